import { median } from '../../geometry/median.ts'
import { COLUMN_GAP, PHRASE_GAP, SAME_EDGE } from '../../geometry/tolerances.ts'
import type { Word } from '../../layout/word.ts'
import { isPercent } from '../../money/is-percent.ts'
import type { MoneyConvention } from '../../money/parse-money.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import { directionOf } from '../../vocabulary/markers.ts'
import { Cell } from '../cell.ts'
import type { Column, TableLine } from '../table.ts'

/** The share of the amounts that have a sign before them, at least. */
const SHARE = 0.6
const SIGN = /^[-+\u2010-\u2015\u2212]$/

/**
 * `ACME      USD      12.50`, `ACME      -      12.50`, `THANK YOU      CR      12.50`: codes of currencies, signs or
 * marks of a direction that stand under each other before the column of amounts belong to the amounts and not to the
 * texts, unless they have a column of their own. Marks may stand before a few of the amounts only.
 */
export function settleLeadingSigns(
  lines: readonly TableLine[],
  columns: readonly Column[],
  isMoney: readonly boolean[],
  convention: MoneyConvention,
): readonly TableLine[] {
  const texts = columns.flatMap((_, c) => (!isMoney[c] && isMoney[c + 1] ? [c] : []))
  return texts.reduce((settled, c) => {
    const amounts = settled.filter(({ cells }) => cells[c + 1]?.moneyIn(convention))
    const most = { apart: PHRASE_GAP, least: SHARE * amounts.length }
    // `2%  $1.69`: what is given back of an amount, and its share.
    const isShare = columns[c + 1]?.role === 'figure' ? isPercent : isSign
    const signed = moveToAmounts(settled, c, { isSign: isShare, ...most })
    return moveToAmounts(signed, c, { isSign: isMark, apart: COLUMN_GAP, least: 1 })
  }, lines)
}

type Signs = {
  readonly isSign: (text: string) => boolean
  /** How far they stand from the texts before them, in font sizes. */
  readonly apart: number
  /** The fewest that stand under each other. */
  readonly least: number
}

function moveToAmounts(
  lines: readonly TableLine[],
  c: number,
  { isSign, apart, least }: Signs,
): readonly TableLine[] {
  const strays = lines.flatMap((line) => signOf(line, c, isSign) ?? [])
  if (strays.length === 0) return lines
  // Some may have been taken for a part of their amounts already.
  const signs = [...strays, ...lines.flatMap((line) => signWithin(line, c + 1, isSign) ?? [])]
  // Signs of different widths begin under each other, end so, or are centred.
  const places = [({ x0 }: Word) => x0, ({ x1 }: Word) => x1, ({ x0, x1 }: Word) => (x0 + x1) / 2].map(
    (placeOf) => ({ placeOf, usual: median(signs.map(placeOf)) }),
  )
  const isInPlace = (word: Word) =>
    places.some(({ placeOf, usual }) => Math.abs(placeOf(word) - usual) <= SAME_EDGE)
  const isAtEdge = (word: Word) => isSign(word.text) && isInPlace(word)
  const gaps = lines.flatMap((line) => gapBefore(line, c, isSign) ?? [])
  const areApart = gaps.length > 0 && gaps.filter((gap) => gap > apart).length >= SHARE * gaps.length
  // `LUTZ      FL` above `SAN JOSE      CR`: the last of the texts, which stand under each other as well.
  const isText = (text: string) => !isSign(text)
  const texts = lines.filter((line) => {
    const last = signOf(line, c, isText)
    return last !== null && isInPlace(last) && (gapBefore(line, c, isText) ?? 0) > apart
  })
  const areTexts = texts.length > signs.length
  return areApart && !areTexts && signs.filter(isAtEdge).length >= Math.max(least, SHARE * signs.length)
    ? lines.map((line) => moveSign(line, c, isAtEdge))
    : lines
}

const isSign = (text: string): boolean => isCurrencyCode(text) || SIGN.test(text)

/** `CR`, `Dr.`: a single letter would rather be an initial. */
const isMark = (text: string): boolean => text.length > 1 && directionOf(text) !== null

/** The last word of a cell, if it is a sign beside an amount. */
function signOf({ cells }: TableLine, c: number, isSign: (text: string) => boolean): Word | null {
  const last = cells[c]?.words.at(-1)
  return last && isSign(last.text) && cells[c + 1]?.isEmpty === false ? last : null
}

/** The first word of a cell, if it is a sign before something else. */
function signWithin({ cells }: TableLine, c: number, isSign: (text: string) => boolean): Word | null {
  const [first, ...rest] = cells[c]?.words ?? []
  return first && rest.length > 0 && isSign(first.text) ? first : null
}

/** How far such a word stands from the text before it, in font sizes; null where there is none. */
function gapBefore(line: TableLine, c: number, isSign: (text: string) => boolean): number | null {
  const sign = signOf(line, c, isSign)
  const before = line.cells[c]?.words.at(-2)
  return sign && before ? (sign.x0 - before.x1) / sign.size : null
}

function moveSign(line: TableLine, c: number, isAtEdge: (word: Word) => boolean): TableLine {
  const sign = line.cells[c]?.words.at(-1)
  if (!sign || line.cells[c + 1]?.isEmpty || !isAtEdge(sign)) return line
  const cells = line.cells.map((cell, i) =>
    i === c ? new Cell(cell.words.slice(0, -1)) : i === c + 1 ? new Cell([sign, ...cell.words]) : cell,
  )
  return { ...line, cells }
}
