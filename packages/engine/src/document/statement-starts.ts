import { COLUMN_GAP } from '../geometry/tolerances.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { isNear, maskNumbers, placeOf } from '../layout/repeated-text.ts'
import { splitAtGaps } from '../layout/split-at-gaps.ts'
import { type Line, textOf, type Word } from '../layout/word.ts'
import { findAccountNumbers } from '../statement/printed/read-account-number.ts'

/** A page that goes on with another begins with rows, or with fewer lines than this above them. */
const LEAST_HEAD = 3

/** Money by its looks, whatever separates its decimals: `1,234.56`, `12 000,00-`, `1.234.567`. */
const AMOUNT = /^[^\p{L}\d]*\d{1,3}(?:(?:[.,'’]\d{3})+(?:[.,]\d{2,3})?|\d*[.,]\d{2,3})(?!\d)[^\d]{0,3}$/u
const HAS_LETTERS = /\p{L}{2}/u
const HAS_WORD = /\p{L}{3}/u
/** Three words and more, as titles of columns are: these are the same on all pages of a statement, wherever they stand. */
const IS_LONG = /\p{L}{2}.* .*\p{L}{2}.* .*\p{L}{2}/u
/**
 * Of what two scanned pages have in common hardly a line is recognised alike, but most words are: at least
 * four, of four letters, at the same height. Two pages that have nothing in common may share a title or two.
 */
const [SHARED_WORDS, LONG_WORD] = [4, /\p{L}{4}/u]

/** Texts, each with the heights at which it stands. */
type Placed = ReadonlyMap<string, ReadonlySet<number>>

/** What of a page tells whether it belongs to the statement of the pages before it. */
type Frame = {
  /** Texts outside the rows, without their numbers and days, each with the places where it stands. */
  readonly texts: Placed
  /** Words of lines that do not begin with a day, of a page that was recognised. */
  readonly words: Placed
  /** Of texts above the rows that print days: the days, by the rest of the text. Headings of the rows of a day are left out. */
  readonly days: ReadonlyMap<string, string>
  /** Number of lines above the first that begins with a day and prints an amount, or above the first amount where none does. */
  readonly headLines: number
  /** The number of the account that is named above the rows, masked. */
  readonly account: string | null
  readonly printsAmounts: boolean
}

/** A page on which another statement may begin. */
export type Start = {
  /** Index of the page; never 0. */
  readonly at: number
  /** It shares no text with the pages before it. */
  readonly isForeign: boolean
}

/**
 * The pages on which another statement may begin, where a file holds several. A page begins one that
 * - has a head and shares no text at the same place with the statement before, or
 * - names another account than the first page of that statement, or
 * - prints another day in a text that it shares with that page.
 */
export function findStarts(pages: readonly PageLines[]): Start[] {
  if (pages.length < 2) return []
  const frames = pages.map(frameOf)
  const starts: Start[] = []
  for (const [at, frame] of frames.entries()) {
    if (at === 0 || !frame.printsAmounts) continue
    const before = frames.slice(starts.at(-1)?.at ?? 0, at)
    const isForeign = sharesNothing(frame, before)
    const isOther = isOfOtherAccount(frame, before) || isOfOtherDay(frame, before)
    if (isForeign || isOther) starts.push({ at, isForeign })
  }
  return starts
}

function sharesNothing(frame: Frame, before: readonly Frame[]): boolean {
  const isSaidBefore = (text: string) => IS_LONG.test(text) && before.some(({ texts }) => texts.has(text))
  return (
    frame.headLines >= LEAST_HEAD &&
    before.every(
      (other) =>
        shared(frame.texts, other.texts).length === 0 &&
        shared(frame.words, other.words).length < SHARED_WORDS,
    ) &&
    ![...frame.texts.keys()].some(isSaidBefore)
  )
}

function isOfOtherAccount({ account }: Frame, [first]: readonly Frame[]): boolean {
  return account !== null && first?.account != null && account !== first.account
}

function isOfOtherDay({ days }: Frame, [first]: readonly Frame[]): boolean {
  return [...days].some(([text, day]) => first?.days.has(text) === true && first.days.get(text) !== day)
}

function shared(texts: Placed, otherTexts: Placed): string[] {
  return [...texts].flatMap(([text, places]) => {
    const others = otherTexts.get(text)
    const isShared = others && [...places].some((place) => isNear(place, (other) => others.has(other)))
    return isShared ? [text] : []
  })
}

/** A line, and what of it has no number. */
type Read = { readonly line: Line; readonly text: string; readonly printsAmount: boolean }

function frameOf({ lines, recognised }: PageLines): Frame {
  const read = lines.map((line): Read => ({ line, ...readWords(line, line.words) }))
  const plain = read.filter(({ text, printsAmount }) => !printsAmount && HAS_WORD.test(text))
  // A footer may print an amount, too: the capital of the bank.
  const others = recognised ? lines.filter(({ dates }) => dates[0]?.from !== 0) : []
  const words = others.flatMap((line) => line.words).filter(({ text }) => LONG_WORD.test(text))
  const amount = read.findIndex(({ printsAmount }) => printsAmount)
  const dated = read.findIndex(({ line, printsAmount }) => printsAmount && line.dates[0]?.from === 0)
  const above = lines.slice(0, dated < 0 ? amount : dated)
  return {
    texts: placed(plain.map(({ line, text }) => [text, placeOf(line)])),
    words: placed(words.map((word) => [word.text, placeOf(word)])),
    days: daysOf(above, lines.slice(above.length)),
    headLines: above.length,
    account: findAccountNumbers(above)[0]?.number ?? null,
    printsAmounts: amount >= 0,
  }
}

function placed(texts: readonly (readonly [text: string, place: number])[]): Placed {
  const found = new Map<string, Set<number>>()
  for (const [text, place] of texts) found.set(text, (found.get(text) ?? new Set()).add(place))
  return found
}

/** The days of texts without amounts, by what else they print. A text that also stands below with another day is a heading. */
function daysOf(head: readonly Line[], below: readonly Line[]): Map<string, string> {
  const days = new Map(textsWithDays(head).map(({ text, printed }) => [text, printed]))
  if (days.size === 0) return days
  for (const { text, printed } of textsWithDays(below)) if (days.get(text) !== printed) days.delete(text)
  return days
}

const textsWithDays = (lines: readonly Line[]) =>
  lines
    .filter(({ dates }) => dates.length > 0)
    .flatMap((line) =>
      splitAtGaps(line.words, COLUMN_GAP).flatMap((words) => {
        const { text, days, printsAmount } = readWords(line, words)
        const isNamed = days.length > 0 && HAS_LETTERS.test(text) && !printsAmount
        return isNamed ? [{ text, printed: textOf(days) }] : []
      }),
    )

/** Words of a line as another printing of them has them, on other days and with other numbers; and what differs there. */
function readWords({ words: all, dates }: Line, words: readonly Word[]) {
  const dated = new Set(dates.flatMap(({ from, to }) => all.slice(from, to)))
  const others = words.filter((word) => !dated.has(word))
  return {
    text: maskNumbers(textOf(others)),
    days: words.filter((word) => dated.has(word)),
    printsAmount: others.some(({ text }) => AMOUNT.test(text)),
  }
}
