import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf, sumOf } from '../setting/account-book.ts'
import { balance, type Column, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import {
  CORPORATE_CARD_OF_SYDNEY,
  FIRM_OF_HAMILTON,
  LATER_OF_SYDNEY,
  SAVER_OF_BENDIGO,
} from '../texts/converted-commonwealth.ts'

const minus = minusBefore(commaPoint)
const owing = around(commaPoint, '$5', '-$5')
const overdrawn = around(commaPoint, '5 OD', '5')

/** A saver and a shopper of Australia, and a firm of New Zealand. */
export const SAVERS_SHOPPERS_AND_FIRMS_OF_AUSTRALIA_AND_WAIKATO: Readonly<Record<string, PlainHabit>> = {
  /** Debits have a minus within their own column; both days have a dash and no year; headings end in a full stop. */
  'a-minus-within-the-column-of-debits-beside-days-processed-with-dashes-under-headings-with-a-full-stop-in-victoria':
    {
      paper: { size: 9, bottom: 740 },
      book: { texts: SAVER_OF_BENDIGO, rows: [8, 34], opening: [20_000, 400_000], isNeverOverdrawn: true },
      says: {},
      pitch: 11,
      gap: 16,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(320, 'KeepIt statement.', HEADING).down(16)
        paper.put(320, 'Statement period').down()
        paper.put(320, `${on(start, '03 Apr 24')} - ${on(end, '03 Apr 24')}`, BOLD).down(26)
        paper
          .put(70, 'Sam Example')
          .down()
          .put(70, '7 SAMPLE ST')
          .down()
          .put(70, 'EAGLEHAWK VIC 3556')
          .down(34)
        paper.put(320, 'Account summary.', HEADING).down(20)
        printGrid(
          paper,
          [40, 130, 320, [555]],
          [
            ['Account name', 'KeepIt', 'Opening balance', minus(opening)],
            ['Account BSB', '944-600', 'Total credits', commaPoint(moneyIn)],
            ['Account number', number.slice(-9), 'Total debits', `-${commaPoint(moneyOut)}`],
            ['', '', 'Closing balance', minus(closing)],
          ],
        ).down(26)
        paper.put(40, 'Transactions.', HEADING).down(20)
      },
      again: ({ paper, book: { number } }) => {
        paper
          .put(40, `KeepIt ${number.slice(-9)}`)
          .put(555, `Page ${paper.page}`, RIGHT)
          .down(24)
      },
      columns: [
        day('Date', 40, '03-Apr'),
        valueDay('Processed', 95, '03-Apr'),
        lined('Description', 165, 170),
        debit('Debits ($)', 410, (minor) => `-${commaPoint(minor)}`),
        credit('Credits ($)', 480, commaPoint),
        balance('Balance ($)', 555, minus),
      ],
      closes: ({ paper }) => {
        paper.need(80).down(10).put(40, 'Interest.', HEADING).down(18)
        paper
          .put(40, 'Base rate 0.55% p.a., bonus rate 4.60% p.a. once you make four purchases a month.')
          .down(20)
        paper.put(
          40,
          'KeepIt Bank is a division of Example Bank Limited ABN 32 009 555 740 AFSL 244555.',
          SMALL,
        )
      },
    },
  /** What a shopper owes runs down the last column; kinds stand before the shops; a plan of payments follows. */
  'kinds-before-shops-with-a-balance-owing-behind-debits-and-credits-of-a-shopper-who-pays-later-in-sydney': {
    paper: { size: 8.5, bottom: 745 },
    book: { texts: LATER_OF_SYDNEY, rows: [6, 26], opening: [-150_000, -20_000], largest: 40_000 },
    says: { isOwed: true },
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'zap money', HEADING).put(555, 'Account statement', RIGHT_BOLD).down(24)
      printGrid(
        paper,
        [40, 330, [555]],
        [
          ['Priya Example', 'Account number', number.slice(-8)],
          ['12 Sample Ave', 'From', on(start, '03 Apr 2024')],
          ['Ryde NSW 2112', 'To', on(end, '03 Apr 2024')],
          ['', 'Credit limit', '$3,000.00'],
        ],
      ).down(14)
      paper.put(40, 'What happened this month', BOLD).rule(40, 555, 4).down(18)
      paper.pairs(40, 300, [
        ['Opening balance owing', owing(opening)],
        ['Purchases, fees and bills', `+$${commaPoint(moneyOut)}`],
        ['Repayments and refunds', `-$${commaPoint(moneyIn)}`],
        ['Closing balance owing', owing(closing)],
      ])
      paper.down(16).put(40, 'Transactions', BOLD).rule(40, 555, 4).down(20)
    },
    again: ({ paper }) => paper.put(40, 'Transactions (continued)', BOLD).rule(40, 555, 4).down(20),
    columns: [
      day('Date', 40, '03 Apr 2024'),
      part('Type', 115, 90, 0),
      part('Details', 200, 180, 1),
      debit('Debit', 420, around(commaPoint, '$5')),
      credit('Credit', 485, around(commaPoint, '$5', '$5')),
      balance('Balance owing', 555, owing),
    ],
    closes: ({ paper, book: { end } }) => {
      paper.need(110).down(8).put(40, 'Interest free periods', BOLD).rule(40, 555, 4).down(18)
      paper
        .put(40, 'Purchases above $1,000 are free of interest for 6 months. Standard rate 25.9% p.a.')
        .down(16)
      paper.put(
        40,
        `Your next repayment of at least $40.00 falls due on ${on(addDays(end, 14), '03 Apr 2024')}.`,
      )
      paper
        .down(18)
        .put(40, 'Zap Money Payments Pty Ltd ABN 58 164 555 333, Australian Credit Licence 441555.', SMALL)
    },
  },
  /** Particulars, code and reference have columns of their own between the other party and the sums. */
  'other-party-particulars-code-and-reference-in-columns-behind-kinds-with-od-behind-balances-of-a-firm-in-waikato':
    {
      paper: { page: 'landscape', size: 8, bottom: 545 },
      book: { texts: FIRM_OF_HAMILTON, rows: [14, 48], opening: [100_000, 1_500_000] },
      says: { currency: 'NZD' },
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(40, 'ASV Example Bank', HEADING).put(800, 'Business Account Statement', RIGHT_BOLD).down(20)
        printGrid(
          paper,
          [40, 330, 430, 600, [800]],
          [
            [
              'EXAMPLE CONTRACTING LTD',
              'Account',
              numberLike('12-3416-~~~~~~~-~~', number),
              'Opening balance',
              overdrawn(opening),
            ],
            [
              'PO BOX 417, HAMILTON 3240',
              'From',
              on(start, '03 Apr 2024'),
              'Total withdrawals',
              commaPoint(moneyOut),
            ],
            ['', 'To', on(end, '03 Apr 2024'), 'Total deposits', commaPoint(moneyIn)],
            ['', 'Currency', 'NZD', 'Closing balance', overdrawn(closing)],
          ],
        ).down(14)
      },
      again: ({ paper }) =>
        paper.put(40, 'EXAMPLE CONTRACTING LTD').put(800, `Page ${paper.page}`, RIGHT).down(20),
      columns: [
        day('Date', 40, '03 Apr'),
        part('Type', 85, 30, 0),
        part('Other party', 120, 150, 1),
        part('Particulars', 275, 80, 2),
        part('Code', 360, 70, 3),
        part('Reference', 435, 90, 4, 'reference'),
        debit('Withdrawals', 610, commaPoint),
        credit('Deposits', 700, commaPoint),
        balance('Balance', 800, overdrawn),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(start, '03 Apr'))
          .put(120, 'Opening balance', BOLD)
          .put(800, overdrawn(opening), RIGHT)
          .down(14),
      closes: ({ paper, book: { end, closing } }) => {
        paper.need(50).put(40, on(end, '03 Apr')).put(120, 'Closing balance', BOLD)
        paper.put(800, overdrawn(closing), RIGHT_BOLD).down(22)
        paper.put(
          40,
          'BP Bill payment   AP Automatic payment   DC Direct credit   DD Direct debit   FE Fee   IN Interest',
          SMALL,
        )
      },
    },
}

const MEMBERS = ['MS R EXAMPLE', 'MR K MUSTER'] as const

/**
 * Cards of a company's two members. Each has a heading with the number of the card, debits and credits in two columns,
 * and its totals; the company's numbers and its summary stand in boxes above.
 */
export const CORPORATE_CARDS_OF_SYDNEY: Readonly<Record<string, SectionedHabit>> = {
  'debits-before-credits-with-totals-for-each-member-below-new-debits-and-numbers-of-a-corporation-in-sydney':
    {
      paper: { size: 8.5, bottom: 740 },
      book: {
        texts: CORPORATE_CARD_OF_SYDNEY,
        rows: [14, 44],
        opening: [-900_000, -200_000],
        largest: 300_000,
      },
      says: { currency: 'AUD', isOwed: true },
      above: (paper, { end, number, opening, closing, moneyIn, moneyOut, start }) => {
        paper
          .put(40, 'EXAMPLE EXPRESS', HEADING)
          .put(555, 'Corporate Card Statement of Account', RIGHT_BOLD)
          .down(24)
        printGrid(
          paper,
          [40, 330, [555]],
          [
            ['NORTHWAY MINING SERVICES PTY LTD', 'Corporate ID', 'AU4410077'],
            ['ATT ACCOUNTS PAYABLE', 'ABN', '92 108 555 641'],
            ['LEVEL 9, 1 SAMPLE ST', 'Account number', `3700-XXXXXX-X${number.slice(-4)}`],
            ['SYDNEY NSW 2000', 'Statement period', `${on(start, '03/04/24')} to ${on(end, '03/04/24')}`],
          ],
        ).down(12)
        printGrid(
          paper,
          [[150], [160], [290], [300], [410], [420], [555]],
          [
            ['Previous Balance', '', 'Payments & Credits', '', 'New Debits', '', 'Total Balance'],
            [
              commaPoint(opening),
              '-',
              commaPoint(moneyIn),
              '+',
              commaPoint(moneyOut),
              '=',
              around(commaPoint, '5', '5CR')(closing),
            ],
          ],
        )
        paper.rule(40, 555, -6).down(8)
        paper
          .put(40, `All amounts in AUD. Please pay in full by ${on(addDays(end, 21), '03/04/24')}.`, SMALL)
          .down(24)
      },
      again: (paper) => {
        paper.put(40, 'NORTHWAY MINING SERVICES PTY LTD').put(555, `Page ${paper.page} of 4`, RIGHT).down(24)
      },
      sections: ({ credits, debits }) => {
        const columns: Column[] = [
          day('Date', 40, '03.04.24'),
          valueDay('Processed', 95, '03.04.24'),
          lined('Details', 160, 210),
          debit('Debits', 470, commaPoint),
          credit('Credits', 555, commaPoint),
        ]
        const rows = [...credits, ...debits].sort((a, b) => a.date - b.date)
        return MEMBERS.map((member, i) => ({
          title: member,
          columns,
          entries: rows.filter(({ amount: own }) => (own > 0 ? 0 : Math.abs(own) % 2) === i),
        }))
      },
      opens: (paper, { title }) => {
        paper
          .put(40, `Card Member ${title}`, BOLD)
          .put(555, `Card ending ${title === MEMBERS[0] ? '71003' : '71011'}`, RIGHT)
        paper.rule(40, 555, 4).down(20)
      },
      closes: (paper, { title, entries }) => {
        paper
          .need(30)
          .put(160, `Total for ${title}`, BOLD)
          .put(470, commaPoint(sumOf(debitsOf(entries))), RIGHT_BOLD)
        paper.put(555, commaPoint(sumOf(creditsOf(entries))), RIGHT_BOLD).down(30)
      },
      below: (paper) => {
        paper
          .need(50)
          .put(40, 'A late payment fee of 3% applies to balances that stay unpaid after the due date.', SMALL)
        paper
          .down(9)
          .put(40, 'Example Express Australia Limited ABN 92 108 555 640. Enquiries 1300 555 639.', SMALL)
      },
    },
}
