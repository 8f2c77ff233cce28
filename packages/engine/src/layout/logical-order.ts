/** Letters of scripts that run from right to left: Hebrew, Arabic, and the shaped forms that PDFs draw. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
/** The first of them: a text with only lower code points needs no further check. */
export const FIRST_RIGHT_TO_LEFT = 0x590
/** Numbers and Latin words among them still run from left to right. */
const LEFT_TO_RIGHT_RUN = /[\dA-Za-z][\d.,:/A-Za-z-]*/g

/** Whether any of a text is in a script that runs from right to left. */
export const runsRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/** In Thai and Lao, a sign over a letter for its tone that is drawn before that for its vowel. */
const TONE_BEFORE_VOWEL = /([\u0e47-\u0e4e\u0ec8-\u0ece])([\u0e31\u0e34-\u0e3a\u0eb1\u0eb4-\u0ebc])/g

/** A word as it is spelt, of its glyphs from left to right. */
export function spellWord(glyphs: string): string {
  if (!runsRightToLeft(glyphs)) return glyphs.replace(TONE_BEFORE_VOWEL, '$2$1')
  const spelt = reverse([...glyphs])
    .join('')
    .normalize('NFKC')
  return spelt.replace(LEFT_TO_RIGHT_RUN, (run) => reverse([...run]).join(''))
}

/**
 * Words as they are read, of words from left to right: those of a right-to-left script stand in reverse, with the numbers
 * and signs between them (Unicode Standard Annex 9, rules N1 and L2). Where no other letters are among them, the text
 * itself runs to the left, with the numbers at its ends.
 */
export function readingOrder(words: readonly string[]): readonly string[] {
  const areLeftward = words.some(runsRightToLeft) && words.every(isLeftward)
  if (areLeftward) return reverse(words)
  const ordered: string[] = []
  let run: string[] = []
  let between: string[] = []
  for (const word of words) {
    if (runsRightToLeft(word)) {
      run.push(...between, word)
      between = []
    } else if (run.length > 0 && !HAS_LETTER.test(word)) between.push(word)
    else {
      ordered.push(...reverse(run), ...between, word)
      ;[run, between] = [[], []]
    }
  }
  return [...ordered, ...reverse(run), ...between]
}

/**
 * The same where the text as a whole runs from right to left: other words keep their order only among themselves, with the
 * numbers behind them (rules W7 and L2).
 */
export function leftwardOrder(words: readonly string[]): readonly string[] {
  if (!words.some(runsRightToLeft)) return words
  const ordered: string[] = []
  let numbers: string[] = []
  let run: string[] = []
  for (const word of reverse(words)) {
    if (!isLeftward(word)) {
      run = [word, ...reverse(numbers), ...run]
      numbers = []
    } else if (HAS_DIGIT.test(word) && !runsRightToLeft(word)) {
      // What stands on the right of a number is a run of its own, unless a word on the left of it joins them.
      numbers.push(word)
    } else {
      ordered.push(...run, ...numbers, word)
      ;[run, numbers] = [[], []]
    }
  }
  return [...ordered, ...run, ...numbers]
}

const HAS_DIGIT = /\d/
const HAS_LETTER = /\p{L}/u
const isLeftward = (word: string): boolean => runsRightToLeft(word) || !HAS_LETTER.test(word)
const reverse = <T>(items: readonly T[]): T[] => [...items].reverse()
