import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import {
  cursorAt,
  extendTo,
  type GridCell,
  type GridCursor,
  type GridRange,
  HEADER_ROW,
  isSingle,
  pressKey,
  START,
} from './grid-cursor.ts'

export type GridCursorState = {
  readonly cursor: GridCursor
  /** Goes to a cell and brings it into sight. */
  readonly focusCell: (cell: GridCell) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onMouseDown: (event: MouseEvent) => void
  readonly onMouseOver: (event: MouseEvent) => void
  readonly onFocus: (event: { readonly target: EventTarget }) => void
}

type Extent = { readonly rows: number; readonly columns: number; readonly rowHeight: number }

/** Where the keyboard is in a grid and what is marked; keys and the mouse move it, and the focus follows. */
export function useGridCursor(scroller: RefObject<HTMLElement | null>, extent: Extent): GridCursorState {
  const [wished, setCursor] = useState<GridCursor>(START)
  const follows = useRef(false)
  // A table that was searched or sorted may not have the cell any more.
  const cursor = within(wished, extent) ? wished : START

  useLayoutEffect(() => {
    if (!follows.current) return
    follows.current = false
    const cell = cellElement(scroller.current, cursor.active)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const go = (next: GridCursor) => {
    follows.current = true
    setCursor(next)
  }

  return {
    cursor,
    focusCell: (cell) => go(cursorAt(cell)),
    onKeyDown: (event) => {
      const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / extent.rowHeight) - 2)
      const next = pressKey(cursor, event, { rows: extent.rows, columns: extent.columns, page })
      if (next === null) return
      event.preventDefault()
      go(next)
    },
    onMouseDown: (event) => {
      const cell = cellOf(event.target)
      if (cell === null || cell.row === HEADER_ROW || event.button !== 0) return
      if (!event.shiftKey) return setCursor(cursorAt(cell))
      event.preventDefault()
      go(extendTo(cursor, cell))
    },
    onMouseOver: (event) => {
      const cell = event.buttons === 1 ? cellOf(event.target) : null
      if (cell === null || cell.row === HEADER_ROW) return
      const next = extendTo(cursor, cell)
      // Within one cell its text can be marked; beyond it, cells are.
      if (next.range !== null && !isSingle(next.range)) getSelection()?.removeAllRanges()
      setCursor(next)
    },
    onFocus: ({ target }) => {
      const cell = cellOf(target)
      if (cell !== null && !isAt(cursor, cell)) setCursor(cursorAt(cell))
    },
  }
}

const isAt = ({ active }: GridCursor, { row, column }: GridCell): boolean =>
  active.row === row && active.column === column

const within = ({ active, range }: GridCursor, { rows, columns }: Extent): boolean =>
  active.row < rows && active.column < columns && isWithin(range, rows, columns)

const isWithin = (range: GridRange | null, rows: number, columns: number): boolean =>
  range === null || (range.bottom < rows && range.right < columns)

const cellElement = (scroller: HTMLElement | null, { row, column }: GridCell): HTMLElement | null =>
  scroller?.querySelector(`[data-row="${row}"][data-column="${column}"]`) ?? null

function cellOf(target: EventTarget): GridCell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const { row, column } = element?.dataset ?? {}
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) }
}
