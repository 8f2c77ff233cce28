import { type PointerEvent, type RefObject, useRef } from 'react'
import type { Point } from '../drawing/rect.ts'

type TwoFingers = {
  /** What scrolls the page. */
  readonly scroller: RefObject<HTMLElement | null>
  /** One finger may have begun to draw when the second comes. */
  readonly onStart: () => void
  readonly onZoom: (steps: number) => void
}

/** How much further apart, or closer together, two fingers go for one step of the zoom. */
const SPREAD = 1.15

/** Where two fingers are, and how far apart. */
type Grip = { readonly middle: Point; readonly spread: number }

/**
 * Two fingers move the page and zoom it, while one draws.
 *
 * @returns each says whether the event was one of theirs
 */
export function useTwoFingers({ scroller, onStart, onZoom }: TwoFingers) {
  const fingers = useRef(new Map<number, Point>())
  const isMoving = useRef(false)
  const grip = useRef<Grip | null>(null)
  const frame = useRef(0)
  const placeOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

  const follow = () => {
    frame.current = 0
    const [before, now] = [grip.current, gripOf(fingers.current)]
    if (before === null || now === null) return
    scroller.current?.scrollBy(before.middle.x - now.middle.x, before.middle.y - now.middle.y)
    const steps = now.spread > before.spread * SPREAD ? 1 : now.spread * SPREAD < before.spread ? -1 : 0
    grip.current = steps === 0 ? { ...now, spread: before.spread } : now
    if (steps !== 0) onZoom(steps)
  }

  const down = (event: PointerEvent): boolean => {
    if (event.pointerType !== 'touch') return false
    fingers.current.set(event.pointerId, placeOf(event))
    grip.current = gripOf(fingers.current)
    if (grip.current !== null) {
      isMoving.current = true
      onStart()
    }
    return isMoving.current
  }

  const move = (event: PointerEvent): boolean => {
    if (!fingers.current.has(event.pointerId)) return false
    fingers.current.set(event.pointerId, placeOf(event))
    // Each finger reports by itself; they count together, once a frame.
    if (isMoving.current && frame.current === 0) frame.current = requestAnimationFrame(follow)
    return isMoving.current
  }

  const up = (event: PointerEvent): boolean => {
    const wasMoving = isMoving.current && fingers.current.has(event.pointerId)
    fingers.current.delete(event.pointerId)
    grip.current = gripOf(fingers.current)
    // The finger that is lifted last draws nothing.
    if (fingers.current.size === 0) isMoving.current = false
    return wasMoving
  }
  return { down, move, up }
}

function gripOf(fingers: ReadonlyMap<number, Point>): Grip | null {
  const [a, b, ...more] = [...fingers.values()]
  if (!a || !b || more.length > 0) return null
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, spread: Math.hypot(a.x - b.x, a.y - b.y) }
}
