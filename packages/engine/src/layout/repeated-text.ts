import type { Line } from './word.ts'

/** A line stands at the same place on two pages when its baselines differ by no more, in points. */
export const SAME_PLACE = 2

/** A text without its numbers: on another page the same text prints other ones. */
export const maskNumbers = (text: string): string => text.replace(/\d+/g, '#')

/** How far down its page a line stands, in steps of `SAME_PLACE`. */
export const placeOf = ({ baseline }: Pick<Line, 'baseline'>): number => Math.round(baseline / SAME_PLACE)

/** Whether something stands at a place, which may have been rounded to one of its neighbours. */
export const isNear = (place: number, standsAt: (place: number) => boolean): boolean =>
  [0, -1, 1].some((step) => standsAt(place + step))
