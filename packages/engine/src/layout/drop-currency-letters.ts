import { PHRASE_GAP } from '../geometry/tolerances.ts'
import { currencyPattern } from '../vocabulary/currencies.ts'
import { directionOf } from '../vocabulary/markers.ts'
import type { PageLines } from './page-lines.ts'
import { toLine } from './to-line.ts'
import type { Line, Word } from './word.ts'

/** `5,048.30`, perhaps with a letter or a backtick before it. */
const AMOUNT = /^([\p{L}`])?\d[\d,']*\.\d{2}$/u
const LETTER = /^[\p{L}`]$/u
const CURRENCY = new RegExp(`^(?:${currencyPattern})$`, 'i')
/** Fewer amounts may have a letter before them by accident... */
const MIN_AMOUNTS = 4
/** ...and so may a smaller share of all amounts. Those paid abroad, and zeros, may lack the letter. */
const LEAST_SHARE = 0.75
const SIGN = /^[-+]$/
/** The rupee in fonts of the years before Unicode had its sign. */
const BACKTICK = '`'

/**
 * Leaves out a letter that stands before most amounts of a document: `C108,518.10`, `C 20,000.00 Cr`. It is the
 * currency sign, drawn by a special font that maps it to that letter. A letter that may mark a direction is dropped
 * only if an amount with it also has a direction behind it, or a sign before it. A backtick marks nothing else, so that
 * a single one is enough.
 *
 * @returns the same pages where there is no such letter
 */
export function dropCurrencyLetters(pages: readonly PageLines[]): readonly PageLines[] {
  const letter = letterOf(pages) ?? (pages.some(({ lines }) => lines.some(printsBacktick)) ? BACKTICK : null)
  if (letter === null) return pages
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (hasLetter(line, letter) ? without(line, letter) : line)),
  }))
}

const printsBacktick = ({ words }: Line): boolean =>
  words.some(({ text }) => text.startsWith(BACKTICK) && AMOUNT.test(text))

/** The one letter before most amounts; null where there is none, or another before some. */
function letterOf(pages: readonly PageLines[]): string | null {
  let [letter, count, bare, isMarkedTwice]: [string | null, number, number, boolean] = [null, 0, 0, false]
  for (const { lines } of pages) {
    for (const { words } of lines) {
      for (const [i, { text }] of words.entries()) {
        if (!AMOUNT.test(text)) continue
        const found = letterBefore(words, i)
        if (found === null) {
          bare++
          continue
        }
        if (letter !== null && found !== letter) return null
        letter = found
        count++
        const before = words[AMOUNT.exec(text)?.[1] === undefined ? i - 2 : i - 1]?.text ?? ''
        if (directionOf(words[i + 1]?.text ?? '') !== null || SIGN.test(before)) isMarkedTwice = true
      }
    }
  }
  const isRare = count < MIN_AMOUNTS || count < LEAST_SHARE * (count + bare)
  if (letter === null || isRare || CURRENCY.test(letter)) return null
  return directionOf(letter) === null || isMarkedTwice ? letter : null
}

function letterBefore(words: readonly Word[], i: number): string | null {
  const [before, word] = [words[i - 1], words[i] as Word]
  const attached = AMOUNT.exec(word.text)?.[1]
  if (attached !== undefined) return attached
  const isNear = before !== undefined && word.x0 - before.x1 <= PHRASE_GAP * word.size
  return isNear && LETTER.test(before.text) ? before.text : null
}

const hasLetter = ({ words }: Line, letter: string): boolean =>
  words.some(({ text }, i) => AMOUNT.test(text) && letterBefore(words, i) === letter)

function without(line: Line, letter: string): Line {
  const { words } = line
  const isSign = (i: number) => words[i]?.text === letter && AMOUNT.test(words[i + 1]?.text ?? '')
  const kept = words.filter((_, i) => !isSign(i))
  return toLine(kept.map((word) => (AMOUNT.test(word.text) ? withoutLetter(word) : word))) ?? line
}

const withoutLetter = (word: Word): Word => ({ ...word, text: word.text.replace(LETTER_BEFORE, '') })
const LETTER_BEFORE = /^[\p{L}`]/u
