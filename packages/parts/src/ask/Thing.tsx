import type { Ref } from '@cloak/kernel'
import type { HTMLAttributes, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useThings } from './things.tsx'

interface ThingProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick'> {
  /** What it is, or all that it stands for. */
  of: Ref | readonly Ref[]
  /** What it is a picture of, where that is not the first of these. */
  shows?: Ref
  className: string
  /** It costs nothing to be wrong: one click does it. */
  instant?: boolean
  children: ReactNode
}
const isList = (of: Ref | readonly Ref[]): of is readonly Ref[] => Array.isArray(of)

/** Keys press it as they press any button: Enter at once, the space bar when it is let go. */
function press(event: KeyboardEvent<HTMLElement>): void {
  const { key, type, currentTarget, target } = event
  if (target !== currentTarget || (key !== 'Enter' && key !== ' ')) return
  event.preventDefault()
  if (!event.repeat && type === (key === 'Enter' ? 'keydown' : 'keyup')) currentTarget.click()
}

/**
 * Something on the table: a button while it can be pointed at, a picture otherwise. The element stays the same, so that
 * all that is drawn in it stays when a question comes or goes.
 */
export function Thing({ of, shows, className, instant = false, children, ...rest }: ThingProps) {
  const { lookAt, point } = useThings()
  const refs = isList(of) ? of : [of]
  const pointed = lookAt(refs)
  const shown = shows ?? refs[0]
  return (
    <div
      className={pointed ? `${className} thing thing-${pointed.state}` : className}
      {...(pointed
        ? {
            role: 'button',
            tabIndex: 0,
            'aria-pressed': pointed.state === 'chosen',
            'aria-disabled': pointed.state === 'barred',
            onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) =>
              point(refs, currentTarget, { instant, byKey: detail === 0 }),
            onKeyDown: press,
            onKeyUp: press,
          }
        : { 'data-thing': shown ? `${shown.kind}:${shown.id}` : '' })}
      {...rest}
    >
      {children}
      {pointed?.slot && (
        <span className="thing-slot" data-slot={pointed.slot.id}>
          {pointed.slot.said}
        </span>
      )}
    </div>
  )
}
