/** Longer than this nobody waits for a typeface: then it comes when it comes. */
const PATIENCE = 3000
const LETTERS = { en: 'a', pl: 'ał', hu: 'aő' } as const

/** Waits for the typefaces a language is set in, so that nothing moves when they come. */
export async function typefaces(language: keyof typeof LETTERS): Promise<void> {
  const faces = ['Alegreya', 'Almendra'].map(face => document.fonts.load(`1rem ${face}`, LETTERS[language]))
  const enough = new Promise(settle => setTimeout(settle, PATIENCE))
  await Promise.race([Promise.allSettled(faces), enough])
}
