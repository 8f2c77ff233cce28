import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { holdsText, type LineGroup, type RowLine } from './row-line.ts'

/**
 * Returns to the last row of a page what its text goes on with on the next one, below a balance that is carried forward:
 * `Übertrag von Blatt 1`. It is all that stands there in the columns of texts, down to a row that begins with its amount. An
 * opening balance rather begins another account.
 *
 * @param groups of one table, in printed order
 */
export function returnBrokenTexts(groups: readonly LineGroup[]): readonly LineGroup[] {
  const returned: LineGroup[] = []
  // Indices into what is returned, of the last row of all and of the last that prints no such balance.
  let [lastRow, lastOther] = [-1, -1]
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i] as LineGroup
    const [first, ...under] = group.lines
    const isAtTop = lastRow >= 0 && returned[lastRow]?.lines[0]?.part !== first?.part
    if (first && isCarried(group) && isAtTop && lastOther >= 0) {
      let next = i + 1
      while (groups[next]?.kind === 'heading') next++
      const texts = [...under, ...groups.slice(i + 1, next).flatMap(({ lines }) => lines)]
      const goesOn = groups[next]?.lines[0]?.isAnchor && texts.length > 0 && texts.every(isText)
      if (goesOn) {
        const broken = returned[lastOther] as LineGroup
        returned[lastOther] = { ...broken, lines: [...broken.lines, ...texts] }
        lastRow = returned.push({ kind: 'row', lines: [first] }) - 1
        i = next - 1
        continue
      }
    }
    returned.push(group)
    if (group.kind !== 'row') continue
    lastRow = returned.length - 1
    if (!group.lines.some((line) => line.isAnchor && namesCarried(line))) lastOther = lastRow
  }
  return returned
}

/** Whether a row begins with the line of a balance that is carried. */
const isCarried = ({ kind, lines: [first] }: LineGroup): boolean =>
  kind === 'row' && first?.isAnchor === true && namesCarried(first)

const namesCarried = ({ cells, columns }: RowLine): boolean =>
  cells.some(({ text }, c) => holdsText(columns[c]) && rowKindOf(text) === 'forward')

const isText = ({ cells, columns, hasDate, isForeign }: RowLine): boolean =>
  !hasDate && !isForeign && cells.every(({ isEmpty }, c) => isEmpty || holdsText(columns[c]))
