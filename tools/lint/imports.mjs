import { follow, isGame, isTest, nameOf, ruleFor } from './place.mjs'
import { importsOf } from './who-may-import.mjs'

const isTyped = (node, kind, specifiers) =>
  node[kind] === 'type' || (specifiers.length > 0 && specifiers.every(each => each[kind] === 'type'))

/** Calls `see(node, specifier, isTypeOnly)` for every way in which a module can name another. */
const eachImport = see => ({
  ImportDeclaration: node => see(node, node.source.value, isTyped(node, 'importKind', node.specifiers)),
  ExportNamedDeclaration: node =>
    node.source && see(node, node.source.value, isTyped(node, 'exportKind', node.specifiers)),
  ExportAllDeclaration: node => see(node, node.source.value, node.exportKind === 'type'),
  ImportExpression: node => see(node, node.source.type === 'Literal' ? node.source.value : null, false),
  TSImportType: node => see(node, (node.source ?? node.argument?.literal ?? node.argument)?.value, true),
  TSImportEqualsDeclaration: node =>
    node.moduleReference.type === 'TSExternalModuleReference' &&
    see(node, node.moduleReference.expression.value, node.importKind === 'type'),
})

const packageOf = specifier => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
const isFact = specifier => /^@cloak\/[^/]+\/(data|locales|reading|words)(\/|$)/.test(specifier)

/** Which folders of a game each of its folders may import from. */
const ROOMS = {
  src: ['src'],
  art: ['art', 'src'],
  book: ['book', 'src'],
  knack: ['knack', 'src'],
  lesson: ['lesson'],
  board: ['board', 'art', 'locales', 'src'],
  'entry.ts': ['book', 'src'],
}
const isOpenInSource = path => /^src\/(data|reading)\/|^src\/words\.ts$/.test(path)

/** Inside a game the rules import nothing but rules, and everything around them reads types, data and readings only. */
function whyNotRoom(place, path, typed) {
  const from = place.path.split('/')[0]
  const open = place.folder.startsWith('games/') ? ROOMS[from] : undefined
  if (!open) return null
  const to = path.split('/')[0]
  if (!open.includes(to)) return `${from} may not import from ${to} ('${path}')`
  if (from === 'src' || to !== 'src' || typed || isOpenInSource(path)) return null
  return `${from} may import types, data and readings only, not '${path}'`
}

function whyNot(place, imported, typed) {
  // A query such as `?raw` says how a file is read, not which.
  const specifier = imported?.split('?')[0] ?? null
  const may = importsOf(place)
  if (!may) return `packages/${place.folder} is not in the table of tools/lint/who-may-import.mjs`
  if (specifier === null) return 'an import must name its module, so that it can be judged'
  if (specifier.startsWith('.')) {
    const path = follow(place.path, specifier)
    return path.startsWith('..') ? `'${specifier}' leaves the package` : whyNotRoom(place, path, typed)
  }
  if (specifier.startsWith('node:'))
    return may.node ? null : `packages/${place.folder} may not import Node ('${specifier}')`

  const name = packageOf(specifier)
  const grants = list =>
    list.some(each => each === name || each === specifier || (each === '@cloak/*' && name.startsWith('@cloak/')))
  if (name === `@cloak/${place.folder.replace(/^games\/(all$)?/, '') || 'games'}`)
    return isTest(place) ? null : 'a package imports its own files by relative path'
  if (grants(may.all)) return null
  if (grants(may.types)) return typed ? null : `packages/${place.folder} may import types only from '${name}'`
  if (grants(may.facts))
    return typed || isFact(specifier)
      ? null
      : `${place.folder}/${place.path} may import types, data and readings only from '${name}'`
  if (may.npm && !name.startsWith('@cloak/')) return null
  return `packages/${place.folder} may not import '${name}'`
}

export const oneWayImports = ruleFor(
  () => true,
  'Packages import one another in one direction only, and never reach into one another’s files',
  (context, place) =>
    eachImport((node, specifier, typed) => {
      const message = whyNot(place, specifier, typed)
      if (message) context.report({ node, message })
    }),
)

const looking = /^(view|imagine)\.ts$/
const doing =
  /(^|\/)(steps|characters|uniques|districts|buildings|decrees|events)\/|(^|\/)(index|lay|ability|standing|steps)\.ts$/

export const viewsOnlyLook = ruleFor(
  place => isGame(place) && looking.test(nameOf(place.path)),
  'view.ts and imagine.ts import types and data only: what a seat sees cannot depend on what steps do',
  (context, place) =>
    eachImport((node, specifier, typed) => {
      if (typed || !specifier || specifier.startsWith('@cloak/kernel') || isFact(specifier)) return
      if (specifier.startsWith('.') && !doing.test(follow(place.path, specifier))) return
      context.report({ node, message: `${nameOf(place.path)} may import types and data only, not '${specifier}'` })
    }),
)

export const charactersApart = ruleFor(
  place => isGame(place) && /\/characters\/(?!index\.ts$)/.test(place.path),
  'A character file never imports another',
  (context, place) =>
    eachImport((node, specifier) => {
      if (!specifier?.startsWith('.') || !/\/characters(\/|$)/.test(follow(place.path, specifier))) return
      context.report({ node, message: `a character never imports another ('${specifier}'): share a verb instead` })
    }),
)
