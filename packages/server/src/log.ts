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

/** Structured logs. They name tables and questions; answers, hands, seeds and tokens are left out wherever they hide. */
export const logger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: HIDDEN.flatMap(field => [field, `*.${field}`, `*.*.${field}`]), remove: true },
    },
    destination ?? pino.destination(1),
  )
