import { emptyGlyphs, type Glyphs, type Page, type PdfFile, UNNAMED } from '@ledgerlift/engine'

export type Alteration = keyof typeof ALTERATIONS

/** What happens to a statement before somebody uploads it; null where that cannot happen to this one. */
const ALTERATIONS = {
  /** A program that writes the file anew names plain letters only: Ghostscript, of what a browser printed. */
  'letters without names': (file: PdfFile) => withPages(file, withoutNames),
  /** It gives the letters of a typewriter the widths of their ink: Cairo and Ghostscript. */
  'widths of ink': (file: PdfFile) => withPages(file, inWidthsOfInk),
  'a huge word over the rows': (file: PdfFile) => withPages(file, (page) => withTexts(page, [stampOn(page)])),
  'a date stamped at the top': (file: PdfFile) => withPages(file, (page) => withTexts(page, [FILED])),
  'the first page twice': (file: PdfFile) => withPageBefore(file, file.readPage(1)),
  'a letter before it': (file: PdfFile) => withPageBefore(file, letterFor(file.readPage(1))),
} as const satisfies Readonly<Record<string, (file: PdfFile) => PdfFile | null>>

/** An open file in every way in which it can be altered. */
export const alteredOf = (file: PdfFile): { readonly alteration: Alteration; readonly file: PdfFile }[] =>
  (Object.keys(ALTERATIONS) as Alteration[]).flatMap((alteration) => {
    const altered = ALTERATIONS[alteration](file)
    return altered ? [{ alteration, file: altered }] : []
  })

/** @returns null where no page is another then */
function withPages(file: PdfFile, alter: (page: Page) => Page): PdfFile | null {
  const numbers = Array.from({ length: file.pageCount }, (_, i) => i + 1)
  const isAltered = numbers.some((number) => {
    const page = file.readPage(number)
    return alter(page) !== page
  })
  return isAltered ? { ...file, readPage: (number) => alter(file.readPage(number)) } : null
}

const withPageBefore = (file: PdfFile, first: Page): PdfFile => ({
  ...file,
  pageCount: file.pageCount + 1,
  readPage: (number) => (number === 1 ? { ...first, number } : { ...file.readPage(number - 1), number }),
})

/** A letter of the Latin script with an accent. */
const ACCENTED = /[^\0-\x7f]/
const LATIN = /\p{Script=Latin}/u

function withoutNames(page: Page): Page {
  const codes = new Map<number, number>()
  const unicode = page.glyphs.unicode.map((letter) => {
    const text = String.fromCodePoint(letter)
    if (!ACCENTED.test(text) || !LATIN.test(text)) return letter
    const code = codes.get(letter) ?? codes.size + 1
    codes.set(letter, code)
    return UNNAMED + code
  })
  return codes.size === 0 ? page : { ...page, glyphs: { ...page.glyphs, unicode } }
}

/** How far the widths of a typewriter's letters differ, as a share of the font size. */
const EQUAL = 0.01
const FEWEST_LETTERS = 50
const NARROW = /[.,:;'|!il1]/
/** The share of a cell that the ink of a narrow letter fills, and that of another. */
const INK = { narrow: 0.55, other: 0.9 }

function inWidthsOfInk(page: Page): Page {
  const { length, x0, x1, size, font, unicode } = page.glyphs
  const widthOf = (i: number) => ((x1[i] as number) - (x0[i] as number)) / (size[i] as number)
  const ofFonts = Map.groupBy(
    Array.from({ length }, (_, i) => i),
    (i) => font[i] as number,
  )
  const typed = [...ofFonts.values()].filter((letters) => {
    const widths = letters.map(widthOf)
    return letters.length >= FEWEST_LETTERS && Math.max(...widths) - Math.min(...widths) < EQUAL
  })
  if (typed.length === 0) return page
  const narrowed = x1.slice()
  for (const i of typed.flat()) {
    const isNarrow = NARROW.test(String.fromCodePoint(unicode[i] as number))
    const width = (x1[i] as number) - (x0[i] as number)
    narrowed[i] = (x0[i] as number) + width * (isNarrow ? INK.narrow : INK.other)
  }
  return { ...page, glyphs: { ...page.glyphs, x1: narrowed } }
}

type Text = { readonly text: string; readonly x: number; readonly y: number; readonly size: number }

/** As courts stamp what is filed with them: a date with the month first, whatever the country of the statement. */
const FILED: Text = { text: 'Case 3:24-cv-01187 Filed 03/18/26', x: 40, y: 10, size: 7 }
const stampOn = ({ width, height }: Page): Text => ({
  text: 'DUPLICATE',
  x: 0.2 * width,
  y: 0.5 * height,
  size: 60,
})

const LETTER = [
  'Dear Sir or Madam,',
  'please find enclosed the statement that you asked for in your letter of 3 March 2024.',
  'If you have any questions, please call us. Yours faithfully, Customer Care',
]

function letterFor({ width, height }: Page): Page {
  const empty: Page = {
    number: 1,
    width,
    height,
    turned: 0,
    glyphs: emptyGlyphs(0),
    rulings: [],
    pictures: [],
    state: 'text',
    textDoubt: null,
  }
  return withTexts(
    empty,
    LETTER.map((text, i) => ({ text, x: 60, y: 80 + 16 * i, size: 10 })),
  )
}

/** The page with texts over it, half a font size a letter, in a font of their own. */
function withTexts(page: Page, texts: readonly Text[]): Page {
  const { glyphs } = page
  const letters = texts.flatMap(({ text, x, ...place }) =>
    [...text].map((letter, i) => ({ letter, x: x + (i * place.size) / 2, ...place })),
  )
  const font = glyphs.font.reduce((last, one) => Math.max(last, one), 0) + 1
  const drawn = emptyGlyphs(glyphs.length + letters.length)
  for (const key of Object.keys(glyphs) as (keyof Glyphs)[]) if (key !== 'length') drawn[key].set(glyphs[key])
  for (const [i, { letter, x, y, size }] of letters.entries()) {
    const at = glyphs.length + i
    drawn.unicode[at] = letter.codePointAt(0) as number
    drawn.x0[at] = x
    drawn.x1[at] = x + size / 2
    drawn.top[at] = y - 0.8 * size
    drawn.bottom[at] = y + 0.2 * size
    drawn.baseline[at] = y
    drawn.size[at] = size
    drawn.font[at] = font
  }
  return { ...page, glyphs: drawn }
}
