import { isGame, isTest, nameOf, ruleFor } from './place.mjs'

const isView = place => isGame(place) && (nameOf(place.path) === 'view.ts' || place.path.includes('/view/'))

export const noSpreadInViews = ruleFor(
  isView,
  'A view names each thing it shows: a spread would show whatever is added to the table later',
  context => {
    const report = node =>
      context.report({ node, message: 'no spread in a view: name each field, so that a new one stays hidden' })
    return {
      SpreadElement: node =>
        node.parent.type !== 'CallExpression' && node.parent.type !== 'NewExpression' && report(node),
      RestElement: node => node.parent.type === 'ObjectPattern' && report(node),
      CallExpression: ({ callee }) =>
        callee.type === 'MemberExpression' &&
        callee.object.name === 'Object' &&
        callee.property.name === 'assign' &&
        report(callee),
    }
  },
)

const isKernelSeal = ({ folder, path }) =>
  folder === 'kernel' && /^src\/(secret|opened|script|see|steps|copy|imagine)\.ts$/.test(path)
const openers = { TSUnknownKeyword: 'unknown', TSNeverKeyword: 'never' }

export const noCasts = ruleFor(
  place => !isKernelSeal(place),
  'A Secret is a seal in the types, and a cast is the knife: only the kernel holds it',
  (context, place) => {
    const see = node => {
      const inner = node.expression.type === 'ParenthesizedExpression' ? node.expression.expression : node.expression
      const through = inner.type.startsWith('TS') && openers[inner.typeAnnotation?.type]
      if (through) context.report({ node, message: `no 'as ${through} as': it would open a Secret` })
      else if (isGame(place) && !isTest(place) && node.typeAnnotation.type === 'TSNeverKeyword' && !isCast(node.parent))
        context.report({ node, message: "no 'as never' in rules: it fits everywhere, also where a Secret does not" })
    }
    const isCast = node => node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion'
    return { TSAsExpression: see, TSTypeAssertion: see }
  },
)
