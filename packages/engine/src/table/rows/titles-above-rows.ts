import { holdsText, type LineGroup, type RowLine } from './row-line.ts'

/** Rows begin with the line of their date and amount where at least this many do, */
const MIN_WHOLE = 8
/** and this many for each that begins with other text. */
const CLEAR = 4
/** The title of rows stands farther below what is above it than rows do, by this factor. */
const SET_OFF = 1.25

/**
 * Where rows begin with the line of their date, text and amount, text above that line, set off or under another title,
 * is the title of the rows under it (the number of a card, a section that no vocabulary knows), and belongs to none of them.
 *
 * @param groups of one table, in printed order
 */
export function liftTitlesAboveRows(groups: readonly LineGroup[]): LineGroup[] {
  const rows = groups.filter(({ kind }) => kind === 'row')
  const whole = rows.filter(({ lines: [first] }) => first && isMain(first))
  // A total is a line with an amount alone.
  const others = rows.filter(({ lines: [first] }) => first && isText(first)).length
  if (others === 0 || whole.length < Math.max(MIN_WHOLE, CLEAR * others)) return [...groups]
  const gaps = whole.flatMap(({ lines: [first] }) => first?.gap ?? []).sort((a, b) => a - b)
  const usual = gaps[gaps.length >> 1] ?? Number.POSITIVE_INFINITY
  return groups.flatMap((group, g) => {
    const main = group.kind === 'row' ? group.lines.findIndex(isMain) : 0
    const titles = group.lines.slice(0, main)
    const isTitled =
      main > 0 &&
      titles.every(isText) &&
      (groups[g - 1]?.kind === 'heading' || isFar(titles[0] as RowLine, usual)) &&
      // Lines of one row stand nearer to each other than rows do.
      (group.lines[main]?.gap ?? 0) >= usual
    if (!isTitled) return [group]
    return [
      ...titles.map((line): LineGroup => ({ kind: 'heading', lines: [line] })),
      { kind: 'row', lines: group.lines.slice(main) },
    ]
  })
}

const isMain = ({ isAnchor, hasDate, cells, columns }: RowLine): boolean =>
  isAnchor && hasDate && cells.some(({ isEmpty }, c) => !isEmpty && holdsText(columns[c]))

const isText = ({ isAnchor, hasDate }: RowLine): boolean => !isAnchor && !hasDate

const isFar = ({ gap, isUnderTitles }: RowLine, usual: number): boolean =>
  gap === null ? isUnderTitles : gap >= SET_OFF * usual
