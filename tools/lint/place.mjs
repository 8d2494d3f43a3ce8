/**
 * Where a file lies: the folder of its package (`kernel`, `games/pact`) and its path inside it; null outside `packages/`.
 * The last `packages/` of the path counts, so fixtures can mirror the repository.
 */
export function placeOf(filename) {
  const path = filename.replaceAll('\\', '/')
  const start = path.lastIndexOf('/packages/')
  if (start < 0) return null
  const [first, second, ...rest] = path.slice(start + '/packages/'.length).split('/')
  return first === 'games' && rest.length
    ? { folder: `games/${second}`, path: rest.join('/') }
    : { folder: first, path: [second, ...rest].join('/') }
}

const isSource = place => place.path.startsWith('src/')

/** The source of a game, the registry of games excepted. */
export const isGame = place => place.folder.startsWith('games/') && place.folder !== 'games/all' && isSource(place)
/** Code that must give the same result on every machine, every time. */
export const isRules = place => isGame(place) || (place.folder === 'kernel' && isSource(place))
export const isTest = place => place.path.startsWith('test/')
export const nameOf = path => path.slice(path.lastIndexOf('/') + 1)

/** The path a relative import means, seen from the package's root; it begins with `..` when it leaves the package. */
export function follow(from, specifier) {
  const parts = from.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '.') continue
    if (part === '..' && parts.length && parts.at(-1) !== '..') parts.pop()
    else parts.push(part)
  }
  return parts.join('/')
}

/** A rule that looks only at files which `concerns` accepts. */
export const ruleFor = (concerns, description, visit) => ({
  meta: { type: 'problem', docs: { description } },
  create(context) {
    const place = placeOf(context.filename)
    return place && concerns(place) ? visit(context, place) : {}
  },
})
