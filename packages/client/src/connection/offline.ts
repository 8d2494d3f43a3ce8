/** Has the client kept on this device, where the browser can: the next visit needs no connection. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
  } catch {
    // Private windows and plain http beyond this machine know no service worker; everything else works there.
  }
}
