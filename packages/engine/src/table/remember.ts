import type { Line } from '../layout/word.ts'

/** A function of objects that keeps its answers for as long as each object is kept. */
export function keepWith<K extends WeakKey, T extends NonNullable<unknown>>(
  find: (key: K) => T,
): (key: K) => T {
  const known = new WeakMap<K, T>()
  return (key) => {
    let answer = known.get(key)
    if (answer === undefined) {
      answer = find(key)
      known.set(key, answer)
    }
    return answer
  }
}

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
