import type { ResultTable } from '../../lib/result-table.ts'
import { Notice } from '../notice.tsx'
import { remarksOf, verdictOf } from './verdict.ts'

/** What to know of a result before trusting it. */
export function ResultRemarks({ table }: { readonly table: ResultTable }) {
  const verdict = verdictOf(table)
  const remarks = [...(verdict ? [verdict] : []), ...remarksOf(table.warnings)]
  if (remarks.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      {remarks.map(({ tone, text, where }) => (
        <Notice key={text} tone={tone} text={where === null ? text : `${where}: ${text}`} />
      ))}
    </div>
  )
}
