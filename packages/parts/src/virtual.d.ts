declare module '*?drawings' {
  /** The path of each drawing, 512 by 512. */
  export const bodies: { readonly [name: string]: string }
}
declare module 'virtual:rulebook/*' {
  export const text: string
}
declare module '*.css'

interface ImportMeta {
  readonly env: { readonly PROD: boolean }
}
