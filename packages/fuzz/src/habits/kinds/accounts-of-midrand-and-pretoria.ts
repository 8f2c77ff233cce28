import { balance, type Column, credit, day, debit } from '../setting/columns.ts'
import { commaPoint, minusBefore, spacePoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { ACCOUNT_OF_PRETORIA, FIRM_OF_MIDRAND } from '../texts/converted-commonwealth.ts'

const minus = minusBefore(commaPoint)
const spaced = minusBefore(spacePoint)

const ROWS_OF_A_PAGE = 9
const FIRST_PAGE = 10

/** What a movement costs in the month's bill, with the letter of its kind; the balance takes it later. */
const chargeOf = ({ text, amount }: Parameters<Column['cell']>[0]): string => {
  if (/^Acb Debit/.test(text)) return '15.00 T'
  if (/^Atm/.test(text)) return `${commaPoint(Math.abs(amount) % 2 === 0 ? 1_350 : 1_050)} T`
  return /^Cash Dep/.test(text) ? '8.50 A' : ''
}

/** A firm's account and a person's, both of South Africa. */
export const ACCOUNTS_OF_MIDRAND_AND_PRETORIA: Readonly<Record<string, PlainHabit>> = {
  /** Pages of the ledger and texts stand first, noughts fill each empty cell, and days without gaps precede balances. */
  'pages-of-the-ledger-before-texts-with-noughts-for-fees-and-days-without-gaps-before-balances-of-a-firm-in-midrand':
    {
      paper: { size: 8, bottom: 750 },
      book: {
        texts: FIRM_OF_MIDRAND,
        rows: [14, 70],
        opening: [5_000_000, 60_000_000],
        largest: 9_000_000,
        isNeverOverdrawn: true,
      },
      says: { currency: 'ZAR' },
      pitch: 9.5,
      gap: 14,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper
          .put(40, 'Sample Standard Bank', HEADING)
          .put(555, 'BUSINESS CURRENT ACCOUNT', RIGHT_BOLD)
          .down(24)
        printGrid(
          paper,
          [40, 330, [555]],
          [
            ['NORTHWAY LOGISTICS (PTY) LTD', 'Account Number', numberLike('~~ ~~~ ~~~ ~', number)],
            ['PO BOX 4417', 'Currency', 'ZAR'],
            ['MIDRAND 1685', 'Statement from', on(start, '3 April 2024')],
            ['VAT Reg No. 4410 100 555', 'Statement to', on(end, '3 April 2024')],
            ['', 'Balance brought forward', minus(opening)],
            ['', 'Month-end balance', minus(closing)],
          ],
        ).down(20)
      },
      again: ({ paper, book: { number } }) => {
        paper
          .put(40, 'NORTHWAY LOGISTICS (PTY) LTD')
          .put(555, numberLike('~~ ~~~ ~~~ ~', number), RIGHT)
          .down(22)
      },
      columns: [
        { title: 'Page', x: 40, cell: (_, { row }) => String(FIRST_PAGE + Math.floor(row / ROWS_OF_A_PAGE)) },
        lined('Details', 70, 190),
        { title: ['Service', 'Fee'], x: 300, align: 'right', cell: () => '0.00' },
        debit('Debit', 365, (minor) => `-${commaPoint(minor)}`, '0.00'),
        credit('Credit', 430, commaPoint, '0.00'),
        {
          title: 'Date',
          x: 445,
          cell: ({ date }) => ['2024', '04', '03'].map((part) => on(date, part)).join(''),
        },
        balance('Balance', 555, minus),
      ],
      closes: ({ paper }) => {
        paper.need(70).rule(40, 555, -9).down(10)
        paper
          .put(40, 'Service fees include VAT at 15% and are debited with the month-end charges.', SMALL)
          .down(9)
        paper
          .put(40, 'Please verify all transactions and report any discrepancy within 30 days.', SMALL)
          .down(9)
        paper.put(
          40,
          'Sample Standard Bank of South Africa Ltd, an authorised financial services provider.',
          SMALL,
        )
      },
    },
  /** Charges with a letter stand before debits, spaces part thousands, and the letters are told below. */
  'charges-with-letters-of-their-kinds-before-debits-and-credits-with-spaces-in-thousands-in-pretoria': {
    paper: { size: 8.5, bottom: 745 },
    book: {
      texts: ACCOUNT_OF_PRETORIA,
      rows: [12, 40],
      opening: [200_000, 3_000_000],
      isNeverOverdrawn: true,
    },
    says: { currency: 'ZAR' },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'VOORBEELD BANK', HEADING).put(555, 'Cheque Account Statement', RIGHT_BOLD).down()
      paper.put(555, 'Tax Invoice', RIGHT).down(20)
      printGrid(
        paper,
        [60, 330, [555]],
        [
          ['MEV A VOORBEELD', 'Cheque account number', numberLike('~~-~~~~-~~~~', number)],
          ['POSBUS 77', 'Statement number', '41'],
          ['HATFIELD', 'Period', `${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}`],
          ['0028', 'Currency', 'ZAR'],
        ],
      ).down(14)
      paper.put(40, 'Account Summary:', BOLD).down(14)
      paper.pairs(40, 280, [
        ['Balance Brought Forward', spaced(opening)],
        ['Sundry Credits', spacePoint(moneyIn)],
        ['Sundry Debits', spacePoint(moneyOut)],
        ['Charges', '0.00'],
        ['Balance', spaced(closing)],
        ['Overdraft Limit', '0.00'],
      ])
      paper.down(12).put(40, 'Your transactions', HEADING).rule(40, 555, 4).down(20)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(40, `Cheque account number: ${numberLike('~~-~~~~-~~~~', number)}`)
      paper.put(555, `Page ${paper.page} of 3`, RIGHT).down(22)
    },
    columns: [
      day('Date', 40, '3/04/2024'),
      lined('Transaction Description', 105, 200),
      { title: 'Charge', x: 355, align: 'right', cell: chargeOf },
      debit('Debit Amount', 425, spacePoint),
      credit('Credit Amount', 490, spacePoint),
      balance('Balance', 555, spaced),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '3/04/2024'))
        .put(105, 'Bal Brought Forward')
        .put(555, spaced(opening), RIGHT)
        .down(14),
    closes: ({ paper }) => {
      paper.need(80).rule(40, 555, -9).down(8)
      paper
        .put(
          40,
          'CHARGE: A = Administration   T = Transaction   S = Service. Charges are debited next month.',
        )
        .down(18)
      paper.put(40, 'Our rates: credit interest 0.00%, debit interest 21.75% per year.', SMALL).down(9)
      paper.put(
        40,
        'Voorbeeld Bank Limited, Reg No 1986/005555/06, authorised financial services provider.',
        SMALL,
      )
    },
  },
}
