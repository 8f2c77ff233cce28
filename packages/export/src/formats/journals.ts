import { add, compareDecimals, parseDecimal, sumDecimals } from '@ledgerlift/engine'
import type { Exported } from '../exported.ts'
import { isNegative, type Ledger, ledgersOf } from '../ledger.ts'
import { EDITED, oneLine } from '../texts.ts'

/** Journals of plain-text accounting. What money was for is not known, and is left for a person to say. */
const UNKNOWN = { in: 'Income:Unknown', out: 'Expenses:Unknown' } as const
const OPENING = 'Equity:Opening-Balances'

const accountOf = ({ account, accountId }: Ledger): string =>
  `${account.owed ? 'Liabilities:Card' : 'Assets:Bank'}:${/^[A-Z0-9]/.test(accountId) ? accountId : `A${accountId}`}`

const otherSide = (amount: string): string => (isNegative(amount) ? UNKNOWN.out : UNKNOWN.in)

const dayAfter = (date: string): string => {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** Whether opening balance and rows come to the closing balance; an assertion that cannot hold stops the reader. */
function closes({ opening, closing, entries }: Ledger): boolean {
  const [start, end] = [parseDecimal(opening ?? ''), parseDecimal(closing ?? '')]
  const sum = sumDecimals(entries.map(({ amount }) => amount))
  return start !== null && end !== null && sum !== null && compareDecimals(add(start, sum), end) === 0
}

const negated = (decimal: string): string =>
  isNegative(decimal) ? decimal.slice(1) : /[1-9]/.test(decimal) ? `-${decimal}` : decimal

/** A journal for beancount, which its own checker accepts: accounts opened, balances asserted where they hold. */
export function toBeancount(exported: Exported): string {
  const ledgers = ledgersOf(exported)
  const first = ledgers.map(startOf).sort()[0] as string
  const quoted = (text: string) => `"${oneLine(text).replace(/[\\"]/g, (sign) => `\\${sign}`)}"`
  const opened = [...new Set([UNKNOWN.in, UNKNOWN.out, OPENING, ...ledgers.map(accountOf)])]
  const lines = opened.map((name) => `${first} open ${name}`)
  for (const ledger of ledgers) {
    const [name, { opening, closing, currency, period }] = [accountOf(ledger), ledger]
    if (opening !== null) {
      lines.push('', `${startOf(ledger)} * "Opening balance"`)
      lines.push(`  ${name}  ${opening} ${currency}`, `  ${OPENING}  ${negated(opening)} ${currency}`)
    }
    for (const { date, amount, description, reference, id, isEdited } of ledger.entries) {
      lines.push('', `${date} * ${quoted(description)}`, `  id: ${quoted(id)}`)
      if (reference !== null) lines.push(`  reference: ${quoted(reference)}`)
      if (isEdited) lines.push(`  note: ${quoted(EDITED)}`)
      lines.push(`  ${name}  ${amount} ${currency}`, `  ${otherSide(amount)}  ${negated(amount)} ${currency}`)
    }
    if (closing === null) continue
    // An assertion holds at the beginning of its day.
    const end = [period.end, ...ledger.entries.map(({ date }) => date)].sort().at(-1) as string
    const asserted = `${dayAfter(end)} balance ${name}  ${closing} ${currency}`
    lines.push('', closes(ledger) ? asserted : `; the rows do not come to the printed balance: ${asserted}`)
  }
  return `${lines.join('\n')}\n`
}

/** A journal for hledger, which its own checker accepts. */
export function toHledger(exported: Exported): string {
  const lines: string[] = []
  for (const ledger of ledgersOf(exported)) {
    const [name, { opening, closing, currency, entries }] = [accountOf(ledger), ledger]
    if (opening !== null) {
      lines.push(
        `${startOf(ledger)} * Opening balance`,
        `    ${name}  ${currency} ${opening}`,
        `    ${OPENING}`,
        '',
      )
    }
    const inOrder = [...entries].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    for (const [i, { date, amount, description, reference, id, isEdited }] of inOrder.entries()) {
      const tags = [`id:${id}`, ...(reference ? [`reference:${tagText(reference)}`] : [])]
      if (isEdited) tags.push(`note:${EDITED}`)
      const isLast = i === entries.length - 1
      const asserted = isLast && closing !== null && closes(ledger) ? ` = ${currency} ${closing}` : ''
      lines.push(`${date} * ${journalText(description)}  ; ${tags.join(', ')}`)
      lines.push(`    ${name}  ${currency} ${amount}${asserted}`, `    ${otherSide(amount)}`, '')
    }
  }
  return lines.join('\n')
}

/** The opening balance stands before every row. */
const startOf = ({ period, entries }: Ledger): string =>
  [period.start, ...entries.map(({ date }) => date)].sort()[0] as string

/** A semicolon would begin a comment, and a bar part payee from note. */
const journalText = (text: string): string => oneLine(text).replaceAll(';', ',').replaceAll('|', '/')

/** A comma ends the value of a tag. */
const tagText = (text: string): string => oneLine(text).replaceAll(',', ' ')
