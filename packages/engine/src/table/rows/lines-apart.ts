import type { LineGroup, RowLine } from './row-line.ts'

/** Lines of one row stand at most this share as far from each other as rows do, where that tells them apart. */
const NEAR = 0.9
/** So do at least this many, and this share, of the lines that texts go on with. */
const MIN_NEAR = 3
const NEAR_SHARE = 0.75
/** Two distances are the same within this share. */
const SAME = 0.97

/**
 * Where the lines of a row stand nearer to each other than rows do, text that stands as far below a row as the next one
 * would (`Lending @ 13.75%`) is no part of it.
 *
 * @param groups of one table, in printed order
 */
export function liftLinesApart(groups: readonly LineGroup[]): LineGroup[] {
  const rows = groups.flatMap(({ kind, lines }) => (kind === 'row' ? [lines] : []))
  const within = rows.flatMap((lines) => lines.slice(1).flatMap(({ gap }) => gap ?? []))
  if (within.length < MIN_NEAR) return [...groups]
  const between = rows.flatMap(([first]) => first?.gap ?? [])
  const least = Math.min(...between)
  const near = within.filter((gap) => gap <= NEAR * least).length
  if (near < Math.max(MIN_NEAR, NEAR_SHARE * within.length)) return [...groups]
  return groups.flatMap((group) => {
    const from = group.kind === 'row' ? startOfApart(group.lines, SAME * least) : -1
    if (from < 0) return [group]
    return [
      { kind: 'row', lines: group.lines.slice(0, from) },
      ...group.lines.slice(from).map((line): LineGroup => ({ kind: 'heading', lines: [line] })),
    ]
  })
}

/** The first line under the one with the amount that stands as far below as rows do; -1 where none does. */
function startOfApart(lines: readonly RowLine[], far: number): number {
  const anchor = lines.findIndex(({ isAnchor }) => isAnchor)
  return lines.findIndex(({ gap, hasDate }, i) => i > anchor && !hasDate && gap !== null && gap >= far)
}
