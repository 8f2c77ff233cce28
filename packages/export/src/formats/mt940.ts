import type { Exported } from '../exported.ts'
import { type Entry, isNegative, type Ledger, ledgersOf, magnitude, withBalances } from '../ledger.ts'
import { compactDate, noteOf, swiftLines, toSwift } from '../texts.ts'

/** SWIFT MT940: field 86 has six lines of 65 characters; a reference 16, an account 35. */
const LENGTH = { line: 65, lines: 6, reference: 16, account: 35 } as const
/** The kind of transaction is not known for any row: neither a contract nor a bank code states it. */
const KIND = 'NMSC'
const NO_REFERENCE = 'NONREF'

/** SWIFT MT940, a message for each account. */
export const toMt940 = (exported: Exported): string =>
  `${ledgersOf(exported)
    .map((ledger, i) => message(ledger, i).join('\r\n'))
    .join('\r\n')}\r\n`

function message(ledger: Ledger, index: number): string[] {
  const { opening, closing, period, currency, accountId, entries } = withBalances(ledger)
  const reference = `${compactDate(period.end)}${String(index + 1).padStart(2, '0')}`
  return [
    `:20:${reference}`,
    `:25:${toSwift(accountId).slice(0, LENGTH.account)}`,
    ':28C:1/1',
    `:60F:${balance(opening, period.start, currency)}`,
    ...entries.flatMap(rowLines),
    `:62F:${balance(closing, period.end, currency)}`,
    '-',
  ]
}

const swiftAmount = (decimal: string): string => {
  const amount = magnitude(decimal).replace('.', ',')
  return amount.includes(',') ? amount : `${amount},`
}

const swiftDate = (date: string): string => compactDate(date).slice(2)

const balance = (amount: string, date: string, currency: string): string =>
  `${isNegative(amount) ? 'D' : 'C'}${swiftDate(date)}${currency}${swiftAmount(amount)}`

function rowLines({ amount, date, valueDate, reference, id, description, isEdited }: Entry): string[] {
  const value = valueDate ?? date
  const customerReference =
    toSwift(reference ?? '')
      .replaceAll('/', ' ')
      .slice(0, LENGTH.reference)
      .trim() || NO_REFERENCE
  const mark = isNegative(amount) ? 'D' : 'C'
  const text = swiftLines(noteOf(description, isEdited), LENGTH.line, LENGTH.lines)
  return [
    `:61:${swiftDate(value)}${swiftDate(date).slice(2)}${mark}${swiftAmount(amount)}${KIND}${customerReference}//${id.slice(-LENGTH.reference)}`,
    ...(text.length === 0 ? [] : [`:86:${text.join('\r\n')}`]),
  ]
}
