import type { DayOrder } from './dates/parse-date.ts'
import { PHRASE_GAP } from './geometry/tolerances.ts'
import { type Furniture, findFurniture } from './layout/drop-furniture.ts'
import type { PageLines } from './layout/page-lines.ts'
import { type Line, textOf, type Word } from './layout/word.ts'
import { findMoneyConventions } from './money/find-money-conventions.ts'
import { type MoneyConvention, parseMoney } from './money/parse-money.ts'
import { isApart, type LineTests, lineTests } from './table/line-tests.ts'

/** The lines of a document, and what is known of it before it is read. */
export type DocumentLines = {
  readonly pages: readonly PageLines[]
  readonly unread: readonly number[]
  /** The order of day, month and year, where the user has set it. */
  readonly order: DayOrder | undefined
}

/** What all readings of a document with one convention share. */
export type MoneyText = DocumentLines & {
  /** The lines of all pages. */
  readonly lines: readonly Line[]
  readonly convention: MoneyConvention
  /** Lines with an amount that only another convention can read. */
  readonly lost: number
  readonly tests: LineTests
  readonly furniture: Furniture
}

/** A document under each convention that its money may be printed by, the likeliest first. */
export function* moneyTexts(document: DocumentLines): Generator<MoneyText> {
  const { pages } = document
  const lines = pages.flatMap((page) => page.lines)
  const texts = findMoneyConventions(textsWithoutDates(lines)).map((convention) => ({
    convention,
    tests: lineTests(convention),
  }))
  for (const { convention, tests } of texts) {
    const others = texts
      .filter((other) => !readAlike(other.convention, convention))
      .map((other) => other.tests)
    const lost = countLost(lines, convention, others)
    yield { ...document, lines, convention, tests, lost, furniture: findFurniture(lines, tests.hasAmount) }
  }
}

/** Whether two conventions read all texts alike, and only take different ones for amounts. */
const readAlike = (a: MoneyConvention, b: MoneyConvention): boolean =>
  a.decimal === b.decimal && a.exponent === b.exponent && a.padsNoughts === b.padsNoughts

/** Numbers set apart that other conventions read as amounts, and this one cannot. */
const countLost = (
  lines: readonly Line[],
  convention: MoneyConvention,
  others: readonly LineTests[],
): number =>
  others.length === 0
    ? 0
    : lines.filter((line) =>
        others.some(({ exactAmounts }) =>
          exactAmounts(line).some(
            (amount) =>
              isApart(line, amount) &&
              parseMoney(textOf(line.words.slice(amount.from, amount.to)), convention) === null,
          ),
        ),
      ).length

function textsWithoutDates(lines: readonly Line[]): string[] {
  const texts: string[] = []
  for (const { words, dates } of lines) {
    let at = 0
    const add = (to: number) => {
      while (at < to) {
        const from = at++
        while (at < to && areThousands(words[at - 1] as Word, words[at] as Word)) at++
        texts.push(textOf(words.slice(from, at)))
      }
    }
    for (const { from, to } of dates) {
      add(from)
      at = to
    }
    add(words.length)
  }
  return texts
}

/** `1 204,337`, `1 270 000`: a number that continues in the next word, no farther away than a space. */
const areThousands = (word: Word, next: Word): boolean =>
  ENDS_IN_GROUP.test(word.text) && IS_GROUP.test(next.text) && next.x0 - word.x1 < PHRASE_GAP * next.size

const ENDS_IN_GROUP = /^\D?\d{1,3}$/
const IS_GROUP = /^\d{3}(?:[.,]\d|$)/
