/** What the chronicler holds. */
export const CHRONICLER = 'quill-ink'
