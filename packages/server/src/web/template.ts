/** What is put into the built page, as HTML. */
export interface Filling {
  lang: string
  /** The theme the reader chose; null if it follows the system. */
  theme: string | null
  head: string
  files: string
  main: string
}

const SLOTS =
  /^(.*)<html lang="en">(.*)<!--head-->.*<!--\/head-->(.*)<!--files-->.*<!--\/files-->(.*)<!--main-->.*<!--\/main-->(.*)$/s

/** The built `index.html` as a function of what the server puts into it. */
export function template(html: string): (filling: Filling) => string {
  const parts = SLOTS.exec(html)
  if (!parts)
    throw new Error('index.html of the built client lacks <html lang="en">, or a place for head, files or main')
  const [, doctype = '', before = '', between = '', body = '', after = ''] = parts
  return ({ lang, theme, head, files, main }) =>
    `${doctype}<html lang="${lang}"${theme === null ? '' : ` data-theme="${theme}"`}>${before}${head}${between}${files}${body}${main}${after}`
}
