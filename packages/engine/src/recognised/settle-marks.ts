import { currencyPattern } from '../vocabulary/currencies.ts'
import { directionOf } from '../vocabulary/markers.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** The fewest amounts of a page that end with a mark for it to be theirs... */
const MIN_ALIKE = 4
/** ...and they are this share of all amounts that end with any letters. */
const MOST = 0.75
/** An amount and the letters behind it: most of them one of two marks, a few misread. */
const MARKED = /^(.*\d[.,]\d{2})([A-Za-z]{2})$/
const LIKE = /^(.*\d[.,]\d{2})([A-Za-z]\S{1,2})$/
/** What the first letter of a mark may be read as. */
const FIRST = { C: /^[CcGOQ(]/, D: /^[DO0]/ } as const

/**
 * Corrects letters behind an amount that are nearly the mark that amounts of the page end with: `84,653.22Crx` and
 * `44,952.11Cx` are `...Cr` where the others are. What was changed is not confirmed.
 */
export function settleMarks(words: readonly RecognisedWord[]): RecognisedWord[] {
  return withShortMarks(words).map(toOneOf(words)).map(toOnlyOne(words))
}

/** An amount and up to three characters behind it, with a letter among them. */
const TAILED = /^(.*\d[.,]\d{2})(?=\S*\p{L})([^\s.,]{1,3})$/u
/** Of all amounts with letters behind them, this share has the mark of the page; of those with any mark, this share. */
const [HALF, NEARLY_ALL] = [0.5, 0.8]

const CURRENCY = new RegExp(`^(?:${currencyPattern})$`, 'i')

/** Letters behind amounts that are no mark and no currency, where most of the page have the one mark that nearly all have: `NI` is `ΠΙ`. */
function toOnlyOne(words: readonly RecognisedWord[]): (word: RecognisedWord) => RecognisedWord {
  const tails = words.flatMap(({ text }) => TAILED.exec(text)?.[2] ?? [])
  const marks = tails.filter((tail) => directionOf(tail) !== null)
  const [usual, alike = []] = [...Map.groupBy(marks, (mark) => mark)].sort(
    ([, a], [, b]) => b.length - a.length,
  )[0] ?? ['']
  if (alike.length < Math.max(MIN_ALIKE, HALF * tails.length, NEARLY_ALL * marks.length))
    return (word) => word
  return (word) => {
    const [, amount, tail = ''] = TAILED.exec(word.text) ?? []
    const isKnown = directionOf(tail) !== null || CURRENCY.test(tail)
    if (amount === undefined || isKnown || tail.length > usual.length + 1) return word
    return { ...word, text: amount + usual, isConfirmed: false }
  }
}

function toOneOf(words: readonly RecognisedWord[]): (word: RecognisedWord) => RecognisedWord {
  const marked = words.flatMap(({ text }) => MARKED.exec(text)?.[2] ?? [])
  const marks = (['Cr', 'CR', 'Dr', 'DR'] as const).filter(
    (mark) => marked.filter((other) => other === mark).length >= MIN_ALIKE,
  )
  const known = marked.filter((mark) => /^[CD][Rr]$/.test(mark)).length
  if (marks.length === 0 || known < MOST * marked.length) return (word) => word
  return (word) => {
    const [, amount, letters = ''] = LIKE.exec(word.text) ?? []
    if (amount === undefined || /^[CD][Rr]$/.test(letters)) return word
    const likely = marks.filter((mark) => FIRST[mark[0] as 'C' | 'D'].test(letters))
    const [only, ...others] = likely
    return only && others.length === 0 ? { ...word, text: amount + only, isConfirmed: false } : word
  }
}

/**
 * Pairs of marks of one letter (credit and debit; Soll and Haben), and what the round one is read as where it stands right
 * behind the decimals.
 */
const SHORT_MARKS = [
  { marks: 'CD', round: 'D', like: /^(.*\d[.,]\d{2})[0OQ]$/ },
  { marks: 'SH', round: 'S', like: /^(.*\d[.,]\d{2})[58$§]$/ },
] as const
/** An amount without any letter behind it. */
const PLAIN = /\d[.,]\d{2}$/
/** In font sizes: a mark stands no farther behind its amount. */
const CLOSE = 1

/** `77,000` is `77,00D` where amounts end with C or D, and `23,008` is `23,00S` where they end with S or H. */
function withShortMarks(words: readonly RecognisedWord[]): RecognisedWord[] {
  const usual = SHORT_MARKS.find(({ marks }) => {
    const marked = words.filter((word, i) => hasMark(word, words[i + 1], marks)).length
    const plain = words.filter(
      (word, i) => PLAIN.test(word.text) && !hasMark(word, words[i + 1], marks),
    ).length
    return marked >= MIN_ALIKE && marked >= plain
  })
  if (usual === undefined) return [...words]
  return words.map((word) => {
    const text = word.text.replace(usual.like, `$1${usual.round}`)
    return text === word.text ? word : { ...word, text, isConfirmed: false }
  })
}

/** Whether an amount ends with a mark, or a mark stands behind it as a separate word. */
function hasMark(word: RecognisedWord, next: RecognisedWord | undefined, marks: string): boolean {
  const { text, baseline, x1, size } = word
  if (PLAIN.test(text.slice(0, -1))) return marks.includes(text.slice(-1))
  const isBehind = next?.baseline === baseline && next.x0 - x1 <= CLOSE * size
  return PLAIN.test(text) && isBehind && next.text.length === 1 && marks.includes(next.text)
}
