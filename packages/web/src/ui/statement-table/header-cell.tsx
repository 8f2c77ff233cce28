import { ArrowDown, ArrowUp } from 'lucide-react'
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
}

/** The title of a column, which sorts by it. */
export function HeaderCell({ column, index, sort, active, ruled, pinned, onSort }: HeaderCellProps) {
  const sorted = sort?.column === column.id ? sort.direction : undefined
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp
  return (
    <th
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
        className={classNames(
          'group/sort flex min-h-8 w-full items-end gap-1 px-3 py-1 text-left leading-5 hover:bg-shade',
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
            'mb-0.5 size-3.5 shrink-0',
            sorted === undefined &&
              'opacity-0 group-hover/sort:opacity-40 group-focus-visible/sort:opacity-40',
          )}
        />
      </button>
    </th>
  )
}
