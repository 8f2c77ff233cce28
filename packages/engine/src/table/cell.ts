import { type FoundDate, findDates } from '../dates/find-dates.ts'
import { type DateCell, readDateCell } from '../dates/read-date-cell.ts'
import { textOf, type Word } from '../layout/word.ts'
import { type Money, type MoneyConvention, parseMoney } from '../money/parse-money.ts'

/** The words of a line or row that stand in one column. What they say is found when a stage first asks, and kept. */
export class Cell {
  readonly words: readonly Word[]
  #text: string | undefined
  #money: Money | null | undefined
  #convention: MoneyConvention | undefined
  #date: DateCell | null | undefined
  #dates: readonly FoundDate[] | undefined

  /** @param text what the words say, where that is not how `textOf` reads them */
  constructor(words: readonly Word[], text?: string) {
    this.words = words
    this.#text = text
  }

  get isEmpty(): boolean {
    return this.words.length === 0
  }

  /** The words as one reads them. */
  get text(): string {
    this.#text ??= textOf(this.words)
    return this.#text
  }

  /** The amount that it prints, and nothing else; null for anything else. */
  moneyIn(convention: MoneyConvention): Money | null {
    if (this.isEmpty) return null
    if (this.#money === undefined || this.#convention !== convention) {
      this.#money = parseMoney(this.text, convention)
      this.#convention = convention
    }
    return this.#money
  }

  /** The date or dates that it prints, and nothing else; null for anything else. */
  get date(): DateCell | null {
    if (this.#date === undefined) this.#date = readDateCell(this.words)
    return this.#date
  }

  /** All dates among its words, whatever else it prints. */
  get dates(): readonly FoundDate[] {
    this.#dates ??= findDates(this.words)
    return this.#dates
  }
}

export const EMPTY_CELL = new Cell([])

/** One cell of all the words of several. */
export function joinCells(cells: readonly Cell[]): Cell {
  const [first, ...others] = cells.filter(({ isEmpty }) => !isEmpty)
  if (first === undefined) return EMPTY_CELL
  return others.length === 0 ? first : new Cell([first, ...others].flatMap(({ words }) => words))
}
