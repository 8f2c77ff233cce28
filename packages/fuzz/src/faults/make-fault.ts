import { toIso } from '../convention/day.ts'
import type { Random } from '../habits/setting/random.ts'
import type { TruthTransaction } from '../truth/truth.ts'
import { amendOne, type Book, type Change, changeFigure, FIGURES, type Figure } from './book.ts'
import { CAN_SHOW } from './can-show.ts'
import { changeDigit } from './change-digit.ts'
import { BOOK_FAULTS, type FaultKind } from './kinds.ts'
import { changedTexts, misprintOnePlace, printing } from './misprint-one-place.ts'
import { printedAccount, toMinor } from './printed-account.ts'
import { type BookedPrint, printSource, type Source } from './source.ts'

/** A statement and, for each of its accounts, the sheets that print a figure outside the rows. */
export type Twin = {
  readonly source: Source
  readonly print: BookedPrint
  readonly places: readonly Readonly<Record<Figure, ReadonlySet<number>>>[]
}

/** A statement with one fault. */
export type FaultyPrint = {
  readonly kind: FaultKind
  readonly print: BookedPrint
  readonly account: number
  /** The rows that are printed wrong. */
  readonly wrong: readonly TruthTransaction[]
  readonly canShow: boolean
}

/** Prints the statement without fault, and finds where each figure stands by printing it again with another value. */
export function printTwin(source: Source, random: Random): Twin {
  const print = printSource(source)
  const places = print.books.map((_, account) => {
    const sheets = (figure: Figure) => sheetsOf(source, print, account, figure, random)
    return {
      opening: sheets('opening'),
      closing: sheets('closing'),
      moneyIn: sheets('moneyIn'),
      moneyOut: sheets('moneyOut'),
    }
  })
  return { source, print, places }
}

/**
 * The sheets on which a figure of an account stands outside the rows.
 *
 * @param change by which the print was amended
 */
function sheetsOf(
  source: Source,
  print: BookedPrint,
  account: number,
  figure: Figure,
  random: Random,
  change: Change = (book) => book,
): ReadonlySet<number> {
  const value = changeDigit(print.books[account]?.[figure] ?? 0, random)
  if (value === null) return new Set()
  const other = printSource(
    source,
    amendOne(account, (book) => changeFigure(figure, value)(change(book))),
  )
  return new Set(printing(changedTexts(print, other) ?? [], value).map(({ sheet }) => sheet))
}

/** The statement with one fault of this kind, at some place; `null` where it has no place for one. */
export function makeFault(twin: Twin, kind: FaultKind, random: Random): FaultyPrint | null {
  return kind === 'page-missing' ? losePage(twin, random) : spoilBook(twin, kind, random)
}

function spoilBook(twin: Twin, kind: Exclude<FaultKind, 'page-missing'>, random: Random): FaultyPrint | null {
  const account = random.int(0, twin.print.books.length - 1)
  const book = twin.print.books[account]
  if (book === undefined) return null
  const change = BOOK_FAULTS[kind]({ book, random, edges: edgesOf(twin.print, account) })
  const print = change && printFault(twin, kind, account, change, random)
  if (!print) return null
  const shows = (figure: Figure) => (twin.places[account]?.[figure].size ?? 0) > 0
  // The total of a section is lost with its last row.
  const stillShows = (figure: Figure) =>
    shows(figure) &&
    (IN_ONE_PLACE.has(kind) || sheetsOf(twin.source, print, account, figure, random, change).size > 0)
  const printed = ({ truth, books }: BookedPrint, isShown: (figure: Figure) => boolean) =>
    printedAccount(truth, account, books[account] as Book, isShown)
  return {
    kind,
    print,
    account,
    wrong: WRONG_ROWS.has(kind) ? newRows(twin.print, print, kind) : [],
    canShow:
      CAN_SHOW[kind](printed(print, stillShows), printed(twin.print, shows)) &&
      !(DATED.has(kind) && changesOnlyDays(twin.print, print)),
  }
}

const DATED: ReadonlySet<FaultKind> = new Set(['impossible-date', 'far-date'])

/** Where rows print the day of the month alone, perhaps with a serial number, any day that the period has may be meant. */
function changesOnlyDays(twin: BookedPrint, print: BookedPrint): boolean {
  const changed = (changedTexts(twin, print) ?? []).map(({ text }) => text.text)
  return changed.some((text) => /^\d{1,2}\.?$/.test(text)) && changed.every((text) => /^\d+\.?$/.test(text))
}

const IN_ONE_PLACE: ReadonlySet<FaultKind> = new Set([
  'amount-digit',
  'balance-digit',
  'opening-digit',
  'closing-digit',
  'total-digit',
])
const WRONG_ROWS: ReadonlySet<FaultKind> = new Set([
  'amount-digit',
  'balance-digit',
  'direction-exchanged',
  'impossible-date',
  'far-date',
])

function printFault(
  { source, print: twin }: Twin,
  kind: FaultKind,
  account: number,
  change: Change,
  random: Random,
): BookedPrint | null {
  const print = printSource(source, amendOne(account, change))
  const changed = changedTexts(twin, print)
  if (changed?.length === 0) return null
  if (kind === 'impossible-date' && !printsMore31(twin, print)) return null
  if (kind === 'direction-exchanged' && !printsDirection(twin, print)) return null
  if (!IN_ONE_PLACE.has(kind)) return print
  const [before, after] = [twin.books[account], print.books[account]]
  const value = before && after && changedFigure(before, after)
  const places = changed && value ? printing(changed, value) : []
  // A row prints its figure once; elsewhere it would belong to something else, too.
  const isOfRow = kind === 'amount-digit' || kind === 'balance-digit'
  if (places.length === 0 || (isOfRow && changed?.length !== 1)) return null
  return { ...print, sheets: misprintOnePlace(twin, random.pick(places)) }
}

/** The number that differs, as it is printed now. */
function changedFigure(before: Book, after: Book): number | null {
  const figure = FIGURES.find((key) => before[key] !== after[key])
  if (figure) return after[figure]
  const i = after.entries.findIndex(
    ({ amount, balance }, at) =>
      before.entries[at]?.amount !== amount || before.entries[at]?.balance !== balance,
  )
  const [old, changed] = [before.entries[i], after.entries[i]]
  if (old === undefined || changed === undefined) return null
  return old.amount === changed.amount ? changed.balance : changed.amount
}

/** Whether the day that no calendar has is printed: some habits print the days of another calendar. */
function printsMore31(twin: BookedPrint, print: BookedPrint): boolean {
  const count = ({ sheets }: BookedPrint) =>
    sheets.flatMap(({ texts }) => texts).filter(({ text }) => /31/.test(text)).length
  return count(print) > count(twin)
}

/** Whether figures or marks say the direction of the row that differs: in some habits its words alone do. */
function printsDirection(twin: BookedPrint, print: BookedPrint): boolean {
  const [wrong] = newRows(twin, print, 'direction-exchanged')
  const [right] = newRows(print, twin, 'direction-exchanged')
  if (!wrong || !right) return false
  const value = toMinor(wrong.debit ?? wrong.credit ?? '0')
  const figures = ({ sheets }: BookedPrint) =>
    sheets.flatMap(({ texts }, sheet) =>
      printing(
        texts.map((text, at) => ({ sheet, at, text })),
        value,
      ),
    )
  if (losesLastMark(twin, print, wrong.account)) return false
  const placed = (booked: BookedPrint) =>
    figures(booked).map(({ text }) => `${text.text} ${text.x.toFixed(1)}`)
  return wrong.description === right.description || placed(twin).join() !== placed(print).join()
}

/** Whether the only row that printed a mark prints none any more: amounts that are all bare say nothing of their direction. */
function losesLastMark(twin: BookedPrint, print: BookedPrint, account: number): boolean {
  const letters = ({ sheets }: BookedPrint) =>
    sheets.flatMap(({ texts }) => texts.map(({ text }) => text.replaceAll(/\s/g, '').length))
  const count = (booked: BookedPrint) => letters(booked).reduce((sum, length) => sum + length, 0)
  const amounts = print.books[account]?.entries.filter(({ amount }) => amount !== 0) ?? []
  const areAlike = new Set(amounts.map(({ amount }) => amount < 0)).size === 1
  return areAlike && count(print) < count(twin)
}

const keyOf = ({ date, debit, credit, balance }: TruthTransaction, kind: FaultKind): string =>
  [date, debit, credit, kind === 'balance-digit' ? balance : ''].join('|')

/** The rows that the twin does not print. Rows with the same text are paired first. */
function newRows(twin: BookedPrint, print: BookedPrint, kind: FaultKind): TruthTransaction[] {
  const textOf = (row: TruthTransaction) => `${keyOf(row, kind)}|${row.description}`
  const withoutText = unmatched(print.truth.transactions, twin.truth.transactions, textOf)
  const left = unmatched(twin.truth.transactions, print.truth.transactions, textOf)
  return unmatched(withoutText, left, (row) => keyOf(row, kind))
}

/** The rows that cannot be paired with one of the others; each of the others is used once. */
function unmatched(
  rows: readonly TruthTransaction[],
  others: readonly TruthTransaction[],
  key: (row: TruthTransaction) => string,
): TruthTransaction[] {
  const known = others.map(key)
  return rows.filter((row) => {
    const at = known.indexOf(key(row))
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}

/** The entries of a book that begin or end a page on which its table goes on. */
function edgesOf({ truth, books }: BookedPrint, account: number): number[] {
  const rows = truth.transactions.filter((row) => row.account === account)
  const entries = [...(books[account]?.entries ?? [])].map((entry, i) => ({ entry, i }))
  return rows.flatMap((row, at) => {
    const [before, after] = [rows[at - 1], rows[at + 1]]
    const isEdge = (before && before.page !== row.page) || (after && after.page !== row.page)
    const amount = toMinor(row.credit ?? row.debit ?? '0')
    const found = entries.find(
      ({ entry }) => toIso(entry.date) === row.date && Math.abs(entry.amount) === amount,
    )
    return isEdge && found ? [found.i] : []
  })
}

function losePage({ source, print, places }: Twin, random: Random): FaultyPrint | null {
  if (print.sheets.length < 2 || !source.keepsRowsWhole) return null
  const lost = random.int(0, print.sheets.length - 1)
  const { truth } = print
  const transactions = truth.transactions
    .filter(({ page }) => page !== lost + 1)
    .map((row) => (row.page > lost + 1 ? { ...row, page: row.page - 1 } : row))
  const faulty = {
    ...print,
    sheets: print.sheets.filter((_, sheet) => sheet !== lost),
    truth: { ...truth, transactions },
  }
  const breaks = print.books.map((book, account) => {
    const sheetsOf = (figure: Figure) => [...(places[account]?.[figure] ?? [])]
    const left = (figure: Figure) => sheetsOf(figure).some((sheet) => sheet !== lost)
    return CAN_SHOW['page-missing'](
      printedAccount(faulty.truth, account, book, left),
      printedAccount(truth, account, book, (figure) => sheetsOf(figure).length > 0),
    )
  })
  const account = Math.max(0, breaks.indexOf(true))
  return { kind: 'page-missing', print: faulty, account, wrong: [], canShow: breaks.includes(true) }
}
