import type { Line } from '../layout/word.ts'

/** A function of lines that keeps its answers, for as long as it is kept itself. */
export function remember<T extends NonNullable<unknown>>(find: (line: Line) => T): (line: Line) => T {
  const known = new Map<Line, T>()
  return (line) => {
    let answer = known.get(line)
    if (answer === undefined) {
      answer = find(line)
      known.set(line, answer)
    }
    return answer
  }
}
