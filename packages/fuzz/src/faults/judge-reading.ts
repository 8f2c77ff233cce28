import type { Statement, Transaction } from '@ledgerlift/engine'
import type { Truth, TruthTransaction } from '../truth/truth.ts'
import { alignRows } from '../verify/align-rows.ts'
import type { FaultyPrint } from './make-fault.ts'

/**
 * What a reading of a faulty print overlooks, in a few words; `null` where the fault is noticed.
 *
 * @param statement `null` where the engine refused the document
 */
export function judgeFault(statement: Statement | null, fault: FaultyPrint): string | null {
  if (statement === null) return null
  const pairs = alignRows(fault.print.truth.transactions, statement.transactions)
  // A misprinted balance that was not read as this row's balance is not part of what the row says.
  const says = (read: Transaction) => fault.kind !== 'balance-digit' || read.balance !== null
  const trusted = pairs.find(
    ({ printed, read }) => printed && fault.wrong.includes(printed) && read?.check === 'proved' && says(read),
  )
  if (trusted) return `${trusted.at}, which is printed wrong, is proved`
  const misread = provedWrongly(statement, fault.print.truth)
  if (misread) return `${misread}, which is read wrong, is proved`
  // A row that is printed twice and read once, as the balances require, has been noticed.
  if (fault.kind === 'row-twice' && statement.warnings.some(({ code }) => code === 'repeated-rows'))
    return null
  const isDated = fault.kind === 'impossible-date' || fault.kind === 'far-date'
  if (!isDated && isAccountProved(statement, fault.account)) return 'the account is proved'
  const isQuiet =
    statement.warnings.length === 0 &&
    statement.accounts.every(({ doubts }) => doubts.length === 0) &&
    statement.transactions.every(({ doubts }) => doubts.length === 0)
  return isQuiet ? 'neither a doubt nor a warning' : null
}

/** Where too few or too many accounts were read, none may be wholly proved. */
function isAccountProved({ accounts }: Statement, account: number): boolean {
  return accounts[account]
    ? accounts[account].check === 'proved'
    : accounts.length > 0 && accounts.every(({ check }) => check === 'proved')
}

/** A row that says `proved` and is not printed so; one whose balance was not read is not wrong. */
function provedWrongly(statement: Statement, truth: Truth): string | null {
  const pair = alignRows(truth.transactions, statement.transactions).find(
    ({ printed, read }) =>
      read?.check === 'proved' &&
      !(
        printed &&
        printed.date === read.date &&
        printed.debit === read.debit &&
        printed.credit === read.credit &&
        (read.balance === null || printed.balance === read.balance)
      ),
  )
  if (!pair?.read) return null
  const show = (row: TruthTransaction | Transaction) =>
    [row.date, row.debit ?? '-', row.credit ?? '-', row.balance ?? '-'].join(' ')
  return `${pair.at} (printed ${pair.printed ? show(pair.printed) : 'nowhere'}, read ${show(pair.read)})`
}

/** What a faultless print that says enough still lacks to be proved; `null` where all of it is proved. */
export function judgeTwin(statement: Statement | null, truth: Truth): string | null {
  if (statement === null) return 'refused'
  const misread = provedWrongly(statement, truth)
  if (misread) return `${misread}, which is read wrong, is proved`
  const account = statement.accounts.findIndex(({ check }) => check !== 'proved')
  if (account >= 0) {
    const { check, doubts } = statement.accounts[account] as Statement['accounts'][number]
    return `account ${account + 1} is ${check}: ${doubts.join(', ')}`
  }
  const row = statement.transactions.findIndex(({ check }) => check !== 'proved')
  if (row < 0) return null
  const { check, doubts } = statement.transactions[row] as Statement['transactions'][number]
  return `row ${row + 1} is ${check}: ${doubts.join(', ')}`
}

/** A single equation between balances of fewer digits may hold by luck, which the proof does not allow. */
const LUCKY_BALANCE = 100

/**
 * Whether a print says enough for all of it to be proved: each account names its opening balance and, unless each row
 * prints one, its closing balance; and these are no pair of a few cents around a single row.
 */
export function printsEnough({ transactions, accounts, isProvable, unprovable }: Truth): boolean {
  return (
    isProvable &&
    unprovable.length === 0 &&
    accounts.every(({ openingBalance, closingBalance }, account) => {
      const ofAccount = transactions.filter((row) => row.account === account)
      const isLucky =
        ofAccount.length === 1 &&
        [openingBalance, closingBalance].every(({ value }) => digitsOf(value) < LUCKY_BALANCE)
      return (
        ofAccount.length > 0 &&
        !isLucky &&
        openingBalance.isNamed &&
        (closingBalance.isNamed || ofAccount.every(({ balance }) => balance !== null))
      )
    })
  )
}

const digitsOf = (decimal: string): number => Number(decimal.replace(/\D/g, ''))
