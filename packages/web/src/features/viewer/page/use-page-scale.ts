import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { PageText } from '../../../lib/page/page-messages.ts'
import { fitScale, zoomed } from './zoom.ts'

/** How large the page is shown, in CSS pixels for each point: fitted, until the user zooms this page. */
export function usePageScale({ number, width }: PageText) {
  const scroller = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [chosen, setChosen] = useState<{ readonly page: number; readonly scale: number } | null>(null)
  const scale = chosen?.page === number ? chosen.scale : fitScale(room, width)
  const latest = useRef(scale)

  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    const measure = () => setRoom(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const shown = useRef(number)
  useLayoutEffect(() => {
    if (shown.current === number) return
    shown.current = number
    setChosen(null)
    scroller.current?.scrollTo(0, 0)
    // A user who turns the page from among the extracted tables wants to see it.
    scroller.current?.scrollIntoView({ block: 'nearest' })
  }, [number])

  useLayoutEffect(() => {
    const element = scroller.current
    const growth = scale / latest.current
    latest.current = scale
    if (element === null || growth === 1 || chosen === null) return
    // What is in the middle stays there.
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
    const grown = (from: number, size: number) => (from + size / 2) * growth - size / 2
    element.scrollTo(grown(scrollLeft, clientWidth), grown(scrollTop, clientHeight))
  }, [scale, chosen])

  const zoom = useCallback(
    (steps: number) => setChosen({ page: number, scale: zoomed(latest.current, steps) }),
    [number],
  )
  return { scroller, scale, zoom }
}
