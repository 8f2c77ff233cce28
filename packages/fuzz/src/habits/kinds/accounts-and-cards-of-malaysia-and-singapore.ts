import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, type Figure } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import {
  CARD_OF_PUNGGOL,
  CARD_OF_TAMPINES,
  FARMERS_BANK_OF_KEDAH,
  FIRM_OF_KLANG,
} from '../texts/converted-commonwealth.ts'

/** No nought before the point of what is less than one. */
const short: Figure = (minor) => commaPoint(minor).replace(/^0\./, '.')
const shortBehind = around(short, '5-', '5')
const owed = around(commaPoint, '5', '5 CR')
const drBehind = around(commaPoint, '5DR', '5')

const RATE = / \{([\d.]+)\}$/

/** What was paid in dollars of the United States, where it was. */
const foreignOf = (own: string, minor: number): string => {
  const rate = RATE.exec(own)?.[1]
  return rate === undefined ? '' : `${commaPoint(Math.round(Math.abs(minor) * Number(rate)))} USD`
}

/** Accounts of Malaysia, and cards of Singapore. */
export const ACCOUNTS_AND_CARDS_OF_MALAYSIA_AND_SINGAPORE: Readonly<Record<string, PlainHabit>> = {
  /** Typewriter letters; days of one digit, a minus behind what goes out and behind what is overdrawn, points alone. */
  'days-of-one-digit-and-points-without-noughts-with-a-minus-behind-above-total-debit-in-typewriter-letters-in-kedah':
    {
      paper: { font: 'courier', size: 8, bottom: 750 },
      book: { texts: FARMERS_BANK_OF_KEDAH, rows: [12, 40], opening: [20_000, 300_000], hasCents: true },
      says: { currency: 'MYR' },
      above: ({ paper, book: { start, end, number } }) => {
        paper
          .put(40, 'BANK TANI CONTOH BERHAD')
          .put(555, 'PENYATA AKAUN / STATEMENT OF ACCOUNT', RIGHT)
          .down(24)
        printGrid(
          paper,
          [40, 330, 440],
          [
            ['PERTUBUHAN PELADANG CONTOH', 'NO AKAUN', `: ${number.slice(-13)}`],
            ['LOT 12 JALAN SAWAH', 'MATAWANG', ': MYR'],
            ['05100 ALOR SETAR', 'DARI', `: ${on(start, '3/04/24')}`],
            ['KEDAH', 'HINGGA', `: ${on(end, '3/04/24')}`],
          ],
        ).down(20)
      },
      again: ({ paper, book: { number } }) => {
        paper
          .put(40, `NO AKAUN : ${number.slice(-13)}`)
          .put(555, `MUKA ${paper.page}`, RIGHT)
          .down(24)
      },
      columns: [
        day('DATE', 40, '3/04/24'),
        text('DESCRIPTION', 100, 210),
        amount('AMOUNT', 440, shortBehind),
        balance('BALANCE', 555, shortBehind),
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(100, 'BALANCE B/F').put(555, shortBehind(opening), RIGHT).down(13),
      brings: ({ paper }, reached) =>
        paper.put(100, 'BALANCE B/F').put(555, shortBehind(reached), RIGHT).down(13),
      carries: ({ paper }, reached) => paper.put(100, 'BALANCE C/F').put(555, shortBehind(reached), RIGHT),
      closes: ({ paper, book: { entries, moneyIn, moneyOut, closing } }) => {
        paper.need(100).put(100, 'BALANCE C/F').put(555, shortBehind(closing), RIGHT).down(26)
        printGrid(
          paper,
          [40, 140, [200], [330]],
          [
            ['TOTAL DEBIT', ':', String(debitsOf(entries).length), short(moneyOut)],
            ['TOTAL CREDIT', ':', String(creditsOf(entries).length), short(moneyIn)],
          ],
        ).down(10)
        paper.put(40, 'SILA MAKLUMKAN KEPADA BANK DALAM MASA 14 HARI JIKA TERDAPAT KESILAPAN.', SMALL)
      },
    },
  /** Months touch days without a year, Malay stands over English, and commas end the first lines of the texts. */
  'months-touching-days-under-malay-over-english-with-commas-at-the-ends-of-lines-of-a-firm-in-klang': {
    paper: { size: 8, bottom: 745 },
    book: { texts: FIRM_OF_KLANG, rows: [14, 64], opening: [300_000, 4_000_000], largest: 2_000_000 },
    says: { currency: 'MYR' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, entries, moneyIn, moneyOut } }) => {
      paper
        .put(40, 'ContohBank (M) Berhad', HEADING)
        .put(555, 'PENYATA AKAUN / ACCOUNT STATEMENT', RIGHT_BOLD)
        .down(24)
      printGrid(
        paper,
        [40, 300, [555]],
        [
          [
            'MUTIARA TIMBER SDN BHD',
            'TARIKH PENYATA / STATEMENT DATE',
            `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
          ],
          ['NO 8 JALAN SAMPEL 12', 'NO AKAUN / ACCOUNT NO.', number.slice(-13)],
          ['41000 KLANG SELANGOR', 'MATA WANG / CURRENCY', 'MYR'],
          ['', 'JENIS / TYPE', 'AKAUN SEMASA / CURRENT ACCOUNT'],
        ],
      ).down(14)
      paper.put(40, 'RINGKASAN AKAUN / ACCOUNT SUMMARY', BOLD).rule(40, 555, 4).down(18)
      printGrid(
        paper,
        [40, [240], [330]],
        [
          ['BAKI PEMBUKAAN / OPENING BALANCE', drBehind(opening), ''],
          ['JUMLAH DEBIT / TOTAL DEBITS', commaPoint(moneyOut), String(debitsOf(entries).length)],
          ['JUMLAH KREDIT / TOTAL CREDITS', commaPoint(moneyIn), String(creditsOf(entries).length)],
          ['BAKI PENUTUPAN / CLOSING BALANCE', drBehind(closing), ''],
        ],
      ).down(16)
    },
    again: ({ paper, book: { number } }) => {
      paper
        .put(40, `NO AKAUN / ACCOUNT NO. ${number.slice(-13)}`)
        .put(555, `${paper.page}/3`, RIGHT)
        .down(22)
    },
    columns: [
      day(['TARIKH', 'DATE'], 40, '03Apr'),
      lined(['TRANSAKSI', 'TRANSACTION'], 85, 200),
      {
        title: ['NO. CEK', 'CHEQUE NO.'],
        x: 295,
        means: 'reference',
        cell: ({ text: own, amount: minor }) =>
          /^HOUSE CHQ/.test(own) ? String(100_400 + (Math.abs(minor) % 9_000)) : '',
      },
      debit(['DEBIT', 'DEBIT'], 410, commaPoint),
      credit(['KREDIT', 'CREDIT'], 480, commaPoint),
      balance(['BAKI', 'BALANCE'], 555, drBehind),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(85, 'Baki Bawa Ke Hadapan / Balance b/f').put(555, drBehind(opening), RIGHT).down(14),
    closes: ({ paper }) => {
      paper.need(60).rule(40, 555, -9).down(8)
      paper.put(40, 'Dilindungi oleh PIDM setakat RM250,000 bagi setiap pendeposit.', SMALL).down(9)
      paper.put(40, 'The bank must be told of any error within 14 days from the statement date.', SMALL)
    },
  },
  /** A long number on a line under each purchase, a sub total and a total for the card, then the state of rewards. */
  'numbers-of-references-on-lines-under-purchases-between-a-previous-balance-and-totals-for-a-card-in-singapore':
    {
      paper: { size: 8, bottom: 745 },
      book: { texts: CARD_OF_TAMPINES, rows: [10, 34], opening: [-300_000, -20_000], largest: 90_000 },
      says: { currency: 'SGD', isOwed: true, period: 'end' },
      pitch: 10,
      gap: 15,
      above: ({ paper, book: { end, number, closing } }) => {
        paper
          .put(40, 'United Example Bank', HEADING)
          .put(555, 'Credit Card(s) Statement', RIGHT_BOLD)
          .down(24)
        printGrid(
          paper,
          [60, 330, [555]],
          [
            ['MS TAN SAMPLE', 'Statement Date', on(end, '03 APR 2024')],
            ['BLK 410 TAMPINES ST 41', 'Due Date', on(addDays(end, 21), '03 APR 2024')],
            ['#07-77', 'Total Credit Limit', '12,000 SGD'],
            ['SINGAPORE 520410', 'Minimum Payment', '50.00 SGD'],
            ['', 'Total Outstanding Balance', `${owed(closing)} SGD`],
          ],
        ).down(20)
        paper
          .put(40, 'EX ONE CARD', BOLD)
          .put(300, `4417-XXXX-XXXX-${number.slice(-4)}  TAN SAMPLE`)
          .rule(40, 555, 4)
          .down(20)
      },
      again: ({ paper }) => {
        paper.put(40, 'EX ONE CARD (continued)', BOLD).put(555, `Page ${paper.page} of 4`, RIGHT).down(20)
      },
      columns: [
        valueDay(['Post', 'Date'], 40, '03 APR'),
        day(['Trans', 'Date'], 90, '03 APR'),
        lined(['Description of', 'Transaction'], 140, 270),
        amount(['Transaction Amount', 'SGD'], 555, owed),
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(140, 'PREVIOUS BALANCE').put(555, owed(opening), RIGHT).down(15),
      closes: ({ paper, book: { closing } }) => {
        paper.need(150).put(140, 'SUB TOTAL', BOLD).put(555, owed(closing), RIGHT_BOLD).down(15)
        paper
          .put(140, 'TOTAL BALANCE FOR EX ONE CARD', BOLD)
          .put(555, owed(closing), RIGHT_BOLD)
          .rule(40, 555, 5)
          .down(22)
        paper.put(40, '---------- End of Transaction Details ----------').down(24)
        paper.put(40, 'Rewards Summary', BOLD).down(14)
        printGrid(
          paper,
          [[160], [290], [420], [555]],
          [
            ['Previous Balance', 'Earned / Adjusted', 'Used / Expired', 'Current Balance'],
            ['UNI$ 1,204', 'UNI$ 88', 'UNI$ 0', 'UNI$ 1,292'],
          ],
        )
      },
    },
  /** What was paid in other money has a column left of dollars of Singapore, and a plus marks what is paid. */
  'amounts-in-fcy-left-of-amounts-in-sgd-with-a-plus-at-payments-of-a-card-that-an-app-issues-in-singapore': {
    paper: { size: 9, bottom: 735 },
    book: { texts: CARD_OF_PUNGGOL, rows: [8, 32], opening: [-200_000, -20_000], largest: 60_000 },
    says: { currency: 'SGD', isOwed: true },
    gap: 17,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'entrust', HEADING).put(555, 'Credit card statement', RIGHT_BOLD).down(26)
      paper.put(40, 'LIM EXAMPLE HUI').put(330, 'Statement period').down()
      paper.put(40, '18 PUNGGOL SAMPLE WALK')
      paper.put(330, `${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`, BOLD).down()
      paper
        .put(40, 'SINGAPORE 828777')
        .put(330, `Account number ending ${number.slice(-4)}`)
        .down(28)
      paper.pairs(40, 555, [
        ['Previous balance (SGD)', commaPoint(opening)],
        ['Payments and credits', `+${commaPoint(moneyIn)}`],
        ['Purchases', commaPoint(moneyOut)],
        ['Fees and charges', '0.00'],
        ['Total outstanding balance (SGD)', around(commaPoint, '5', '+5')(closing)],
      ])
      paper
        .down(4)
        .put(40, `Pay at least 50.00 by ${on(addDays(end, 21), '03 Apr 2024')}.`)
        .down(26)
      paper.put(40, 'Transactions', HEADING).down(20)
    },
    again: ({ paper }) =>
      paper.put(40, 'Transactions', HEADING).put(555, `${paper.page} of 4`, RIGHT).down(22),
    columns: [
      day('Posting date', 40, '03 Apr'),
      {
        title: 'Description',
        x: 120,
        means: 'description',
        cell: ({ text: own }, { paper }) => paper.wrap(own.replace(RATE, ''), 220),
      },
      {
        title: 'Amount in FCY',
        x: 440,
        align: 'right',
        cell: ({ text: own, amount: minor }) => foreignOf(own, minor),
      },
      amount('Amount in SGD', 555, around(commaPoint, '5', '+5')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Previous balance').put(555, commaPoint(opening), RIGHT).down(17),
    closes: ({ paper, book: { closing } }) => {
      paper.need(70).rule(40, 555, -11).put(120, 'Total outstanding balance', BOLD)
      paper.put(555, around(commaPoint, '5', '+5')(closing), RIGHT_BOLD).down(30)
      paper.put(
        40,
        'FCY means foreign currency. Entrust Bank Singapore Limited. Deposits are insured by SDIC.',
        SMALL,
      )
    },
  },
}
