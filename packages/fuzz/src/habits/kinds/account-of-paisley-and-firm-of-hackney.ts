import { balance, credit, day, debit } from '../setting/columns.ts'
import { commaPoint, minusBefore, ungrouped } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_PAISLEY, FIRM_OF_HACKNEY } from '../texts/from-roanoke-to-cairo-west.ts'

const minus = minusBefore(commaPoint)
const plain = minusBefore(ungrouped)
const pounds = (minor: number) => `${minor < 0 ? '-' : ''}£${commaPoint(minor)}`

/** An account of Scotland and a firm of London. */
export const ACCOUNT_OF_PAISLEY_AND_FIRM_OF_HACKNEY: Readonly<Record<string, PlainHabit>> = {
  /** Debits stand before credits with a kind over each description, and each page has its own brought and carried balance. */
  'kinds-over-descriptions-with-debits-before-credits-and-a-balance-brought-to-each-page-of-an-account-in-paisley':
    {
      paper: { size: 8.5, bottom: 735 },
      book: { texts: ACCOUNT_OF_PAISLEY, rows: [14, 44], opening: [20_000, 500_000] },
      says: { currency: 'GBP' },
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(40, 'Sample Caledonian', HEADING).put(555, 'Current Account Statement', RIGHT_BOLD).down(12)
        paper.put(40, 'Sample Caledonian Bank, 30 Example Place, Glasgow G1 0AA', SMALL).down(30)
        printGrid(
          paper,
          [60, 340, 440],
          [
            ['Ms I Sample', 'Sort code', '82-00-00'],
            ['Flat 2/1', 'Account number', number.slice(-8)],
            ['14 Example Street', 'IBAN', ''],
            ['PAISLEY', 'BIC', 'EXMPGB21'],
            ['PA1 0AA', 'Statement number', '47'],
          ],
        )
        paper.put(440, ibanLike('GB', 22, number), { size: 7, below: -36 }).down(20)
        paper
          .put(40, `Statement period ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`, BOLD)
          .down(16)
        paper.put(40, 'Account summary', BOLD).rule(40, 300, 4).down(16)
        paper.pairs(40, 300, [
          ['Opening balance', pounds(opening)],
          ['Total debits', pounds(-moneyOut)],
          ['Total credits', pounds(moneyIn)],
          ['Closing balance', pounds(closing)],
          ['Arranged overdraft limit', '£500.00'],
        ])
        paper.down(10)
        smallPrint(paper, 40, [
          'Your eligible deposits are protected up to a total of £85,000 by the Financial Services Compensation Scheme.',
          'Please check your statement and tell us about anything that does not look right as soon as possible.',
        ])
        paper.down(14)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, 'Sample Caledonian', BOLD)
          .put(555, `82-00-00   ${number.slice(-8)}   Page ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day('Date', 40, '03 Apr'),
        lined('Description', 85, 200),
        debit('Debits', 395, commaPoint),
        credit('Credits', 470, commaPoint),
        balance('Balance', 555, minus),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(start, '03 Apr'))
          .put(85, 'Opening balance', BOLD)
          .put(555, minus(opening), RIGHT)
          .down(14),
      carries: ({ paper }, reached) =>
        paper.put(85, 'Balance carried forward', BOLD).put(555, minus(reached), RIGHT),
      brings: ({ paper }, reached) =>
        paper.put(85, 'Balance brought forward', BOLD).put(555, minus(reached), RIGHT).down(14),
      closes: ({ paper, book: { end, closing } }) => {
        paper
          .need(40)
          .put(40, on(end, '03 Apr'))
          .put(85, 'Closing balance', BOLD)
          .put(555, minus(closing), RIGHT_BOLD)
        paper.rule(40, 555, 5).down(24)
        paper.put(
          40,
          'Sample Caledonian is a trading name of Example Bank PLC, registered in Scotland.',
          SMALL,
        )
      },
    },
  /** Amounts without a sign stand before the balance and once more behind it; texts come last, with strokes in them. */
  'amounts-and-currency-before-balance-and-the-amount-once-more-with-backslashes-in-texts-at-the-right-of-a-firm-in-hackney':
    {
      paper: { size: 8, bottom: 745 },
      book: { texts: FIRM_OF_HACKNEY, rows: [14, 50], opening: [100_000, 2_500_000] },
      says: { currency: 'USD' },
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper
          .put(36, 'SAMPLE METRO', { isBold: true, size: 15 })
          .put(559, 'Currency Account Statement', RIGHT_BOLD)
          .down(13)
        paper.put(36, 'One Example Row, London WC1B 0AA', SMALL).down(28)
        printGrid(
          paper,
          [36, 330, [559]],
          [
            ['SAMPLE STUDIO LIMITED', 'Account number', number.slice(-8)],
            ['Unit 4, 22 Example Lane', 'Sort code', '23-00-00'],
            ['London E8 0AA', 'Currency', 'USD'],
            ['', 'From', on(start, '03.04.2024')],
            ['', 'To', on(end, '03.04.2024')],
          ],
        ).down(14)
        paper.pairs(36, 260, [
          ['Opening balance', plain(opening)],
          ['Closing balance', plain(closing)],
        ])
        paper.down(18)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(36, 'SAMPLE METRO', BOLD)
          .put(559, `Account number ${number.slice(-8)}   Page ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day('Date', 36, '03.04.2024'),
        { title: 'Amount', x: 150, align: 'right', cell: ({ amount }) => commaPoint(amount) },
        { title: 'Ccy', x: 160, cell: () => 'USD' },
        balance('Balance', 255, plain),
        { title: 'Account amount', x: 330, align: 'right', cell: ({ amount }) => ungrouped(amount) },
        lined('Details', 345, 214),
      ],
      closes: ({ paper }) => {
        paper.need(50).down(12)
        smallPrint(paper, 36, [
          'Direct debits and card payments are shown on the day on which they reached your account.',
          'Sample Metro PLC is authorised by the Prudential Regulation Authority. Registered in England and Wales.',
        ])
      },
    },
}
