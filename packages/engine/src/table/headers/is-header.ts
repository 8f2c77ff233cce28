import type { Line } from '../../layout/word.ts'
import { namesCardFact } from '../../vocabulary/card-words.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { isKnownTitle, isMoneyRole } from '../../vocabulary/titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'
import { knownTitles } from './row-or-titles.ts'

/** `Statement date   Payment due date   Credit limit   Minimum due`; a known column title is no such fact. */
const areCardFacts = (cells: readonly HeaderCell[]): boolean =>
  cells.filter(({ title }) => namesCardFact(title) && !isKnownTitle(title)).length > 1

/** No title holds an address: `UPI ID: joe@bank   Tag:   Payments`. */
const AT = '@'

/**
 * Whether titles are those of a table of rows: enough of them are known, and name days or texts, and money.
 *
 * @param guessed how many titles were named by the values under them
 * @param hasDays the dates stand on lines of their own
 */
export function isHeader(cells: readonly HeaderCell[], guessed: number, hasDays: () => boolean): boolean {
  const has = (test: (role: ColumnRole | null) => boolean) => cells.some(({ role }) => test(role))
  const namesTexts = has((role) => role === 'description')
  const known = knownTitles(cells) - guessed
  const isEnough = guessed === 0 ? known >= 2 : known >= 3 || (known >= 2 && namesTexts)
  // Of several untitled columns of amounts the titles do not say what they hold.
  const hasUntitled = cells.some(({ title, role }) => title === '' && role === null)
  return (
    isEnough &&
    (has(isMoneyRole) || hasUntitled) &&
    (has((role) => role === 'date') || (namesTexts && (knownTitles(cells) >= 3 || hasDays()))) &&
    !areCardFacts(cells) &&
    !cells.some(({ title }) => title.includes(AT))
  )
}

/**
 * `Account type   Total credits   Date   New balance` over one line of values: no amount moves the balance that it names.
 */
export function isEndOfOverview(
  cells: readonly HeaderCell[],
  body: readonly Line[],
  { hasAmount }: LineTests,
): boolean {
  // The `Total amount` of a plan of instalments is a column of amounts.
  const isTotal = ({ title, role }: HeaderCell) => role !== 'amount' && rowKindOf(title) === 'total'
  const [money, ...others] = cells.filter((cell) => isMoneyRole(cell.role) && !isTotal(cell))
  return (
    others.length === 0 &&
    money?.role === 'balance' &&
    rowKindOf(money.title) === 'closing' &&
    cells.some(isTotal) &&
    body.filter(hasAmount).length === 1
  )
}

/** `Previous Balance   Current Balance   Due Date`: what an account begins and ends with, and no amount that moves it. */
export function areEnds(cells: readonly HeaderCell[]): boolean {
  const money = cells.filter(({ role }) => isMoneyRole(role))
  const kinds = money.map(({ role, title }) => (role === 'balance' ? rowKindOf(title) : null))
  // Beside days of their own, such balances are lists that stand side by side.
  const areTwoDays =
    money.length > 1 &&
    money.every(({ role, title }) => role === 'balance' && title === money[0]?.title) &&
    cells.filter(({ role }) => role === 'date').length < money.length
  return areTwoDays || (kinds.includes('opening') && kinds.includes('closing') && !kinds.includes(null))
}
