import type { Line } from '../../layout/word.ts'

/** An account's number, perhaps masked: fewer characters may count something. */
const LONG_NUMBER = /^[\dXx*•]*\d{4}$/
const MIN_CHARACTERS = 6

/** What a line prints that may be the numbers of accounts: `9-59672-1574758-1` is one, with any separators. */
export const numbersOn = ({ words }: Pick<Line, 'words'>): readonly string[] =>
  words.flatMap((word) => {
    const text = word.text.replaceAll('-', '')
    return text.length >= MIN_CHARACTERS && LONG_NUMBER.test(text) ? [text] : []
  })
