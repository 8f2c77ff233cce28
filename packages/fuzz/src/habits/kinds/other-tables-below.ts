import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { minusAfter, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { FINNISH, HUNGARIAN } from '../texts/further-european.ts'

const behind = minusAfter(pointComma)
const minus = minusBefore(spaceComma)

/** Another table right under the rows, whose titles nobody knows and whose amounts stand elsewhere. */
export const OTHER_TABLES_HABITS: Readonly<Record<string, PlainHabit>> = {
  'funds-in-another-table-below': {
    paper: { font: 'noto', size: 8 },
    book: { texts: FINNISH, rows: [6, 25] },
    says: { currency: 'EUR' },
    above: head(
      'Tiliote',
      ({ start, end, number }) => [
        `IBAN ${ibanLike('FI', 18, number)}`,
        `Kausi ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Alkusaldo', behind(opening)],
        ['Loppusaldo', behind(closing)],
      ],
    ),
    columns: [
      day('Kirjauspäivä', 50, '03.04.2024'),
      text('Selitys', 130, 260),
      amount('Määrä EUR', 500, behind),
    ],
    closes: ({ paper, book: { end } }) => {
      paper.down(10).need(70)
      paper.put(50, 'Päivämäärä', BOLD).put(130, 'Rahasto', BOLD).put(330, 'Osuudet', RIGHT_BOLD)
      paper.put(400, 'Arvo', RIGHT_BOLD).down(14)
      for (const fund of ['Korko A', 'Osake B', 'Yhdistelmä C'])
        paper
          .put(50, on(end, '03.04.2024'))
          .put(130, fund)
          .put(330, '12,417', RIGHT)
          .put(400, '1.204,17', RIGHT)
          .down()
    },
  },
  'blocked-sums-in-another-table-below': {
    paper: { font: 'noto', size: 8 },
    book: { texts: HUNGARIAN, rows: [6, 25] },
    says: { currency: 'HUF' },
    above: head(
      'Számlakivonat',
      ({ start, end, number }) => [
        [`Számlaszám: ${number.slice(-16)}`, 'Devizanem: HUF'],
        `Időszak: ${on(start, '2024.04.03')}. - ${on(end, '2024.04.03')}.`,
      ],
      ({ opening, closing }) => [
        ['Nyitó egyenleg', minus(opening)],
        ['Záró egyenleg', minus(closing)],
      ],
    ),
    columns: [
      day('Dátum', 50, '2024.04.03'),
      text('Megnevezés', 120, 220),
      debit('Terhelés', 420, spaceComma),
      credit('Jóváírás', 485, spaceComma),
      balance('Egyenleg', 555, minus),
    ],
    closes: ({ paper, book: { end } }) => {
      paper.down(14).need(80).put(50, 'Zárolások', BOLD).down(14)
      paper.put(50, 'Dátum', BOLD).put(120, 'Kereskedő', BOLD).put(350, 'Zárolt összeg', RIGHT_BOLD).down(14)
      for (const shop of ['ZÖLD PIAC', 'BENZINKÚT', 'HOTEL PÉLDA'])
        paper.put(50, on(end, '2024.04.03')).put(120, shop).put(350, '12 500,00', RIGHT).down()
    },
  },
}
