import { encodeQR } from 'qr'
import { KINDS } from './chest-keeper.ts'
import { useSay } from '../words/say.ts'
import { codeOf, ROWS, rowOf } from './labels.ts'

/** The picture of a code, module by module. */
function Code({ text }: { text: string }) {
  const modules = encodeQR(text, 'raw', { ecc: 'quartile', border: 2 })
  const size = modules.length
  const path = modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className="keeper-code" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
      <rect className="keeper-code-paper" width={size} height={size} />
      <path className="keeper-code-ink" d={path} />
    </svg>
  )
}

/** Four labels to be printed and glued under the chests: a code for the camera, rows of numbers for the finger. */
export function Labels({ set, onDone }: { set: string; onDone(): void }) {
  const say = useSay()
  return (
    <section className="keeper-print">
      <div className="keeper-no-print">
        <h2>{say('client.keeper.labels')}</h2>
        <p>{say('client.keeper.glue')}</p>
        <p className="links">
          <button type="button" className="button primary" onClick={() => window.print()}>
            {say('client.keeper.print')}
          </button>
          <button type="button" className="button" onClick={onDone}>
            {say('client.keeper.back')}
          </button>
        </p>
      </div>
      <div className="keeper-labels">
        {KINDS.map(kind => (
          <figure key={kind} className="keeper-label">
            <figcaption>{say('client.keeper.cut-off', { kind: say(`client.keeper.kind.${kind}`) })}</figcaption>
            <div className="keeper-label-face">
              <Code text={codeOf(set, kind)} />
              <div>
                <b>{set}</b>
                <ol>
                  {ROWS.map(step => (
                    <li key={step}>{rowOf(set, step)[kind]}</li>
                  ))}
                </ol>
              </div>
            </div>
          </figure>
        ))}
      </div>
    </section>
  )
}
