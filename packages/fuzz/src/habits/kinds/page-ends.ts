import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN, BRITISH } from '../texts/american-and-british.ts'
import { GERMAN } from '../texts/western-european.ts'

const minus = minusBefore(commaPoint)
const signed = around(pointComma, '5-', '5+')

/** What statements print where a page, or the table, ends. */
export const PAGE_END_HABITS: Readonly<Record<string, PlainHabit>> = {
  'balances-at-page-ends-alone': {
    paper: { bottom: 690 },
    book: { texts: GERMAN, rows: [15, 60] },
    says: { currency: 'EUR', period: 'balances' },
    above: ({ paper, book: { number, end } }) => {
      paper.put(50, 'Kontoauszug 3/2024', HEADING).down(14)
      paper
        .put(50, `IBAN ${ibanLike('DE', 22, number)}`)
        .put(430, `erstellt am ${on(end, '03.04.2024')}`)
        .down(22)
    },
    columns: [
      day('Buchung', 50, '03.04.2024'),
      valueDay('Wert', 110, '03.04.2024'),
      text('Verwendungszweck', 170, 250),
      amount('Betrag EUR', 545, signed),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(170, `Alter Kontostand vom ${on(addDays(start, -1), '03.04.2024')}`, BOLD)
        .put(545, signed(opening), RIGHT_BOLD)
        .down(14),
    carries: ({ paper }, reached) =>
      paper.put(170, 'Übertrag auf Folgeseite').put(545, signed(reached), RIGHT),
    brings: ({ paper }, reached) =>
      paper.put(170, 'Übertrag von Vorseite').put(545, signed(reached), RIGHT).down(14),
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(20)
        .put(170, `Neuer Kontostand vom ${on(end, '03.04.2024')}`, BOLD)
        .put(545, signed(closing), RIGHT_BOLD),
  },
  'page-number-right-under-the-rows': {
    paper: { bottom: 730 },
    book: { texts: BRITISH, rows: [20, 60] },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Business Current Account', HEADING).down(14)
      paper.put(50, `Account number ${number.slice(-8)}   Sort code 12-34-56`).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(22)
    },
    columns: [
      day('Date', 50, '03 Apr 24'),
      text('Description', 110, 220),
      debit('Debit', 400, commaPoint),
      credit('Credit', 475, commaPoint),
      balance('Balance', 550, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'Balance brought forward').put(550, minus(opening), RIGHT).down(),
    carries: ({ paper }) => {
      paper.put(110, 'Continued on next page')
      paper.put(550, `Page ${paper.page} of ${paper.page + 1}`, RIGHT)
    },
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(110, 'Balance carried forward').put(550, minus(closing), RIGHT),
  },
  'law-right-under-the-last-row': {
    paper: { bottom: 700 },
    book: { texts: AMERICAN, rows: [5, 40] },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Account statement', HEADING).down(14)
      paper.put(50, `Account number ${number.slice(-10)}`).down()
      paper.put(50, `${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`).down(14)
      paper
        .pairs(50, 250, [
          ['Beginning balance', `$${minus(opening)}`],
          ['Ending balance', `$${minus(closing)}`],
        ])
        .down(18)
    },
    columns: [
      day('Date', 50, '04/03/24'),
      text('Description', 110, 240),
      amount('Amount', 460, minus),
      balance('Balance', 550, minus),
    ],
    closes: ({ paper }) => {
      const law =
        'Please examine this statement at once. If no error is reported within 30 days of receipt it will be taken as correct. Deposits are insured up to $250,000.00 by law. In case of errors about your electronic transfers call 1-800-555-0100 or write to us by 12/31/2024.'
      paper.need(40)
      for (const line of paper.wrap(law, 420)) paper.put(50, line, SMALL).down(8)
    },
  },
  'totals-of-each-page-and-so-far': {
    paper: { bottom: 700, size: 8 },
    book: { texts: BRITISH, rows: [20, 60] },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'STATEMENT OF ACCOUNT', HEADING).down(14)
      paper
        .put(50, `Account : ${number.slice(-8)}`)
        .put(350, 'Currency : GBP')
        .down()
      paper.put(50, `From ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`).down(22)
    },
    columns: [
      day('Date', 50, '03/04/2024'),
      text('Particulars', 115, 200),
      debit('Debit', 390, commaPoint),
      credit('Credit', 465, commaPoint),
      balance('Balance', 550, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(115, 'Opening Balance').put(550, minus(opening), RIGHT).down(),
    carries: ({ paper, book }, reached) => {
      const upTo = book.entries.slice(0, book.entries.findIndex((own) => own.balance === reached) + 1)
      const [out, come] = [-1, 1].map((sign) =>
        upTo.reduce((sum, own) => sum + (Math.sign(own.amount) === sign ? own.amount : 0), 0),
      )
      paper.down(4).put(115, 'Cumulative totals', BOLD)
      paper.put(390, commaPoint(out ?? 0), RIGHT_BOLD).put(465, commaPoint(come ?? 0), RIGHT_BOLD)
      paper.put(550, minus(reached), RIGHT_BOLD)
    },
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(40).put(115, 'Grand total', BOLD)
      paper.put(390, commaPoint(moneyOut), RIGHT_BOLD).put(465, commaPoint(moneyIn), RIGHT_BOLD).down()
      paper.put(115, 'Closing Balance', BOLD).put(550, minus(closing), RIGHT_BOLD)
    },
  },
}
