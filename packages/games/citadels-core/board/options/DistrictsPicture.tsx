import type { Speaker } from '@cloak/words'
import { bodies } from '../../art/emblems.ts?drawings'
import { emblemOfDistrict } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import './cast.css'

/** The special districts that the host has chosen: emblem, name, what each does. */
export function DistrictsPicture({ districts, speaker }: { districts: readonly string[]; speaker: Speaker }) {
  if (districts.length === 0) return null
  return (
    <ul className="districts-picture" aria-label={speaker.say({ key: 'ref.type', args: { id: 'unique' } })}>
      {districts.map(card => (
        <li key={card}>
          <Emblem body={bodies[emblemOfDistrict(card)]} />
          <span className="cast-name">{speaker.say({ key: 'ref.card', args: { id: card } })}</span>
          <span className="cast-power">{speaker.say({ key: `effect.${card}` })}</span>
        </li>
      ))}
    </ul>
  )
}
