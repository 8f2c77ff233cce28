import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { dropFurniture, findFurniture } from './drop-furniture.ts'
import { type Line, textOf } from './word.ts'

const page = (number: number, rows: string) =>
  typeset(
    `
Example Bank

Date    Description     Amount
${rows}


Example Bank plc, London                Page ${number} of 2`,
    number,
  )

test('leaves out letterheads and footers, not titles and rows', () => {
  const pages = [
    page(1, '01/04   ACME             12.50\n        Card 4417'),
    page(2, '02/04   ACME             17.90\n        Card 4417'),
  ]
  const isTitle = ({ words }: Line) => words[0]?.text === 'Date'
  const hasAmount = ({ words }: Line) => words.some(({ text }) => /\d\.\d\d$/.test(text))
  const furniture = findFurniture(pages.flat(), hasAmount)
  const kept = pages.map((lines) => dropFurniture(lines, furniture, isTitle, hasAmount))
  expect(kept.map((lines) => lines.map(({ words }) => textOf(words)))).toEqual([
    ['Date Description Amount', '01/04 ACME 12.50', 'Card 4417'],
    ['Date Description Amount', '02/04 ACME 17.90', 'Card 4417'],
  ])
})

test('leaves out what only says that a page goes on with another', () => {
  const lines = typeset('Date  Amount\n01/04 ACME 12.50\nContinued on next page\n02/04 NEXT PAGE BOOKS 7.00')
  const hasAmount = ({ text }: Line) => /\.\d\d$/.test(text)
  const kept = dropFurniture(lines, findFurniture(lines, hasAmount), () => false, hasAmount)
  expect(kept.map(({ text }) => text)).toEqual([
    'Date Amount',
    '01/04 ACME 12.50',
    '02/04 NEXT PAGE BOOKS 7.00',
  ])
})

test('keeps the headings of days at the ends of pages', () => {
  const day = (number: number, text: string) =>
    typeset(
      `Example Bank\n\nDescription     Amount\nACME             12.50\n${text}\n\n\n\nPage ${number}`,
      number,
    )
  const lines = [...day(1, '7 June 2024'), ...day(2, '8 June 2024')]
  const hasAmount = ({ words }: Line) => words.some(({ text }) => /\d\.\d\d$/.test(text))
  const furniture = findFurniture(lines, hasAmount)
  expect(lines.filter(furniture.isRepeated).map(({ text }) => text)).not.toContain('8 June 2024')
})

test('keeps what stands under row after row where it happens to stand at the top of two pages', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, () => '01/04   ACME             12.50\n        Card 4417').join('\n')
  const pages = [1, 2].map((number) =>
    typeset(`        Card ${number}113\n\n\n${'\n'.repeat(number)}${rows(4)}`, number),
  )
  const hasAmount = ({ words }: Line) => words.some(({ text }) => /\d\.\d\d$/.test(text))
  const furniture = findFurniture(pages.flat(), hasAmount)
  const kept = pages.map((lines) => dropFurniture(lines, furniture, () => false, hasAmount))
  expect(kept.map(([first]) => first?.text)).toEqual(['Card 1113', 'Card 2113'])
})

test('takes what begins a page as it begins the first one for a letterhead, whatever stands behind it', () => {
  const hasAmount = ({ words }: Line) => words.some(({ text }) => /\d\.\d\d$/.test(text))
  const lines = [
    ...typeset('CREDIT EXAMPLE          STATEMENT\nACME             12.50', 1),
    ...typeset('CREDIT EXAMPLE          Page 2\nACME             17.90', 2),
    ...typeset('CREDITS\nACME             19.90', 3),
  ]
  const { isLetterhead } = findFurniture(lines, hasAmount)
  expect(lines.filter(isLetterhead).map(({ text }) => text)).toEqual([
    'CREDIT EXAMPLE STATEMENT',
    'CREDIT EXAMPLE Page 2',
  ])
})

test.each([
  ['', 0],
  [' of a file with a letter before them', 1],
])('takes the numbers of pages%s for no days', (_, before) => {
  const page = (number: number) => typeset(`ACME             12.50\n\n\n\n${number}/3`, number + before)
  const lines = [1, 2, 3].flatMap(page)
  const hasAmount = ({ words }: Line) => words.some(({ text }) => /\d\.\d\d$/.test(text))
  const { isRepeated } = findFurniture(lines, hasAmount)
  expect(lines.filter(isRepeated).map(({ text }) => text)).toEqual(['1/3', '2/3', '3/3'])
})
