/** The lockfile path at which Node finds `name` from the package at `path`, looking upwards; null if it is nowhere. */
export function placeOf(packages: { [path: string]: object }, path: string, name: string): string | null {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const place = `${at && `${at}/`}node_modules/${name}`
    if (place in packages) return place
    if (!at.includes('node_modules/')) return `node_modules/${name}` in packages ? `node_modules/${name}` : null
  }
}
