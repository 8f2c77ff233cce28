import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { type Column, isMoney } from './columns.ts'
import { HEADER_ROW } from './grid-cursor.ts'
import type { Sort } from './table-view.ts'

type HeaderCellProps = {
  readonly column: Column
  readonly index: number
  readonly sort: Sort | null
  /** Whether the keyboard comes here. */
  readonly active: boolean
  readonly ruled: boolean
  readonly pinned: boolean
  readonly onSort: () => void
  /** In pixels; null gives the column its own width back. */
  readonly onWidth: (width: number | null) => void
}

/** By how many pixels the arrow keys, with Alt, make a column wider or narrower. */
const STEP = 16

/** The title of a column, which sorts by it. */
export function HeaderCell({ column, index, sort, active, ruled, pinned, onSort, onWidth }: HeaderCellProps) {
  const cell = useRef<HTMLTableCellElement>(null)
  const widthOf = () => cell.current?.getBoundingClientRect().width ?? 0
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const [from, width] = [event.clientX, widthOf()]
    const { currentTarget } = event
    const follow = ({ clientX }: globalThis.PointerEvent) => onWidth(width + clientX - from)
    currentTarget.addEventListener('pointermove', follow)
    currentTarget.addEventListener(
      'lostpointercapture',
      () => currentTarget.removeEventListener('pointermove', follow),
      { once: true },
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowLeft: -STEP, ArrowRight: STEP }[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onWidth(widthOf() + by)
  }
  const sorted = sort?.column === column.id ? sort.direction : undefined
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp
  return (
    <th
      ref={cell}
      scope="col"
      aria-sort={sorted ?? 'none'}
      className={classNames(
        'sticky top-0 border-ink border-b bg-sheet p-0 align-bottom font-semibold',
        pinned ? 'left-0 z-20 max-sm:border-r max-sm:border-r-rule' : 'z-10',
        ruled && 'border-l-3 border-l-margin [border-left-style:double]',
      )}
    >
      <button
        type="button"
        data-row={HEADER_ROW}
        data-column={index}
        tabIndex={active ? 0 : -1}
        onClick={onSort}
        onKeyDown={onKeyDown}
        className={classNames(
          'group/sort relative flex min-h-8 w-full items-end gap-1 px-3 py-1 text-left leading-5 hover:bg-shade',
          'focus-visible:-outline-offset-2',
          isMoney(column.kind) && 'flex-row-reverse text-right',
        )}
      >
        <span className="min-w-0 [overflow-wrap:anywhere] max-sm:truncate" title={column.header}>
          {column.header}
        </span>
        <Arrow
          aria-hidden="true"
          className={classNames(
            'size-3.5 shrink-0',
            sorted !== undefined
              ? 'mb-0.5'
              : // Only to be seen by who is about to sort, so it takes no room from the title.
                'absolute bottom-1.5 bg-shade opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
            sorted === undefined && (isMoney(column.kind) ? 'left-1' : 'right-1'),
          )}
        />
      </button>
      <span
        aria-hidden="true"
        data-testid="column-edge"
        onPointerDown={drag}
        onDoubleClick={() => onWidth(null)}
        className="absolute inset-y-0 right-0 z-10 w-2 cursor-col-resize touch-none hover:bg-rule-strong/40 print:hidden"
      />
    </th>
  )
}
