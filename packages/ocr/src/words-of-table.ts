import type { FoundWord } from './word-types.ts'

/** What a line of the table is about: Tesseract counts page, block, paragraph, line, word. */
const WORD = '5'

/** The words of a table as Tesseract writes it: each line a thing, with its place and how sure it is of a word. */
export const wordsOfTable = (tsv: string): FoundWord[] =>
  tsv.split('\n').flatMap((line) => {
    const [level, , , , , , left, top, width, height, confidence, text] = line.split('\t')
    if (level !== WORD || !text) return []
    const [x0, above] = [Number(left), Number(top)]
    const [x1, bottom] = [x0 + Number(width), above + Number(height)]
    return [{ text, confidence: Number(confidence), x0, top: above, x1, bottom }]
  })
