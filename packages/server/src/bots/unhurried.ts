/**
 * What comes of a thought, at the end of a pause. The pause begins when the bot does: before, it waited for others, and from
 * then on how long it thinks depends on what it holds, which the pause hides. Where that was too short another is drawn, and so
 * on: whenever something comes, a pause has ended.
 */
export function unhurried<A>(pause: () => number, think: (begins: () => void) => Promise<A>): Promise<A> {
  return new Promise(settle => {
    let [hasBegun, isOver] = [false, false]
    const wait = (): void => void setTimeout(() => (isOver ? settle(thought) : wait()), pause())
    const begins = (): void => {
      if (!hasBegun) wait()
      hasBegun = true
    }
    const thought = think(begins)
    const over = (): void => {
      isOver = true
      // One that failed may never have had its turn.
      begins()
    }
    thought.then(over, over)
  })
}
