import type { Tricks } from '../plan/plan.ts'
import type { PlacedText } from './sheet.ts'

/** The order in which a PDF's content draws its texts, which need not be the order of reading. */
export function orderTexts(texts: readonly PlacedText[], order: Tricks['order']): readonly PlacedText[] {
  if (order === 'printed') return texts
  if (order === 'by-column') return [...texts].sort((a, b) => a.column - b.column)
  return texts
    .map((text, i) => ({ text, key: scatter(i) }))
    .sort((a, b) => a.key - b.key)
    .map(({ text }) => text)
}

/** Spreads neighbouring numbers over 32 bits, the same in each run: Knuth's multiplicative hash. */
const scatter = (i: number): number => Math.imul(i + 1, 0x9e3779b1) >>> 0
