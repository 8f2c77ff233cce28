import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { WORDS } from '#words/page.ts'
import type { OpenPages } from '../../lib/page/open-conversion.ts'
import { keepPictures } from '../../lib/page/page-pictures.ts'
import { usePage } from '../../lib/page/use-page.ts'
import type { Mark } from './mark.ts'
import { PageCanvas } from './page-canvas.tsx'

type PageViewProps = {
  readonly opened: OpenPages
  /** 1-based. */
  readonly number: number
  /** 1 fits the width. */
  readonly zoom: number
  readonly marks: readonly Mark[]
  /** A place that was pointed at, as fractions of the page. */
  readonly onPoint: (x: number, y: number) => void
}

/** White around the page, in CSS pixels. */
const MARGIN = 8

/** One page with what is marked on it, which is kept in sight. */
export function PageView({ opened, number, zoom, marks, onPoint }: PageViewProps) {
  const page = usePage(opened, number)
  const pictures = useMemo(() => keepPictures(opened.reader), [opened])
  useEffect(() => () => pictures.clear(), [pictures])
  const scroller = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    const measure = () => setRoom(element.clientWidth - 2 * MARGIN)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = (Math.max(room, 1) / page.width) * zoom
  const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)]

  const chosen = marks.find(({ kind }) => kind === 'cell') ?? marks.find(({ kind }) => kind === 'row')
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null || !chosen || page.number !== number) return
    const [x, y, wide, high] = chosen.box
    const into = (from: number, size: number, at: number, of: number) =>
      from > at + MARGIN && from + size < at + of - MARGIN ? at : Math.max(0, from + size / 2 - of / 2)
    element.scrollTo({
      left: into(x * width, wide * width, element.scrollLeft, element.clientWidth),
      top: into(y * height, high * height, element.scrollTop, element.clientHeight),
    })
  }, [chosen, page.number, number, width, height])

  const point = (event: MouseEvent<SVGSVGElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    onPoint((event.clientX - left) / width, (event.clientY - top) / height)
  }
  return (
    <section
      ref={scroller}
      aria-label={WORDS.page(number, opened.pages)}
      className="h-full overflow-auto overscroll-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
    >
      <div className="grid w-fit min-w-full justify-center" style={{ padding: MARGIN }}>
        <div className="relative" style={{ width, height }}>
          {room > 0 ? (
            <PageCanvas page={page} pictures={pictures} scale={scale} pages={opened.pages} />
          ) : null}
          <svg
            aria-hidden="true"
            className="absolute inset-0 cursor-pointer"
            width={width}
            height={height}
            onClick={point}
          >
            {page.number === number
              ? marks.map(({ kind, box: [x, y, wide, high] }) => (
                  <rect
                    key={`${kind} ${x} ${y}`}
                    data-mark={kind}
                    x={x * width - PAD}
                    y={y * height - PAD}
                    width={wide * width + 2 * PAD}
                    height={high * height + 2 * PAD}
                    rx={2}
                    className={LOOK[kind]}
                  />
                ))
              : null}
          </svg>
        </div>
      </div>
    </section>
  )
}

const PAD = 2
/** Paper is white in either theme, so its colours are fixed. */
const LOOK = {
  row: 'fill-[#1f4fa8]/12 stroke-[#1f4fa8]/50',
  cell: 'fill-[#1f4fa8]/10 stroke-[#1f4fa8] stroke-2',
  check: 'fill-none stroke-[#17603c] [stroke-dasharray:4_3]',
} as const
