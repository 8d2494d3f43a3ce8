import { eachLine } from '../../src/bots/lines.ts'
import type { Given } from '../../src/bots/thinker.ts'

/** A process that thinks for bots, in which chancellors never come to an answer. */
eachLine(process.stdin, line => {
  if ((JSON.parse(line) as Given).level !== 'chancellor') process.stdout.write('{"answer":"x"}\n')
})
