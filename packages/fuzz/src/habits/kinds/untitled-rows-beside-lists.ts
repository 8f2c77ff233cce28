import type { Entry } from '../setting/account-book.ts'
import { amount, day, text } from '../setting/columns.ts'
import { around, commaPoint, type Figure, minusBefore, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { GERMAN } from '../texts/western-european.ts'

const minus = minusBefore(commaPoint)
const behind = around(pointComma, '5-', '5+')

/** The balance at the end of each day that has rows, under titles. */
function listBalances(
  paper: Paper,
  entries: readonly Entry[],
  [date, balance]: readonly [string, string],
  style: string,
  figure: Figure,
): void {
  const days = entries.filter((own, i) => entries[i + 1]?.date !== own.date)
  paper.need(40).put(50, date, BOLD).put(250, balance, RIGHT_BOLD).down(14)
  for (const own of days)
    paper.need(12).put(50, on(own.date, style)).put(250, figure(own.balance), RIGHT).down()
}

/** Rows that nothing titles, above a list that has titles. */
export const UNTITLED_ROWS_HABITS: Readonly<Record<string, PlainHabit>> = {
  'untitled-rows-above-balances-of-each-day': {
    book: { texts: BRITISH, rows: [8, 25] },
    says: { currency: 'GBP' },
    above: head(
      'Account activity',
      ({ start, end, number }) => [
        `Account number: ${number.slice(-8)}`,
        `Statement period: ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`,
      ],
      ({ opening, closing }) => [
        ['Opening balance', around(commaPoint, '-£5', '£5')(opening)],
        ['Closing balance', around(commaPoint, '-£5', '£5')(closing)],
      ],
    ),
    columns: [day('', 50, '03 Apr 2024'), text('', 120, 300), amount('', 500, minus)],
    closes: ({ paper, book: { entries } }) => {
      paper.down(10).need(60).put(50, 'Balance at the end of each day', BOLD).down(16)
      listBalances(paper, entries, ['Date', 'Balance'], '03 Apr 2024', minus)
    },
  },
  'untitled-rows-sign-behind-above-rates': {
    book: { texts: GERMAN, rows: [8, 25] },
    says: { currency: 'EUR' },
    above: head(
      'Kontoauszug',
      ({ start, end, number }) => [
        `IBAN ${ibanLike('DE', 22, number)}`,
        `Zeitraum ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Alter Kontostand EUR', behind(opening)],
        ['Neuer Kontostand EUR', behind(closing)],
      ],
    ),
    columns: [day('', 50, '03.04.2024'), text('', 120, 300), amount('', 500, behind)],
    closes: ({ paper, book: { start } }) => {
      paper.down(10).need(60).put(50, 'Zinssätze', BOLD).down(16)
      paper
        .put(50, 'Datum', BOLD)
        .put(250, 'Soll-Zinssatz', RIGHT_BOLD)
        .put(350, 'Kreditlinie', RIGHT_BOLD)
        .down(14)
      paper.put(50, on(start, '03.04.2024')).put(250, '11,27 %', RIGHT).put(350, '2.000,00', RIGHT).down()
    },
  },
}
