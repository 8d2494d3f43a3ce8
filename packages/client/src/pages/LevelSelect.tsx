import { useSay } from '../words/say.ts'
import { type BotLevel, LEVEL_NAMES, LEVELS, readLevel } from './bot-level.ts'

interface LevelSelectProps {
  label: string
  level: BotLevel
  onLevel(level: BotLevel): void
}

/** How a bot plays. */
export function LevelSelect({ label, level, onLevel }: LevelSelectProps) {
  const say = useSay()
  return (
    <select aria-label={label} value={level} onChange={({ target }) => onLevel(readLevel(target.value))}>
      {LEVELS.map(each => (
        <option key={each} value={each}>
          {say(LEVEL_NAMES[each])}
        </option>
      ))}
    </select>
  )
}
