import type { Me, Passkey } from '@cloak/protocol'
import { useEffect, useState } from 'react'
import { myPasskeys, offerPasskeys, type Place, placeOfPasskeys, stopOffering } from '../../people/passkeys.ts'

/** Where passkeys work, and those of who one is; undefined until it is known, null where it cannot be. */
export function usePasskeys(me: Me | null | undefined) {
  const [place, setPlace] = useState<Place | null | undefined>(undefined)
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([])
  const id = me?.id
  useEffect(() => {
    placeOfPasskeys().then(setPlace, () => setPlace(null))
  }, [])
  useEffect(() => {
    let stale = false
    if (id === undefined) setPasskeys([])
    else
      myPasskeys().then(
        found => !stale && setPasskeys(found),
        () => {},
      )
    return () => {
      stale = true
    }
  }, [id])
  return { place, passkeys, setPasskeys }
}

/** A challenge is good for five minutes; the offer is renewed before. */
const ANEW = 4 * 60_000

/** While a login can be typed in, the browser offers passkeys there, if it can. `round` begins it anew. */
export function useQuietOffer(on: boolean, round: number, onMe: (me: Me) => void): void {
  useEffect(() => {
    if (!on) return
    let stale = false
    const offer = async (): Promise<void> => {
      const me = await offerPasskeys()
      if (me && !stale) onMe(me)
    }
    // Nobody has asked for it, so nobody is told that it came to nothing.
    const begin = (): void => void offer().catch(() => {})
    begin()
    const timer = setInterval(begin, ANEW)
    return () => {
      stale = true
      clearInterval(timer)
      void stopOffering()
    }
  }, [on, round])
}
