import type { DayOrder, PrintedDate } from '../../dates/parse-date.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import { textOf } from '../../layout/word.ts'
import { type Exponent, type Minor, toDecimal, toMinor } from '../../money/money.ts'
import type { MoneyConvention } from '../../money/parse-money.ts'
import { correctedWords, keyOf, type ReadAs } from '../../recognised/corrected-words.ts'
import { EMPTY_CELL, joinCells } from '../../table/cell.ts'
import { findPlainTables } from '../../table/find-plain-tables.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import { completeDate, completeNear, type YearHints } from '../printed/resolve-dates.ts'
import type { Payment } from '../proof/columns-beside.ts'
import { findWitnesses } from '../proof/document-witnesses.ts'
import type { ExplainedNumber } from '../proof/explain-numbers.ts'
import { underOtherTitles } from '../proof/overlooked-titles.ts'
import { type AccountProof, proveAccount } from '../proof/prove-account.ts'
import { shiftedBalances } from '../proof/shifted-balances.ts'
import { unsureDates } from '../proof/unsure-dates.ts'
import type { Reading } from '../read-statement.ts'
import type { Account, CellRole, CellSource, Statement, Transaction } from '../statement.ts'
import { expectations } from './expectations.ts'
import { type PageSizes, sourceOf } from './source-of.ts'
import { toEquations } from './to-equations.ts'
import { toOtherReadings } from './to-other-readings.ts'
import { joinTables, toTable } from './to-table.ts'
import { toWarnings } from './to-warnings.ts'
import { wholePayments } from './whole-payments.ts'

const NOTHING = toMinor(0)

/** What the document was read as. */
type Readings = {
  readonly reading: Reading
  readonly accounts: readonly CheckedAccount[]
  readonly numbers: readonly ExplainedNumber[]
  readonly convention: MoneyConvention
  readonly tried: number
  readonly isTitled: boolean
}

/**
 * Writes everything down in the form of the output.
 *
 * @param pages those that were read
 * @param pageCount number of pages of the document
 * @param unread pages of the document whose rows are not known
 */
export function toStatement(
  { reading, accounts: checked, numbers, convention: { exponent }, tried, isTitled }: Readings,
  pages: readonly PageLines[],
  pageCount: number,
  unread: readonly number[],
): Statement {
  const sizes: PageSizes = new Map(
    pages.map(({ number, size, recognised }) => [
      number,
      { ...size, skew: recognised?.skew, keystone: recognised?.keystone },
    ]),
  )
  const isDateUnsure = unsureDates(pages)
  const readAs = correctedWords(pages)
  const isOutsideCorrected = isCorrectedOutside(pages, checked)
  const lines = pages.flatMap((page) => page.lines)
  const opposed = isTitled ? new Set<never>() : underOtherTitles(lines, checked)
  const witnesses = findWitnesses(reading, lines)
  const unexplained = Map.groupBy(
    numbers.filter(({ role }) => role === 'unexplained'),
    ({ account }) => account,
  )
  const proofs = checked.map((account, i) =>
    proveAccount(account, reading, witnesses, {
      unread,
      isDateUnsure,
      shifted: shiftedBalances(account, reading.balances, pages),
      readAs,
      isOutsideCorrected,
      tried,
      opposed,
      unexplained: unexplained.get(i) ?? [],
    }),
  )
  const { equations, indexOf } = toEquations(checked, proofs, reading.balances, sizes, exponent)
  const payments = wholePayments(checked, reading.tables)
  const transactions = checked.flatMap(({ facts }, account) => {
    const years = {
      period: facts.period,
      latest: reading.latest,
      rowDay: reading.rowDay,
      runDay: reading.runDay,
    }
    const rows = proofs[account]?.rows ?? []
    const expectedOf = expectations(rows, exponent)
    return rows.map((proof): Transaction => {
      const { movement, check, witness, doubts, equation } = proof
      const payment = payments.get(movement.row.id)
      return {
        ...toRow(movement, payment, exponent, sizes, readAs),
        ...toDates(movement.row, reading.order, years),
        account,
        check,
        witness,
        doubts,
        expected: expectedOf(proof, payment?.beside ?? NOTHING),
        equation: equation && (indexOf.get(equation) ?? null),
      }
    })
  })
  const isStatement = checked.length > 0 || transactions.length > 0
  return {
    ...(isStatement ? toTable(transactions, reading.valueDateTitle) : joinTables(findPlainTables(pages))),
    transactions,
    accounts: checked.map((account, i) => toAccount(account, proofs[i] as AccountProof, exponent, sizes)),
    equations,
    readings: toOtherReadings(reading, proofs),
    pages: pageCount,
    pagesConverted: pages.map(({ number }) => number),
    ocrPages: pages.flatMap(({ number, recognised }) => (recognised ? [number] : [])),
    warnings: toWarnings(pages, checked, transactions, proofs),
  }
}

/** Whether arithmetic has corrected a number that stands in no transaction. */
function isCorrectedOutside(pages: readonly PageLines[], accounts: readonly CheckedAccount[]): boolean {
  if (!pages.some(({ recognised }) => (recognised?.corrected.size ?? 0) > 0)) return false
  const inRows = new Set(
    accounts.flatMap(({ ledger }) =>
      ledger.movements
        .filter(isTransaction)
        .flatMap(({ row }) => row.moneyCells.flatMap((cell) => cell?.words ?? []))
        .map((word) => `${word.page} ${keyOf(word)}`),
    ),
  )
  return pages.some(({ number, recognised }) =>
    [...(recognised?.corrected.keys() ?? [])].some((key) => !inRows.has(`${number} ${key}`)),
  )
}

function toAccount(
  { ledger, facts, result }: CheckedAccount,
  { check, doubts, unexplained }: AccountProof,
  exponent: Exponent,
  sizes: PageSizes,
): Account {
  const decimal = (amount: Minor | null) => (amount === null ? null : toDecimal(amount, exponent))
  return {
    number: facts.number,
    currency: facts.currency,
    openingBalance: decimal(result.opening),
    closingBalance: decimal(result.closing),
    period: { start: facts.period?.start ?? null, end: facts.period?.end ?? facts.closingDay },
    check,
    owed: ledger.isOwed,
    doubts,
    unexplained: unexplained.flatMap(({ words }) => sourceOf(words, textOf(words), sizes) ?? []),
  }
}

function toDates({ date: booked, valueDate }: ReadRow, order: DayOrder, years: YearHints) {
  const date = booked && completeDate(booked, order, years)
  const complete = (day: PrintedDate) =>
    date ? completeNear(day, order, date) : completeDate(day, order, years)
  return { date, valueDate: valueDate && complete(valueDate) }
}

function toRow(
  { row, movement, balance, amountColumn, chargeColumns = [], balanceColumn }: Movement,
  payment: Payment | undefined,
  exponent: Exponent,
  sizes: PageSizes,
  readAs: ReadAs | null,
) {
  const amount = (movement ?? 0) + (payment?.beside ?? 0)
  const isCredit = amount > 0
  const magnitude = toDecimal(toMinor(Math.abs(amount)), exponent)
  const cells: Partial<Record<CellRole, CellSource>> = {}
  const place = (role: CellRole, cell = EMPTY_CELL) => {
    const corrected = readAs && cell.words.map(readAs)
    const isCorrected = corrected?.some((text) => text !== null) ?? false
    const text = isCorrected ? cell.words.map((word, i) => corrected?.[i] ?? word.text).join(' ') : cell.text
    const source = sourceOf(cell.words, text, sizes)
    if (source) cells[role] = isCorrected ? { ...source, asked: cell.text } : source
  }
  const placeMoney = (role: CellRole, columns: readonly (number | null)[]) =>
    place(role, joinCells(columns.flatMap((c) => (c == null ? [] : (row.moneyCells[c] ?? [])))))
  for (const role of ['date', 'valueDate', 'description', 'reference'] as const) place(role, row.cells[role])
  placeMoney(
    isCredit ? 'credit' : 'debit',
    payment?.whole != null ? [payment.whole] : [amountColumn, ...chargeColumns],
  )
  if (payment) placeMoney('interestAndFees', payment.parts)
  placeMoney('balance', [balanceColumn])
  return {
    description: row.description,
    reference: row.reference,
    debit: isCredit ? null : magnitude,
    credit: isCredit ? magnitude : null,
    ...(payment && { interestAndFees: toDecimal(payment.beside, exponent) }),
    balance: balance === null ? null : toDecimal(balance, exponent),
    page: row.page,
    cells,
  }
}
