import { addDays } from '../../convention/day.ts'
import { amount, balance, day, text } from '../setting/columns.ts'
import { around, lakhs, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { PHONE_PAYMENTS } from '../texts/asian.ts'
import { GERMAN } from '../texts/western-european.ts'

const minus = minusBefore(pointComma)

/** Rupees of which the paise are printed where there are some. */
const asNeeded = (minor: number): string => lakhs(minor).replace(/\.00$/, '')

/** Rows with lines of names and values under their texts. */
export const MEMO_LINE_HABITS: Readonly<Record<string, PlainHabit>> = {
  'names-and-values-under-the-text': {
    paper: { bottom: 730, size: 8 },
    book: { texts: GERMAN },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 16,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Kontoumsätze', HEADING).down(14)
      paper.put(50, `IBAN: ${ibanLike('DE', 22, number)}`).down()
      paper.put(50, `Zeitraum: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`).down(22)
    },
    columns: [
      day('Datum', 50, '03.04.2024'),
      text('Vorgang', 115, 270, ({ date, amount: own }, lines, { random }) => [
        ...lines,
        ...(random.chance(0.7) ? [random.fill(`Ref. ~~~~~~~~~~~~/~`)] : []),
        ...(random.chance(0.5)
          ? [`Rechnung vom ${on(addDays(date, -9), '03.04.2024')} über ${pointComma(own * 3)} EUR`]
          : []),
        ...(random.chance(0.5) ? [random.fill('MANDAT: M-~~~~~~ GLÄUBIGER-ID: DE98ZZZ~~~~~~~~~~~')] : []),
        ...(random.chance(0.3) ? [`Valuta: ${on(addDays(date, 1), '03.04.2024')}`] : []),
      ]),
      amount('Betrag', 460, minus),
      balance('Saldo', 545, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(115, 'Anfangssaldo', BOLD).put(545, minus(opening), RIGHT_BOLD).down(16),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(115, 'Endsaldo', BOLD).put(545, minus(closing), RIGHT_BOLD),
  },
  'numbers-and-accounts-under-the-text-no-balances': {
    paper: { bottom: 740, size: 8.5 },
    book: { texts: PHONE_PAYMENTS },
    says: { currency: 'INR', number: false, opening: false, closing: false, unproved: 'all' },
    newestFirst: true,
    pitch: 11,
    gap: 20,
    above: ({ paper, book: { start, end } }) => {
      paper.put(50, 'Transaction Statement for 98200XXXXX', HEADING).down(16)
      paper.put(50, `${on(start, '03 Apr, 2024')} - ${on(end, '03 Apr, 2024')}`).down(24)
    },
    columns: [
      {
        title: 'Date',
        x: 50,
        cell: ({ date, amount: own }) => [
          on(date, 'Apr 03, 2024'),
          `0${1 + (Math.abs(own) % 9)}:${10 + (Math.abs(own) % 49)} PM`,
        ],
      },
      text('Transaction Details', 140, 250, ({ amount: own }, lines, { random }) => [
        ...lines,
        random.fill('Transaction ID : T24~~~~~~~~~~~~~~~~~~~'),
        random.fill('UTR No : ~~~~~~~~~~~~'),
        random.fill(own < 0 ? 'Debited from XXXXXX~~~~' : 'Credited to XXXXXX~~~~'),
      ]),
      { title: 'Type', x: 410, cell: ({ amount: own }) => (own < 0 ? 'Debit' : 'Credit') },
      amount('Amount', 545, around(asNeeded, 'INR 5', 'INR 5')),
    ],
    closes: ({ paper }) => {
      paper.need(30).put(50, 'This is an automatically generated statement.')
    },
  },
}
