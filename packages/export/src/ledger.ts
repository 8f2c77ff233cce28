import { accountName, add, decimalText, parseDecimal, subtract, sumDecimals } from '@ledgerlift/engine'
import { ExportError, type Exported, type ExportedAccount, type ExportedRow } from './exported.ts'
import { idsOf } from './row-ids.ts'

/** A row that programs can book: dated, with one signed amount and a name that stays. */
export type Entry = ExportedRow & {
  readonly date: string
  /** Money that comes in is positive, as a plain decimal. */
  readonly amount: string
  /** Stays the same for the same row of the same account, however often it is exported. */
  readonly id: string
}

/** One account of a statement, as programs book it. */
export type Ledger = {
  readonly account: ExportedAccount
  /** Letters and digits only, as far as the statement shows them. */
  readonly accountId: string
  /** What people call it. */
  readonly name: string
  /** ISO 4217; `XXX`, its word for no currency, where the statement names none. */
  readonly currency: string
  /** In the order of the statement; what of a payment does not move the balance is booked against it. Never empty. */
  readonly entries: readonly Entry[]
  /** What the holder has before and after the rows, negative where it is owed; null where neither is known. */
  readonly opening: string | null
  readonly closing: string | null
  /** From and to which day. */
  readonly period: { readonly start: string; readonly end: string }
}

const NO_CURRENCY = 'XXX'

/**
 * The accounts that have rows.
 *
 * @throws {ExportError} where there are no rows, or one has no date
 */
export function ledgersOf({ rows, accounts }: Exported): Ledger[] {
  if (rows.length === 0) throw new ExportError('no-transactions')
  const undated = rows.filter(({ date }) => date === null).length
  if (undated > 0) throw new ExportError('row-without-date', undated)
  return accounts.flatMap((account, i) => {
    const ofAccount = rows.filter((row) => row.account === i)
    return ofAccount.length === 0 ? [] : [toLedger(account, i, ofAccount, accounts)]
  })
}

function toLedger(
  account: ExportedAccount,
  index: number,
  printed: readonly ExportedRow[],
  accounts: readonly ExportedAccount[],
): Ledger {
  const rows = printed.flatMap(bookings)
  const amounts = rows.map(amountOf)
  const shown = (account.number ?? '').replace(/[^0-9A-Za-z]/g, '')
  const accountId = shown === '' ? `account${index + 1}` : shown
  const dates = rows.map(({ date }) => date as string).sort()
  const ids = idsOf(accountId, rows, amounts)
  const { opening, closing } = balancesOf(account, amounts)
  return {
    account,
    accountId,
    name: accountName(accounts, index),
    currency: account.currency ?? NO_CURRENCY,
    entries: rows.map((row, i) => ({
      ...row,
      date: row.date as string,
      amount: amounts[i] as string,
      id: ids[i] as string,
    })),
    opening,
    closing,
    period: {
      start: account.period.start ?? (dates[0] as string),
      end: account.period.end ?? (dates.at(-1) as string),
    },
  }
}

/**
 * A row as programs book it: of a payment of a loan, the whole and then what of it is not paid to the loan, so that both come
 * to what moves its balance.
 */
function bookings(row: ExportedRow): ExportedRow[] {
  const { interestAndFees, ...whole } = row
  if (interestAndFees === undefined) return [row]
  const isTakenBack = isNegative(interestAndFees)
  const part = {
    ...whole,
    description: `Interest and fees: ${row.description}`,
    debit: isTakenBack ? null : interestAndFees,
    credit: isTakenBack ? magnitude(interestAndFees) : null,
    balance: null,
  }
  return [whole, part]
}

/** Money that comes in less money that goes out. */
function amountOf({ debit, credit }: ExportedRow): string {
  const [more, less] = [parseDecimal(credit ?? '0'), parseDecimal(debit ?? '0')]
  if (more === null || less === null) throw new Error('an amount is no decimal')
  return decimalText(subtract(more, less))
}

/** Where one of them is not printed, the rows say what it must be. */
function balancesOf({ openingBalance, closingBalance, owed }: ExportedAccount, amounts: readonly string[]) {
  const held = (balance: string | null) => {
    const value = balance === null ? null : parseDecimal(balance)
    return value && owed ? { ...value, units: -value.units } : value
  }
  const [start, end] = [held(openingBalance), held(closingBalance)]
  const sum = sumDecimals(amounts)
  if (sum === null) throw new Error('an amount is no decimal')
  const opening = start ?? (end && subtract(end, sum))
  const closing = end ?? (start && add(start, sum))
  return { opening: opening && decimalText(opening), closing: closing && decimalText(closing) }
}

/** For formats that need a balance. @throws {ExportError} where no balance is known */
export function withBalances(
  ledger: Ledger,
): Ledger & { readonly opening: string; readonly closing: string } {
  const { opening, closing } = ledger
  if (opening === null || closing === null) throw new ExportError('no-balance')
  return { ...ledger, opening, closing }
}

export const isNegative = (decimal: string): boolean => decimal.startsWith('-')

export const magnitude = (decimal: string): string => decimal.replace(/^-/, '')
