import { WIDEST_SPACE } from '../../geometry/tolerances.ts'
import { widerThanFixedSpace } from '../../layout/fixed-pitch.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import { textOf, type Word } from '../../layout/word.ts'
import { POSTING, rankOfDayTitle, TRANSACTION } from '../../vocabulary/day-titles.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { marksInTitle } from '../../vocabulary/markers.ts'
import { isKnownTitle, mayBeginTitle, roleOfTitle } from '../../vocabulary/titles.ts'
import type { HeaderCell } from '../table.ts'

/** ...and may do so when closer, where their words are titles by themselves: from this gap on... */
const WIDE_SPACE = 0.55
/** ...or from this one on, if it is at least WIDER times the widest gap within the titles. */
const NARROW_CELL_GAP = 0.2
const WIDER = 1.4
/** Beside at least this many known titles, a gap MUCH_WIDER times the widest within them parts unknown ones, too. */
const MIN_KNOWN = 2
const MUCH_WIDER = 1.8
/** What goes on with the title before it: `Withdrawal (Dr)/Deposit (Cr)` is one, so is `Description of Transaction`. */
const GOES_ON = /^(?:[(/&+]|(?:of|and|or|de|du|des|del|di|della|do|der|des|van|und|et|och|og)(?: |$))/i
const ENDS_OPEN = /[(/&+]$/
const IN_CURRENCY = /^in [A-Z]{3}$/i
/** `Date of transaction` */
const MOST_WORDS_OF_DAY = 3
/** `R$`, `US$`; a sign without letters is rather printed apart from an amount. */
const CURRENCY_SIGN = /^[A-Z]{1,2}\$S?$/

/** The title cell of words on one line. */
export function toTitle(words: readonly Word[]): HeaderCell {
  const title = textOf(words)
  return { x0: (words[0] as Word).x0, x1: (words.at(-1) as Word).x1, title, words, role: roleOfTitle(title) }
}

/**
 * The title cells of words on one line: split at wide gaps, and at narrow ones where known titles stand side by side.
 *
 * @param printed the words as printed, where those of several lines were joined
 * @param areApart whether two joined words that follow each other stand apart on each line that prints both
 */
export function splitTitles(
  words: readonly Word[],
  printed = words,
  areApart: (left: Word, right: Word) => boolean = () => false,
): HeaderCell[] {
  const space = widerThanFixedSpace(printed)
  const groups = splitAtGaps(words, Math.max(WIDEST_SPACE, space)).flatMap((group) =>
    splitWhere(group, areApart),
  )
  return nameSigns(joinCharacters(groups).flatMap((group) => splitGroup(group, space)))
}

const IS_CHARACTER = /^\p{Script=Han}$/u
const MOST_CHARACTERS = 3

/** `日   付`, `年  月  日`: a title whose characters are set apart. */
function joinCharacters(groups: readonly Word[][]): Word[][] {
  const joined: Word[][] = []
  for (let at = 0; at < groups.length; ) {
    const end = groups
      .slice(at, at + MOST_CHARACTERS)
      .findIndex(([word, ...others]) => others.length > 0 || !IS_CHARACTER.test(word?.text ?? ''))
    const most = end < 0 ? Math.min(MOST_CHARACTERS, groups.length - at) : end
    const title = [most, most - 1].find(
      (count) => count > 1 && isKnownTitle(textOf(groups.slice(at, at + count).flat())),
    )
    joined.push(groups.slice(at, at + (title ?? 1)).flat())
    at += title ?? 1
  }
  return joined
}

/** Two columns of days may share one title: `Fecha` over `Oper` and `Liq`. */
function splitWhere(words: readonly Word[], areApart: (left: Word, right: Word) => boolean): Word[][] {
  const groups: Word[][] = []
  if (toTitle(words).role === 'date') return [[...words]]
  for (const [i, word] of words.entries()) {
    const before = words[i - 1]
    if (before === undefined || areApart(before, word)) groups.push([word])
    else groups.at(-1)?.push(word)
  }
  return groups
}

/**
 * `Data Descrição R$ US$`: a currency sign stands over amounts where it is printed as often as the title of the days. One
 * that is not belongs to a box beside the table.
 */
function nameSigns(cells: HeaderCell[]): HeaderCell[] {
  const days = cells.filter(({ role }) => role === 'date').length
  const isSign = ({ title }: HeaderCell) =>
    CURRENCY_SIGN.test(title) && cells.filter((other) => other.title === title).length === days
  return cells.map((cell) => (isSign(cell) ? { ...cell, role: 'amount' } : cell))
}

/**
 * `Withdrawal Amt. Deposit Amt. Closing Balance`: the gaps between two titles are wider than those within one. Of
 * the widths that part the words into titles which are all known, and all different, the one that parts them most.
 */
function splitGroup(words: readonly Word[], space: number): HeaderCell[] {
  const whole = [toTitle(words)]
  const gaps = words.slice(1).map((word, i) => (word.x0 - (words[i] as Word).x1) / word.size)
  let best = whole
  for (const width of new Set(gaps)) {
    const widestKept = Math.max(0, ...gaps.filter((gap) => gap < width))
    const isWide = width >= Math.max(WIDE_SPACE, space)
    const isWider = width >= Math.max(NARROW_CELL_GAP, space) && widestKept > 0 && width >= widestKept * WIDER
    if (!isWide && !isWider) continue
    const cells = splitAtGaps(words, (width + widestKept) / 2).map(toTitle)
    if (cells.slice(1).some((cell, i) => goesOn(cell, cells[i] as HeaderCell))) continue
    const roles = cells.flatMap(({ role }) => role ?? [])
    const isCertain =
      roles.length === cells.length || (roles.length >= MIN_KNOWN && width >= widestKept * MUCH_WIDER)
    if (isCertain && areDifferent(roles) && cells.length > best.length) best = cells
  }
  return best.flatMap((cell) => partDays(cell.words) ?? partUnlike(cell.words) ?? [cell])
}

/** `Trans Date Post Date Description`: the names of two days, one behind the other, stand over a column each. */
function partDays(words: readonly Word[]): HeaderCell[] | null {
  if (!mayBeginTitle((words[0] as Word).text)) return null
  const first = endOfDay(words, TRANSACTION)
  const second = first === 0 ? 0 : first + endOfDay(words.slice(first), POSTING)
  if (second === first) return null
  const parts = [words.slice(0, first), words.slice(first, second), words.slice(second)]
  return parts.filter(({ length }) => length > 0).map(toTitle)
}

/** How many words at the beginning make up the name of a day; 0 where none do. */
function endOfDay(words: readonly Word[], rank: number): number {
  for (let end = Math.min(words.length, MOST_WORDS_OF_DAY); end > 0; end--) {
    const title = textOf(words.slice(0, end))
    if (isKnownTitle(title) && rankOfDayTitle(title) === rank) return end
  }
  return 0
}

/** Two titles no farther apart than words, where no single column could hold both. */
function partUnlike(words: readonly Word[]): HeaderCell[] | null {
  if (words.length < 2 || !mayBeginTitleOrMarks(words) || isKnownTitle(textOf(words))) return null
  for (let at = 1; at < words.length; at++) {
    const parts = [words.slice(0, at), words.slice(at)]
    if (!parts.every((part) => isTitleOrMarks(textOf(part)))) continue
    const [left, right] = parts.map(toTitle) as [HeaderCell, HeaderCell]
    const isJoined = goesOn(right, left) || ENDS_OPEN.test(left.title)
    if (!isJoined && nameWhatStandsApart([left, right])) return [left, right]
  }
  return null
}

/** Few texts begin like a title, or hold the stroke of marks: the others are not parted at each of their gaps. */
const mayBeginTitleOrMarks = (words: readonly Word[]): boolean =>
  mayBeginTitle((words[0] as Word).text) || words.some(({ text }) => text.includes('/'))

const areMarks = (title: string): boolean => marksInTitle(title).length > 0
const isTitleOrMarks = (title: string): boolean => isKnownTitle(title) || areMarks(title)

/**
 * `Balance Description`, `Date Description`, `Bu-Tag Wert`, `Amount Transaction description`, `Date D/C`, `收/支 交易方式`.
 */
function nameWhatStandsApart(cells: readonly HeaderCell[]): boolean {
  const has = (...roles: readonly ColumnRole[]) => cells.some(({ role }) => role && roles.includes(role))
  const [left, right] = cells.map(({ role }) => role)
  return (
    (has('balance') && has('description', 'reference')) ||
    ((left === 'date' || left === 'amount') && right === 'description') ||
    (left === 'date' && right === 'valueDate') ||
    (left === 'marker' && right === 'description') ||
    (has('date', 'valueDate') && cells.some(({ title }) => areMarks(title)))
  )
}

/** `Importo in EUR`: what names the currency belongs to the title of the amounts, whatever its first word means alone. */
const goesOn = ({ title }: HeaderCell, before: HeaderCell): boolean =>
  GOES_ON.test(title) || (before.role === 'amount' && IN_CURRENCY.test(title))

/** A table may have several columns of text or of dates, but one of each other kind. */
function areDifferent(roles: readonly ColumnRole[]): boolean {
  const single = roles.filter((role) => role !== 'description' && role !== 'reference' && role !== 'date')
  return new Set(single).size === single.length
}
