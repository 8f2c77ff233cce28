import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf, sumOf } from '../setting/account-book.ts'
import { amount, balance, credit, cutText, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, lakhs, minusBefore, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { INDIAN } from '../texts/asian.ts'
import { FRENCH } from '../texts/western-european.ts'

const minus = minusBefore(commaPoint)
const euros = minusBefore(spaceComma)
const time = (minor: number) =>
  `${String(1 + (Math.abs(minor) % 12)).padStart(2, '0')}:${10 + (Math.abs(minor) % 49)}:07`

/** More columns, or more around the rows, than most tables have. */
export const WIDE_TABLE_HABITS: Readonly<Record<string, PlainHabit>> = {
  'nine-columns-with-posting-times-on-three-lines': {
    paper: { page: 'landscape', size: 7.5, bottom: 540 },
    book: { texts: INDIAN, largest: 9_000_000, opening: [10_000_000, 90_000_000] },
    says: { currency: 'INR', opening: false, closing: false, unproved: 'oldest' },
    gap: 15,
    pitch: 9,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(330, 'DETAILED STATEMENT', HEADING).down(16)
      paper.put(40, `Account Number ${number.slice(-12)} ( INR ) - EXAMPLE TRADERS PVT LTD`).down(12)
      paper.put(40, `Transaction Date from ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`).down(22)
    },
    columns: [
      { title: 'No.', x: 40, cell: (_, { row }) => String(row + 1) },
      {
        title: ['Transaction', 'ID'],
        x: 70,
        means: 'reference',
        cell: (_, { random }) => random.fill('S~~~~~~~~'),
      },
      valueDay('Value Date', 130, '03/Apr/2024'),
      {
        title: ['Txn Posted', 'Date'],
        x: 190,
        cell: ({ date, amount: own }) => [on(date, '03/04/2024'), time(own), 'PM'],
      },
      cutText('Description', 330, 42),
      {
        title: 'Cr/Dr',
        x: 545,
        cell: ({ amount: own }) => (own > 0 ? 'CR' : 'DR'),
      },
      amount(['Transaction', 'Amount(INR)'], 660, lakhs),
      balance(['Available', 'Balance(INR)'], 770, lakhs),
    ],
  },
  'sums-of-each-day-below-its-rows': {
    book: { texts: FRENCH, opening: [500_000, 900_000] },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'RELEVÉ DE COMPTE PROFESSIONNEL', HEADING).down(16)
      paper
        .put(50, `Compte n° ${number.slice(-11)}`)
        .put(350, 'Devise : EUR')
        .down()
      paper.put(50, `Période du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`).down(22)
    },
    columns: [
      day('Date', 50, '03/04/2024'),
      text('Libellé', 120, 220),
      debit('Débit', 420, spaceComma),
      credit('Crédit', 490, spaceComma),
      balance('Solde', 560, euros),
    ],
    sumsDay: ({ date }, paper, ofDay) => {
      const [out, into] = [sumOf(debitsOf(ofDay)), sumOf(creditsOf(ofDay))]
      paper.put(120, `TOTAL DU ${on(date, '03/04/2024')}`, BOLD)
      if (out < 0) paper.put(420, spaceComma(out), RIGHT_BOLD)
      if (into > 0) paper.put(490, spaceComma(into), RIGHT_BOLD)
      paper.down(14)
    },
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(addDays(start, -1), '03/04/2024'))
        .put(120, 'ANCIEN SOLDE')
        .put(560, euros(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(40).put(120, 'TOTAL DES MOUVEMENTS', BOLD)
      paper.put(420, spaceComma(moneyOut), RIGHT_BOLD).put(490, spaceComma(moneyIn), RIGHT_BOLD).down()
      paper
        .put(50, on(end, '03/04/2024'))
        .put(120, 'NOUVEAU SOLDE', BOLD)
        .put(560, euros(closing), RIGHT_BOLD)
    },
  },
  'notices-at-the-foot-of-each-page': {
    paper: { bottom: 680 },
    book: { texts: BRITISH, rows: [45, 90] },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'EXAMPLE BANK PLC', HEADING).put(430, 'Page 1').down(14)
      paper.put(50, `Account number: ${number.slice(-8)}  Sort code: 12-34-56`).down(12)
      paper.put(50, `Statement period: ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(24)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(50, 'EXAMPLE BANK PLC', HEADING).put(430, `Page ${paper.page}`).down(14)
      paper.put(50, `Account number: ${number.slice(-8)}  Sort code: 12-34-56`).down(24)
    },
    columns: [
      day('Date', 50, '03 Apr'),
      text('Description', 95, 230),
      debit('Withdrawn', 400, commaPoint),
      credit('Paid in', 470, commaPoint),
      balance('Balance', 545, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(95, 'Balance brought forward').put(545, minus(opening), RIGHT).down(),
    carries: ({ paper }) => {
      paper.at(
        700,
        50,
        'Please check this statement. If you do not recognise a payment of £100.00 or more, call us at once.',
        SMALL,
      )
      paper.at(
        709,
        50,
        'Your eligible deposits are protected up to £85,000.00. Interest on arranged overdrafts: 39.90% EAR.',
        SMALL,
      )
      paper.at(
        718,
        50,
        'Example Bank plc. Registered in England 1234567, 1 High Street, London EC1A 1AA. 31/12/2023',
        SMALL,
      )
    },
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(95, 'Balance carried forward', BOLD).put(545, minus(closing), RIGHT_BOLD),
  },
  'amounts-left-of-dates-and-texts': {
    book: { texts: BRITISH, opening: [100_000, 900_000] },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Account activity', HEADING).down(14)
      paper
        .put(50, `Account: ${number.slice(-8)}`)
        .put(300, 'Currency: GBP')
        .down()
      paper.put(50, `From ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`).down(14)
      paper
        .pairs(50, 250, [
          ['Opening balance', minus(opening)],
          ['Closing balance', minus(closing)],
        ])
        .down(18)
    },
    columns: [
      amount('Amount', 110, around(commaPoint, '-5', '+5')),
      balance('Balance', 190, minus),
      day('Date', 210, '03/04/2024'),
      text('Details', 280, 250),
    ],
  },
}
