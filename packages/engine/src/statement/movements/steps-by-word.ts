import type { ReadRow } from '../ledger.ts'

/** The way a running balance goes. */
export type Step = 'up' | 'down'

type Texted = Pick<ReadRow, 'description'>

/** A word tells a direction if at least this many of its rows go one way and none the other: one row may be chance. */
const MIN_ALIKE = 2
const WORD = /\p{L}{3,}/gu

/**
 * How often the balance goes up and down in rows with a given word: `Payment` goes down wherever its step is known.
 */
export class StepsByWord {
  readonly #steps = new Map<string, Record<Step, number>>()

  add(row: Texted, step: Step): void {
    for (const word of wordsOf(row)) {
      const steps = this.#steps.get(word) ?? { up: 0, down: 0 }
      steps[step]++
      this.#steps.set(word, steps)
    }
  }

  /** The way that all telling words of a row agree on. */
  of(row: Texted): Step | null {
    const said = new Set<Step>()
    for (const word of wordsOf(row)) {
      const { up, down } = this.#steps.get(word) ?? { up: 0, down: 0 }
      if (down === 0 && up >= MIN_ALIKE) said.add('up')
      if (up === 0 && down >= MIN_ALIKE) said.add('down')
    }
    const [step] = said
    return said.size === 1 && step !== undefined ? step : null
  }
}

/** A cache: many readings of a row are weighed, and its words are the same in all. */
const known = new WeakMap<Texted, ReadonlySet<string>>()

function wordsOf(row: Texted): ReadonlySet<string> {
  const words = known.get(row) ?? new Set(row.description.toLowerCase().match(WORD))
  known.set(row, words)
  return words
}
