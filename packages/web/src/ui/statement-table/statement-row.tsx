import { memo, type Ref } from 'react'
import type { ResultRow } from '../../lib/result-table.ts'
import { classNames } from '../class-names.ts'
import { CheckMark } from './check-mark.tsx'
import { type Column, cellText, isMoney, isSectionRow } from './columns.ts'

type StatementRowProps = {
  readonly row: ResultRow
  readonly columns: readonly Column[]
  readonly index: number
  /** Whether the table has a column for the check. */
  readonly checked: boolean
  readonly ref: Ref<HTMLTableRowElement>
}

export const StatementRow = memo(function StatementRow({
  row,
  columns,
  index,
  checked,
  ref,
}: StatementRowProps) {
  const section = isSectionRow(row.cells)
  const firstMoney = columns.findIndex(({ kind }) => isMoney(kind))
  const ground = section ? 'bg-shade' : row.check === 'contradicted' ? 'bg-wrong-wash' : 'bg-sheet'
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      data-section={section || undefined}
      className={section ? 'font-semibold' : undefined}
    >
      {columns.map(({ kind }, i) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
          key={i}
          className={classNames(
            'border-rule border-b px-3 py-2 align-top leading-5',
            ground,
            i === 0 && 'sticky left-0 z-[1] max-sm:border-r',
            isMoney(kind) ? 'whitespace-nowrap text-right' : '[overflow-wrap:anywhere]',
            kind === 'date' && 'whitespace-nowrap',
            i === firstMoney && 'border-l-3 border-l-margin [border-left-style:double]',
          )}
        >
          {cellText(kind, row.cells[i] ?? '', row.currency)}
        </td>
      ))}
      {checked ? (
        <td className={classNames('border-rule border-b px-3 py-2 align-top leading-5', ground)}>
          {row.check ? <CheckMark check={row.check} /> : null}
        </td>
      ) : null}
    </tr>
  )
})
