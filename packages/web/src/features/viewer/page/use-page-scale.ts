import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PageText } from '../pdf/page-messages.ts'
import { fitScale, zoomed } from './zoom.ts'

/** How large the page is shown, in CSS pixels for each point: fitted when it comes, and then as somebody zooms it. */
export function usePageScale({ number, width }: PageText) {
  const scroller = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  /** By how much what is in the middle is to grow about its place, once the page has its new size. */
  const growth = useRef(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is fitted when it is shown
  useEffect(() => {
    if (scroller.current) setScale(fitScale(scroller.current.clientWidth, width))
    scroller.current?.scrollTo(0, 0)
  }, [number, width])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each zoom moves what was in the middle
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null || growth.current === 1) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
    const grown = (from: number, size: number) => (from + size / 2) * growth.current - size / 2
    element.scrollTo(grown(scrollLeft, clientWidth), grown(scrollTop, clientHeight))
    growth.current = 1
  }, [scale])
  const zoom = useCallback((steps: number) => {
    setScale((last) => {
      const next = zoomed(last, steps)
      growth.current = next / last
      return next
    })
  }, [])
  return { scroller, scale, zoom }
}
