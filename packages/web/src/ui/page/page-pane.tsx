import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { WORDS } from '#words/page.ts'
import { useAuth } from '../../lib/auth.ts'
import { type Opening, openConversion } from '../../lib/page/open-conversion.ts'
import { Button } from '../button.tsx'
import { TextField } from '../text-field.tsx'
import { ToolButton } from '../tool-button.tsx'
import type { Mark } from './mark.ts'
import { PageView } from './page-view.tsx'

type PagePaneProps = {
  readonly uuid: string
  /** What is shown on the page: of the chosen row, and of the numbers that check it. */
  readonly marks: readonly Mark[]
  /** The row of a place on a page, as fractions of it; null where there is none. */
  readonly rowAt: (page: number, x: number, y: number) => number | null
  readonly onChoose: (row: number) => void
  /** What stands under the page. */
  readonly children?: ReactNode
}

const ZOOMS = [1, 1.25, 1.5, 2, 2.5, 3] as const

/** The page of a statement beside its table. */
export function PagePane({ uuid, marks, rowAt, onChoose, children }: PagePaneProps) {
  const { token } = useAuth()
  const [opening, setOpening] = useState<Opening | null>(null)
  const [password, setPassword] = useState<string>()
  useEffect(() => {
    const abort = new AbortController()
    setOpening(null)
    const options = { token, signal: abort.signal, ...(password === undefined ? {} : { password }) }
    void openConversion(uuid, options).then((found) => {
      if (!abort.signal.aborted) setOpening(found)
    })
    return () => abort.abort()
  }, [uuid, token, password])

  const wanted = marks.find(({ kind }) => kind !== 'check')?.page ?? null
  const [page, setPage] = useState(wanted ?? 1)
  const [zoom, setZoom] = useState(0)
  useEffect(() => {
    if (wanted !== null) setPage(wanted)
  }, [wanted])
  const choose = useCallback(
    (x: number, y: number) => {
      const row = rowAt(page, x, y)
      if (row !== null) onChoose(row)
    },
    [rowAt, page, onChoose],
  )

  return (
    <section
      aria-label={WORDS.region}
      data-testid="page-pane"
      className="flex h-full min-h-0 flex-col border border-rule-strong bg-shade"
    >
      <div className="flex items-center gap-1 border-rule border-b bg-sheet px-2 py-1">
        <ToolButton label={WORDS.previous} disabled={page <= 1} onClick={() => setPage(page - 1)}>
          <ChevronLeft />
        </ToolButton>
        <span className="figures min-w-24 text-center text-sm" role="status">
          {WORDS.page(page, opening?.kind === 'open' ? opening.pages : page)}
        </span>
        <ToolButton
          label={WORDS.next}
          disabled={opening?.kind !== 'open' || page >= opening.pages}
          onClick={() => setPage(page + 1)}
        >
          <ChevronRight />
        </ToolButton>
        <span className="grow" />
        <ToolButton label={WORDS.zoomOut} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOut />
        </ToolButton>
        <ToolButton
          label={WORDS.zoomIn}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <ZoomIn />
        </ToolButton>
      </div>
      <div className="min-h-0 grow">
        {opening === null ? <p className="breathing p-4 text-sm text-soft">{WORDS.loading}</p> : null}
        {opening?.kind === 'gone' ? <p className="p-4 text-sm text-soft">{WORDS.gone}</p> : null}
        {opening?.kind === 'locked' ? <Locked wrong={opening.wrong} onPassword={setPassword} /> : null}
        {opening?.kind === 'open' ? (
          <PageView
            opened={opening}
            number={Math.min(page, opening.pages)}
            zoom={ZOOMS[zoom] ?? 1}
            marks={marks.filter((mark) => mark.page === page)}
            onPoint={choose}
          />
        ) : null}
      </div>
      {children}
    </section>
  )
}

type LockedProps = { readonly wrong: boolean; readonly onPassword: (password: string) => void }

function Locked({ wrong, onPassword }: LockedProps) {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed !== '') onPassword(typed)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 p-4">
      <p className="text-sm">{WORDS.locked}</p>
      <TextField
        label={WORDS.password}
        type="password"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        problem={wrong ? WORDS.wrongPassword : null}
      />
      <div>
        <Button type="submit" look="secondary">
          {WORDS.unlock}
        </Button>
      </div>
    </form>
  )
}
