import { type DestinationStream, type Logger, pino } from 'pino'

const HIDDEN = [
  'answer',
  'seen',
  'told',
  'token',
  'password',
  'secret',
  'seed',
  'salt',
  'cookie',
  'authorization',
  'parameters',
  'detail',
]

/** What V8 says of a text that is no JSON has some of the text in it, which may be of a journal. */
const QUOTED = /(\.{3})?"[^]*"(\.{3})? is not valid JSON/g
const without = (text: string): string => text.replaceAll(QUOTED, 'a text is not valid JSON')
const errorAs = (error: Error) => {
  const said = pino.stdSerializers.err(error)
  return { ...said, message: without(said.message), stack: without(said.stack) }
}

/** Structured logs. They name tables and questions; answers, hands, seeds and tokens are left out wherever they hide. */
export const logger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: (err: unknown) => (err instanceof Error ? errorAs(err) : err) },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: HIDDEN.flatMap(field => [field, `*.${field}`, `*.*.${field}`]), remove: true },
    },
    destination ?? pino.destination(1),
  )
