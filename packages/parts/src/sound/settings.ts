import { create } from 'zustand'

const KEPT = 'cloak.sound'

/** Driven by a program nothing sounds, unless it asked for it. */
function wished(): boolean {
  const kept = localStorage.getItem(KEPT)
  return kept === null ? !navigator.webdriver : kept === 'yes'
}

/** Whether the table is heard; kept for the next time. */
export const useSound = create<{ on: boolean; toggle(): void }>((set, get) => ({
  on: wished(),
  toggle() {
    const on = !get().on
    localStorage.setItem(KEPT, on ? 'yes' : 'no')
    set({ on })
  },
}))
