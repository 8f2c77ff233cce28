/** A cell by its place on the screen; row -1 is the header. */
export type GridCell = { readonly row: number; readonly column: number }

export type GridRange = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Where the keyboard is in the grid, and what is marked. */
export type GridCursor = {
  readonly active: GridCell
  /** Where marking began. */
  readonly anchor: GridCell
  /** Null while the header has the focus. */
  readonly range: GridRange | null
}

export type GridSize = {
  readonly rows: number
  readonly columns: number
  /** Rows that a page key goes. */
  readonly page: number
}

export type KeyPress = {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

export const HEADER_ROW = -1
export const START: GridCursor = cursorAt({ row: 0, column: 0 })

export function cursorAt(cell: GridCell): GridCursor {
  return { active: cell, anchor: cell, range: cell.row === HEADER_ROW ? null : rangeBetween(cell, cell) }
}

/** Marks all cells between where marking began and a cell. */
export const extendTo = (cursor: GridCursor, cell: GridCell): GridCursor =>
  cursor.anchor.row === HEADER_ROW
    ? cursorAt(cell)
    : { active: cell, anchor: cursor.anchor, range: rangeBetween(cursor.anchor, cell) }

export const isSingle = ({ top, bottom, left, right }: GridRange): boolean => top === bottom && left === right

/**
 * What a key does in a grid, by the pattern of the ARIA Authoring Practices.
 *
 * @returns null where the key is none of the grid's
 */
export function pressKey(cursor: GridCursor, press: KeyPress, size: GridSize): GridCursor | null {
  const { active } = cursor
  const command = press.ctrlKey || press.metaKey
  const last = { row: size.rows - 1, column: size.columns - 1 }
  if (command && press.key.toLowerCase() === 'a') {
    return { ...cursor, range: rangeBetween({ row: 0, column: 0 }, last) }
  }
  if (active.row !== HEADER_ROW && press.key === ' ') {
    const { row, column } = active
    if (command) return { ...cursor, range: { top: 0, bottom: last.row, left: column, right: column } }
    if (press.shiftKey) return { ...cursor, range: { top: row, bottom: row, left: 0, right: last.column } }
  }
  if (press.key === 'Escape') {
    return cursor.range === null || isSingle(cursor.range) ? null : cursorAt(active)
  }
  const target = targetOf(active, press.key, command, size)
  if (target === null) return null
  const column = clamp(target.column, 0, last.column)
  // Marking stops at the first row; moving goes on into the header.
  const top = press.shiftKey ? 0 : HEADER_ROW
  const cell = { row: clamp(target.row, top, last.row), column }
  return press.shiftKey ? extendTo(cursor, cell) : cursorAt(cell)
}

function targetOf({ row, column }: GridCell, key: string, command: boolean, size: GridSize): GridCell | null {
  switch (key) {
    case 'ArrowUp':
      return { row: command ? Math.min(row, 0) : row - 1, column }
    case 'ArrowDown':
      return { row: command ? size.rows - 1 : row + 1, column }
    case 'ArrowLeft':
      return { row, column: command ? 0 : column - 1 }
    case 'ArrowRight':
      return { row, column: command ? size.columns - 1 : column + 1 }
    case 'Home':
      return { row: command ? 0 : row, column: 0 }
    case 'End':
      return { row: command ? size.rows - 1 : row, column: size.columns - 1 }
    case 'PageUp':
      return { row: Math.max(0, row - size.page), column }
    case 'PageDown':
      return { row: row + size.page, column }
    default:
      return null
  }
}

function rangeBetween(a: GridCell, b: GridCell): GridRange {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  }
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
