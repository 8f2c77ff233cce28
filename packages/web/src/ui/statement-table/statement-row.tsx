import { memo, type Ref } from 'react'
import type { ResultRow, ResultTable } from '../../lib/result-table.ts'
import { classNames } from '../class-names.ts'
import { CheckMark } from './check-mark.tsx'
import { type Column, isMoney, isSectionRow, shownText } from './columns.ts'
import { Marked } from './marked.tsx'

type StatementRowProps = {
  readonly table: ResultTable
  readonly row: ResultRow
  readonly columns: readonly Column[]
  /** Its place on the screen. */
  readonly index: number
  /** The column that the keyboard is in, when it is in this row; else -1. */
  readonly activeColumn: number
  /** The marked columns of this row; -1 where none are. */
  readonly markedFrom: number
  readonly markedTo: number
  readonly wanted: string
  readonly compact: boolean
  readonly ref: Ref<HTMLTableRowElement>
}

export const StatementRow = memo(function StatementRow(props: StatementRowProps) {
  const { table, row, columns, index, activeColumn, markedFrom, markedTo, wanted, compact, ref } = props
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
      {columns.map((column, i) => {
        const { id, kind } = column
        const marked = i >= markedFrom && i <= markedTo && markedFrom !== -1
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: within a grid it is a grid's cell
          <td
            key={id}
            data-row={index}
            data-column={i}
            tabIndex={i === activeColumn ? 0 : -1}
            aria-selected={marked || undefined}
            className={classNames(
              'border-rule border-b px-3 align-top leading-5 outline-none',
              compact ? 'py-1' : 'py-2',
              marked ? 'bg-marked' : ground,
              'focus-visible:shadow-[inset_0_0_0_2px_var(--focus)]',
              i === 0 && kind === 'date' && 'sticky left-0 z-[1] max-sm:border-r',
              isMoney(kind) ? 'whitespace-nowrap text-right' : '[overflow-wrap:anywhere]',
              kind === 'date' && 'whitespace-nowrap',
              i === firstMoney && 'border-l-3 border-l-margin [border-left-style:double]',
            )}
          >
            {kind === 'check' && row.check !== null ? (
              <CheckMark check={row.check} />
            ) : (
              <Marked text={shownText(column, row, table)} wanted={wanted} />
            )}
          </td>
        )
      })}
    </tr>
  )
})
