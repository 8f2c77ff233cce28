import {
  type CellSource,
  type Line,
  type PageLines,
  type Stages,
  toLine,
  type Word,
} from '@ledgerlift/engine'

/** A document from which something was taken that a bank may not have printed. */
export type Lessened = {
  readonly kind: LessenedKind
  /** Which of several: the page, where it was taken from one. */
  readonly at: string
  readonly pages: readonly PageLines[]
  /** Of a document that lost a page: its number, so that none of its rows is asked for. */
  readonly lost?: number
}

export type LessenedKind = (typeof KINDS)[number]['kind']

type Lessening = (stages: Stages) => readonly Omit<Lessened, 'kind'>[]

const KINDS = [
  { kind: 'titles of a page', lessen: withoutTitlesOfPage },
  { kind: 'all titles', lessen: withoutTitles },
  { kind: 'opening balance', lessen: (stages: Stages) => withoutBalances(stages, 'opening') },
  { kind: 'closing balance', lessen: (stages: Stages) => withoutBalances(stages, 'closing') },
  { kind: 'all balances of rows', lessen: withoutBalancesOfRows },
  { kind: 'balances within a day', lessen: withoutBalancesWithinDays },
  { kind: 'days that repeat', lessen: withoutRepeatedDays },
  { kind: 'further lines of texts', lessen: withoutFurtherLines },
  { kind: 'rulings', lessen: withoutRulings },
  { kind: 'headings', lessen: withoutHeadings },
  { kind: 'a page', lessen: withoutPage },
  { kind: 'the meaning of a title', lessen: withStrangeTitles },
  { kind: 'the meaning of a line', lessen: withStrangeLines },
] as const satisfies readonly { kind: string; lessen: Lessening }[]

export const LESSENED_KINDS: readonly LessenedKind[] = KINDS.map(({ kind }) => kind)

/** All that can be taken from a document, one at a time, given how the engine reads it whole. */
export const lessenedOf = (stages: Stages): Lessened[] =>
  KINDS.flatMap(({ kind, lessen }) => lessen(stages).map((lessened) => ({ kind, ...lessened })))

function withoutTitlesOfPage(stages: Stages): Omit<Lessened, 'kind'>[] {
  const titled = titleLines(stages)
  const pages = [...new Set([...titled].map(({ page }) => page))]
  if (pages.length < 2) return []
  return pages.map((number) => ({
    at: `page ${number}`,
    pages: withoutLines(stages.pages, (line) => line.page === number && titled.has(line)),
  }))
}

function withoutTitles(stages: Stages): Omit<Lessened, 'kind'>[] {
  const titled = titleLines(stages)
  return titled.size === 0 ? [] : [whole(withoutLines(stages.pages, (line) => titled.has(line)))]
}

/** By their places: a stage may have made further lines of those of the page. */
function titleLines({ headers, pages }: Stages): Set<Line> {
  const words = new Set(
    headers.flat().flatMap(({ lines }) => lines.flatMap((line) => line.words.map(placeOf))),
  )
  return new Set(
    pages.flatMap(({ lines }) => lines.filter((line) => line.words.some((word) => words.has(placeOf(word))))),
  )
}

const placeOf = ({ page, x0, baseline, text }: Word): string => `${page} ${x0} ${baseline} ${text}`

function withoutBalances({ pages, reading }: Stages, kind: 'opening' | 'closing'): Omit<Lessened, 'kind'>[] {
  const taken = new Set(
    reading.balances.flatMap((balance) => (balance.kind === kind ? balance.words.map(placeOf) : [])),
  )
  return taken.size === 0 ? [] : [whole(withoutWords(pages, (word) => taken.has(placeOf(word))))]
}

function withoutBalancesOfRows(stages: Stages): Omit<Lessened, 'kind'>[] {
  return withoutCells(
    stages,
    stages.statement.transactions.map(({ cells }) => cells.balance),
  )
}

function withoutBalancesWithinDays(stages: Stages): Omit<Lessened, 'kind'>[] {
  const { transactions } = stages.statement
  const isNewestFirst = (transactions[0]?.date ?? '') > (transactions.at(-1)?.date ?? '')
  return withoutCells(
    stages,
    transactions.map(({ date, account, cells }, i) => {
      const next = transactions[isNewestFirst ? i - 1 : i + 1]
      return next?.date === date && next.account === account ? cells.balance : undefined
    }),
  )
}

function withoutRepeatedDays(stages: Stages): Omit<Lessened, 'kind'>[] {
  const { transactions } = stages.statement
  return withoutCells(
    stages,
    transactions.flatMap(({ date, page, cells }, i) => {
      const before = transactions[i - 1]
      // Banks that print two days print both in each row.
      const isRepeated = before?.page === page && before.date === date && !cells.valueDate
      return isRepeated && !isSamePlace(cells.date, before.cells.date) ? [cells.date] : []
    }),
  )
}

/** A day that is printed once for several rows is the cell of each. */
const isSamePlace = (a: CellSource | undefined, b: CellSource | undefined): boolean =>
  a?.page === b?.page && a?.box.join() === b?.box.join()

/** Lines of a description on which its row prints nothing else. */
function withoutFurtherLines(stages: Stages): Omit<Lessened, 'kind'>[] {
  const taken = new Set<string>()
  for (const { cells } of stages.statement.transactions) {
    const { description, ...others } = cells
    if (!description) continue
    const words = wordsIn(stages.pages, description)
    const held = new Set(
      Object.values(others).flatMap((cell) =>
        cell ? wordsIn(stages.pages, cell).map(({ baseline }) => baseline) : [],
      ),
    )
    for (const word of words) if (!held.has(word.baseline)) taken.add(placeOf(word))
  }
  return taken.size === 0 ? [] : [whole(withoutWords(stages.pages, (word) => taken.has(placeOf(word))))]
}

function withoutRulings({ pages }: Stages): Omit<Lessened, 'kind'>[] {
  return pages.every(({ rulings }) => rulings.length === 0)
    ? []
    : [whole(pages.map((page) => ({ ...page, rulings: [] })))]
}

/** Lines above the tables of a page that hold no number: names of sections, and of the kind of account. */
function withoutHeadings(stages: Stages): Omit<Lessened, 'kind'>[] {
  const titled = titleLines(stages)
  const firstRow = new Map<number, number>()
  for (const { page, baseline } of titled)
    firstRow.set(page, Math.min(firstRow.get(page) ?? Infinity, baseline))
  const isHeading = (line: Line) =>
    line.baseline < (firstRow.get(line.page) ?? 0) && !titled.has(line) && !/\d/.test(line.text)
  return [whole(withoutLines(stages.pages, isHeading))]
}

/** The pages that are left are numbered anew, as in a file that never had the page. */
function withoutPage({ pages, statement }: Stages): Omit<Lessened, 'kind'>[] {
  const holders = [...new Set(statement.transactions.map(({ page }) => page))]
  if (holders.length < 2) return []
  return holders.map((lost) => ({
    at: `page ${lost}`,
    lost,
    pages: pages.filter(({ number }) => number !== lost).map((page, i) => renumber(page, i + 1)),
  }))
}

function renumber(page: PageLines, number: number): PageLines {
  const lines = page.lines.flatMap(
    ({ words }) => toLine(words.map((word) => ({ ...word, page: number }))) ?? [],
  )
  return { ...page, number, lines }
}

/** Each title of columns in turn, in words that nobody knows. */
function withStrangeTitles({ headers, pages }: Stages): Omit<Lessened, 'kind'>[] {
  const titled = headers.flat().flatMap(({ cells }) => cells.filter(({ words }) => words.length > 0))
  return [...Map.groupBy(titled, ({ title }) => title)].map(([title, cells]) => {
    const places = new Set(cells.flatMap(({ words }) => words.map(placeOf)))
    return { at: title, pages: withStrangeWords(pages, (word) => places.has(placeOf(word))) }
  })
}

/** What is longer is a sentence. */
const MOST_WORDS = 8
const HAS_LETTERS = /\p{L}{3}/u

/** Each line beside the rows and the titles in turn, in words that nobody knows; days and numbers stay. */
function withStrangeLines(stages: Stages): Omit<Lessened, 'kind'>[] {
  const { pages, statement } = stages
  const titled = titleLines(stages)
  const cells = statement.transactions.flatMap((transaction) => Object.values(transaction.cells))
  const inRows = new Set(cells.flatMap((cell) => wordsIn(pages, cell).map(placeOf)))
  const named = pages
    .flatMap(({ lines }) => lines)
    .filter((line) => !titled.has(line) && !line.words.some((word) => inRows.has(placeOf(word))))
    .map((line) => ({ line, words: line.words.filter((word, i) => isName(line, word, i)) }))
    .filter(({ words }) => words.length > 0 && words.length <= MOST_WORDS)
  const alike = Map.groupBy(named, ({ line }) => line.text.replaceAll(/\d/g, '#'))
  return [...alike].map(([text, some]) => {
    const places = new Set(some.flatMap(({ words }) => words.map(placeOf)))
    return { at: text, pages: withStrangeWords(pages, (word) => places.has(placeOf(word))) }
  })
}

const isName = ({ dates }: Line, { text }: Word, at: number): boolean =>
  HAS_LETTERS.test(text) && !dates.some(({ from, to }) => at >= from && at < to)

const withStrangeWords = (pages: readonly PageLines[], isTaken: (word: Word) => boolean): PageLines[] =>
  pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) =>
      line.words.some(isTaken)
        ? (toLine(line.words.map((word) => (isTaken(word) ? { ...word, text: strange(word.text) } : word))) ??
          [])
        : [line],
    ),
  }))

const SYLLABLES = 'bofumelapidoku'
const IS_LATIN = /\p{Script=Latin}/u

/** A word of as many letters, with the same capitals; where they are not Latin ones, of a character that no title holds. */
function strange(text: string): string {
  let at = text.length
  return text.replaceAll(/\p{L}/gu, (letter) => {
    const other = IS_LATIN.test(letter) ? (SYLLABLES[at++ % SYLLABLES.length] as string) : '龘'
    return letter === letter.toLowerCase() ? other : other.toUpperCase()
  })
}

const whole = (pages: readonly PageLines[]): Omit<Lessened, 'kind'> => ({ at: 'the document', pages })

function withoutCells(
  { pages }: Stages,
  cells: readonly (CellSource | undefined)[],
): Omit<Lessened, 'kind'>[] {
  const taken = new Set(cells.flatMap((cell) => (cell ? wordsIn(pages, cell).map(placeOf) : [])))
  return taken.size === 0 ? [] : [whole(withoutWords(pages, (word) => taken.has(placeOf(word))))]
}

/** The words whose middle lies in the box of a cell. */
function wordsIn(pages: readonly PageLines[], { page, box: [x, y, width, height] }: CellSource): Word[] {
  const found = pages.find(({ number }) => number === page)
  if (!found) return []
  const { size, lines } = found
  const isIn = ({ x0, x1, top, bottom }: Word) => {
    const [cx, cy] = [(x0 + x1) / 2 / size.width, (top + bottom) / 2 / size.height]
    return cx >= x && cx <= x + width && cy >= y && cy <= y + height
  }
  return lines.flatMap(({ words }) => words.filter(isIn))
}

const withoutLines = (pages: readonly PageLines[], isTaken: (line: Line) => boolean): PageLines[] =>
  pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !isTaken(line)) }))

const withoutWords = (pages: readonly PageLines[], isTaken: (word: Word) => boolean): PageLines[] =>
  pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) =>
      line.words.some(isTaken) ? (toLine(line.words.filter((word) => !isTaken(word))) ?? []) : [line],
    ),
  }))
