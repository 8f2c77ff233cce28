import type { ComparedWord, RecognisedWord } from './word-types.ts'

/** Words stand on one line where their baselines differ by no more than this share of the font size. */
const SAME_LINE = 0.3

/** Words in reading order: lines from top to bottom, and each from left to right. */
export function toLines(words: readonly ComparedWord[]): RecognisedWord[] {
  const lines: ComparedWord[][] = []
  for (const word of [...words].sort((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    const isSame = last && word.baseline - last.baseline <= SAME_LINE * Math.min(word.size, last.size)
    if (line && isSame) line.push(word)
    else lines.push([word])
  }
  return lines.flatMap((inLine, line) => {
    const baseline = median(inLine.map((word) => word.baseline))
    const size = median(inLine.map((word) => word.size))
    return apart(inLine.sort((a, b) => a.x0 - b.x0)).map((word) => ({ ...word, line, baseline, size }))
  })
}

/** Words of a line, from left to right, none of which reaches into the next. */
function apart(words: readonly ComparedWord[]): ComparedWord[] {
  const borders = words.slice(1).map((next, i) => {
    const { x1 } = words[i] as ComparedWord
    return x1 > next.x0 ? (x1 + next.x0) / 2 : null
  })
  return words.map((word, i) => {
    const x0 = borders[i - 1] ?? word.x0
    return { ...word, x0, x1: Math.max(x0 + 1, borders[i] ?? word.x1) }
  })
}

const median = (values: readonly number[]): number =>
  Float64Array.from(values).sort()[values.length >> 1] ?? 0
