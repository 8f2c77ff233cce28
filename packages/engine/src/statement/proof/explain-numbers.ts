import { type Line, textOf, type Word } from '../../layout/word.ts'
import type { Minor } from '../../money/money.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import { isTransaction } from '../ledger.ts'
import type { EndsInColumns } from '../printed/balances-in-columns.ts'
import { groupsOf } from '../printed/labels.ts'
import { isBefore } from '../printed/place.ts'
import type { Reading } from '../read-statement.ts'
import {
  endsWithoutRows,
  namesAccount,
  numberedLines,
  unreachedByName,
  unreachedEnds,
  unreachedInOverview,
} from './account-overview.ts'
import { type AccountPart, isClosedAt, partOf } from './account-part.ts'
import { accountsByPlace } from './accounts-by-place.ts'
import { amountsInTexts } from './amounts-in-texts.ts'
import { balancesOfNoAccount } from './balances-of-no-account.ts'
import { isAhead } from './is-ahead.ts'
import { misprintedDigits, printedAmounts } from './misprinted-digits.ts'
import { misprintedSums } from './misprinted-sums.ts'
import { moneyColumns } from './money-columns.ts'
import { codeBelow, isIncluded, isRate } from './notes-on-numbers.ts'
import type { NumberRole } from './number-role.ts'
import { rolesInRows } from './roles-in-rows.ts'
import { type RowOfLine, rowsByLine } from './rows-by-line.ts'
import { unreachedBalances } from './unreached-balance.ts'
import { unreadRows } from './unread-rows.ts'

/** The fewest amounts of an account on one line that show that the line is about it. */
const LEAST_SAID = 2

export type ExplainedNumber = {
  readonly words: readonly Word[]
  readonly page: number
  readonly role: NumberRole
  /** Index of the account in whose part of the document it stands. */
  readonly account: number
}

/**
 * Gives each number of a document that could be an amount the one role that it has. What is left is unexplained: an amount
 * that stands among the rows or is set like one, and that neither a row of a proved equation nor anything else printed
 * accounts for.
 *
 * @param lines of all pages
 */
export function explainNumbers(
  lines: readonly Line[],
  { tables, balances, order, toCome }: Reading,
  accounts: readonly CheckedAccount[],
  tests: LineTests,
): ExplainedNumber[] {
  const { exactAmounts } = tests
  const parts = accounts.map(partOf)
  const accountAbove = accountsByPlace(parts, balances)
  const known = new Set([...parts.flatMap((part) => [...part.known]), ...sumsOfEnds(accounts)])
  const ofRows = new Set(parts.flatMap((part) => [...part.ofRows]))
  const roles = rolesInRows(accounts, parts, moneyColumns(tables))
  const ofNoAccount = balancesOfNoAccount(balances, lines, tests)
  const besideAccounts = new Set(
    balances.flatMap(({ list = [] }) => (holdsAccount(list, known) ? list.map(({ line }) => line) : [])),
  )
  // A balance that has a name and that no account comes to is a misprint, or belongs to an account that was not found.
  for (const balance of balances) {
    const { magnitude } = balance.money
    if (balance.list?.some(({ line }) => besideAccounts.has(line)) && !known.has(magnitude)) continue
    const isExplained = known.has(magnitude) || magnitude === 0 || ofNoAccount.has(balance)
    const role = isExplained ? 'balance' : 'unexplained'
    for (const word of balance.words) roles.set(word, roles.get(word) ?? role)
  }
  const listed = new Set([
    ...toCome,
    ...tables.flatMap(({ table, choice }) =>
      choice === null
        ? table.entries.flatMap((entry) => (entry.kind === 'row' ? entry.lines : [entry.line]))
        : [],
    ),
  ])
  const rowOf = rowsByLine(accounts, parts, lines)
  const lost = new Set(accounts.flatMap((account) => amountsInTexts(account, tests)))
  const inRows = new Set(
    accounts.flatMap(({ ledger }) => ledger.movements.filter(isTransaction).flatMap(({ row }) => row.lines)),
  )
  const outside = lines.filter((line) => !inRows.has(line))
  /** In a list of accounts, only the line of this account is about it. */
  const apartFor = (account: CheckedAccount) =>
    besideAccounts.size === 0
      ? outside
      : outside.filter((line) => !besideAccounts.has(line) || namesAccount(line, account))
  // `TOTAL AMOUNT DUE` over a number says what it is, in a list of what else may be due.
  const underClosing = new Set(
    lines.filter((line, i) => {
      const above = lines[i - 1]
      const isAsked = listed.has(line) && above !== undefined && mayTouch(above.topics, 'balance')
      return isAsked && groupsOf(above).some((group) => rowKindOf(textOf(group)) === 'closing')
    }),
  )
  const unread = unreadRows(
    outside.filter((line) => !listed.has(line)),
    tests,
  )
  const rowTexts = Map.groupBy(
    [...inRows].filter((line) => line.dates.length > 0 && tests.hasAmount(line)),
    firstWord,
  )
  // `48,213.55   152,221.10   293,596.00   189,588.40`: one line whose numbers, but for one, are all the account's.
  const saysMost = (line: Line) => {
    const printed = exactAmounts(line).filter(({ money }) => money.magnitude !== 0)
    const said = printed.filter(({ money }) => known.has(money.magnitude)).length
    return said >= LEAST_SAID && said === printed.length - 1
  }
  const isUnlisted = (line: Line) => !listed.has(line) || underClosing.has(line) || saysMost(line)
  const unlisted = printedAmounts(outside.filter(isUnlisted), known, tests)
  const listedNumbers = numberedLines(outside).filter(({ line }) => !isUnlisted(line))
  /** A list that names an account is about it. */
  const unlistedFor = (account: CheckedAccount) =>
    listedNumbers.some(({ line }) => namesAccount(line, account))
      ? printedAmounts(
          outside.filter((line) => isUnlisted(line) || namesAccount(line, account)),
          known,
          tests,
        )
      : unlisted
  const unreached = unreachedEnds(outside, accounts, known, tests)
  // The same number may be missing from several accounts.
  const misprinted = new Map<Word, number[]>()
  for (const [a, account] of accounts.entries()) {
    const words = [
      ...misprintedSums(outside, balances, account, { ...(parts[a] as AccountPart), known, ofRows }, tests),
      ...endsWithoutRows(outside, account, known, tests),
      ...unreachedInOverview(outside, account, known, tests),
      ...unreachedByName(outside, account, known, tests),
      ...(unreached.get(account) ?? []),
      ...unreachedBalances(apartFor(account), account, { ...(parts[a] as AccountPart), known }, tests),
      ...misprintedDigits(unlistedFor(account), account),
    ]
    for (const word of words) misprinted.set(word, [...(misprinted.get(word) ?? []), a])
  }
  const found = lines.flatMap((line) =>
    exactAmounts(line).map(({ from, to, money }): ExplainedNumber => {
      const words = line.words.slice(from, to)
      const under = accountAbove(line)
      const owner = Math.max(0, ownerOf(line, money.magnitude, under))
      const missing = misprinted.get(words[0] as Word) ?? [owner]
      // A number in a row of one account is not one that another account is missing.
      const account = missing.includes(owner) || rowOf.has(line) ? owner : (missing[0] as number)
      const role = words.map((word) => roles.get(word)).find((found) => found !== undefined)
      return {
        words,
        page: line.page,
        account,
        role: role ?? explain(line, from, to, money.magnitude, account),
      }
    }),
  )
  const covered = new Set(found.flatMap(({ words }) => words))
  return [
    ...found,
    ...accounts.flatMap((checked, account) =>
      wrongTotals(checked, roles).flatMap(({ words, page }): ExplainedNumber[] =>
        words.some((word) => covered.has(word)) ? [] : [{ words, page, account, role: 'unexplained' }],
      ),
    ),
  ]

  /** A balance between the rows of two accounts belongs to the second where it is one that its summary names. */
  function ownerOf(line: Line, magnitude: Minor, under: number): number {
    const [above, below] = [parts[under], accounts[under + 1]?.facts]
    const isBetween = above?.last != null && isBefore(above.last, line)
    const named = below ? [...below.hints.openings, ...below.hints.closings] : []
    const isClosingAbove = Math.abs(accounts[under]?.result.closing ?? 0) === magnitude
    return isBetween && !isClosingAbove && named.some((balance) => Math.abs(balance) === magnitude)
      ? under + 1
      : under
  }

  /** Whether a line prints all of a row, perhaps with a balance after it, and yet was not read as a row: it was lost. */
  function isRowAgain(line: Line): boolean {
    const rows = line.dates.length > 0 && !listed.has(line) ? (rowTexts.get(firstWord(line)) ?? []) : []
    return rows.some(({ text }) => line.text.startsWith(text))
  }

  function isUnderColumns(line: Line, { edges }: AccountPart): boolean {
    const ends = exactAmounts(line).map(({ to }) => Math.round(line.words[to - 1]?.x1 ?? 0))
    return edges.filter((column) => ends.some((end) => column.has(end))).length > 1
  }

  function explain(line: Line, from: number, to: number, magnitude: Minor, account: number): NumberRole {
    const [before, after] = [line.words[from - 1]?.text ?? '', line.words[to]?.text ?? '']
    if (isRate(line, { from, to })) return 'rate'
    if (misprinted.has(line.words[from] as Word)) return 'unexplained'
    const part = parts[account]
    if (!part || magnitude === 0) return 'aside'
    const row = rowOf.get(line)
    // `11.17` under the amounts may look like a day.
    if (row?.left.has(line.words[from] as Word) || lost.has(line.words[from] as Word)) return 'unexplained'
    if (line.dates.some((date) => date.from < to && from < date.to)) return 'aside'
    if (row !== undefined)
      return isIncluded(line, { from, to })
        ? 'text'
        : explainInRow(row, magnitude, [before, after, codeBelow(row.row.lines, line, to)])
    if (isRowAgain(line)) return 'unexplained'
    if (unread.has(line) && !part.known.has(magnitude))
      return isAhead(line, accounts[account]?.facts.period ?? null, order) ? 'other-list' : 'unexplained'
    if (part.known.has(magnitude)) return part.totals.has(magnitude) ? 'total' : 'repeated'
    // Where no row was found, whatever is summed up was lost.
    if (inRows.size === 0 && namesTotal(line)) return 'unexplained'
    if (listed.has(line) || besideAccounts.has(line)) return 'other-list'
    if (part.isWhole) return 'text'
    const isAmong =
      part.first !== null && part.last !== null && !isBefore(line, part.first) && !isBefore(part.last, line)
    if (isAmong) return isClosedAt(part, line) ? 'text' : 'unexplained'
    // A row that was lost below the last one, or above the first, begins with its date, or ends under the columns.
    const isLikeRow = isSetLikeRow(line, to) || isUnderColumns(line, part) || namesEnd(line, to)
    if (!isLikeRow || !isNextTo(line, part)) return 'aside'
    return isAhead(line, accounts[account]?.facts.period ?? null, order) ? 'other-list' : 'unexplained'
  }
}

function explainInRow({ row, isClosed }: RowOfLine, magnitude: Minor, beside: readonly string[]): NumberRole {
  if (row.kind === 'other' || isClosed) return 'text'
  if (beside.some((text) => isCurrencyCode(text))) return 'foreign'
  return row.money.some((money) => money?.magnitude === magnitude) ? 'repeated' : 'unexplained'
}

/**
 * What total rows print that no rows come to. In currencies without decimals it may look like any number elsewhere;
 * beside amounts with decimals such a number counts something.
 */
function wrongTotals({ ledger }: CheckedAccount, roles: ReadonlyMap<Word, NumberRole>) {
  const amounts = ledger.movements.flatMap((movement) =>
    isTransaction(movement) ? (movement.row.money[movement.amountColumn ?? -1] ?? []) : [],
  )
  const areWhole = amounts.some(({ isExact }) => !isExact)
  return ledger.movements.flatMap(({ row }) =>
    row.kind === 'total' && areWhole
      ? row.moneyCells.flatMap((cell) =>
          cell?.words.some((word) => roles.get(word) === 'unexplained')
            ? [{ words: cell.words, page: row.page }]
            : [],
        )
      : [],
  )
}

/** Whether a line of a list of balances is an account that was read: the other lines say what else is held. */
const holdsAccount = (list: readonly EndsInColumns[], known: ReadonlySet<number>): boolean =>
  list.some(({ opening, closing }) =>
    [opening, closing].every((end) => end === null || known.has(end.amount.money.magnitude)),
  )

/** What all accounts begin and end with together, as overviews print it. */
const sumsOfEnds = (accounts: readonly CheckedAccount[]): number[] =>
  accounts.length < 2
    ? []
    : (['opening', 'closing'] as const).map((end) =>
        Math.abs(accounts.reduce((sum, { result }) => sum + (result[end] ?? 0), 0)),
      )

const firstWord = ({ words: [first] }: Line): string => first?.text ?? ''

const kindOf = (words: readonly Word[]) => rowKindOf(textOf(words.filter(({ text }) => !/\d/.test(text))))

/** `287,943.94 DR  Ending balance`: the name may stand behind the amount. */
const namesEnd = ({ words }: Line, to: number): boolean =>
  [words, words.slice(to)].some((some) => ['opening', 'closing'].includes(kindOf(some) ?? ''))

const namesTotal = ({ words }: Line): boolean => kindOf(words) === 'total'

/** A date first, and the amount, or only few words, last. */
const isSetLikeRow = ({ dates, words }: Line, to: number): boolean =>
  dates[0]?.from === 0 && dates[0].to < words.length && to === words.length

/** Whether a line stands on a page of the account's rows, or on the one before or behind them. */
const isNextTo = ({ page }: Line, { pages }: AccountPart): boolean =>
  [page - 1, page, page + 1].some((other) => pages.has(other))
