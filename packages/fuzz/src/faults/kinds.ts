import { addDays, noSuchDay, partsOf } from '../convention/day.ts'
import type { Random } from '../habits/setting/random.ts'
import { type Book, type Change, changeEntries, changeEntry, changeFigure, type Posting } from './book.ts'
import { changeDigit } from './change-digit.ts'

/** What can go wrong in print. A faulty print has exactly one of these. */
export const FAULT_KINDS = [
  'amount-digit',
  'balance-digit',
  'opening-digit',
  'closing-digit',
  'total-digit',
  'first-row-lost',
  'middle-row-lost',
  'last-row-lost',
  'row-lost-at-page-edge',
  'row-twice',
  'direction-exchanged',
  'impossible-date',
  'far-date',
  'rows-exchanged',
  'page-missing',
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

/** What a fault of a book is drawn from; the edges are the rows that begin or end a page. */
type Drawing = { readonly book: Book; readonly edges: readonly number[]; readonly random: Random }

/** `null` where the book has no place for the fault. */
type DrawChange = (drawing: Drawing) => Change | null

/** How many days off a far date is. */
const FAR = 200

/** All faults but `page-missing`, which is a fault of the print: these are faults of a book. */
export const BOOK_FAULTS: Readonly<Record<Exclude<FaultKind, 'page-missing'>, DrawChange>> = {
  'amount-digit': ({ book: { entries }, random }) =>
    onRow(rowsOf(entries, isMoving), random, (i) => digitOf(entries, i, 'amount', random)),
  'balance-digit': ({ book: { entries }, random }) =>
    onRow(
      rowsOf(entries, ({ balance }) => balance !== 0),
      random,
      (i) => digitOf(entries, i, 'balance', random),
    ),
  'opening-digit': ({ book, random }) => figureDigit(book, 'opening', random),
  'closing-digit': ({ book, random }) => figureDigit(book, 'closing', random),
  'total-digit': ({ book, random }) => figureDigit(book, random.pick(['moneyIn', 'moneyOut']), random),
  'first-row-lost': ({ book: { entries } }) => (entries.length > 1 ? lose(0) : null),
  'middle-row-lost': ({ book: { entries }, random }) =>
    entries.length > 2 ? lose(random.int(1, entries.length - 2)) : null,
  'last-row-lost': ({ book: { entries } }) => (entries.length > 1 ? lose(entries.length - 1) : null),
  'row-lost-at-page-edge': ({ edges, random }) => onRow(edges, random, lose),
  'row-twice': ({ book: { entries }, random }) =>
    onRow(rowsOf(entries, isMoving), random, (i) =>
      changeEntries((before) => [...before.slice(0, i + 1), ...before.slice(i)]),
    ),
  'direction-exchanged': ({ book: { entries }, random }) =>
    onRow(rowsOf(entries, isMoving), random, (i) =>
      changeEntry(i, (entry) => ({ ...entry, amount: -entry.amount })),
    ),
  'impossible-date': ({ book: { entries }, random }) =>
    onRow([...entries.keys()], random, (i) =>
      changeEntry(i, (entry) => ({ ...entry, date: noSuchDay(partsOf(entry.date).year) })),
    ),
  'far-date': ({ book: { entries }, random }) => {
    const days = random.pick([-FAR, FAR])
    return onRow([...entries.keys()], random, (i) =>
      changeEntry(i, (entry) => ({ ...entry, date: addDays(entry.date, days) })),
    )
  },
  'rows-exchanged': ({ book: { entries }, random }) =>
    onRow(
      rowsOf(entries, ({ amount }, i) => i > 0 && entries[i - 1]?.amount !== amount),
      random,
      (i) => changeEntries((before) => exchange(before, i)),
    ),
}

const isMoving = ({ amount }: Posting): boolean => amount !== 0

const rowsOf = (
  entries: readonly Posting[],
  isFit: (entry: Posting, i: number) => boolean,
): readonly number[] => [...entries.keys()].filter((i) => isFit(entries[i] as Posting, i))

const onRow = (
  rows: readonly number[],
  random: Random,
  change: (i: number) => Change | null,
): Change | null => (rows.length === 0 ? null : change(random.pick(rows)))

const lose = (i: number): Change => changeEntries((entries) => entries.filter((_, at) => at !== i))

const exchange = (entries: readonly Posting[], i: number): Posting[] => [
  ...entries.slice(0, i - 1),
  ...entries.slice(i, i + 1),
  ...entries.slice(i - 1, i),
  ...entries.slice(i + 1),
]

function digitOf(
  entries: readonly Posting[],
  i: number,
  what: 'amount' | 'balance',
  random: Random,
): Change | null {
  const value = changeDigit(entries[i]?.[what] ?? 0, random)
  return value === null ? null : changeEntry(i, (entry) => ({ ...entry, [what]: value }))
}

function figureDigit(book: Book, figure: Parameters<typeof changeFigure>[0], random: Random): Change | null {
  const value = changeDigit(book[figure], random)
  return value === null ? null : changeFigure(figure, value)
}
