import { addDays } from '../../convention/day.ts'
import { balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_NAAS, CARD_OF_CHESTER } from '../texts/from-natick-to-abu-dhabi-west.ts'

const minus = minusBefore(commaPoint)
/** Less than one pound has no nought before the point. */
const bare = (minor: number) => commaPoint(minor).replace(/^0/, '')
const owed = around(bare, '5', '5 CR')
const pounds = around(commaPoint, '£5', '£5 CR')

/** An account of Kildare and a card of Cheshire. */
export const ACCOUNT_OF_NAAS_AND_CARD_OF_CHESTER: Readonly<Record<string, PlainHabit>> = {
  /** A day with its year stands at each row; what went out is before what came in under titles that name the euro. */
  'days-with-years-at-each-row-and-euro-signs-in-titles-between-an-opening-and-a-closing-row-of-an-account-in-naas':
    {
      paper: { size: 8.5, bottom: 740 },
      book: { texts: ACCOUNT_OF_NAAS, rows: [14, 44], opening: [20_000, 500_000] },
      says: { currency: 'EUR' },
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { start, end, number } }) => {
        paper
          .put(40, 'Sample Bank Ireland', HEADING)
          .put(555, 'Current Account Statement', RIGHT_BOLD)
          .down(12)
        paper.put(40, 'Sandwith Example Street, Dublin 2', SMALL).down(28)
        printGrid(
          paper,
          [60, 320, [555]],
          [
            ['AOIFE SAMPLE', 'Statement date', on(end, '03 Apr 2024')],
            ['22 EXAMPLE PARK', 'Account number', number.slice(-8)],
            ['NAAS', 'Sort code', '99-00-00'],
            ['CO. KILDARE', 'IBAN', ibanLike('IE', 22, number)],
            ['', 'BIC', 'EXMPIE2D'],
          ],
        ).down(16)
        paper
          .put(40, `Transactions from ${on(start, '03 Apr 2024')} to ${on(end, '03 Apr 2024')}`, BOLD)
          .rule(40, 555, 4)
          .down(20)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Account number ${number.slice(-8)}`)
          .put(555, `Page ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day('Date', 40, '03 Apr 2024'),
        lined('Description', 105, 200),
        debit('Money out €', 400, commaPoint),
        credit('Money in €', 475, commaPoint),
        balance('Balance €', 555, minus),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(start, '03 Apr 2024'))
          .put(105, 'Opening Balance')
          .put(555, minus(opening), RIGHT)
          .down(14),
      closes: ({ paper, book: { end, closing } }) => {
        paper
          .need(60)
          .put(40, on(end, '03 Apr 2024'))
          .put(105, 'Closing Balance')
          .put(555, minus(closing), RIGHT_BOLD)
          .down(26)
        smallPrint(paper, 40, [
          'Eligible deposits are protected by the Deposit Guarantee Scheme up to €100,000. See the information sheet online.',
          'Sample Bank Ireland plc is regulated by the Central Bank of Ireland.',
        ])
      },
    },
  /** Both days have months in full, and sums of less than a pound begin with their point. */
  'date-of-transaction-and-date-entered-with-months-in-full-and-pence-that-begin-with-a-point-of-a-card-in-chester':
    {
      paper: { size: 8.5, bottom: 740 },
      book: {
        texts: CARD_OF_CHESTER,
        rows: [14, 46],
        opening: [-300_000, -20_000],
        largest: 90_000,
        hasCents: true,
      },
      says: { currency: 'GBP', isOwed: true },
      pitch: 10,
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper
          .put(40, 'Sample Card Services', HEADING)
          .put(555, 'Your credit card statement', RIGHT_BOLD)
          .down(12)
        paper.put(40, 'PO Box 1104, Chester Business Park, Chester CH4 0AA', SMALL).down(30)
        printGrid(
          paper,
          [60, 320, [555]],
          [
            ['MR J SAMPLE', 'Card number', `XXXX XXXX XXXX ${number.slice(-4)}`],
            [
              '22 EXAMPLE WALLS',
              'Statement period',
              `${on(start, '03 April 2024')} to ${on(end, '03 April 2024')}`,
            ],
            ['CHESTER', 'Credit limit', '£6,500.00'],
            ['CH1 0AA', 'Minimum payment', '£25.00'],
            ['', 'To reach us by', on(addDays(end, 25), '03 April 2024')],
          ],
        ).down(16)
        paper.put(40, 'Account summary', BOLD).rule(40, 300, 4).down(16)
        paper.pairs(40, 300, [
          ['Balance from previous statement', pounds(opening)],
          ['Payments and credits', pounds(moneyIn)],
          ['New transactions, interest and charges', pounds(moneyOut)],
          ['New balance', pounds(closing)],
        ])
        paper.down(18)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Card number XXXX XXXX XXXX ${number.slice(-4)}`)
          .put(555, `Page ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        { title: ['Date of', 'transaction'], x: 40, cell: ({ date }) => on(date, '03 April') },
        valueDay(['Date', 'entered'], 115, '03 April'),
        lined('Description', 190, 250),
        { title: 'Amount £', x: 555, align: 'right', cell: ({ amount }) => owed(amount) },
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(190, 'BALANCE FROM PREVIOUS STATEMENT').put(555, owed(opening), RIGHT).down(14),
      closes: ({ paper, book: { closing } }) => {
        paper
          .need(70)
          .rule(40, 555, -8)
          .down(4)
          .put(190, 'NEW BALANCE', BOLD)
          .put(555, owed(closing), RIGHT_BOLD)
          .down(26)
        smallPrint(paper, 40, [
          'If you only make the minimum payment each month, it will take longer and cost you more to clear your balance.',
          'Estimated interest: we estimate that the interest on your next statement will be £12.41.',
        ])
      },
    },
}
