import { type Line, textOf } from '../../layout/word.ts'
import type { FoundAmount } from '../../money/find-amounts.ts'
import type { Money } from '../../money/parse-money.ts'
import { printsCardNumber } from '../../table/card-number.ts'
import type { LineTests } from '../../table/line-tests.ts'
import type { Table } from '../../table/rows/find-rows.ts'
import { namesHeldAccount } from '../../vocabulary/account-words.ts'
import {
  areTitlesOfDebt,
  areTitlesOfFuelCard,
  areTitlesOfPurchases,
  headsLoan,
  isCardTitle,
  isCardWord,
  namesCreditLimit,
  namesLoan,
  type OwedBy,
  owedByName,
} from '../../vocabulary/card-words.ts'
import { directionInText } from '../../vocabulary/direction-in-text.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { directionOfOwedSection, directionOfSection } from '../../vocabulary/sections.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { groupsOf } from './labels.ts'
import type { PrintedBalance } from './read-balances.ts'
import { HEADING_LINES } from './read-days.ts'

/**
 * Where a minus marks purchases, at least this share of the rows are signed: a summary beside a date may be signed,
 * too.
 */
const SIGNED_SHARE = 0.75
/** At most this share of a card's rows are payments. */
const FEW = 0.4
/** The fewest rows whose text names a direction, and all agree, that decide what the signs mean. */
const MIN_SAID = 2

/**
 * Whether the balance is what the holder owes: a heading on the first page says so, titles of columns, or words
 * anywhere that other statements do not print, unless its rows spend what is held. A credit limit, or a column of merchants, counts only where no heading
 * names an account, which may be overdrawn, where few amounts carry a minus, as payments to a card do, and balances are
 * not marked as credit.
 */
export function isCardStatement(
  lines: readonly Line[],
  tables: readonly Pick<Table, 'columns' | 'entries'>[],
  { exactAmounts }: LineTests,
): boolean {
  // A row may name a card, or what is owed on one: `Mastercard • Groceries`, `Kredi Kartı Ödemesi Ekstre Borcu`.
  const inRows = new Set(tables.flatMap(({ entries }) => entries.flatMap(linesOfRow)))
  const headings = headingsOf(lines, exactAmounts)
  const names = (isNamed: (text: string) => boolean) => (line: Line) =>
    groupsOf(line).some((group) => isNamed(textOf(group)))
  const titlesOf = tables.map(({ columns }) => columns.map(({ title }) => title))
  const isCard =
    headings.some((line) => !inRows.has(line) && names(isCardTitle)(line)) ||
    lines.some((line) => mayTouch(line.topics, 'card') && isCardWord(line.text) && !inRows.has(line)) ||
    titlesOf.some((titles) => areTitlesOfDebt(titles) || areTitlesOfFuelCard(titles))
  if (isCard) return !areSpentByMinus(tables, exactAmounts)
  return (
    (lines.some(printsLimit) || titlesOf.some(areTitlesOfPurchases)) &&
    !headings.some(names(namesHeldAccount)) &&
    areFewMinuses(tables, exactAmounts) &&
    !areInCredit(tables, exactAmounts)
  )
}

/**
 * The tables whose balance is owed, as their titles or their headings say, beside tables whose balance is held: a
 * loan or a card and savings on one statement. None where all tables are of the same kind.
 */
export function findDebts<T extends Pick<Table, 'columns' | 'entries'>>(
  tables: readonly T[],
): ReadonlySet<T> {
  const debts = new Set(tables.filter(isDebt))
  return debts.size > 0 && tables.some((table) => !debts.has(table) && isHeld(table)) ? debts : new Set()
}

function isDebt(table: Pick<Table, 'columns' | 'entries'>): boolean {
  if (areTitlesOfDebt(table.columns.map(({ title }) => title))) return true
  // What was paid with a card of an account may stand in a list, but has no balance there.
  const mayBeCard = printsOwnBalance(table)
  const namesDebt = (text: string) =>
    headsLoan(text) ||
    isCardTitle(text) ||
    (mayBeCard && owedByName(text) === 'card' && printsCardNumber(text))
  // `Credit card payments` is the title of a section of what is held.
  return headingsOfTable(table).some((text) => namesDebt(text) && directionOfSection(text) === null)
}

/** Whether one of its rows says with what balance an account begins or ends. */
const printsOwnBalance = ({ entries }: Pick<Table, 'entries'>): boolean =>
  entries.flatMap(linesOfRow).some((line) => {
    const kind = rowKindOf(withoutDigits(line))
    return kind === 'opening' || kind === 'closing'
  })

/** Rows with days, texts and balances, or under the name of such an account. */
const isHeld = (table: Pick<Table, 'columns' | 'entries'>): boolean =>
  HELD_ROLES.every((role) => table.columns.some((column) => column.role === role)) ||
  headingsOfTable(table).some(namesHeldAccount)

const HELD_ROLES: readonly ColumnRole[] = ['date', 'description', 'balance']

/** The lines above the rows of a table. */
function headingsOfTable({ entries }: Pick<Table, 'entries'>): string[] {
  const first = entries.findIndex(({ kind }) => kind === 'row')
  return entries.slice(0, first).flatMap((entry) => (entry.kind === 'heading' ? entry.line.text : []))
}

/**
 * Whether at most FEW of the rows with a date print an amount with a minus before their last one, which may be a
 * balance; a plus at others says what both mean.
 */
function areFewMinuses(
  tables: readonly Pick<Table, 'entries'>[],
  exactAmounts: LineTests['exactAmounts'],
): boolean {
  const rows = tables.flatMap(({ entries }) => entries.map(linesOfRow))
  const dated = rows.filter((lines) => lines.some(({ dates }) => dates.length > 0))
  const amounts = dated.map((lines) => {
    const printed = lines.flatMap(exactAmounts).map(({ money }) => money)
    return printed.length > 1 ? printed.slice(0, -1) : printed
  })
  const minuses = amounts.filter((ofRow) => ofRow.some(({ isNegative }) => isNegative)).length
  return minuses <= FEW * amounts.length || amounts.flat().some(({ hasPlus }) => hasPlus)
}

/** Fewer rows may all be payments. */
const MIN_SPENT = 4
/** At least this share of the rows of a debit card are purchases. */
const MOST_SPENT = 2 / 3

/**
 * Whether most rows print a minus before a balance that the holder has, as it goes down by them: purchases outnumber payments,
 * so the card is one of money that is held.
 */
function areSpentByMinus(
  tables: readonly Pick<Table, 'entries'>[],
  exactAmounts: LineTests['exactAmounts'],
): boolean {
  const rows = tables
    .flatMap(({ entries }) => entries.map((entry) => linesOfRow(entry).flatMap(exactAmounts)))
    .filter(({ length }) => length > 1)
    .map((amounts) => amounts.map(signed))
  const spent = rows.filter((amounts, i) => {
    const balance = amounts.at(-1) as number
    const isSpent = (other: readonly number[] | undefined) =>
      other !== undefined &&
      balance < (other.at(-1) as number) &&
      amounts.includes(balance - (other.at(-1) as number))
    return balance > 0 && (isSpent(rows[i - 1]) || isSpent(rows[i + 1]))
  })
  return spent.length >= MIN_SPENT && spent.length >= MOST_SPENT * rows.length
}

const signed = ({ money }: FoundAmount): number => (money.isNegative ? -1 : 1) * money.magnitude

/** Whether most of the rows with several amounts end in a balance that is marked as credit, `2,258.44Cr`: the holder has it. */
function areInCredit(
  tables: readonly Pick<Table, 'entries'>[],
  exactAmounts: LineTests['exactAmounts'],
): boolean {
  const rows = tables.flatMap(({ entries }) =>
    entries.map((entry) => linesOfRow(entry).flatMap(exactAmounts)),
  )
  const balances = rows.filter(({ length }) => length > 1).flatMap((amounts) => amounts.at(-1)?.money ?? [])
  return 2 * balances.filter(({ marker }) => marker === 'credit').length > balances.length
}

const linesOfRow = (entry: Table['entries'][number]): readonly Line[] =>
  entry.kind === 'row' ? entry.lines : []

/**
 * How a loan that a heading names prints its balances: without signs, as what is owed, or most with a sign or mark that
 * means what it says, `412,386.54 Dr`. Where its rows print one amount each and no balance, a few may carry a sign: a
 * repayment that was given back.
 *
 * @returns null where no heading names a loan, or where only some balances carry signs
 */
export function signsOfLoan(lines: readonly Line[], { exactAmounts }: LineTests): 'plain' | 'signed' | null {
  const isNamed = headingsOf(lines, exactAmounts).some((line) =>
    groupsOf(line).some((group) => namesLoan(textOf(group))),
  )
  if (!isNamed) return null
  const rows = lines.map((line) => (line.dates.length > 0 ? exactAmounts(line) : []))
  const areSingle = rows.every(({ length }) => length < 2)
  const [last, balances] = [1, 2].map((least) =>
    rows.flatMap((amounts) => (amounts.length >= least ? (amounts.at(-1)?.money ?? []) : [])),
  ) as [Money[], Money[]]
  const countSigned = (all: readonly Money[]) =>
    all.filter(({ isNegative, marker }) => isNegative || marker !== null).length
  if (last.length > 0 && countSigned(last) <= (areSingle ? FEW * last.length : 0)) return 'plain'
  return 2 * countSigned(balances) > balances.length ? 'signed' : null
}

/** Whether a line says how much may be owed; an account that may not be overdrawn prints a zero. */
const printsLimit = ({ text, topics }: Line): boolean =>
  mayTouch(topics, 'card') && namesCreditLimit(text) && !OF_NOTHING.test(text)

/** `0`, `0,00 EUR` */
const OF_NOTHING = /(?<![\d.,])0(?:[.,]0+)?(?: ?\p{Sc}| \p{Lu}{3})?$/u

/** What a heading names: what money may be owed by, a loan before a card, or else an account that is held. */
export function accountNamed(lines: readonly Line[], { exactAmounts }: LineTests): AccountNamed | null {
  const headings = headingsOf(lines, exactAmounts)
  const owedBy = headings.map(({ text }) => owedByName(text))
  if (owedBy.includes('loan')) return 'loan'
  if (owedBy.includes('card')) return 'card'
  return headings.some(({ text }) => namesHeldAccount(text)) ? 'held' : null
}

/** What the headings of a document say of its account. */
export type AccountNamed = OwedBy | 'held'

/** The first lines of the first page, above all rows: a row may name a card, too. */
function headingsOf(lines: readonly Line[], exactAmounts: LineTests['exactAmounts']): Line[] {
  const page = lines[0]?.page
  const top = lines.slice(0, HEADING_LINES).filter((line) => line.page === page)
  const firstRow = top.findIndex((line) => line.dates.length > 0 && exactAmounts(line).length > 0)
  return firstRow < 0 ? top : top.slice(0, firstRow)
}

/**
 * Whether rows carry a minus, and nearly all others a plus, so that purchases are minus and payments plus, as the
 * holder sees them; other cards print purchases with a plus. The text of the rows decides (`Cash withdrawal`), or
 * else that purchases outnumber payments. Without any plus, a minus at both ends says the same of most rows.
 *
 * @param balances those printed outside the rows
 */
export function marksDebitsByMinus(
  lines: readonly Line[],
  balances: readonly PrintedBalance[],
  tests: LineTests,
): boolean {
  const rows = signedLines(lines, tests)
  const last = rows.map(({ money }) => money)
  const pluses = last.filter(({ hasPlus }) => hasPlus).length
  const minuses = last.filter(({ isNegative }) => isNegative).length
  if (pluses === 0 && 2 * minuses > last.length && areOwedByMinus(balances)) return true
  if (pluses === 0 || minuses === 0 || minuses + pluses < SIGNED_SHARE * last.length) return false
  const said = rows.flatMap(({ text, money }) => {
    const direction = money.hasPlus || money.isNegative ? directionInText(text) : null
    return direction === null ? [] : [(direction === 'debit') === money.isNegative]
  })
  const first = said[0]
  const isSaid = first !== undefined && said.length >= MIN_SAID && said.every((other) => other === first)
  return isSaid ? first : minuses > pluses
}

/** Whether a card both begins and ends with a minus: hardly any is overpaid at both ends. */
const areOwedByMinus = (balances: readonly PrintedBalance[]): boolean =>
  (['opening', 'closing'] as const).every((end) => balances.some(({ kind }) => kind === end)) &&
  balances.every(({ money }) => money.isNegative)

/**
 * The same for the sums outside the rows, `Purchases +1,633.95` and `Payments -3,997.43`, whose signs may differ from
 * those of the rows; null where they do not decide it.
 */
export function sumsMarkDebitsByMinus(lines: readonly Line[], { exactAmounts }: LineTests): boolean | null {
  const said = lines.flatMap((line) => {
    const [amount, ...others] =
      line.dates.length === 0 && mayTouch(line.topics, 'section') ? exactAmounts(line) : []
    if (amount === undefined || others.length > 0) return []
    const { money, from } = amount
    const direction = directionOfOwedSection(textOf(line.words.slice(0, from)))
    return direction !== null && (money.hasPlus || money.isNegative)
      ? [{ direction, isMinusDebit: (direction === 'debit') === money.isNegative }]
      : []
  })
  const [first, ...others] = said
  const areBothNamed = others.some(({ direction }) => direction !== first?.direction)
  const areAlike = others.every(({ isMinusDebit }) => isMinusDebit === first?.isMinusDebit)
  return first && areBothNamed && areAlike ? first.isMinusDebit : null
}

const withoutDigits = ({ words }: Line): string => textOf(words.filter(({ text }) => !hasDigit(text)))

/** The lines with a date, other than balances, and the last amount of each: that of a row, or the balance after it. */
const signedLines = (lines: readonly Line[], { exactAmounts }: LineTests) =>
  lines.flatMap((line) => {
    const money = line.dates.length > 0 ? exactAmounts(line).at(-1)?.money : undefined
    const text = withoutDigits(line)
    return money && rowKindOf(text) === null ? [{ text, money }] : []
  })
