import type { FoundDate } from './dates/find-dates.ts'
import type { Box } from './geometry/box.ts'
import { nothingConfirmed, type PageLines } from './layout/page-lines.ts'
import { type Line, textOf, type Word } from './layout/word.ts'
import type { PageState, Ruling, TextDoubt } from './pdf/page.ts'

/**
 * Pages in a form that crosses from thread to thread in a fraction of the time that their many small objects take:
 * the buffer of `numbers` is transferred, `texts` is one string.
 */
export type PackedPages = {
  /** Everything that is a number or can be written as one, in the order in which `unpackPages` takes it. */
  readonly numbers: Float64Array<ArrayBuffer>
  /** The words, one a line: no word holds a line break. */
  readonly texts: string
}

const STATES: readonly PageState[] = ['text', 'scan', 'unrecognised', 'unreadable']
const DOUBTS: readonly (TextDoubt | null)[] = [null, 'garbled', 'unnamed', 'laid']
const DIRECTIONS: readonly Ruling['direction'][] = ['horizontal', 'vertical']
const ORDERS: readonly FoundDate['date']['order'][] = [null, 'day-first', 'month-first']
/** Stands for a year that is not printed. */
const NO_YEAR = -1

/** The pages as they are, to the last bit. */
export function packPages(pages: readonly PageLines[]): PackedPages {
  const numbers: number[] = []
  const texts: string[] = []
  const packEach = <T>(items: readonly T[], pack: (item: T) => void) => {
    numbers.push(items.length)
    for (const item of items) pack(item)
  }
  const packStanding = ({ x0, top, x1, bottom, size, baseline }: Line | Word) =>
    numbers.push(x0, top, x1, bottom, size, baseline)
  const packWord = (word: Word) => {
    packStanding(word)
    texts.push(word.text)
  }
  const packDate = ({ from, to, date }: FoundDate) => {
    const { first, second, year, order, isNumeric, hasLongYear } = date
    numbers.push(from, to, first, second, year ?? NO_YEAR, ORDERS.indexOf(order))
    numbers.push(Number(isNumeric), Number(hasLongYear))
  }
  const packLine = (line: Line) => {
    packStanding(line)
    packEach(line.words, packWord)
    packEach(line.dates, packDate)
    numbers.push(line.topics)
  }
  const packRuling = ({ x0, top, x1, bottom, direction }: Ruling) =>
    numbers.push(x0, top, x1, bottom, DIRECTIONS.indexOf(direction))
  const packBox = ({ x0, top, x1, bottom }: Box) => numbers.push(x0, top, x1, bottom)
  packEach(pages, ({ number, size, turned, lines, rulings, pictures, state, textDoubt }) => {
    numbers.push(number, size.width, size.height, turned, STATES.indexOf(state), DOUBTS.indexOf(textDoubt))
    packEach(lines, packLine)
    packEach(rulings, packRuling)
    packEach(pictures, packBox)
  })
  return { numbers: Float64Array.from(numbers), texts: texts.join('\n') }
}

/**
 * What `packPages` was given; its objects are made as those of a page that is read, since V8 is slow where objects of
 * one type differ in the order of their fields.
 */
export function unpackPages({ numbers, texts }: PackedPages): PageLines[] {
  const words = texts.split('\n')
  let [at, word] = [0, 0]
  const next = () => numbers[at++] as number
  const pick = <T>(values: readonly T[]) => values[next()] as T
  const times = <T>(make: () => T, count = next()) => Array.from({ length: count }, make)
  const unpackDate = (): FoundDate => {
    const [from, to, first, second, year] = [next(), next(), next(), next(), next()]
    const order = pick(ORDERS)
    const [isNumeric, hasLongYear] = [next() === 1, next() === 1]
    const date = { first, second, year: year === NO_YEAR ? null : year, order, isNumeric, hasLongYear }
    return { from, to, date }
  }
  const unpackBox = (): Box => ({ x0: next(), top: next(), x1: next(), bottom: next() })
  const unpackRuling = (): Ruling => ({ ...unpackBox(), direction: pick(DIRECTIONS) })
  const unpackPage = (): PageLines => {
    const page = next()
    const size = { width: next(), height: next() }
    const [turned, state, textDoubt] = [next(), pick(STATES), pick(DOUBTS)]
    // Most of a document is words: they are made in one go.
    const unpackWord = (): Word => ({
      text: words[word++] as string,
      x0: next(),
      top: next(),
      x1: next(),
      bottom: next(),
      size: next(),
      baseline: next(),
      page,
    })
    const unpackLine = (): Line => {
      const box = { x0: next(), top: next(), x1: next(), bottom: next() }
      const [size, baseline] = [next(), next()]
      const words = times(unpackWord)
      const [text, dates, topics] = [textOf(words), times(unpackDate), next()]
      return { ...box, words, text, dates, topics, size, baseline, page }
    }
    const [lines, rulings] = [times(unpackLine), times(unpackRuling)]
    const pictures = times(unpackBox)
    const read = { number: page, size, turned, lines, rulings, pictures, state, textDoubt }
    return textDoubt === 'laid' ? { ...read, recognised: nothingConfirmed(lines) } : read
  }
  return times(unpackPage)
}
