import { type RefObject, useEffect } from 'react'

/** The parts of a table that a lesson can mean; a table that lacks one is not pointed at. */
const PLACES: { readonly [point: string]: string } = {
  bar: '.bar',
  board: '.frame-board',
  chronicle: '.chronicle',
  city: '.own-city',
  hand: '.hand',
  middle: '.middle',
  rivals: '.rivals',
}

/** Brings what is meant into sight: what can be chosen, or the part of the table that is spoken of. */
export function usePointing(frame: RefObject<HTMLElement | null>, point: string | null, at: unknown): void {
  useEffect(() => {
    const meant = frame.current?.querySelector('.frame-board .thing-open')
    const place = point === null ? undefined : PLACES[point]
    const found = meant ?? (place === undefined ? null : frame.current?.querySelector(place))
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [frame, point, at])
}
