import { useEffect } from 'react'

const WORKER = '/chest-keeper-worker.js'
const SCOPE = '/chest-keeper'
const CACHE = 'chest-keeper'

/** Puts the page and all it is made of aside, so that it opens again where there is no server. */
export function useOffline(): void {
  useEffect(() => {
    void putAside().catch(() => {})
  }, [])
}

async function putAside(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const made = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => name.startsWith(`${location.origin}/assets/`))
  const cache = await caches.open(CACHE)
  await cache.addAll([SCOPE, ...new Set(made)])
}
