import { INFLUENCE, type Colour, type Token as Kind } from '../../src/data/pieces.ts'
import { bodies } from '../../art/emblems.ts?drawings'
import { TOKEN_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { Piece } from './Piece.tsx'
import type { Place } from '../pointing/places.ts'
import { useChytrogrod } from '../table.ts'

const TINTS: { readonly [K in Kind]: Colour | 'gilt' } = {
  weapon: 'red',
  chest: 'yellow',
  book: 'green',
  rum: 'blue',
  relic: 'black',
  influence5: 'gilt',
  influence10: 'gilt',
}
export const tintOf = (token: Kind): string => `tint-${TINTS[token]}`
const isInfluence = (token: Kind): token is keyof typeof INFLUENCE => token in INFLUENCE

/** An emblem, or what an influence token is worth. */
export function TokenFace({ token }: { token: Kind }) {
  return isInfluence(token) ? (
    <b className="chy-worth">{INFLUENCE[token]}</b>
  ) : (
    <Emblem body={bodies[TOKEN_EMBLEMS[token]]} />
  )
}

interface TokenProps {
  token: Kind
  at?: Place | null
  place?: string
  className?: string
  /** Said instead of its name. */
  label?: string
}

/** A good or an influence token: a colour, a pattern and an emblem, or its value. */
export function Token({ token, at = null, place, className = '', label }: TokenProps) {
  const { name } = useChytrogrod()
  return (
    <Piece
      at={at}
      {...(place !== undefined && { place })}
      className={`chy-token ${tintOf(token)} ${className}`}
      label={label ?? name('token', token)}
    >
      <TokenFace token={token} />
    </Piece>
  )
}
