import { createHistogram, type Histogram, monitorEventLoopDelay, type RecordableHistogram } from 'node:perf_hooks'

/** What is counted, and what it is called for Prometheus. */
const COUNTERS = {
  entries: 'Answers and undos written to journals',
  commands: 'Commands received over sockets',
  refusals: 'Commands that the rules refused',
  errors: 'Commands and requests that were not understood, not allowed or not possible',
  faults: 'Faults: rules or database',
  connections: 'Sockets opened',
  requests: 'HTTP requests',
} as const
export type Counter = keyof typeof COUNTERS

export interface Metrics {
  count(what: Counter): void
  /** A table's command was done, and everybody shown what came of it, so many milliseconds after it had arrived. */
  served(milliseconds: number): void
  /** How long that took, in nanoseconds. */
  readonly service: RecordableHistogram
  /** A number that is asked for when somebody looks. */
  gauge(name: string, says: string, read: () => number): void
  text(): string
}

/** Counters and gauges in Prometheus's text format. They name no table, no person and no answer. */
export function metrics(): Metrics {
  const counts = new Map<Counter, number>()
  const gauges: { name: string; says: string; read: () => number }[] = []
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const service = createHistogram()
  const block = (name: string, says: string, type: string, value: number) =>
    `# HELP cloak_${name} ${says}\n# TYPE cloak_${name} ${type}\ncloak_${name} ${value}\n`
  return {
    count: what => void counts.set(what, (counts.get(what) ?? 0) + 1),
    served: milliseconds => service.record(Math.max(1, Math.round(milliseconds * 1e6))),
    service,
    gauge: (name, says, read) => void gauges.push({ name, says, read }),
    text() {
      const counted = Object.entries(COUNTERS).map(([name, says]) =>
        block(`${name}_total`, says, 'counter', counts.get(name as Counter) ?? 0),
      )
      const read = gauges.map(({ name, says, read }) => block(name, says, 'gauge', read()))
      const memory = block('memory_bytes', 'Resident memory', 'gauge', process.memoryUsage.rss())
      const p99 = (name: string, says: string, of: Histogram) =>
        block(`${name}_p99_seconds`, `${says}, 99th percentile`, 'gauge', of.percentile(99) / 1e9)
      const lag = p99('event_loop', 'Event loop delay', delay)
      const waited = p99('service', "From a command's arrival to its last push", service)
      return [...counted, ...read, memory, lag, waited].join('')
    },
  }
}
