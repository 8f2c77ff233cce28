import type { RecognisedWord } from './recognised-text.ts'

/** The fewest units above each other that are no chance. */
const MIN_ALIKE = 4
/** In font sizes: a unit stands no farther behind its amount, and their right edges differ by no more. */
const [CLOSE, SAME_EDGE] = [0.8, 1]
const UNIT = /^\p{Lu}{2,3}$/u
const AMOUNT = /\d[.,]\d{2}$/
/** The digits of an amount with a unit right behind them. */
const JOINED = /^(.*\d)(\p{Lu}{2,3})$/u

/**
 * Amounts of a column that run into the unit behind them, as two words: `-147342TL` is `-147342` and `TL` where `TL` stands
 * behind the amounts above and below. What is left of them is not confirmed.
 *
 * @param words those of a line behind each other
 */
export function partUnits(words: readonly RecognisedWord[]): RecognisedWord[] {
  const units = words.flatMap((unit, i) => {
    const amount = words[i - 1]
    const isBehind =
      amount !== undefined &&
      UNIT.test(unit.text) &&
      AMOUNT.test(amount.text) &&
      amount.baseline === unit.baseline &&
      unit.x0 - amount.x1 < CLOSE * unit.size
    return isBehind ? [{ unit, amount }] : []
  })
  if (units.length < MIN_ALIKE) return [...words]
  return words.flatMap((word) => {
    const [, text = '', name] = JOINED.exec(word.text) ?? []
    const column = units.filter(
      ({ unit }) => unit.text === name && Math.abs(unit.x1 - word.x1) < SAME_EDGE * word.size,
    )
    const [first] = column
    if (!first || column.length < MIN_ALIKE || name === undefined) return [word]
    const { unit, amount } = first
    const [x0, x1] = [Math.max(word.x0, unit.x0), Math.max(word.x0, amount.x1)]
    return [
      { ...word, text, x1, isConfirmed: false },
      { ...word, text: name, x0, x1: Math.max(x0, unit.x1) },
    ]
  })
}
