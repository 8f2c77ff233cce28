import { toTsv } from '@ledgerlift/engine'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ClipboardEvent, type CSSProperties, type ReactNode, type RefObject, useEffect } from 'react'
import { WORDS } from '#words/table.ts'
import type { ResultRow } from '../../lib/result-table.ts'
import { PHONE, useMedia } from '../../lib/use-media.ts'
import { classNames } from '../class-names.ts'
import type { CellEditorProps } from './cell-editor.tsx'
import { isMoney, leastWidth, plainText } from './columns.ts'
import { type GridCell, HEADER_ROW, isSingle } from './grid-cursor.ts'
import { HeaderCell } from './header-cell.tsx'
import { StatementRow } from './statement-row.tsx'
import type { GridCursorState } from './use-grid-cursor.ts'
import type { TableViewState } from './use-table-view.ts'
import { useWholeTable } from './use-whole-table.ts'

export const ROW_HEIGHT = { normal: 37, compact: 29 } as const
const OVERSCAN = 12
/** The most that a title of two lines takes, so that no cell ends under it. */
const HEADER_HEIGHT = 58

type StatementGridProps = {
  readonly view: TableViewState
  readonly grid: GridCursorState
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly announce: (text: string) => void
  /** Shows why a row is proved, or why not; the same function at each drawing. */
  readonly onExplain: (row: ResultRow) => void
  /** The cell that is typed into, by its place on the screen. */
  readonly editor: (CellEditorProps & GridCell) | null
  /** Opens a cell for typing; absent where nothing can be corrected. */
  readonly onType?: ((cell: GridCell) => void) | undefined
}

/** The transactions: only the rows in sight exist, the header stays, and the date stays on a narrow screen. */
export function StatementGrid(props: StatementGridProps) {
  const { view, grid, scroller, announce, onExplain, editor, onType } = props
  const { table, columns, order, sort, wanted, compact } = view
  const { active, range } = grid.cursor
  const firstMoney = columns.findIndex(({ kind }) => isMoney(kind))
  const rowHeight = compact ? ROW_HEIGHT.compact : ROW_HEIGHT.normal
  const isWhole = useWholeTable()
  const virtualizer = useVirtualizer({
    count: order.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => order[index] ?? index,
    overscan: OVERSCAN,
    // The row with the focus stays, wherever one scrolls, else the keyboard would fall out of the table.
    rangeExtractor: (seen) => {
      if (isWhole) return [...order.keys()]
      return [...new Set([...defaultRangeExtractor(seen), active.row])]
        .filter((i) => i >= 0 && i < order.length)
        .sort((a, b) => a - b)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows measured at the other height
  useEffect(() => virtualizer.measure(), [compact, virtualizer])
  const minWidth = leastWidth(columns, useMedia(PHONE))
  const pinned = columns[0]?.kind === 'date' ? columns[0].minWidth : 0

  const copy = (event: ClipboardEvent) => {
    if (range === null || (isSingle(range) && getSelection()?.isCollapsed === false)) return
    const chosen = columns.slice(range.left, range.right + 1)
    const rows = order.slice(range.top, range.bottom + 1).flatMap((i) => table.rows[i] ?? [])
    event.clipboardData.setData(
      'text/plain',
      toTsv(rows.map((row) => chosen.map((column) => plainText(column, row, table)))),
    )
    event.preventDefault()
    announce(WORDS.copiedCells(rows.length, chosen.length))
  }

  const body: ReactNode[] = []
  let end = 0
  for (const { index, start, end: itsEnd } of virtualizer.getVirtualItems()) {
    if (start > end) body.push(<Gap key={`before ${index}`} height={start - end} />)
    end = itsEnd
    const at = order[index]
    const row = at === undefined ? undefined : table.rows[at]
    if (at === undefined || row === undefined) continue
    const marked = range !== null && index >= range.top && index <= range.bottom
    body.push(
      <StatementRow
        key={at}
        ref={virtualizer.measureElement}
        index={index}
        table={table}
        row={row}
        columns={columns}
        activeColumn={index === active.row ? active.column : -1}
        markedFrom={marked && !isSingle(range) ? range.left : -1}
        markedTo={marked && !isSingle(range) ? range.right : -1}
        wanted={wanted}
        compact={compact}
        onExplain={onExplain}
        editor={editor?.row === index ? editor : null}
      />,
    )
  }
  const below = virtualizer.getTotalSize() - end

  return (
    <div
      ref={scroller}
      className="max-h-[max(24rem,calc(100dvh-17rem))] overflow-auto border-ink border-y bg-sheet [overflow-anchor:none] max-sm:-mx-4 print:max-h-none print:overflow-visible"
      style={{ scrollPaddingTop: HEADER_HEIGHT, scrollPaddingLeft: pinned }}
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that one walks through by keyboard
        role="grid"
        aria-label={WORDS.table}
        aria-rowcount={order.length + 1}
        aria-multiselectable="true"
        onKeyDown={(event) => {
          const isTyping = event.key === 'Enter' || event.key === 'F2'
          if (onType && isTyping && event.target instanceof HTMLTableCellElement && active.row >= 0) {
            event.preventDefault()
            onType(active)
          } else grid.onKeyDown(event)
        }}
        onDoubleClick={(event) => {
          if (event.target instanceof Element && event.target.closest('td[data-column]')) onType?.(active)
        }}
        onMouseDown={grid.onMouseDown}
        onMouseOver={grid.onMouseOver}
        onFocus={grid.onFocus}
        onCopy={copy}
        className={classNames(
          'figures w-full min-w-(--least) table-fixed border-separate border-spacing-0 text-sm',
          // Paper does not scroll: there the browser shares its width among the columns.
          'print:min-w-0 print:table-auto print:text-xs',
          range !== null && !isSingle(range) && 'select-none',
        )}
        style={{ '--least': `${minWidth}px` } as CSSProperties}
      >
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} className="print:w-auto!" style={width === null ? undefined : { width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column, i) => (
              <HeaderCell
                key={column.id}
                column={column}
                index={i}
                sort={sort}
                active={active.row === HEADER_ROW && active.column === i}
                ruled={i === firstMoney}
                pinned={i === 0 && pinned > 0}
                onWidth={(width) => view.setWidth(column, width)}
                onSort={() => {
                  const next = view.sortBy(column.id)
                  announce(next ? WORDS.sorted[next.direction](column.header) : WORDS.sorted.none)
                }}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {body}
          {below > 0 ? <Gap height={below} /> : null}
        </tbody>
      </table>
    </div>
  )
}

/** Stands for the rows that are out of sight. */
function Gap({ height }: { readonly height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in an empty row can have the focus
    <tr aria-hidden="true">
      <td style={{ height, padding: 0 }} />
    </tr>
  )
}
