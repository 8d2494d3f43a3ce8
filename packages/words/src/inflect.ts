import { withArticle, withCapitalArticle } from './hungarian.ts'

/** A form of a name that a sentence may ask for by `{card_<form>}`; each name of a list takes it. */
export type Form = (name: string, i: number) => string

/** The forms of each language that has any. */
const forms: { readonly [language: string]: { readonly [form: string]: Form } } = {
  hu: {
    az: withArticle,
    Az: (name, i) => (i === 0 ? withCapitalArticle(name) : withArticle(name)),
  },
}

export const formsOf = (language: string): readonly (readonly [string, Form])[] => Object.entries(forms[language] ?? {})
