import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { joinBrokenDays } from './join-broken-days.ts'

test.each([
  ['22-|September-2024', '22-September-2024'],
  ['2024-03-|14  09:31', '2024-03-14'],
  ['03/04/202|5', '03/04/2025'],
])('%j is one date', (broken, whole) => {
  const [first, rest] = broken.split('|')
  const text = ['ACME', 'SHELL', 'RENT'].map((name) => `${first}    ${name}    5.00\n${rest}`).join('\n')
  const lines = joinBrokenDays(typesetPages(text)).flatMap((page) => page.lines)
  expect(lines.flatMap(({ dates }) => dates.length)).toContain(1)
  expect(lines.filter(({ text: line }) => line.startsWith(`${whole} `))).toHaveLength(3)
})

test.each([
  ['two of them alone', '22-   A   5.00\nMay-2024\n23-   B   6.00\nMay-2024'],
  ['others than dates', '22-   A   5.00\nMain-2024\n23-   B   6.00\nMain-2024\n24-   C   7.00\nMain-2024'],
  ['numbers of days', '07.   A   5.00\n05.   B   6.00\n03.   C   7.00\n02.   D   8.00'],
  ['whole dates', '22-May   A   5.00\n2024\n23-May   B   6.00\n2024\n24-May   C   7.00\n2024'],
])('%s are left as they are', (_, text) => {
  const pages = typesetPages(text)
  expect(joinBrokenDays(pages)).toBe(pages)
})
