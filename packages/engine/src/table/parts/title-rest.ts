import type { LineTests } from '../line-tests.ts'
import type { Region } from './find-regions.ts'

/** The same for regions under the same titles at the same place. */
export const titlesKeyOf = ({ cells }: Region): string =>
  cells.map(({ title, role, x0, x1 }) => [title, role, Math.round(x0), Math.round(x1)].join(' ')).join('|')

/**
 * The regions without the rest of their titles: a line without values that stands right under the same titles wherever
 * they are printed and nowhere else, as `Purpose of payment` under `Payer / payee`. It is not text of the last row on the
 * page before.
 *
 * @param regions of each page
 */
export function withoutTitleRest(
  regions: readonly (readonly Region[])[],
  { hasValues }: LineTests,
): readonly (readonly Region[])[] {
  const rests = new Set<Region>()
  const standsAgain = (text: string) =>
    regions.flat().some(({ lines: [, ...rows] }) => rows.some((line) => line.text === text))
  for (const group of Map.groupBy(regions.flat(), titlesKeyOf).values()) {
    const [first, ...others] = group.map(({ lines: [line] }) => line)
    const isRest =
      first !== undefined &&
      others.length > 0 &&
      !hasValues(first) &&
      others.every((other) => other?.text === first.text) &&
      !standsAgain(first.text)
    if (isRest) for (const region of group) rests.add(region)
  }
  if (rests.size === 0) return regions
  const without = (region: Region): Region => {
    const [first] = region.lines
    return { ...region, lines: region.lines.slice(1), rows: region.rows.filter((line) => line !== first) }
  }
  return regions.map((ofPage) => ofPage.map((region) => (rests.has(region) ? without(region) : region)))
}
