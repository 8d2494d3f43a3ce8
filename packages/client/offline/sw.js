/** Keeps the client on this device, so that a second visit needs no connection. */
const FILES = /* files */ []
const STORE = 'cloak-unversioned'
/** A page that says nothing of where it is: without a connection it stands for every address. */
const SHELL = '/offline'

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(STORE)
      .then(store => store.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== STORE).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

/** Pages come from the server while it answers, then from the files kept here; files of this build never change. */
self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    const kept = FILES.includes(pathname) ? pathname : SHELL
    event.respondWith(fetch(request).catch(() => caches.match(kept, { ignoreVary: true })))
    return
  }
  if (FILES.includes(pathname)) event.respondWith(caches.match(pathname).then(kept => kept ?? fetch(request)))
})
