import { FIT, ZOOM } from '../limits.ts'

const clamp = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, value))

/** One step in or out; to two decimals, so that steps add up to what they are. */
export const zoomed = (scale: number, steps: number): number =>
  clamp(Math.round((scale + steps * ZOOM.step) * 100) / 100, ZOOM)

/** The scale at which a page fits into the width that there is. */
export const fitScale = (containerPx: number, pageWidth: number): number =>
  clamp((containerPx - 2 * FIT.marginPx) / pageWidth, FIT)
