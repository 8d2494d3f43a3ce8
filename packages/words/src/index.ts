export type { Catalogue, Missing, Speaker, Speaking, Words } from './types.ts'
export { speaker } from './speaker.ts'
export { withMinus } from './minus.ts'
export { type Article, articleOf, withArticle, withCapitalArticle } from './hungarian.ts'
