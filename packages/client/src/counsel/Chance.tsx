import { useLanguage } from '@cloak/parts/language/language.ts'

/** Says a share in whole hundredths. */
export function usePercent(): (share: number) => string {
  const language = useLanguage(({ language }) => language)
  const { format } = new Intl.NumberFormat(language, { style: 'percent' })
  return format
}

/** A chance of winning, as a bar and in hundredths. */
export function Chance({ of }: { of: number }) {
  const { say } = useLanguage()
  const chance = usePercent()(of)
  return (
    <span className="chance">
      <span className="chance-bar" aria-hidden="true">
        <span style={{ inlineSize: `${100 * of}%` }} />
      </span>
      <span className="unseen">{say('client.counsel.chance', { chance })}</span>
      <strong aria-hidden="true">{chance}</strong>
    </span>
  )
}
