import { holdsText, type LineGroup, type RowLine } from './row-line.ts'

/** Rows begin with the line of their date and amount where at least this many do for each that begins with other text. */
const CLEAR = 8
/** The title of rows stands farther below what is above it than rows do, by this factor. */
const SET_OFF = 1.25

/**
 * Where rows begin with the line of their date, text and amount, text set off above that line is the title of the rows
 * under it (the number of a card, a section that no vocabulary knows), and belongs to none of them.
 *
 * @param groups of one table, in printed order
 */
export function liftTitlesAboveRows(groups: readonly LineGroup[]): LineGroup[] {
  const rows = groups.filter(({ kind }) => kind === 'row')
  const whole = rows.filter(({ lines: [first] }) => first && isMain(first))
  // A total is a line with an amount alone.
  const others = rows.filter(({ lines: [first] }) => first && isText(first)).length
  if (others === 0 || whole.length < CLEAR * others) return [...groups]
  const gaps = whole.flatMap(({ lines: [first] }) => first?.gap ?? []).sort((a, b) => a - b)
  const usual = gaps[gaps.length >> 1] ?? Number.POSITIVE_INFINITY
  return groups.flatMap((group) => {
    const main = group.kind === 'row' ? group.lines.findIndex(isMain) : 0
    const titles = group.lines.slice(0, main)
    const isTitled = main > 0 && titles.every(isText) && isSetOff(titles, group.lines[main] as RowLine, usual)
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

/** Lines of one row stand nearer to each other than rows do, and a title does not. */
function isSetOff([first]: readonly RowLine[], main: RowLine, usual: number): boolean {
  const isFar = first?.gap == null ? first?.isUnderTitles === true : first.gap >= SET_OFF * usual
  return isFar && (main.gap ?? 0) >= usual
}
