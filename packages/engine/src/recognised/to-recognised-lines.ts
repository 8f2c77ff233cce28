import { type PageLines, toPageLines } from '../layout/page-lines.ts'
import { emptyGlyphs, type Glyphs, type Page } from '../pdf/page.ts'
import type { RecognisedText, RecognisedWord } from './recognised-text.ts'
import { settleDates } from './settle-dates.ts'

const SPACE = 0x20
/** The share of its size by which a font rises above and falls below its line. */
const [ASCENT, DESCENT] = [0.8, 0.2]

/** The lines of a page as if what was recognised had been typed on it, so that one pipeline reads both. */
export function toRecognisedLines(
  page: Page,
  { words: read, rulings, turned, skew }: RecognisedText,
): PageLines {
  const words = settleDates(read)
  const typed: Page = { ...turnPage(page, turned), glyphs: toGlyphs(words), rulings, state: 'text' }
  const unconfirmed = words.filter(({ isConfirmed }) => !isConfirmed)
  return { ...toPageLines(typed), recognised: { unconfirmed, corrected: new Map(), skew } }
}

function turnPage(page: Page, quarters: number): Page {
  const { width, height } = page
  const turned = (page.turned + quarters) % 4
  return quarters % 2 === 0 ? { ...page, turned } : { ...page, width: height, height: width, turned }
}

/** Each character has an equal share of its word's width; a space ends each word. */
function toGlyphs(words: readonly RecognisedWord[]): Glyphs {
  const spelled = words.map((word) => ({ word, characters: [...word.text] }))
  const glyphs = emptyGlyphs(spelled.reduce((sum, { characters }) => sum + characters.length + 1, 0))
  let at = 0
  const put = (character: number, { baseline, size }: RecognisedWord, x0: number, x1: number) => {
    glyphs.unicode[at] = character
    glyphs.x0[at] = x0
    glyphs.x1[at] = x1
    glyphs.top[at] = baseline - ASCENT * size
    glyphs.bottom[at] = baseline + DESCENT * size
    glyphs.baseline[at] = baseline
    glyphs.size[at] = size
    at++
  }
  for (const { word, characters } of spelled) {
    const width = (word.x1 - word.x0) / characters.length
    for (const [i, character] of characters.entries())
      put(character.codePointAt(0) as number, word, word.x0 + i * width, word.x0 + (i + 1) * width)
    put(SPACE, word, word.x1, word.x1)
  }
  return glyphs
}
