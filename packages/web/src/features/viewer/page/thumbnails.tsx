import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef } from 'react'
import { WORDS } from '#words/inspect.ts'
import type { PageText } from '../../../lib/page/page-messages.ts'
import type { PageReader } from '../../../lib/page/page-reader.ts'
import { classNames } from '../../../ui/class-names.ts'

type ThumbnailsProps = {
  readonly reader: PageReader
  readonly first: PageText
  readonly pages: number
  readonly page: number
  /** Pages with tables on them. */
  readonly marked: ReadonlySet<number>
  readonly onPage: (page: number) => void
}

const WIDTH = 88
const GAP = 36

/** Small pictures of the pages; only those in sight are drawn, and forgotten when they leave it. */
export const Thumbnails = memo(function Thumbnails({
  reader,
  first,
  pages,
  page,
  marked,
  onPage,
}: ThumbnailsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const height = Math.round((WIDTH * first.height) / first.width)
  const list = useVirtualizer({
    count: pages,
    getScrollElement: () => scroller.current,
    estimateSize: () => height + GAP,
    overscan: 2,
  })
  useEffect(() => list.scrollToIndex(page - 1, { align: 'auto' }), [list, page])
  return (
    <nav aria-label={WORDS.thumbnails} className="hidden w-32 shrink-0 border-rule border-r lg:block">
      <div ref={scroller} className="h-[calc(100dvh-7.5rem)] overflow-y-auto py-3">
        <ol className="relative" style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start }) => (
            <li key={index} className="absolute inset-x-0 grid justify-center" style={{ top: start }}>
              <button
                type="button"
                aria-current={index + 1 === page ? 'page' : undefined}
                aria-label={WORDS.thumbnail(index + 1)}
                onClick={() => onPage(index + 1)}
                className="group grid justify-items-center gap-1"
              >
                <span
                  className={classNames(
                    'relative block bg-[#fff] outline outline-1',
                    index + 1 === page
                      ? 'outline-2 outline-focus'
                      : 'outline-rule-strong group-hover:outline-ink',
                  )}
                  style={{ width: WIDTH, height }}
                >
                  <Thumbnail reader={reader} page={index + 1} pointsWide={first.width} />
                  {marked.has(index + 1) ? (
                    <span
                      aria-hidden="true"
                      className="absolute top-1 right-1 size-2.5 rounded-full bg-[#1f4fa8]"
                    />
                  ) : null}
                </span>
                <span
                  className={classNames('figures text-xs', index + 1 === page ? 'font-medium' : 'text-soft')}
                >
                  {index + 1}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
})

type ThumbnailProps = { readonly reader: PageReader; readonly page: number; readonly pointsWide: number }

function Thumbnail({ reader, page, pointsWide }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const abort = new AbortController()
    const scale = (WIDTH / pointsWide) * window.devicePixelRatio
    // The page that is looked at is drawn first.
    const timer = setTimeout(() => {
      reader.ask('render', { page, scale }, { signal: abort.signal }).then(
        (bitmap) => {
          const element = canvas.current
          if (element !== null) {
            element.width = bitmap.width
            element.height = bitmap.height
            element.getContext('2d')?.drawImage(bitmap, 0, 0)
          }
          bitmap.close()
        },
        () => {},
      )
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [reader, page, pointsWide])
  return <canvas ref={canvas} className="absolute inset-0 m-auto max-h-full max-w-full" />
}

const DELAY_MS = 120
