import { addDays } from '../../convention/day.ts'
import { clock } from '../setting/clock.ts'
import { amount, type Column, day, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, lakhs, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printDays } from '../setting/print-days.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { CARD_OF_PENANG, CARD_OF_PUNE, LETTINGS_OF_DAYTON } from '../texts/cards-and-lettings.ts'

const owed = around(commaPoint, '5', '5 CR')
const REFUND = /^Refund/
const inRupees = around(lakhs, 'C 5', 'C 5 Cr')
const owedRupees = around(lakhs, 'C5', 'C5 Cr')
const CHECK = /^Check$/
const FIRST_CHECK = 3_214

/** Cards of Penang, Ipoh and Pune. */
export const CARDS_WITH_STACKED_NAMES: Readonly<Record<string, PlainHabit>> = {
  /** The first month of a card: names of two lines stand far above their sums; what is paid carries a minus, what is refunded `CR`. */
  'minuses-for-payments-and-cr-for-refunds-below-names-in-two-lines-far-above-their-sums-of-a-card-in-penang':
    {
      paper: { size: 8, bottom: 740 },
      book: { texts: CARD_OF_PENANG, rows: [10, 36], opening: [0, 0], largest: 90_000 },
      says: { currency: 'MYR', isOwed: true },
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(40, 'Bank Contoh Utara', HEADING).put(555, 'Credit card statement', RIGHT_BOLD).down(26)
        printGrid(
          paper,
          [40, 330, 430],
          [
            ['LIM EXAMPLE CHOO', 'Card number', `XXXX XXXX XXXX ${number.slice(-4)}`],
            ['6 LEBUH SAMPEL', 'Statement period', `${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`],
            ['10300 GEORGE TOWN', 'Payment due date', on(addDays(end, 20), '03 Apr 2024')],
          ],
        ).down(20)
        const stops = [[130], [260], [390], [540]] as const
        printGrid(
          paper,
          stops,
          [
            ['Previous', 'Repayments', 'Purchases', 'Current'],
            ['balance', 'and credits', 'and fees', 'outstanding balance'],
          ],
          BOLD,
        ).down(22)
        printGrid(paper, stops, [
          [owed(opening), commaPoint(moneyIn), commaPoint(moneyOut), owed(closing)],
        ]).down(24)
      },
      again: ({ paper }) => paper.put(40, `Page ${paper.page}`, SMALL).down(20),
      columns: [
        day('Date', 40, '03 Apr'),
        text('Details of transaction', 110, 260),
        {
          title: 'Amount (RM)',
          x: 540,
          align: 'right',
          cell: ({ text: own, amount: minor }) =>
            minor < 0
              ? commaPoint(minor)
              : REFUND.test(own)
                ? `${commaPoint(minor)} CR`
                : `-${commaPoint(minor)}`,
        },
      ],
      closes: ({ paper }) => paper.down(8).put(40, 'Tell us of any error within 14 days.', SMALL),
    },
  /** The titles of the days of posting and of purchase stand a space apart. */
  'titles-of-posting-and-purchase-a-space-apart-over-months-touching-days-of-a-card-in-ipoh': {
    paper: { size: 8, bottom: 740 },
    book: { texts: CARD_OF_PENANG, rows: [10, 50], opening: [-300_000, -20_000], largest: 90_000 },
    says: { currency: 'MYR', isOwed: true, period: 'end' },
    above: ({ paper, book: { end, number, closing } }) => {
      paper.put(40, 'Bank Sampel Ipoh', HEADING).put(555, 'Credit card statement', RIGHT_BOLD).down(26)
      printGrid(
        paper,
        [40, 330, 430],
        [
          ['TAN EXAMPLE MEI', 'Account number', `4111 2222 3333 ${number.slice(-4)}`],
          ['2 JALAN CONTOH', 'Statement date', on(end, '03 APR 2024')],
          ['30000 IPOH', 'Statement balance', `MYR${owed(closing)}`],
        ],
      ).down(20)
    },
    again: ({ paper }) => paper.put(40, `Page ${paper.page}`, SMALL).down(20),
    columns: [
      valueDay('Post date', 40, '03APR'),
      day('Trans date', 78.2, '03APR'),
      text('Description of transaction', 130, 260),
      amount('Amount (RM)', 540, owed),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(130, 'PREVIOUS BALANCE').put(540, owed(opening), RIGHT).down(15),
    closes: ({ paper, book: { closing } }) =>
      paper.need(40).down(8).put(130, 'STATEMENT BALANCE').put(540, owed(closing), RIGHT),
  },
  /** The font of the sign of the rupee puts it in the place of a letter, and a stroke parts the day from the hour. */
  'letters-for-rupees-before-all-amounts-and-strokes-between-day-and-hour-of-a-card-in-pune': {
    paper: { size: 8, bottom: 740 },
    book: { texts: CARD_OF_PUNE, rows: [12, 36], opening: [-3_000_000, -200_000], largest: 900_000 },
    says: { isOwed: true },
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Example Bank of Pune', HEADING).put(555, 'Credit Card Statement', RIGHT_BOLD).down(26)
      printGrid(
        paper,
        [40, 330, 430],
        [
          ['ASHA SAMPLE', 'Credit Card No.', `4893 77XX XXXX ${number.slice(-4)}`],
          ['4 FERGUSSON ROAD', 'Statement Date', on(end, '03 Apr 2024')],
          ['PUNE 411004', 'Billing Period', `${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`],
        ],
      ).down(20)
      printGrid(
        paper,
        [[180], [300], [430], [555]],
        [
          ['PREVIOUS STATEMENT DUES', 'PAYMENTS/CREDITS', 'PURCHASES/DEBIT', 'TOTAL AMOUNT DUE'],
          [owedRupees(opening), `C${lakhs(moneyIn)}`, `C${lakhs(moneyOut)}`, owedRupees(closing)],
        ],
      ).down(22)
    },
    again: ({ paper }) => paper.put(40, `Page ${paper.page}`, SMALL).down(20),
    columns: [
      {
        title: 'DATE & TIME',
        x: 40,
        cell: ({ date, amount: minor }) => `${on(date, '03/04/2024')}| ${clock(Math.abs(minor) % (24 * 60))}`,
      },
      text('TRANSACTION DESCRIPTION', 140, 240),
      amount('AMOUNT', 540, inRupees),
    ],
  },
}

/** An account of a firm of Ohio that lets houses. */
export const LETTINGS_WITH_LISTS_ACROSS: Readonly<Record<string, SectionedHabit>> = {
  /** Sections without titles; daily balances three across, and below them what the pictures of checks show, two across. */
  'daily-balances-and-captions-of-checks-across-below-sections-without-titles-of-a-firm-in-dayton': {
    paper: { page: 'letter', size: 8, bottom: 720 },
    book: {
      texts: LETTINGS_OF_DAYTON,
      rows: [14, 40],
      opening: [900_000, 3_000_000],
      isNeverOverdrawn: true,
    },
    says: { currency: 'USD' },
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut }) => {
      paper.put(40, 'Example Summit Bank', HEADING).put(560, 'Statement of Account', RIGHT_BOLD).down(26)
      printGrid(
        paper,
        [40, 330, [560]],
        [
          ['SAMPLE LETTINGS LLC', 'Account number', `XXXXXX${number.slice(-4)}`],
          ['77 ORCHARD ROW', 'Statement period', `${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`],
          ['DAYTON OH 45402', 'Beginning balance', `$${commaPoint(opening)}`],
          ['', 'Credits', `$${commaPoint(moneyIn)}`],
          ['', 'Debits', `$${commaPoint(moneyOut)}`],
          ['', 'Ending balance', `$${commaPoint(closing)}`],
        ],
      ).down(16)
    },
    again: (paper, { number }) =>
      paper
        .put(40, `XXXXXX${number.slice(-4)}`)
        .put(560, `Page ${paper.page}`, RIGHT)
        .down(24),
    sections: ({ credits, debits }) => {
      const columns: Column[] = [day('', 40, '4/03'), text('', 100, 300), amount('', 560, commaPoint)]
      return [
        { title: 'Deposits', columns, entries: credits },
        { title: 'Checks', columns, entries: saying(debits, CHECK) },
        { title: 'Other Debits', columns, entries: notSaying(debits, CHECK) },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, BOLD).down(4),
    closes: (paper, { title }, sum) =>
      paper
        .put(40, `Total ${title}`, BOLD)
        .put(560, `$${commaPoint(sum)}`, RIGHT_BOLD)
        .down(22),
    below: (paper, book) => {
      paper.need(140).put(40, 'DAILY BALANCE INFORMATION', BOLD).down(14)
      printDays(paper, book, {
        style: '4/03',
        stops: [40, 220, 400],
        figure: minusBefore(commaPoint),
        titles: ['', ''],
        width: 130,
      })
      paper.down(14)
      const captions = saying(book.entries, CHECK).map(({ date, amount: minor }, i) => [
        `#${FIRST_CHECK + i}`,
        on(date, '04/03/2024'),
        `$${commaPoint(minor)}`,
      ])
      const lines = Array.from({ length: Math.ceil(captions.length / 2) }, (_, i) =>
        captions.slice(2 * i, 2 * i + 2).flat(),
      )
      printGrid(paper, [40, 90, [230], 320, 370, [510]], lines)
    },
  },
}
