import { memo, type Ref } from 'react'
import { WORDS } from '#words/table.ts'
import type { ResultRow, ResultTable } from '../../lib/result-table.ts'
import { classNames } from '../class-names.ts'
import { CellEditor, type CellEditorProps } from './cell-editor.tsx'
import { CheckMark } from './check-mark.tsx'
import { checkText } from './check-text.ts'
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
  /** Shows why the row is proved, or why not. */
  readonly onExplain: (row: ResultRow) => void
  /** The cell of this row that is typed into. */
  readonly editor: (CellEditorProps & { readonly column: number }) | null
  readonly ref: Ref<HTMLTableRowElement>
}

export const StatementRow = memo(function StatementRow(props: StatementRowProps) {
  const { table, row, columns, index, activeColumn, markedFrom, markedTo, wanted, compact, onExplain, ref } =
    props
  const { editor } = props
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
        const explained = kind === 'check' && row.proof !== null
        const place = { 'data-row': index, 'data-column': i, tabIndex: i === activeColumn ? 0 : -1 }
        const padding = compact ? 'py-1' : 'py-2'
        const full =
          compact && (kind === 'text' || kind === 'short') ? shownText(column, row, table) : undefined
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: within a grid it is a grid's cell
          <td
            key={id}
            {...(explained ? {} : place)}
            aria-selected={marked || undefined}
            // What does not fit is shown to those who rest on it.
            title={full}
            className={classNames(
              'border-rule border-b align-top leading-5 outline-none',
              explained ? 'p-0' : classNames('px-3', padding),
              marked ? 'bg-marked' : ground,
              'focus-visible:shadow-[inset_0_0_0_2px_var(--focus)]',
              i === 0 && kind === 'date' && 'sticky left-0 z-[1] max-sm:border-r',
              isMoney(kind) ? 'whitespace-nowrap text-right' : '[overflow-wrap:anywhere]',
              compact && !isMoney(kind) && !explained && 'truncate',
              compact && (kind === 'text' || kind === 'short') && 'print:whitespace-normal',
              kind === 'date' && 'whitespace-nowrap',
              i === firstMoney && 'border-l-3 border-l-margin [border-left-style:double]',
            )}
          >
            {explained ? (
              // The keyboard comes to the button itself, as to the titles of columns.
              <button
                type="button"
                {...place}
                aria-label={WORDS.proofOf(checkText(row))}
                aria-haspopup="dialog"
                onClick={() => onExplain(row)}
                className={classNames(
                  'flex w-full items-center px-3 text-left decoration-dotted underline-offset-4 hover:underline',
                  'outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--focus)]',
                  padding,
                )}
              >
                <CheckMark row={row} />
              </button>
            ) : editor?.column === i ? (
              <CellEditor {...editor} />
            ) : (
              <Marked text={shownText(column, row, table)} wanted={wanted} />
            )}
          </td>
        )
      })}
    </tr>
  )
})
