import type { RecognisedWord } from './recognised-text.ts'

/** The fewest amounts of a page that end with a mark for it to be theirs... */
const MIN_ALIKE = 4
/** ...and they are this share of all amounts that end with any letters. */
const MOST = 0.75
/** An amount and the letters behind it: most of them one of two marks, a few misread. */
const MARKED = /^(.*\d[.,]\d{2})([A-Za-z]{2})$/
const LIKE = /^(.*\d[.,]\d{2})([A-Za-z]\S{1,2})$/
/** How the first letter of a mark begins, misread as it may be. */
const FIRST = { C: /^[CcGOQ(]/, D: /^[DO0]/ } as const

/**
 * Letters behind an amount that are nearly the mark that amounts of the page end with, as that mark: `84,653.22Crx` and
 * `44,952.11Cx` are `...Cr` where the others are. What was changed is not confirmed.
 */
export function settleMarks(words: readonly RecognisedWord[]): RecognisedWord[] {
  return withShortMarks(words).map(toOneOf(words))
}

function toOneOf(words: readonly RecognisedWord[]): (word: RecognisedWord) => RecognisedWord {
  const marked = words.flatMap(({ text }) => MARKED.exec(text)?.[2] ?? [])
  const marks = (['Cr', 'CR', 'Dr', 'DR'] as const).filter(
    (mark) => marked.filter((own) => own === mark).length >= MIN_ALIKE,
  )
  const known = marked.filter((own) => /^[CD][Rr]$/.test(own)).length
  if (marks.length === 0 || known < MOST * marked.length) return (word) => word
  return (word) => {
    const [, amount, letters = ''] = LIKE.exec(word.text) ?? []
    if (amount === undefined || /^[CD][Rr]$/.test(letters)) return word
    const likely = marks.filter((mark) => FIRST[mark[0] as 'C' | 'D'].test(letters))
    const [only, ...others] = likely
    return only && others.length === 0 ? { ...word, text: amount + only, isConfirmed: false } : word
  }
}

/** An amount with one letter behind it; the same, whose D was read as a 0 or an O; and one without any. */
const [SHORT, ROUND, PLAIN] = [/\d[.,]\d{2}[CD]$/, /^(.*\d[.,]\d{2})[0OQ]$/, /\d[.,]\d{2}$/]

/** `77,000` is `77,00D` where amounts end with C or D. */
function withShortMarks(words: readonly RecognisedWord[]): RecognisedWord[] {
  const count = (shape: RegExp) => words.filter(({ text }) => shape.test(text)).length
  if (count(SHORT) < MIN_ALIKE || count(SHORT) < count(PLAIN)) return [...words]
  return words.map((word) => {
    const text = word.text.replace(ROUND, '$1D')
    return text === word.text ? word : { ...word, text, isConfirmed: false }
  })
}
