/** Whether the reader's last gesture was a key: nobody else is shown where the focus lies. */
let last = false
export const isByKeys = (): boolean => last

addEventListener('keydown', () => (last = true), { capture: true, passive: true })
addEventListener('pointerdown', () => (last = false), { capture: true, passive: true })
