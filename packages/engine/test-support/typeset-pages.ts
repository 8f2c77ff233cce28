import type { PageLines } from '../src/layout/page-lines.ts'
import { typeset } from './typeset.ts'

/** Pages for tests, without rulings, each of text that looks as it is printed. */
export const typesetPages = (...texts: string[]): PageLines[] =>
  texts.map((text, i) => ({
    number: i + 1,
    size: { width: 595, height: 842 },
    turned: 0,
    lines: typeset(text, i + 1),
    rulings: [],
    pictures: [],
    textDoubt: null,
    state: 'text',
  }))
