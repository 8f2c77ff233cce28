import { addDays, type Day, dayOf, daysIn, partsOf, toIso } from '../../convention/day.ts'
import { toDecimalString } from '../../convention/print-money.ts'
import type { Print } from '../../drawing/print.ts'
import type { Truth, TruthAccount, TruthTransaction } from '../../truth/truth.ts'
import type { AccountBook, Entry } from './account-book.ts'
import type { Paper } from './paper.ts'

/** What a row prints beside its date and amount. */
export type Printed = {
  readonly description: string
  readonly reference?: string | null
  readonly valueDate?: boolean
  readonly balance?: boolean
  /** What of a payment does not move the balance, in minor units. */
  readonly interestAndFees?: number
}

/** What a statement says about its account, and what it proves. */
export type Said = {
  /** The number of decimals of the money, where it is not two. */
  readonly exponent?: 0 | 2 | 3
  /** Balances are what is owed, and are printed as positive numbers. */
  readonly isOwed?: boolean
  /** `undefined` where it names none beyond doubt. */
  readonly currency?: string
  readonly number?: boolean
  /**
   * `balances`: printed only as the days of the opening and the closing balance, the first of which is a day earlier;
   * `month`: only the name of the month in which it ends.
   */
  readonly period?: 'both' | 'balances' | 'month' | 'end' | 'none'
  /** Whether the opening and the closing balance are printed under a name. */
  readonly opening?: boolean
  readonly closing?: boolean
  /** Which rows are proved by nothing that is printed. */
  readonly unproved?: 'none' | 'oldest' | 'oldest-day' | 'all'
}

type Account = Pick<AccountBook, 'opening' | 'closing' | 'start' | 'end' | 'number'>

const PLAIN = {
  order: 'printed',
  spacing: 'words',
  turn: 'none',
  watermark: 'none',
  fakeBold: false,
  whiteText: false,
} as const

/** What is printed, written down beside the printing. */
export class Witness {
  readonly #rows: TruthTransaction[] = []
  readonly #decimal: (minor: number) => string
  /** Of each account so far. */
  readonly #isOwed: boolean[]

  constructor({ exponent = 2, isOwed = false }: Pick<Said, 'exponent' | 'isOwed'> = {}) {
    this.#decimal = (minor) => toDecimalString(minor, exponent)
    this.#isOwed = [isOwed]
  }

  /** What follows is printed about another account. */
  nextAccount({ isOwed = false }: Pick<Said, 'isOwed'> = {}): void {
    this.#isOwed.push(isOwed)
  }

  /** Called on the page on which the row starts. */
  row(paper: Paper, { date, valueDate, amount, balance }: Omit<Entry, 'text'>, printed: Printed): void {
    const { interestAndFees = 0 } = printed
    const magnitude = this.#decimal(Math.abs(amount + interestAndFees))
    this.#rows.push({
      date: toIso(date),
      valueDate: printed.valueDate ? toIso(valueDate) : null,
      description: printed.description,
      reference: printed.reference ?? null,
      debit: amount > 0 ? null : magnitude,
      credit: amount > 0 ? magnitude : null,
      ...(interestAndFees > 0 && { interestAndFees: this.#decimal(interestAndFees) }),
      balance: printed.balance ? this.#balance(balance, this.#account) : null,
      account: this.#account,
      page: paper.page,
    })
  }

  get #account(): number {
    return this.#isOwed.length - 1
  }

  #balance(minor: number, account: number): string {
    return this.#decimal(this.#isOwed[account] ? -minor : minor)
  }

  /** @param others accounts after the first, in printed order */
  finish(paper: Paper, book: Account, said: Said, ...others: readonly (readonly [Account, Said])[]): Print {
    const truth = this.#tell([book, said], others)
    return { sheets: paper.pages(), font: paper.font, tricks: PLAIN, truth }
  }

  #tell(first: readonly [Account, Said], others: readonly (readonly [Account, Said])[]): Truth {
    const all = [first, ...others]
    const isNewestFirst = (this.#rows[0]?.date ?? '') > (this.#rows.at(-1)?.date ?? '')
    const ofAccount = (account: number) =>
      [...this.#rows.keys()].filter((row) => this.#rows[row]?.account === account)
    const { unproved = 'none' } = first[1]
    const oldest = all.flatMap(([, said], account) => {
      const accountRows = ofAccount(account)
      const row = accountRows.at(isNewestFirst ? -1 : 0)
      if (row === undefined || !said.unproved?.startsWith('oldest')) return []
      return said.unproved === 'oldest'
        ? [row]
        : accountRows.filter((other) => this.#rows[other]?.date === this.#rows[row]?.date)
    })
    return {
      transactions: this.#rows,
      accounts: all.map(([book, said], account) =>
        toAccount(book, said, (minor) => this.#balance(minor, account)),
      ),
      isProvable: unproved !== 'all',
      unprovable: unproved === 'all' ? [...this.#rows.keys()] : oldest,
      doubtful: [],
    }
  }
}

function toAccount(book: Account, said: Said, decimal: (minor: number) => string): TruthAccount {
  const { currency, number = true, period = 'both', opening = true, closing = true } = said
  const { year, month } = partsOf(book.end)
  const [first, last] = [1, daysIn(year, month)].map((day) => dayOf({ year, month, day })) as [Day, Day]
  const starts = { both: book.start, balances: addDays(book.start, -1), month: first, end: null, none: null }
  const ends = { both: book.end, balances: book.end, month: last, end: book.end, none: null }
  const [start, end] = [starts[period], ends[period]]
  return {
    number: number ? `…${book.number.slice(-4)}` : null,
    currency,
    openingBalance: { value: decimal(book.opening), isNamed: opening },
    closingBalance: { value: decimal(book.closing), isNamed: closing },
    period: {
      start: start === null ? null : toIso(start),
      end: end === null ? null : toIso(end),
    },
  }
}
