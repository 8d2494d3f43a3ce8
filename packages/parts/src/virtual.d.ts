/// <reference types="vite/client" />
declare module '*?drawings' {
  /** The path of each drawing, 512 by 512. */
  export const bodies: { readonly [name: string]: string }
}
