/** SHA-256 in hexadecimal; browsers reckon it only on pages that came safely. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), n => n.toString(16).padStart(2, '0')).join('')
}
export const canReckon = (): boolean => 'subtle' in crypto
