/* Serves the chest-keeper out of what the page put aside when there is no server to ask. */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', event => {
  if (event.request.method !== 'GET') return
  const { pathname } = new URL(event.request.url)
  if (pathname !== '/chest-keeper' && !pathname.startsWith('/assets/')) return
  event.respondWith(
    fetch(event.request).catch(
      async () =>
        (await caches.match(event.request.mode === 'navigate' ? '/chest-keeper' : event.request)) ?? Response.error(),
    ),
  )
})
