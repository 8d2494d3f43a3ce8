import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Where these stand in `stat`, counted after the name, which may have spaces in it. */
const [PARENT, USER, SYSTEM, NICE, POLICY] = [1, 11, 12, 16, 38]
/** Times are told in hundredths of a second. */
const TICKS = 100

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
const stat = (of: string, field: number): number => Number(read(`/proc/${of}/stat`).split(') ')[1]?.split(' ')[field])
const words = (of: number, file: 'cmdline' | 'environ'): string[] =>
  read(`/proc/${of}/${file}`).split('\0').slice(0, -1)

/** The processes that think for this one; only where `/proc` is there to be seen. */
export const thinkersOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter(entry => /^\d+$/.test(entry) && stat(entry, PARENT) === parent)
    .map(Number)
    .filter(pid => argumentsOf(pid)[1]?.endsWith('think.ts'))

export const argumentsOf = (pid: number): string[] => words(pid, 'cmdline')
export const environmentOf = (pid: number): string[] => words(pid, 'environ')

/** Seconds of the processor that it has used. */
export const secondsOf = (pid: number): number => (stat(`${pid}`, USER) + stat(`${pid}`, SYSTEM)) / TICKS

const threads = (pid: number, field: number): number[] =>
  readdirSync(`/proc/${pid}/task`).map(thread => stat(`${pid}/task/${thread}`, field))
/** Of all threads of a process, each once. */
export const prioritiesOf = (pid: number): number[] => [...new Set(threads(pid, NICE))]
export const policiesOf = (pid: number): number[] => [...new Set(threads(pid, POLICY))]

/** The files and sockets that a process has open, by a name that is the same in every process. */
export const openIn = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/fd`)
    .flatMap(fd => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`)
      } catch {
        return []
      }
    })
    .filter(name => name.startsWith('socket:') || (name.startsWith('/') && !name.startsWith('/dev/')))
