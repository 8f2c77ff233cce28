import { addDays } from '../../convention/day.ts'
import { valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CARD_OF_MONG_KOK, CARD_OF_PASIG } from '../texts/from-natick-to-abu-dhabi-east.ts'

const behind = around(commaPoint, '5', '5-')

/** Cards of Kowloon and of Manila. */
export const CARDS_OF_MONG_KOK_AND_PASIG: Readonly<Record<string, PlainHabit>> = {
  /** Shop, town and country have columns of their own; a row of the holder stands over the purchases. */
  'shop-town-and-country-in-columns-of-their-own-under-an-opening-balance-and-a-row-of-the-holder-of-a-card-in-mong-kok':
    {
      paper: { font: 'courier', size: 8, bottom: 735 },
      book: { texts: CARD_OF_MONG_KOK, rows: [12, 40], opening: [-900_000, -50_000], largest: 300_000 },
      says: { currency: 'HKD', isOwed: true, period: 'end' },
      pitch: 9.5,
      gap: 12,
      above: ({ paper, book: { end, number, closing } }) => {
        paper.put(40, 'EXAMPLE SENG BANK', BOLD).put(555, 'mPOWER CARD STATEMENT', RIGHT_BOLD).down(26)
        printGrid(
          paper,
          [50, 310, [555]],
          [
            ['CHAN TAI MAN SAMPLE', 'ACCOUNT NUMBER', `5400-XXXX-XXXX-${number.slice(-4)}`],
            ['FLAT A 22/F EXAMPLE COURT', 'STATEMENT DATE', on(end, '03 APR 2024')],
            ['MONG KOK', 'PAYMENT DUE DATE', on(addDays(end, 25), '03 APR 2024')],
            ['KOWLOON', 'CREDIT LIMIT', 'HKD40,000.00'],
            ['', 'STATEMENT BALANCE', `HKD${behind(closing)}`],
            ['', 'MINIMUM PAYMENT', 'HKD230.00'],
          ],
        ).down(18)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `5400-XXXX-XXXX-${number.slice(-4)}`)
          .put(555, `PAGE ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        { title: 'TRANS DATE', x: 40, cell: ({ date }) => on(date, '03 APR 2024') },
        valueDay('POST DATE', 108, '03 APR 2024'),
        {
          title: 'DESCRIPTION OF TRANSACTION',
          x: 178,
          means: 'description',
          cell: ({ text }) => text.split('|')[0] ?? '',
        },
        part('', 325, 80, 1),
        part('', 405, 30, 2),
        {
          title: '',
          x: 178,
          means: 'description',
          cell: ({ text }) => {
            const below = text.split('|')[3] ?? ''
            return below === '' ? '' : ['', below]
          },
        },
        { title: 'AMOUNT (HKD)', x: 555, align: 'right', cell: ({ amount }) => behind(amount) },
      ],
      opens: ({ paper, book: { number, opening } }) => {
        paper.put(178, 'OPENING BALANCE').put(555, behind(opening), RIGHT).down(14)
        paper.put(178, `CHAN TAI MAN SAMPLE   5400-XXXX-XXXX-${number.slice(-4)}`).down(14)
      },
      closes: ({ paper, book: { opening, closing, moneyIn, entries } }) => {
        const charges = magnitudeSaying(entries, /^FINANCE CHARGE/)
        paper.need(150).down(8).put(40, 'SUMMARY OF ACTIVITY SINCE LAST STATEMENT', BOLD).down(14)
        printGrid(
          paper,
          [[130], [250], [370], [460], [555]],
          [
            ['PREVIOUS', 'PAYMENTS/', 'PURCHASES/', 'FINANCE', 'STATEMENT'],
            ['BALANCE', 'CREDITS', 'ADVANCES', 'CHARGES', 'BALANCE'],
            [
              behind(opening),
              behind(moneyIn),
              behind(closing - opening - moneyIn + charges),
              commaPoint(charges),
              behind(closing),
            ],
          ],
        ).down(16)
        paper.put(190, '***** FINANCE CHARGE RATES *****').down(14)
        paper
          .put(
            40,
            'RETAIL PURCHASE  2.50% PER MONTH (APR 34.49%)    CASH ADVANCE  2.58% PER MONTH (APR 35.70%)',
          )
          .down(18)
        smallPrint(paper, 40, [
          'PLEASE CHECK THIS STATEMENT AND REPORT ANY UNAUTHORISED TRANSACTION WITHIN 60 DAYS.',
        ])
      },
    },
  /** Each row begins with its amount, and labels stand under what they name. */
  'amounts-first-with-a-minus-behind-before-sale-and-post-days-and-labels-under-their-values-of-a-card-in-pasig':
    {
      paper: { size: 8.5, bottom: 740 },
      book: { texts: CARD_OF_PASIG, rows: [12, 44], opening: [-4_000_000, -300_000], largest: 900_000 },
      says: { currency: 'PHP', isOwed: true, period: 'end' },
      gap: 14,
      above: ({ paper, book: { end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper
          .put(40, 'Sample Commercial Bankcard', HEADING)
          .put(555, 'STATEMENT OF ACCOUNT', RIGHT_BOLD)
          .down(30)
        for (const line of ['MARIA EXAMPLE', '22 SAMPLE ST BRGY KAPITOLYO', 'PASIG CITY 1603'])
          paper.put(60, line).down()
        paper.down(16)
        printGrid(
          paper,
          [40, 190, 340, 470],
          [
            [
              `5289-XXXX-XXXX-${number.slice(-4)}`,
              on(addDays(end, 21), '04/03/24'),
              on(end, '04/03/24'),
              'PHP 150,000.00',
            ],
            ['CARD NUMBER', 'PAYMENT DUE DATE', 'STATEMENT DATE', 'CREDIT LIMIT'],
          ],
        ).down(8)
        printGrid(
          paper,
          [40, 190, 340, 470],
          [
            [
              `PHP ${behind(opening)}`,
              `PHP ${behind(moneyIn)}`,
              `PHP ${behind(moneyOut)}`,
              `PHP ${behind(closing)}`,
            ],
            ['PREVIOUS BALANCE', 'PAYMENTS/CREDITS', 'PURCHASES/CHARGES', 'TOTAL BALANCE DUE'],
          ],
        ).down(20)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `5289-XXXX-XXXX-${number.slice(-4)}`)
          .put(555, `Page ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        { title: 'AMOUNT', x: 110, align: 'right', cell: ({ amount }) => behind(amount) },
        { title: 'SALE DATE', x: 135, cell: ({ date }) => on(date, '04/03/24') },
        valueDay('POST DATE', 205, '04/03/24'),
        part('DESCRIPTION', 280, 270, 0),
      ],
      closes: ({ paper }) => {
        paper.need(90).down(10).put(280, '*** END OF STATEMENT ***').down(20)
        smallPrint(paper, 40, [
          'Pay at least the minimum amount due of PHP 850.00 on or before the due date to avoid late payment charges.',
          'Finance charge is 3.00% per month on the unpaid balance. Regulated by the Bangko Sentral ng Pilipinas.',
        ])
      },
    },
}
