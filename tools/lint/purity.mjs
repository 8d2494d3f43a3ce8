import { isGame, isRules, ruleFor } from './place.mjs'

const globals = new Set(
  'Date Temporal performance crypto setTimeout setInterval setImmediate queueMicrotask Intl'.split(' '),
)
const members = new Set(['localeCompare', 'toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase'])

/** Whether an identifier only names a property. */
const isName = node => isNameIn(node.parent, node)
const isNameIn = (parent, node) =>
  (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  ((parent.type === 'Property' || parent.type === 'PropertyDefinition' || parent.type === 'MethodDefinition') &&
    parent.key === node &&
    !parent.computed &&
    !parent.shorthand) ||
  parent.type === 'TSPropertySignature' ||
  parent.type === 'TSMethodSignature'

export const noClockNoChance = ruleFor(
  isRules,
  'The same setup and answers give the same game: rules know no clock, no chance of their own and no locale',
  context => {
    const report = (node, what) =>
      context.report({ node, message: `no ${what} in rules: chance comes from rng, and time is not theirs to know` })
    return {
      Identifier: node => globals.has(node.name) && !isName(node) && report(node, node.name),
      MemberExpression: node => {
        const property = node.computed ? node.property.value : node.property.name
        if (node.object.name === 'Math' && property === 'random') report(node, 'Math.random')
        else if (node.object.name === 'globalThis' && globals.has(property)) report(node, property)
        else if (members.has(property)) report(node.property, property)
      },
    }
  },
)

const isData = place => /(^|\/)(locales|data)(\/|\.ts$)/.test(place.path)
const isProse = text => / /.test(text) && /\p{L}/u.test(text)

function isSaidToNoPlayer(node) {
  for (let each = node.parent; each; each = each.parent) {
    if (each.type === 'ThrowStatement') return true
    if (each.type === 'NewExpression' && /(Error|Fault)$/.test(each.callee.name ?? '')) return true
    if (/Function|Program/.test(each.type)) return false
  }
  return false
}

export const noProse = ruleFor(
  place => isGame(place) && !isData(place),
  'Rules speak in message keys; sentences are in locales/, in three languages',
  context => {
    const see = (node, text) => {
      if (isProse(text) && !isSaidToNoPlayer(node))
        context.report({ node, message: `no prose in rules: say '${text.trim().slice(0, 40)}' by a message key` })
    }
    return {
      Literal: node => typeof node.value === 'string' && see(node, node.value),
      TemplateElement: node => see(node, node.value.cooked ?? node.value.raw),
    }
  },
)
