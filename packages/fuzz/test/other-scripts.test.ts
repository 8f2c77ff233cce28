import { openPdf } from '@ledgerlift/engine'
import { extractInThreads, startHost } from '@ledgerlift/engine-node'
import type { Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { facesOf } from '../src/drawing/fonts.ts'

const [WIDTH, HEIGHT, SIZE] = [480, 240, 10]

type Line = readonly [date: string, text: string, amount: string, balance: string]

/** A statement that nobody reads who knows Latin letters only. */
const STATEMENTS: Record<string, { readonly font: 'noto' | 'gothic'; readonly lines: readonly Line[] }> = {
  Greek: {
    font: 'noto',
    lines: [
      ['Ημερομηνία', 'Περιγραφή', 'Ποσό', 'Υπόλοιπο'],
      ['02/04/2024', 'Αγορά με κάρτα στην Αθήνα', '-12,50', '987,50'],
      ['03/04/2024', 'Ενοίκιο Απριλίου', '-400,00', '587,50'],
      ['04/04/2024', 'Μισθοδοσία Μαρτίου', '1.250,00', '1.837,50'],
    ],
  },
  Russian: {
    font: 'noto',
    lines: [
      ['Дата операции', 'Описание операции', 'Сумма', 'Остаток'],
      ['02.04.2024', 'Выдача наличных в банкомате', '-12,50', '987,50'],
      ['03.04.2024', 'Перевод между счетами', '-400,00', '587,50'],
      ['04.04.2024', 'Заработная плата за март', '1 250,00', '1 837,50'],
    ],
  },
  Ukrainian: {
    font: 'noto',
    lines: [
      ['Дата операції', 'Опис операції', 'Сума', 'Залишок'],
      ['02.04.2024', 'Оплата товарів у магазині', '-12,50', '987,50'],
      ['03.04.2024', 'Комунальні послуги за квітень', '-400,00', '587,50'],
      ['04.04.2024', 'Переказ від друга', '1 250,00', '1 837,50'],
    ],
  },
  Bulgarian: {
    font: 'noto',
    lines: [
      ['Дата', 'Основание за плащане', 'Сума', 'Салдо'],
      ['02.04.2024', 'Теглене на пари от банкомат', '-12,50', '987,50'],
      ['03.04.2024', 'Наем за жилището през април', '-400,00', '587,50'],
      ['04.04.2024', 'Заплата за месец март', '1 250,00', '1 837,50'],
    ],
  },
  Japanese: {
    font: 'gothic',
    lines: [
      ['取引日', '摘要', '金額', '残高'],
      ['2024年4月2日', '食料品店で購入', '-1,250', '98,750'],
      ['2024年4月3日', '家賃四月分', '-40,000', '58,750'],
      ['2024年4月4日', '給与振込三月分', '125,000', '183,750'],
    ],
  },
}

/** A page of letters that are drawn as shapes, as some programs print them: it holds no text. */
async function drawn(font: Font, lines: readonly Line[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ size: [WIDTH, HEIGHT], margin: 0 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  for (const [row, line] of lines.entries()) {
    for (const [column, text] of line.entries()) {
      const scale = SIZE / font.unitsPerEm
      let x = [30, 130, 320, 400][column] as number
      for (const { path, advanceWidth } of font.layout(text).glyphs) {
        document.save().translate(x, 60 + 22 * row)
        document.scale(scale, -scale).path(path.toSVG()).fill().restore()
        x += advanceWidth * scale
      }
    }
  }
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

const host = await startHost()

test.each(Object.entries(STATEMENTS))('a picture of a %s statement is read', async (_, { font, lines }) => {
  const file = openPdf(host.pdfium, await drawn(facesOf(font).plain as Font, lines))
  const { transactions, ocrPages } = await extractInThreads(host, file)
  file.close()
  expect(ocrPages).toEqual([1])
  const plain = (amount: string) => amount.replace(/[ .,](?=\d{3})/g, '').replace(',', '.')
  expect(
    transactions.map(({ date, description, debit, credit, balance }) => [
      date,
      description.replace(/\s/g, ''),
      credit ?? `-${debit}`,
      balance,
    ]),
  ).toEqual(
    lines
      .slice(1)
      .map(([, text, amount, balance], i) => [
        `2024-04-0${i + 2}`,
        text.replace(/\s/g, ''),
        plain(amount),
        plain(balance),
      ]),
  )
})
