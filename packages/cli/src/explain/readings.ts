import type { TableReading, WeighedReading } from '@ledgerlift/engine'
import { html } from 'ghtml'
import { columnTitle, DIRECTIONS, moneyUse, useClass } from './words.ts'

/** The reading of a table's money columns that was chosen, those that came next, and what spoke for each. */
export function toReadings({ table, choice }: TableReading): string {
  if (choice === null) return '<p class="note">No list of transactions: its rows are not read.</p>'
  const columns = table.columns.flatMap(({ title }, c) => (table.isMoney[c] ? [{ title, c }] : []))
  const titles = columns.map(({ title, c }) => html`<th scope="col">${columnTitle(title, c)}</th>`)
  const readings = choice.weighed.map((weighed, place) =>
    toReading(
      weighed,
      place,
      columns.map(({ c }) => c),
    ),
  )
  return html`<details open><summary>How its money was read</summary>
<div class="scroll"><table class="readings">
<thead><tr><th scope="col">Place</th><th scope="col" class="figure">Score</th>!${titles}<th scope="col">Direction</th><th scope="col">Balance is</th><th scope="col">Order</th>
<th scope="col" class="figure">Titles</th><th scope="col" class="figure">Arithmetic</th><th scope="col" class="figure">Left over</th></tr></thead>
<tbody>!${readings}</tbody></table></div>
<p class="note">The score is the sum of the last three. Readings that could not have overtaken the best were not tried.</p></details>
`
}

function toReading(weighed: WeighedReading, place: number, columns: readonly number[]): string {
  const { reading, isReversed, prior, evidence, clash, score } = weighed
  const uses = columns.map((c) => {
    const use = moneyUse(weighed, c)
    return use === null ? '<td>–</td>' : html`<td><span class="use ${useClass(use)}">${use}</span></td>`
  })
  const figure = (value: number) => html`<td class="figure">${value.toFixed(2).replace('-', '−')}</td>`
  const direction = reading.amount === null ? 'by the column' : DIRECTIONS[reading.direction]
  return html`<tr!${place === 0 ? ' class="chosen"' : ''}><th scope="row">${place === 0 ? 'chosen' : place + 1}</th>!${figure(score)}!${uses}
<td>${direction}</td><td>${reading.isOwed ? 'owed' : 'held'}</td><td>${isReversed ? 'newest first' : 'oldest first'}</td>!${[prior, evidence, clash].map(figure)}</tr>
`
}
