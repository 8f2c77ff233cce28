import type { CellSource, Pdfium } from '@ledgerlift/engine'

/** Reads what stands under a box, without the engine's own way from glyphs to cells. */
export type BoxReader = {
  /**
   * The characters whose middles lie in the box, in the order of the file, without white space.
   *
   * @param turned quarter turns of the page as the engine read it
   */
  readonly textIn: (source: CellSource, turned: number) => string
  readonly close: () => void
}

type Character = { readonly text: string; readonly x: number; readonly y: number }

/** Boxes are given to five decimals, so that a page of this many units a side has each of them at a whole number. */
const UNITS = 100_000
/** What PDFium gives for a hyphen at the end of a line. */
const LINE_END_HYPHEN = 0x02

/** Opens a document a second time, by PDFium's own functions: its character boxes, and its notion of page and screen. */
export function openBoxReader({ raw, heap }: Pdfium, bytes: Uint8Array, password = ''): BoxReader {
  const copy = (content: Uint8Array) => {
    const address = heap.allocate(content.length)
    heap.write(address, content)
    return address
  }
  const [file, secret] = [copy(bytes), copy(new TextEncoder().encode(`${password}\0`))]
  const document = raw.FPDF_LoadMemDocument?.(file, bytes.length, secret) ?? 0
  if (document === 0) throw new Error('the document does not open')
  const scratch = heap.allocate(32)
  const pages = new Map<number, { page: number; characters: Character[] }>()

  const readCharacters = (page: number): Character[] => {
    const textPage = raw.FPDFText_LoadPage?.(page) ?? 0
    const characters: Character[] = []
    for (let i = 0; i < (raw.FPDFText_CountChars?.(textPage) ?? 0); i++) {
      const code = (raw.FPDFText_GetUnicode?.(textPage, i) ?? 0) >>> 0
      const text = code === LINE_END_HYPHEN ? '-' : String.fromCodePoint(code)
      if (!raw.FPDFText_GetCharBox?.(textPage, i, scratch, scratch + 8, scratch + 16, scratch + 24)) continue
      const [left, right, bottom, top] = [0, 8, 16, 24].map((at) => heap.float64(scratch + at))
      characters.push({ text, x: (Number(left) + Number(right)) / 2, y: (Number(bottom) + Number(top)) / 2 })
    }
    raw.FPDFText_ClosePage?.(textPage)
    return characters.filter(({ text }) => /[^\s\p{Cc}\ufffe\uffff]/u.test(text))
  }
  const open = (number: number) => {
    const page = raw.FPDF_LoadPage?.(document, number - 1) ?? 0
    const opened = { page, characters: readCharacters(page) }
    pages.set(number, opened)
    return opened
  }
  const toPage = (page: number, turned: number, x: number, y: number) => {
    const [unitX, unitY] = [Math.round(x * UNITS), Math.round(y * UNITS)]
    raw.FPDF_DeviceToPage?.(page, 0, 0, UNITS, UNITS, turned, unitX, unitY, scratch, scratch + 8)
    return { x: heap.float64(scratch), y: heap.float64(scratch + 8) }
  }
  return {
    textIn({ page: number, box: [x, y, width, height] }, turned) {
      const { page, characters } = pages.get(number) ?? open(number)
      const [a, b] = [toPage(page, turned, x, y), toPage(page, turned, x + width, y + height)]
      const isBetween = (at: number, one: number, other: number) =>
        at > Math.min(one, other) && at < Math.max(one, other)
      return characters
        .filter((character) => isBetween(character.x, a.x, b.x) && isBetween(character.y, a.y, b.y))
        .map(({ text }) => text)
        .join('')
    },
    close() {
      for (const { page } of pages.values()) raw.FPDF_ClosePage?.(page)
      raw.FPDF_CloseDocument?.(document)
      for (const address of [file, secret, scratch]) heap.free(address)
    },
  }
}
