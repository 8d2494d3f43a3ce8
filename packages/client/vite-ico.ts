const HEAD = 6
const ROW = 16
const ICON = 1
const BITS = 32

/** An .ico file of PNG pictures, each square and less than 256 wide. */
export function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const table = Buffer.alloc(HEAD + ROW * pictures.length)
  table.writeUInt16LE(ICON, 2)
  table.writeUInt16LE(pictures.length, 4)
  let offset = table.length
  for (const [i, { size, png }] of pictures.entries()) {
    const row = HEAD + ROW * i
    table.writeUInt8(size, row)
    table.writeUInt8(size, row + 1)
    table.writeUInt16LE(1, row + 4)
    table.writeUInt16LE(BITS, row + 6)
    table.writeUInt32LE(png.length, row + 8)
    table.writeUInt32LE(offset, row + 12)
    offset += png.length
  }
  return Buffer.concat([table, ...pictures.map(({ png }) => png)])
}
