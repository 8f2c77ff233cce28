import { conversionResult } from '@ledgerlift/contract'
import { expect, it } from 'vitest'
import { writePdf } from '../../engine/test-support/write-pdf.ts'
import { testServer, visitor } from './helper.ts'

const { url } = testServer({ ANONYMOUS_PAGES: '3' })

const ROWS = [
  ['Date', 'Details', 'Amount', 'Balance'],
  ['02/04/2024', 'ACME STORES', '-12.50', '987.50'],
  ['03/04/2024', 'RENT APRIL', '-400.00', '587.50'],
  ['04/04/2024', 'WAGES MARCH', '1,250.00', '1,837.50'],
]
const typed = ROWS.flatMap((row, y) =>
  row.map((text, i) => `1 0 0 1 ${[30, 120, 260, 340][i]} ${240 - 20 * y} Tm (${text}) Tj`),
).join('\n')

const stream = (content: string, dictionary = '') =>
  `<< ${dictionary} /Length ${content.length} >> stream\n${content}\nendstream`
const page = (content: number, resources: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 300] /Contents ${content} 0 R /Resources << ${resources} >> >>`

const letters = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'

/** A typed page, and a scan whose picture is no JPEG although it says so. */
const oneScanBroken = writePdf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
  page(5, letters),
  page(6, '/XObject << /I 7 0 R >>'),
  stream(`BT /F 10 Tf ${typed} ET`),
  stream('420 0 0 300 0 0 cm /I Do'),
  stream(
    'no picture',
    '/Type /XObject /Subtype /Image /Width 800 /Height 600 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /DCTDecode',
  ),
])

it('a page that cannot be recognised is named, costs no other page, and is not counted', async () => {
  const sender = visitor(url)
  const { uuid } = (await sender.convert(oneScanBroken)).body
  const { transactions, warnings, ocrPages } = conversionResult.parse((await sender.result(uuid)).body)
  expect(transactions.map(({ page, description }) => [page, description])).toEqual([
    [1, 'ACME STORES'],
    [1, 'RENT APRIL'],
    [1, 'WAGES MARCH'],
  ])
  expect(warnings.map(({ code, page }) => [code, page])).toEqual([['page-unreadable', 2]])
  expect(ocrPages).toEqual([])
  expect((await sender.usage(1)).body.pages_left).toBe(2)
})

/** The same typed page twice. */
const pageTwice = writePdf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
  page(5, letters),
  page(5, letters),
  stream(`BT /F 10 Tf ${typed} ET`),
])

it('a page that is in the file twice is read and counted once', async () => {
  const sender = visitor(url)
  const { uuid } = (await sender.convert(pageTwice)).body
  const { transactions, warnings } = conversionResult.parse((await sender.result(uuid)).body)
  expect(transactions).toHaveLength(3)
  expect(warnings.map(({ code, page }) => [code, page])).toEqual([['repeated-page', 2]])
  expect((await sender.usage(1)).body.pages_left).toBe(2)
})
