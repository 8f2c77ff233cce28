import { useCallback, useMemo, useState } from 'react'
import { WORDS } from '#words/corrections.ts'
import type { Edit } from '../../lib/corrections/correct-rows.ts'
import type { CorrectionsState } from '../../lib/corrections/use-corrections.ts'
import type { ResultTable } from '../../lib/result-table.ts'
import type { CellEditorProps } from './cell-editor.tsx'
import { isMoney } from './columns.ts'
import type { GridCell } from './grid-cursor.ts'
import { roleOf } from './page-marks.ts'
import type { GridCursorState } from './use-grid-cursor.ts'
import type { TableViewState } from './use-table-view.ts'

type CellEditing = {
  readonly corrections: CorrectionsState
  readonly view: TableViewState
  readonly grid: GridCursorState
}

/** The cell that is typed into, and what the last edit did to the proof. */
export function useCellEditor({ corrections, view, grid }: CellEditing) {
  const { table, before } = corrections
  const [cell, setCell] = useState<GridCell | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const edit = (change: Edit): boolean => {
    const refused = corrections.edit(change)
    setProblem(refused && WORDS.problems[refused])
    return refused === null
  }
  const open = useCallback(
    (at: GridCell) => {
      const column = view.columns[at.column]
      if (column && roleOf(view.table, column) !== null) setCell(at)
    },
    [view],
  )

  const column = cell && view.columns[cell.column]
  const role = column && roleOf(table, column)
  const row = cell === null ? undefined : view.order[cell.row]
  const text =
    row === undefined || typeof column?.id !== 'number' ? '' : (table.rows[row]?.cells[column.id] ?? '')
  const close = (next: GridCell) => {
    setCell(null)
    grid.focusCell(next)
  }
  const editor: (CellEditorProps & GridCell) | null =
    cell && column && role && row !== undefined
      ? {
          ...cell,
          label: WORDS.editing(column.header, row + 1),
          text,
          isMoney: isMoney(column.kind),
          onDone: (typed, move) => {
            if (!edit({ kind: 'cell', row, role, text: typed })) return false
            const last = view.order.length - 1
            if (move === 'stay') setCell(null)
            else if (move === 'down') close({ row: Math.min(cell.row + 1, last), column: cell.column })
            else close({ row: cell.row, column: Math.min(cell.column + 1, view.columns.length - 1) })
            return true
          },
          onCancel: () => {
            setProblem(null)
            close(cell)
          },
        }
      : null
  const effect = useMemo(() => effectOf(before, table), [before, table])
  return { editor, open, edit, problem, effect }
}

/** What an edit did to the proof, in a sentence; empty before the first. */
function effectOf(before: ResultTable | null, now: ResultTable): string {
  if (before?.verdict == null || now.verdict === null) return ''
  const { proved, all } = now.verdict.rows
  const isGreen = ({ verdict }: ResultTable) => verdict?.state === 'proved' || verdict?.state === 'sum-proved'
  const told = WORDS.effect(before.verdict.rows.proved, proved, all)
  return isGreen(now) && !isGreen(before) ? `${told} ${WORDS.nowProved}` : told
}
