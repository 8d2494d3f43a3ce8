/** A drawing of Game Icons in the colour of the text around it. The drawings are our own build's, never a user's. */
export function Emblem({ body, className = 'emblem' }: { body: string | undefined; className?: string }) {
  if (body === undefined) return null
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <g dangerouslySetInnerHTML={{ __html: body }} />
    </svg>
  )
}
