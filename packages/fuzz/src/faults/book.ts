import type { Day } from '../convention/day.ts'

/** A row as it is printed. Money in minor units, less than nothing where it goes out. */
export type Posting = {
  readonly date: Day
  readonly valueDate: Day
  readonly amount: number
  readonly balance: number
  /** What is carried to the next page, where that is drawn from a number of its own. */
  readonly reached?: number
}

/** What is printed of an account, by whatever draws it: rows oldest first. */
export type Book = {
  readonly opening: number
  readonly closing: number
  readonly moneyIn: number
  readonly moneyOut: number
  readonly entries: readonly Posting[]
}

/** Changes what is printed of an account. */
export type Change = <B extends Book>(book: B) => B

/** Changes what is printed of the accounts of a statement. */
export type AmendBooks = <B extends Book>(books: readonly B[]) => readonly B[]

/** Changes one account of several. */
export const amendOne =
  (account: number, change: Change): AmendBooks =>
  (books) =>
    books.map((book, i) => (i === account ? change(book) : book))

/** Prints other rows; what the drawing keeps of a row besides is kept. */
export const changeEntries =
  (change: (entries: readonly Posting[]) => readonly Posting[]): Change =>
  (book) => ({ ...book, entries: change(book.entries) })

export const changeEntry = (i: number, change: (entry: Posting) => Posting): Change =>
  changeEntries((entries) => entries.map((entry, at) => (at === i ? change(entry) : entry)))

export type Figure = 'opening' | 'closing' | 'moneyIn' | 'moneyOut'

export const FIGURES: readonly Figure[] = ['opening', 'closing', 'moneyIn', 'moneyOut']

export const changeFigure =
  (figure: Figure, value: number): Change =>
  (book) => ({ ...book, [figure]: value })
