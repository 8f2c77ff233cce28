import { WORDS } from '#words/table.ts'
import { moneyText } from '../../lib/money-text.ts'
import { Button } from '../button.tsx'
import { columnNamed } from './column-named.ts'
import { totalsOfRows } from './totals.ts'
import type { TableViewState } from './use-table-view.ts'

/** How many rows a search or an account leaves, and what those come to. */
export function FoundRows({ view: { table, order, showAll } }: { readonly view: TableViewState }) {
  const rows = order.flatMap((i) => table.rows[i] ?? [])
  const [debit, credit] = [columnNamed(table.headers, 'debit'), columnNamed(table.headers, 'credit')]
  const currencies = new Set(rows.map(({ currency }) => currency))
  const [currency = null] = currencies
  // Amounts of several currencies have no sum.
  const sums =
    debit !== -1 && credit !== -1 && currencies.size === 1 ? totalsOfRows(rows, table.headers) : null
  return (
    <p className="figures flex flex-wrap items-center gap-x-4 text-sm">
      <span>{rows.length === 0 ? WORDS.foundNone : WORDS.found(rows.length, table.rows.length)}</span>
      {sums?.debits ? <span>{`${WORDS.debits} ${moneyText(sums.debits, currency)}`}</span> : null}
      {sums?.credits ? <span>{`${WORDS.credits} ${moneyText(sums.credits, currency)}`}</span> : null}
      <Button look="quiet" onClick={showAll} className="text-sm">
        {WORDS.showAll}
      </Button>
    </p>
  )
}
