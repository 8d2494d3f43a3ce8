import type { Advice } from '@cloak/bots'
import type { CounselAsked, CounselSpoken, Chances, Finished } from './counsel-messages.ts'
import { newWorker } from './new-worker.ts'

export type { Advice, Advised, Point } from '@cloak/bots'

/** How long the chancellor thinks about a question, in milliseconds. */
const THINKS = 1500

/** Puts something to a worker of its own; an abort ends it at once, or keeps it from beginning. */
async function put<K extends 'advice' | 'chances'>(
  asked: CounselAsked,
  wanted: K,
  signal: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<CounselSpoken & { kind: K }> {
  signal.throwIfAborted()
  const worker = newWorker()
  return await new Promise<CounselSpoken & { kind: K }>((settle, fail) => {
    signal.addEventListener('abort', () => fail(new Error('nobody waits for it any more')))
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<CounselSpoken>) => {
      if (data.kind === 'progress') onProgress?.(data.share)
      else if (data.kind === wanted) settle(data as CounselSpoken & { kind: K })
      else fail(new Error('these rules are not known here'))
    })
    worker.postMessage(asked, [])
  }).finally(() => worker.terminate())
}

/** What the chancellor would answer in this seat's place, knowing what the seat knows. */
export async function askChancellor(
  asked: Omit<CounselAsked & { kind: 'advise' }, 'kind' | 'thinks'>,
  signal: AbortSignal,
): Promise<Advice> {
  return (await put({ kind: 'advise', thinks: THINKS, ...asked }, 'advice', signal)).advice
}

/** Everybody's chance of winning over a finished game. */
export async function studyGame(
  finished: Finished,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Chances> {
  return (await put({ kind: 'study', finished }, 'chances', signal, onProgress)).chances
}
