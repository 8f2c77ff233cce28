import { lazy, Suspense } from 'react'
import { WORDS } from '#words/table.ts'
import type { Misread } from '../../lib/result-table.ts'

const CellPicture = lazy(async () => ({ default: (await import('../page/cell-picture.tsx')).CellPicture }))

type MisreadCellsProps = {
  readonly misread: readonly Misread[]
  /** What the PDF is known by; null where it is not there. */
  readonly uuid: string | null
}

/** What was printed, what was read, and what the arithmetic asked for. */
export function MisreadCells({ misread, uuid }: MisreadCellsProps) {
  return misread.map(({ read, asked, place }) => (
    <dl
      key={`${read} ${asked}`}
      aria-label={WORDS.misread}
      className="figures grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 text-sm [&_dt]:text-soft"
    >
      {uuid !== null && place !== null ? (
        <>
          <dt>{WORDS.misreadPrinted}</dt>
          <dd className="min-h-10">
            <Suspense fallback={null}>
              <CellPicture uuid={uuid} place={place} label={WORDS.misreadPicture(place.page)} />
            </Suspense>
          </dd>
        </>
      ) : null}
      <dt>{WORDS.misreadText}</dt>
      <dd>
        <del>{read}</del>
      </dd>
      <dt>{WORDS.misreadAsked}</dt>
      <dd className="font-semibold">{asked}</dd>
    </dl>
  ))
}
