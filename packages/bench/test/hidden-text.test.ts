import { extractStatement, openPdf, readPageLines } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { describe, expect, test } from 'vitest'
import { type TypedPage, type TypedText, typePdf } from '../../engine/test-support/type-pdf.ts'

const WIDTH = 620
const HEIGHT = 300
const WHITE = '1 g'
/** Under texts that stand at 100 points from the top. */
const BAR = `50 ${HEIGHT - 105} 500 20 re f`
/** A picture of a single dark dot, drawn as large as the bar. */
const PICTURE = `q 500 0 0 20 50 ${HEIGHT - 105} cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x40 EI Q`

const pdfium = await startPdfium()

/** The words of a page that a person can see. */
function seenIn(texts: readonly TypedText[], page: Partial<TypedPage> = {}): string[] {
  const file = openPdf(pdfium, typePdf(texts, { width: WIDTH, height: HEIGHT, ...page }))
  const words = readPageLines(file).flatMap(({ lines }) =>
    lines.flatMap((line) => line.words.map(({ text }) => text)),
  )
  file.close()
  return words
}

describe('on white paper', () => {
  test.each([
    ['black is seen', '0 g', true],
    ['grey is seen', '0.8 g', true],
    ['yellow is seen', '1 1 0 rg', true],
    ['white is not', WHITE, false],
    ['nearly white is not', '0.99 0.99 1 rg', false],
    ['white of four inks is not', '0 0 0 0 k', false],
    ['invisible text is not', '3 Tr', false],
  ])('%s', (_, ink, isSeen) => {
    const words = seenIn([
      ['Balance', 60, 100],
      ['copied', 160, 100, ink],
    ])
    expect(words).toEqual(isSeen ? ['Balance', 'copied'] : ['Balance'])
  })
})

describe('white is seen', () => {
  test.each<[string, Partial<TypedPage>]>([
    ['on a dark bar', { painted: `0.1 0.2 0.4 rg ${BAR}` }],
    ['on a light bar', { painted: `0.9 g ${BAR}` }],
    ['on a picture', { painted: PICTURE }],
    ['on a bar of a page that is drawn lying', { painted: `0 g ${BAR}`, drawn: 1, rotate: 1 }],
    ['on a bar of a page that nobody turns', { painted: `0 g ${BAR}`, drawn: 1 }],
  ])('%s', (_, page) => {
    expect(
      seenIn(
        [
          ['Balance', 60, 100, WHITE],
          ['forward', 160, 100],
        ],
        page,
      ),
    ).toEqual(['Balance', 'forward'])
  })
})

test('the text layer of a picture is read: it says what the picture shows', () => {
  expect(seenIn([['Balance', 60, 100, '3 Tr']], { painted: PICTURE })).toEqual(['Balance'])
})

describe('white is not seen', () => {
  test.each<[string, Partial<TypedPage>]>([
    ['on a white bar', { painted: `1 g ${BAR}` }],
    ['on a bar that is only outlined', { painted: `0 G ${BAR.replace('f', 'S')}` }],
    ['beside a dark bar', { painted: '0 g 50 20 500 20 re f' }],
  ])('%s', (_, page) => {
    expect(
      seenIn(
        [
          ['Balance', 60, 100, WHITE],
          ['forward', 160, 100],
        ],
        page,
      ),
    ).toEqual(['forward'])
  })
})

test('a statement is read by white titles on a dark bar, without the rows that are hidden in white', () => {
  const row = (y: number, texts: readonly string[], ink?: string) =>
    texts.map((text, i): TypedText => {
      const x = [60, 160, 400, 500][i] ?? 0
      return ink === undefined ? [text, x, y] : [text, x, y, ink]
    })
  const bytes = typePdf(
    [
      ...row(100, ['Date', 'Description', 'Amount', 'Balance'], WHITE),
      ...row(120, ['1 May 2024', 'COFFEE', '-8.40', '91.60']),
      ...row(135, ['1 May 2024', 'EXAMPLE', '-1.00', '90.60'], WHITE),
      ...row(150, ['2 May 2024', 'SALARY', '500.00', '591.60']),
    ],
    { width: WIDTH, height: HEIGHT, painted: `0 g ${BAR}` },
  )
  expect(extractStatement(pdfium, bytes).data).toEqual([
    ['2024-05-01', 'COFFEE', '8.40', '', '91.60'],
    ['2024-05-02', 'SALARY', '', '500.00', '591.60'],
  ])
})
