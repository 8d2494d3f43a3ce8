/** A drawing of Game Icons in the colour of the text around it. */
export function Emblem({ body, className = 'emblem' }: { body: string | undefined; className?: string }) {
  if (body === undefined) return null
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={body} />
    </svg>
  )
}
