import type { Plugin } from 'vite'

/** Letters everybody reads; those of Polish and Hungarian alone follow when they are met. */
const FIRST = /\/(?:alegreya-latin-wght|almendra-latin-400)-normal-[\w-]+\.woff2$/

/** Fetches the typefaces along with the program, which waits for them: text set once is not set again. */
export function fonts(): Plugin {
  return {
    name: 'cloak-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(name => FIRST.test(`/${name}`))
          .map(name => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  }
}
