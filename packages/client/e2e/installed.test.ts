import { expect, test } from 'vitest'
import { newcomer } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

interface Manifest {
  id: string
  lang: string
  name: string
  description: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  shortcuts: { name: string; url: string }[]
}

test('each language has a manifest of its own that the browser takes, and every icon is as large as it says', async () => {
  const descriptions = new Set<string>()
  for (const locale of ['en', 'pl', 'hu']) {
    const page = await newcomer(world.browser, world.server.address, { locale })
    await page.goto('/')
    const devtools = await page.context().newCDPSession(page)
    const { url, errors, data } = await devtools.send('Page.getAppManifest')
    expect([new URL(url).pathname, errors]).toEqual([`/manifest.${locale}.webmanifest`, []])
    const manifest = JSON.parse(data ?? '') as Manifest
    expect(manifest).toMatchObject({ id: '/', lang: locale, name: 'Cloak & Crown' })
    descriptions.add(manifest.description)
    const sizes = await page.evaluate(
      icons =>
        Promise.all(
          icons.map(async ({ src }) => {
            const image = new Image()
            image.src = src
            await image.decode()
            return `${image.naturalWidth}x${image.naturalHeight}`
          }),
        ),
      manifest.icons.filter(({ type }) => type === 'image/png'),
    )
    expect(sizes).toEqual(manifest.icons.filter(({ type }) => type === 'image/png').map(({ sizes }) => sizes))
    for (const size of ['192x192', '512x512'])
      expect(manifest.icons.filter(({ sizes }) => sizes === size).map(({ purpose }) => purpose)).toEqual([
        'any',
        'maskable',
      ])
    for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200)
    await page.context().close()
  }
  expect(descriptions.size).toBe(3)
})

test('the page’s own icons are there: an .ico of three sizes, and one for Apple', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await page.goto('/')
  const ico = await (await page.request.get('/favicon.ico')).body()
  const count = ico.readUInt16LE(4)
  const pictures = Array.from({ length: count }, (_, i) => {
    const row = 6 + 16 * i
    const png = ico.subarray(ico.readUInt32LE(row + 12)).subarray(0, ico.readUInt32LE(row + 8))
    return [ico.readUInt8(row), png.readUInt32BE(16), png.readUInt32BE(20)]
  })
  expect(pictures).toEqual([16, 32, 48].map(size => [size, size, size]))
  const links = await page.locator('link[rel~=icon], link[rel=apple-touch-icon]').all()
  const widths = await Promise.all(
    links.map(async link => {
      const src = (await link.getAttribute('href')) ?? ''
      return page.evaluate(async src => {
        const image = new Image()
        image.src = src
        await image.decode()
        return image.naturalWidth
      }, src)
    }),
  )
  expect(widths).toHaveLength(3)
  expect(widths[2]).toBe(180)
  await page.context().close()
})
