import type { RowKind } from '../../vocabulary/language.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { holdsText, type LineGroup, type RowLine } from './row-line.ts'

/** What the balance at the top of a page may be called. */
const CARRIED: ReadonlySet<RowKind | null> = new Set(['forward', 'opening'])

/**
 * Returns to the last row of a page what its text goes on with on the next one, below a balance that is carried forward:
 * `Übertrag von Blatt 1`. It is all that stands there in the columns of texts, down to a row that begins with its amount.
 *
 * @param groups of one table, in printed order
 */
export function returnBrokenTexts(groups: readonly LineGroup[]): readonly LineGroup[] {
  const returned = [...groups]
  for (const [i, group] of groups.entries()) {
    const [carried, ...under] = group.lines
    if (group.kind !== 'row' || !carried?.isAnchor || !isCarried(carried) || !beginsPart(groups, i)) continue
    const next = groups.findIndex(({ kind }, k) => k > i && kind === 'row')
    const texts = [...under, ...groups.slice(i + 1, next).flatMap(({ lines }) => lines)]
    const last = returned.findLastIndex(
      ({ kind, lines }, k) =>
        k < i && kind === 'row' && !lines.some((line) => line.isAnchor && isCarried(line)),
    )
    const broken = returned[last]
    const goesOn = next > i && groups[next]?.lines[0]?.isAnchor && texts.length > 0 && texts.every(isText)
    if (!broken || !goesOn) continue
    returned[last] = { kind: 'row', lines: [...broken.lines, ...texts] }
    returned[i] = { kind: 'row', lines: [carried] }
    for (let k = i + 1; k < next; k++) returned[k] = { kind: 'heading', lines: [] }
  }
  return returned.filter(({ lines }) => lines.length > 0)
}

/** Whether a group holds the first row of its page, and the page before holds rows of the table, too. */
const beginsPart = (groups: readonly LineGroup[], i: number): boolean => {
  const part = groups[i]?.lines[0]?.part
  const above = groups.slice(0, i).findLast(({ kind }) => kind === 'row')
  return above !== undefined && above.lines[0]?.part !== part
}

const isCarried = ({ cells, columns }: RowLine): boolean =>
  cells.some(({ text }, c) => holdsText(columns[c]) && CARRIED.has(rowKindOf(text)))

const isText = ({ cells, columns, hasDate, isForeign }: RowLine): boolean =>
  !hasDate && !isForeign && cells.every(({ isEmpty }, c) => isEmpty || holdsText(columns[c]))
