import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import type { ResultTable } from '../../lib/result-table.ts'
import { describeColumns, isMoney } from './columns.ts'
import { StatementRow } from './statement-row.tsx'
import { WORDS } from './words.ts'

const ROW_HEIGHT = 37
const OVERSCAN = 12
const CHECK_WIDTH = 148

/** The transactions: only the rows in sight exist, the header stays, and the date stays on a narrow screen. */
export function StatementTable({ table }: { readonly table: ResultTable }) {
  const scroller = useRef<HTMLElement>(null)
  const columns = useMemo(() => describeColumns(table), [table])
  const checked = useMemo(() => table.rows.some(({ check }) => check !== null), [table])
  const { rows } = table
  const firstMoney = columns.findIndex(({ kind }) => isMoney(kind))
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  })
  const shown = virtualizer.getVirtualItems()
  const above = shown[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0)
  const minWidth = columns.reduce((sum, column) => sum + column.minWidth, checked ? CHECK_WIDTH : 0)

  return (
    <section
      ref={scroller}
      aria-label={WORDS.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[min(72vh,52rem)] overflow-auto border-ink border-y bg-sheet [overflow-anchor:none]"
    >
      <table
        aria-rowcount={rows.length + 1}
        className="figures w-full table-fixed border-separate border-spacing-0 text-sm"
        style={{ minWidth }}
      >
        <colgroup>
          {columns.map(({ width }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a header may occur twice, and columns never move
            <col key={i} style={width === null ? undefined : { width }} />
          ))}
          {checked ? <col style={{ width: CHECK_WIDTH }} /> : null}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ header, kind }, i) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={i}
                scope="col"
                className={`sticky top-0 border-ink border-b bg-sheet px-3 py-2 align-bottom font-semibold ${
                  isMoney(kind) ? 'text-right' : 'text-left'
                } ${i === 0 ? 'left-0 z-20' : 'z-10'} ${
                  i === firstMoney ? 'border-l-3 border-l-margin [border-left-style:double]' : ''
                }`}
              >
                {header}
              </th>
            ))}
            {checked ? (
              <th
                scope="col"
                className="sticky top-0 z-10 border-ink border-b bg-sheet px-3 py-2 text-left align-bottom font-semibold"
              >
                {WORDS.checkHeader}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {above > 0 ? <Gap height={above} /> : null}
          {shown.map(({ index }) => {
            const row = rows[index]
            return row ? (
              <StatementRow
                key={index}
                ref={virtualizer.measureElement}
                index={index}
                row={row}
                columns={columns}
                checked={checked}
              />
            ) : null
          })}
          {below > 0 ? <Gap height={below} /> : null}
        </tbody>
      </table>
    </section>
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
