import { Columns3, Rows3, Trash2 } from 'lucide-react'
import { memo, useDeferredValue, useMemo } from 'react'
import { WORDS } from '#words/inspect.ts'
import type { PageText } from '../../lib/page/page-messages.ts'
import type { TextItem } from '../../lib/page/text-item.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type Area, sizeOf } from './drawing/area.ts'
import { type Cell, extractCells } from './extract/extract-cells.ts'
import { PlainTable } from './results/plain-table.tsx'
import type { ViewerEvent } from './tool/viewer-state.ts'

type SidePanelProps = {
  readonly page: PageText
  /** What was recognised on it. */
  readonly recognised: readonly TextItem[]
  readonly areas: readonly Area[]
  readonly active: Area | null
  readonly pages: number
  readonly keeps: boolean
  readonly numberOf: (area: Area) => number
  /** On how many pages the table of an area is drawn. */
  readonly pagesOf: (area: Area) => number
  readonly dispatch: (event: ViewerEvent) => void
}

/** Beside the page: its tables, what can be done to the active one, and what it would give. */
export const SidePanel = memo(function SidePanel(props: SidePanelProps) {
  const { page, recognised, areas, active, pages, keeps, numberOf, pagesOf, dispatch } = props
  return (
    <aside className="flex w-full min-w-0 flex-col gap-5 border-rule p-4 max-xl:border-t xl:h-[calc(100dvh-7.5rem)] xl:max-w-[26rem] xl:shrink-0 xl:overflow-y-auto xl:border-l">
      {page.isScan ? (
        <p className="border-doubt border-l-2 bg-doubt-wash px-3 py-2 text-sm">{WORDS.scan}</p>
      ) : null}
      {areas.length === 0 ? (
        <div>
          <p className="font-serif font-semibold text-lg">{WORDS.empty}</p>
          <p className="mt-1 text-sm text-soft">{WORDS.emptyHow}</p>
        </div>
      ) : (
        <section aria-label={WORDS.tablesOnPage(page.number)}>
          <h2 className="font-medium text-sm text-soft">{WORDS.tablesOnPage(page.number)}</h2>
          <ul className="mt-2 flex flex-col border-rule border-y">
            {areas.map((area) => {
              const { columns, rows } = sizeOf(area)
              const on = pagesOf(area)
              return (
                <li key={area.id} className="border-rule border-b last:border-0">
                  <button
                    type="button"
                    aria-pressed={area.id === active?.id}
                    onClick={() => dispatch({ type: 'activate', id: area.id })}
                    className={classNames(
                      'figures flex min-h-9 w-full items-center gap-2 px-2 text-left text-sm',
                      area.id === active?.id ? 'bg-marked font-medium' : 'hover:bg-shade',
                    )}
                  >
                    {WORDS.area(numberOf(area), columns, rows)}
                    {on > 1 ? <span className="text-soft">{WORDS.spans(on)}</span> : null}
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {active ? (
        <div className="flex flex-wrap gap-2">
          <Small onClick={() => dispatch({ type: 'add-guide', axis: 'columns' })}>
            <Columns3 aria-hidden="true" className="size-4" />
            {WORDS.addColumnHere}
          </Small>
          <Small onClick={() => dispatch({ type: 'add-guide', axis: 'rows' })}>
            <Rows3 aria-hidden="true" className="size-4" />
            {WORDS.addRowHere}
          </Small>
          <Small onClick={() => dispatch({ type: 'delete' })}>
            <Trash2 aria-hidden="true" className="size-4" />
            {WORDS.remove}
          </Small>
        </div>
      ) : null}
      {active ? <Preview {...{ page, recognised }} area={active} number={numberOf(active)} /> : null}
      {pages > 1 ? (
        <section aria-label={WORDS.repeat} className="flex flex-col gap-2">
          {active ? (
            <>
              <h2 className="font-medium text-sm text-soft">{WORDS.repeat}</h2>
              <div className="flex flex-wrap gap-2">
                <Small
                  disabled={page.number >= pages}
                  onClick={() => dispatch({ type: 'copy', to: 'next', as: 'one' })}
                >
                  {WORDS.copyNext}
                </Small>
                <Small onClick={() => dispatch({ type: 'copy', to: 'all', as: 'one' })}>
                  {WORDS.repeatAll} <span className="text-soft">{WORDS.asOne}</span>
                </Small>
                <Small onClick={() => dispatch({ type: 'copy', to: 'all', as: 'each' })}>
                  {WORDS.repeatAll} <span className="text-soft">{WORDS.asEach}</span>
                </Small>
              </div>
            </>
          ) : null}
          <label className="inline-flex min-h-9 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-ink"
              checked={keeps}
              onChange={(event) => dispatch({ type: 'keep', keeps: event.target.checked })}
            />
            {WORDS.keep}
          </label>
        </section>
      ) : null}
    </aside>
  )
})

type SmallProps = {
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: React.ReactNode
}

const Small = ({ disabled = false, onClick, children }: SmallProps) => (
  <Button look="secondary" disabled={disabled} onClick={onClick} className="min-h-9 px-3 text-sm">
    {children}
  </Button>
)

type PreviewProps = Pick<SidePanelProps, 'page' | 'recognised'> & {
  readonly area: Area
  readonly number: number
}

/** What Extract would give, as far as is known yet; follows the guides when the hand leaves time for it. */
function Preview({ area, page, recognised, number }: PreviewProps) {
  const latest = useDeferredValue(area)
  const rows = useMemo(() => {
    const printed = extractCells(latest, page.items)
    return printed.every(isEmpty) ? extractCells(latest, recognised) : printed
  }, [latest, page.items, recognised])
  return (
    <section
      aria-label={WORDS.previewOf(number)}
      data-testid="preview"
      className="flex min-w-0 flex-col gap-2"
    >
      <h2 className="font-medium text-sm text-soft">{WORDS.previewOf(number)}</h2>
      {rows.every(isEmpty) ? (
        <p className="text-sm text-soft">{WORDS.noText}</p>
      ) : (
        <PlainTable rows={rows} label={WORDS.preview} />
      )}
    </section>
  )
}

const isEmpty = (row: readonly Cell[]): boolean => row.every(({ text }) => text === '')
