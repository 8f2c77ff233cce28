import type { PixelBox } from './gray-image.ts'
import type { TypeMetrics } from './word-types.ts'

/** An amount with its decimals and without a sign; a mark may stand behind it. */
const PLAIN = /^\d[\d.,']*[.,]\d{2}$/
/** A number behind quotation marks, as which a minus may be read. */
const QUOTED = /^["“”'‘’‛„`´]+(?=\d[\d.,']*\d$)/
/** In font sizes: a minus is no higher, and no wider; it stands this far above the line, and no farther. */
const [HIGH, WIDE, LOWEST, HIGHEST] = [0.22, 0.5, 0.12, 0.55]
/** It is wider than high by this factor at least. */
const FLAT = 1.2
/** In font sizes: its amount stands no farther from it. */
const CLOSE = 0.25

/**
 * An amount with the minus that its ink shows before or behind it, and that was not read, or as quotation marks: `41.17` and
 * `“41.17` are `-41.17`.
 */
export function withLostMinus(text: string, parts: readonly PixelBox[], metrics: TypeMetrics): string {
  if (QUOTED.test(text) && isMinusBefore(parts, metrics)) return text.replace(QUOTED, '-')
  if (!PLAIN.test(text) || parts.length < text.length / 2) return text
  if (isMinusBefore(parts, metrics)) return `-${text}`
  return isMinusBefore(parts.map(mirrored), metrics) ? `${text}-` : text
}

function isMinusBefore(parts: readonly PixelBox[], metrics: TypeMetrics): boolean {
  const [first, next] = [...parts].sort((a, b) => a.x0 - b.x0)
  if (!first || !next) return false
  const gap = next.x0 - first.x1
  return gap >= 0 && gap < CLOSE * metrics.size && isMinus(first, metrics)
}

/** Whether a part has the shape of a minus, and its height above the line. */
export function isMinus({ x0, x1, top, bottom }: PixelBox, { size, baseline }: TypeMetrics): boolean {
  const [width, height] = [x1 - x0, bottom - top]
  return (
    height < HIGH * size &&
    width < WIDE * size &&
    width > FLAT * height &&
    baseline - bottom > LOWEST * size &&
    baseline - top < HIGHEST * size
  )
}

const mirrored = (part: PixelBox): PixelBox => ({ ...part, x0: -part.x1, x1: -part.x0 })
