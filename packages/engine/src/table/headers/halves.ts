import { WIDEST_SPACE } from '../../geometry/tolerances.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import { toLine } from '../../layout/to-line.ts'
import type { Line } from '../../layout/word.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { splitTitles } from './split-titles.ts'

/** The fewest titles on either side: fewer may stand over a table within a page. */
export const MIN_TITLES = 3

/** What stands left of a place, in points, and right of it. */
export function halvesAt(page: PageLines, place: number): [PageLines, PageLines] {
  const half = (isInHalf: (x: number) => boolean): PageLines => ({
    ...page,
    lines: page.lines.flatMap(({ words }) => toLine(words.filter(({ x0 }) => isInHalf(x0))) ?? []),
    rulings: page.rulings.filter(({ x0, x1 }) => isInHalf((x0 + x1) / 2)),
  })
  return [half((x) => x < place), half((x) => x >= place)]
}

/**
 * The two columns of a page, parted at a place: what stands above them goes before the left one, and what stands below
 * goes behind the right one.
 *
 * @param crossed baselines of the lines that reach over the place
 * @param first baseline of the topmost line that the columns certainly hold
 * @param last that of the lowest one
 * @returns pages with the number of the printed one; null where something reaches over the place between these lines
 */
export function columnsAt(
  page: PageLines,
  place: number,
  crossed: readonly number[],
  first: number,
  last: number,
): PageLines[] | null {
  if (crossed.some((y) => y >= first && y <= last)) return null
  const top = Math.max(-Infinity, ...crossed.filter((y) => y < first))
  const bottom = Math.min(Infinity, ...crossed.filter((y) => y > last))
  const within = ({ lines }: PageLines) => lines.filter(({ baseline: y }) => y > top && y < bottom)
  const [left, right] = halvesAt(page, place)
  const above = page.lines.filter(({ baseline: y }) => y <= top)
  const below = page.lines.filter(({ baseline: y }) => y >= bottom)
  return [
    { ...left, lines: [...above, ...within(left)] },
    { ...right, lines: within(right) },
    ...(below.length > 0 ? [{ ...page, lines: below }] : []),
  ]
}

export const isAcross = ({ words }: Line, place: number): boolean =>
  words.some(({ x0, x1 }) => x0 < place && x1 > place)

export const mayHoldTitles = ({ topics }: Line): boolean =>
  mayTouch(topics, 'moneyTitle') || mayTouch(topics, 'dateTitle')

/** The lines that hold the titles of a table. */
export const titlesOn = ({ lines }: PageLines): Line[] => lines.filter(holdsTitles)

function holdsTitles({ words, dates }: Line): boolean {
  if (dates.length > 0 || splitAtGaps(words, WIDEST_SPACE).length < MIN_TITLES) return false
  const known = splitTitles(words).filter(({ role }) => role !== null)
  return known.length >= MIN_TITLES && known.some(({ role }) => isMoneyRole(role))
}
