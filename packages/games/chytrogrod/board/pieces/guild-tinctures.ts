import type { PlayerView } from '../../src/types.ts'
import { useEffect } from 'react'

/** In this game a player's arms are in the colour of the guild: wherever the page shows them, while the table is open. */
export function useGuildTinctures(players: readonly PlayerView[]): void {
  const guilds = players.map(({ guild }) => guild ?? '').join(' ')
  useEffect(() => {
    const { style } = document.documentElement
    const names = guilds.split(' ').map((guild, seat) => ({ guild, name: `--arms-${seat}` }))
    for (const { guild, name } of names) if (guild !== '') style.setProperty(name, `var(--chy-${guild})`)
    return () => {
      for (const { name } of names) style.removeProperty(name)
    }
  }, [guilds])
}
