import { addDays } from '../../convention/day.ts'
import { balanceOnce, type Column, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint, type Figure } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printDays } from '../setting/print-days.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CARD_OF_WOKING, CHECKING_OF_VALDOSTA } from '../texts/from-valdosta-to-kinshasa-west.ts'

const CHECK = /^CHECK$/
/** Without a nought before the point. */
const short: Figure = (minor) => commaPoint(minor).replace(/^0\./, '.')
const minus = around(short, '-5')
const dollars = around(short, '$-5', '$5')

/** Only checks have a number. */
const checkNumber: Column = {
  title: 'CHECK #',
  x: 85,
  means: 'reference',
  cell: ({ text, amount, date }) => (CHECK.test(text) ? `${1_000 + ((-amount + date) % 900)}` : ''),
}

const pounds = around(commaPoint, '£5', '+ £5')
const owed = around(commaPoint, '£5', '£5 CR')

/** Checking of Georgia and a card of Surrey. */
export const CHECKING_OF_VALDOSTA_AND_CARD_OF_WOKING: Readonly<Record<string, PlainHabit>> = {
  /** What came in stands before what went out, and a history of balances repeats those of the rows. */
  'check-numbers-before-texts-with-credits-before-debits-and-two-balances-of-each-day-below-of-checking-in-valdosta':
    {
      paper: { page: 'letter', size: 8.5, bottom: 725 },
      book: { texts: CHECKING_OF_VALDOSTA, rows: [10, 45], opening: [30_000, 600_000], largest: 250_000 },
      says: { currency: 'USD' },
      pitch: 10,
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
        const checks = magnitudeSaying(entries, CHECK)
        const average = Math.round((opening + closing) / 2)
        paper
          .put(40, 'EXAMPLE TRUST BANK', { isBold: true, size: 14 })
          .put(570, 'ACCOUNT STATEMENT', RIGHT_BOLD)
        paper.down(14).put(40, 'PO BOX 305183, NASHVILLE TN 37230').down(28)
        for (const line of ['PAT Q SAMPLE', '1104 EXAMPLE ST', 'VALDOSTA GA 31602'])
          paper.put(60, line).down(11)
        paper.down(16).put(40, 'QUESTIONS? PLEASE CALL 1-800-555-0144').down(18)
        printGrid(
          paper,
          [40, 200, 330, 470],
          [['ACCOUNT TYPE', 'ACCOUNT NUMBER', 'STATEMENT PERIOD', 'TAXPAYER ID']],
          BOLD,
        )
        printGrid(
          paper,
          [40, 200, 330, 470],
          [
            [
              'ESSENTIAL CHECKING',
              number.slice(-13),
              `${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`,
              'ON FILE',
            ],
          ],
        ).down(12)
        paper.put(40, 'ACCOUNT SUMMARY', HEADING).rule(40, 570, 4).down(16)
        printGrid(
          paper,
          [40, [280], 320, [570]],
          [
            ['DESCRIPTION', 'AMOUNT', 'DESCRIPTION', 'AMOUNT'],
            ['BEGINNING BALANCE', dollars(opening), 'AVERAGE BALANCE', dollars(average)],
            ['DEPOSITS/CREDITS', dollars(moneyIn), 'AVERAGE COLLECTED BALANCE', dollars(average)],
            ['CHECKS', dollars(checks), 'NUMBER OF DAYS IN STATEMENT PERIOD', '30'],
            ['WITHDRAWALS/DEBITS', dollars(-moneyOut - checks), '', ''],
            ['ENDING BALANCE', dollars(closing), '', ''],
          ],
        ).down(14)
        paper.put(40, 'TRANSACTION HISTORY', HEADING).rule(40, 570, 4).down(24)
      },
      again: ({ paper, book: { number } }) => {
        paper.put(40, 'EXAMPLE TRUST BANK', BOLD).put(570, `PAGE ${paper.page}   ${number.slice(-13)}`, RIGHT)
        paper.down(20).put(40, 'TRANSACTION HISTORY (CONTINUED)', BOLD).down(24)
      },
      columns: [
        day('DATE', 40, '04/03'),
        checkNumber,
        lined(['TRANSACTION', 'DESCRIPTION DETAILS'], 135, 200),
        credit(['DEPOSITS/', 'CREDITS'], 410, short),
        debit(['WITHDRAWALS/', 'DEBITS'], 490, short),
        balanceOnce(['CURRENT', 'BALANCE'], 570, minus),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(start, '04/03'))
          .put(135, 'BEGINNING BALANCE')
          .put(570, minus(opening), RIGHT)
          .down(13),
      closes: ({ paper, book }) => {
        paper.need(60).put(40, on(book.end, '04/03')).put(135, 'ENDING BALANCE')
        paper.put(570, minus(book.closing), RIGHT).down(26)
        paper.need(80).put(40, 'BALANCE ACTIVITY HISTORY', HEADING).rule(40, 570, 4).down(18)
        printDays(paper, book, {
          style: '04/03',
          stops: [40, 220, 400],
          figure: minus,
          titles: ['DATE', 'BALANCE'],
          width: 120,
        })
        paper.down(10).need(40)
        smallPrint(paper, 40, [
          'IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS, CALL US WITHIN 60 DAYS.',
          'MEMBER FDIC',
        ])
      },
    },
  /** One day, the merchant's town and country without titles of their own, and a payment with a plus before and CR behind. */
  'towns-and-countries-behind-shops-without-titles-and-a-plus-before-payments-with-cr-apart-of-a-shop-s-card-in-woking':
    {
      paper: { size: 8.5, bottom: 745 },
      book: {
        texts: CARD_OF_WOKING,
        rows: [8, 40],
        opening: [-600_000, -60_000],
        largest: 70_000,
        from: { month: 12, day: 11 },
      },
      says: { currency: 'GBP', isOwed: true },
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(40, 'Example Partnership Card', { isBold: true, size: 15 }).down(28)
        printGrid(
          paper,
          [40, 330, [555]],
          [
            ['Mrs A Sample', 'Account number', `**** **** **** ${number.slice(-4)}`],
            ['8 Example Close', 'Statement from', on(start, '3 April 2024')],
            ['Woking', 'Statement to', on(end, '3 April 2024')],
            ['GU22 7XX', 'Credit limit', '£6,500.00'],
          ],
        ).down(16)
        paper.put(40, 'Your account at a glance', HEADING).put(330, 'What you need to do', HEADING)
        paper.rule(40, 300, 4).rule(330, 555, 4).down(18)
        printGrid(
          paper,
          [40, [300], 330, [555]],
          [
            ['Balance on your last statement', owed(opening), 'Minimum payment', '£25.00'],
            ['Payments and refunds', pounds(moneyIn), 'Please pay by', on(addDays(end, 24), '3 April 2024')],
            ['Purchases, interest and fees', pounds(moneyOut), '', ''],
            ['Your new balance', owed(closing), 'You pay by Direct Debit', ''],
          ],
        ).down(12)
        smallPrint(paper, 40, [
          'If you make only the minimum payment each month it will take you longer and cost you more to clear your balance.',
          'Points: you earned 412 points this month, worth £4.12 in vouchers.',
        ])
        paper
          .down(18)
          .put(40, `Transactions for Mrs A Sample, card ending ${number.slice(-4)}`, BOLD)
          .down(20)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, 'Example Partnership Card', BOLD)
          .put(555, `Card ending ${number.slice(-4)}   Page ${paper.page}`, RIGHT)
          .down(26),
      columns: [
        day('Date Processed', 40, '03-Apr-2024'),
        part('Description', 125, 170, 0),
        part('', 300, 90, 1),
        part('', 395, 40, 2),
        { title: 'Amount', x: 520, align: 'right', cell: ({ amount }) => pounds(amount) },
        { title: '', x: 530, cell: ({ amount }) => (amount > 0 ? 'CR' : '') },
      ],
      closes: ({ paper }) => {
        paper.need(60).rule(40, 555, -4).down(12)
        smallPrint(paper, 40, [
          'Purchases: 2.012% a month, 27.0% a year variable. Cash: 2.012% a month, 27.0% a year variable.',
          'Issued by Example Card Services Limited, which is authorised and regulated by the Financial Conduct Authority.',
        ])
      },
    },
}
