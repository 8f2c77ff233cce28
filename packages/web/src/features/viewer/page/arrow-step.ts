import type { KeyboardEvent } from 'react'
import type { Point } from '../drawing/rect.ts'
import { STEP } from '../limits.ts'

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** How far an arrow key goes, as a fraction of the page, with Ctrl further; null for any other key. */
export function arrowStep({ key, ctrlKey, metaKey }: KeyboardEvent): Point | null {
  const direction = ARROWS[key]
  if (!direction) return null
  const size = ctrlKey || metaKey ? STEP.large : STEP.small
  return { x: direction.x * size, y: direction.y * size }
}
