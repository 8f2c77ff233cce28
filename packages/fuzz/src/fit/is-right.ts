import type { GapLabels } from '@ledgerlift/engine'
import type { KnownLabels } from './label-lines.ts'

/** How many lines of a gap are labelled otherwise than is known. */
export const countWrong = ({ down, up }: KnownLabels, labels: GapLabels): number =>
  (down === null ? 0 : Math.abs(down - labels.down)) + (up === null ? 0 : Math.abs(up - labels.up))

export const isRight = (known: KnownLabels, labels: GapLabels): boolean => countWrong(known, labels) === 0
