import type { LanguageCode } from '../../language/languages.ts'
import type { Entry } from './account-book.ts'
import type { Figure } from './figures.ts'
import type { Paper } from './paper.ts'
import { on } from './print-day.ts'
import type { Random } from './random.ts'

/** What a cell may look at beside its row. */
export type Place = {
  readonly random: Random
  readonly paper: Paper
  /** The index among the printed rows, from 0. */
  readonly row: number
  /** Whether the row is printed as the first, or the last, of its day. */
  readonly startsDay: boolean
  readonly endsDay: boolean
}

export type Column = {
  /** One line or several. */
  readonly title: string | readonly string[]
  readonly x: number
  readonly align?: 'right'
  /** What the cells of the column become in the truth; absent where they are not part of it. */
  readonly means?: 'description' | 'reference' | 'value-date' | 'balance'
  /** Its lines are one number that is too long for the column. */
  readonly isBroken?: true
  /** Lines, top to bottom; `''` prints nothing. */
  readonly cell: (entry: Entry, place: Place) => string | readonly string[]
}

type Title = Column['title']
type Lines = (entry: Entry, lines: readonly string[], place: Place) => readonly string[]

/** @param style by example, see `on` */
export const day = (title: Title, x: number, style: string, language: LanguageCode = 'en'): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style, language),
})

/** The first row of a day prints it, the others leave it out. */
export const dayOnce = (title: Title, x: number, style: string, language: LanguageCode = 'en'): Column => ({
  title,
  x,
  cell: ({ date }, { startsDay }) => (startsDay ? on(date, style, language) : ''),
})

export const valueDay = (title: Title, x: number, style: string, language: LanguageCode = 'en'): Column => ({
  title,
  x,
  means: 'value-date',
  cell: ({ valueDate }) => on(valueDate, style, language),
})

/**
 * The text, broken between words.
 *
 * @param lines what is printed, where that is more than the text
 */
export const text = (title: Title, x: number, width: number, lines: Lines = (_, given) => given): Column => ({
  title,
  x,
  means: 'description',
  cell: (entry, place) => lines(entry, place.paper.wrap(entry.text, width), place),
})

/** The text, broken wherever a line is full, also within a word. */
export const cutText = (
  title: Title,
  x: number,
  characters: number,
  before: (entry: Entry) => string = () => '',
): Column => ({
  title,
  x,
  means: 'description',
  cell: (entry) => (before(entry) + entry.text).match(new RegExp(`.{1,${characters}}`, 'g')) ?? [],
})

export const debit = (title: Title, x: number, figure: Figure, empty = ''): Column => ({
  title,
  x,
  align: 'right',
  cell: ({ amount }) => (amount < 0 ? figure(amount) : empty),
})

export const credit = (title: Title, x: number, figure: Figure, empty = ''): Column => ({
  title,
  x,
  align: 'right',
  cell: ({ amount }) => (amount > 0 ? figure(amount) : empty),
})

export const amount = (title: Title, x: number, figure: Figure): Column => ({
  title,
  x,
  align: 'right',
  cell: (entry) => figure(entry.amount),
})

export const balance = (title: Title, x: number, figure: Figure): Column => ({
  title,
  x,
  align: 'right',
  means: 'balance',
  cell: (entry) => figure(entry.balance),
})

/** Printed at the last row of each day. */
export const balanceOnce = (title: Title, x: number, figure: Figure): Column => ({
  title,
  x,
  align: 'right',
  means: 'balance',
  cell: (entry, { endsDay }) => (endsDay ? figure(entry.balance) : ''),
})
