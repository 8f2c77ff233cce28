import { type PointerEvent, type RefObject, useRef } from 'react'
import type { Point } from '../drawing/rect.ts'

type TwoFingers = {
  /** What scrolls the page. */
  readonly scroller: RefObject<HTMLElement | null>
  /** One finger may have begun to draw when the second comes. */
  readonly onStart: () => void
  readonly onZoom: (steps: number) => void
}

/** Fingers that go so much further apart, or closer together, zoom by one step. */
const SPREAD = 1.15

/**
 * Two fingers move the page and zoom it, while one draws.
 *
 * @returns each says whether the event was one of theirs
 */
export function useTwoFingers({ scroller, onStart, onZoom }: TwoFingers) {
  const fingers = useRef(new Map<number, Point>())
  const isMoving = useRef(false)
  const spread = useRef(0)
  const placeOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

  const down = (event: PointerEvent): boolean => {
    if (event.pointerType !== 'touch') return false
    fingers.current.set(event.pointerId, placeOf(event))
    if (fingers.current.size === 2) {
      isMoving.current = true
      spread.current = distance(fingers.current)
      onStart()
    }
    return isMoving.current
  }

  const move = (event: PointerEvent): boolean => {
    if (!fingers.current.has(event.pointerId)) return false
    const before = middle(fingers.current)
    fingers.current.set(event.pointerId, placeOf(event))
    if (!isMoving.current) return false
    if (fingers.current.size === 2) {
      const after = middle(fingers.current)
      scroller.current?.scrollBy(before.x - after.x, before.y - after.y)
      const now = distance(fingers.current)
      const steps = now > spread.current * SPREAD ? 1 : now * SPREAD < spread.current ? -1 : 0
      if (steps !== 0) {
        spread.current = now
        onZoom(steps)
      }
    }
    return true
  }

  const up = (event: PointerEvent): boolean => {
    const wasMoving = isMoving.current && fingers.current.has(event.pointerId)
    fingers.current.delete(event.pointerId)
    // The finger that is lifted last draws nothing.
    if (fingers.current.size === 0) isMoving.current = false
    return wasMoving
  }
  return { down, move, up }
}

function middle(fingers: ReadonlyMap<number, Point>): Point {
  const all = [...fingers.values()]
  const mean = (axis: 'x' | 'y') => all.reduce((sum, one) => sum + one[axis], 0) / all.length
  return { x: mean('x'), y: mean('y') }
}

function distance(fingers: ReadonlyMap<number, Point>): number {
  const [a, b] = [...fingers.values()]
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}
