import { type Account, type DocumentStages, type Stages, verdictOf, type Warning } from '@ledgerlift/engine'
import { html } from 'ghtml'
import { verdictLine } from '../verdict-line.ts'
import { ORDERS, VERDICTS } from './words.ts'

const GUIDE =
  'The switches show what each stage of the engine made of the pages, in the order in which they run; docs/architecture.md says what each of them does. Point at a row to see it on its page, choose it to go there, and the other way round.'

/** What was found about the document as a whole. */
export function toSummary(name: string, stages: DocumentStages): string {
  const { pages, accounts, transactions, warnings } = stages.statement
  const read = stages.parts.reduce((sum, part) => sum + part.pages.length, 0)
  const counts = [
    read === pages ? count(pages, 'page') : `${read} of ${count(pages, 'page')}`,
    count(transactions.length, 'transaction'),
    count(accounts.length, 'account'),
  ]
  return html`<header>
<p class="kicker">Ledgerlift, explained</p>
<h1>${name}</h1>
<p class="counts">${counts.join(', ')}: ${verdictLine(verdictOf(stages.statement))}</p>
<div class="accounts">!${accounts.map((account, i) => toAccount(account, i, stages))}</div>
!${stages.parts.map(toConventions)}
!${warnings.length === 0 ? '' : html`<ul class="warnings">!${warnings.map(toWarning)}</ul>`}
<p class="guide">${GUIDE}</p>
</header>
`
}

/** One for each statement of the document, if it prints any table. */
const toConventions = (stages: Stages): string =>
  stages.parts.length === 0 ? '' : html`<dl class="conventions">!${toFacts(conventions(stages))}</dl>`

const count = (of: number, what: string): string => `${of} ${what}${of === 1 ? '' : 's'}`

const toFacts = (facts: readonly (readonly [term: string, value: string | null])[]): string =>
  facts.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value ?? 'not printed'}</dd></div>`).join('')

const toWarning = ({ code, message }: Warning): string => html`<li>${message} <code>${code}</code></li>`

function toAccount(account: Account, index: number, { statement }: DocumentStages): string {
  const { number, currency, period, openingBalance, closingBalance, check } = account
  const checks = statement.transactions.filter((row) => row.account === index).map((row) => row.check)
  const tally = Object.entries(VERDICTS).flatMap(([verdict, { text }]) => {
    const rows = checks.filter((rowCheck) => rowCheck === verdict).length
    return rows === 0 ? [] : [`${rows} ${text}`]
  })
  const facts = toFacts([
    ['Opening balance', openingBalance],
    ['Closing balance', closingBalance],
    ['Period', period.start && `${period.start} to ${period.end}`],
    ['Currency', currency],
    ['Rows', tally.join(', ') || 'none'],
  ])
  const verdict = html`<b class="${check}">${VERDICTS[check].sign} ${VERDICTS[check].text}</b>`
  return html`<section class="account"><h2>Account ${number ?? index + 1} !${verdict}</h2><dl>!${facts}</dl></section>
`
}

/** How the document prints things, as far as it is known. */
function conventions({ convention, reading, headers }: Stages): [string, string][] {
  const { decimal, exponent } = convention
  const isTitled = headers.some((page) => page.some(({ lines }) => lines.length > 0))
  return [
    [
      'Money',
      exponent === 0 ? 'no decimals' : `${exponent} decimals after a ${decimal === ',' ? 'comma' : 'dot'}`,
    ],
    ['Dates', ORDERS[reading.order]],
    ['Columns', isTitled ? 'by their titles' : 'by what stands under each other'],
  ]
}
