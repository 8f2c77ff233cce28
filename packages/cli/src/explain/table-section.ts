import { type Check, type Heading, textOf } from '@ledgerlift/engine'
import { html } from 'ghtml'
import type { ExplainedRow } from './explain-rows.ts'
import type { TableOnPage } from './explained-page.ts'
import { toReadings } from './readings.ts'
import { columnTitle, columnUse, FATES, useClass, VERDICTS } from './words.ts'

/** The rows of a table on one page; where the table begins, also how its money columns were read. */
export function toTableSection(table: TableOnPage): string {
  const { reading, number, isFirst, entries } = table
  const { columns } = reading.table
  const uses = columns.map((_, c) => columnUse(reading, c))
  const titles = columns.map(({ title }, c) => {
    const use = uses[c] ?? ''
    return html`<th scope="col" class="${use}">${columnTitle(title, c)} <span class="use ${useClass(use)}">${use}</span></th>`
  })
  const lines = entries.map((entry) =>
    'fate' in entry ? toRow(entry, uses) : toHeading(entry, columns.length),
  )
  return html`<section class="table">
<h3>Table ${number}!${isFirst ? '' : ' <small>goes on from the page before</small>'}</h3>
!${isFirst ? toReadings(reading) : ''}
<div class="scroll"><table class="entries">
<thead><tr><th scope="col">#</th><th scope="col">Check</th><th scope="col">Read as</th>!${titles}</tr></thead>
<tbody>!${lines}</tbody></table></div></section>
`
}

const toHeading = ({ line }: Heading, columns: number): string =>
  html`<tr class="heading"><th></th><td colspan="${columns + 2}">${textOf(line.words)}</td></tr>
`

function toRow(row: ExplainedRow, uses: readonly string[]): string {
  const cells = row.row.cells.map(({ text }, c) => html`<td class="${uses[c]}">${text}</td>`)
  return html`<tr class="${row.fate}" data-row="${row.number}" tabindex="0"><th scope="row">${row.number}</th>
<td class="verdict">!${toVerdict(row)}</td><td class="outcome">!${toOutcome(row)}</td>!${cells}</tr>
`
}

function toOutcome({ fate, transaction, step }: ExplainedRow): string {
  if (transaction === null) return html`<em>${FATES[fate]}</em>`
  const { date, valueDate, debit, credit, balance } = transaction
  const facts = [
    ['date', date ?? 'none'],
    ['value date', valueDate],
    ['debit', debit],
    ['credit', credit],
    ['interest and fees', transaction.interestAndFees ?? null],
    // An equation that closes says it.
    ['balance', step?.closes ? null : balance],
  ] as const
  return facts
    .map(([name, value]) => (value === null ? '' : html`<span><small>${name}</small> ${value}</span>`))
    .join('')
}

/** What a verdict rests on where no step between printed balances encloses the row. */
const OUTSIDE: Readonly<Partial<Record<Check, string>>> = {
  proved: 'by totals or balances outside the rows',
  contradicted: 'balances outside the rows disagree',
}

function toVerdict({ check, step }: ExplainedRow): string {
  const reason = step?.text ?? (check && OUTSIDE[check])
  const verdict = check && html`<b class="${check}">${VERDICTS[check].sign} ${VERDICTS[check].text}</b>`
  return `${verdict ?? ''}${reason ? html`<small>${reason}</small>` : ''}`
}
