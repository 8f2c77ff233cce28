import { amount, balance, credit, cutText, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, type Figure, lakhs, minusBefore, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { INDIAN } from '../texts/asian.ts'
import { GERMAN } from '../texts/western-european.ts'

/** Without decimals that are nought: `171`, `12.5`. */
const trimmed =
  (figure: Figure): Figure =>
  (minor) =>
    figure(minor)
      .replace(/([.,]\d)0$/, '$1')
      .replace(/[.,]0$/, '')
/** Without decimals where both are nought: `171`, `12.50`. */
const bare =
  (figure: Figure): Figure =>
  (minor) =>
    figure(minor).replace(/[.,]00$/, '')

const pounds = trimmed(minusBefore(commaPoint))
const euros = trimmed(minusBefore(pointComma))
const rupees = bare(lakhs)

/** Tables that leave out decimals which are nought, where sums above print them. */
export const DECIMALS_LEFT_OUT_HABITS: Readonly<Record<string, PlainHabit>> = {
  'pounds-as-a-spreadsheet-prints-them': {
    book: { texts: BRITISH, rows: [8, 25], isRound: true },
    says: { currency: 'GBP' },
    above: head(
      'Transactions export',
      ({ start, end, number }) => [
        [`Account number: ${number.slice(-8)}`, 'Currency: GBP'],
        `Period: ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Opening balance', around(commaPoint, '-£5', '£5')(opening)],
        ['Closing balance', around(commaPoint, '-£5', '£5')(closing)],
      ],
    ),
    columns: [
      day('Date', 50, '03/04/2024'),
      text('Description', 120, 240),
      amount('Amount', 450, pounds),
      balance('Balance', 545, pounds),
    ],
  },
  'euros-with-commas-as-a-spreadsheet-prints-them': {
    book: { texts: GERMAN, rows: [8, 25], isRound: true },
    says: { currency: 'EUR' },
    above: head(
      'Umsatzliste',
      ({ start, end, number }) => [
        [`IBAN: ${ibanLike('DE', 22, number)}`, 'Währung: EUR'],
        `Zeitraum: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Anfangssaldo', `${minusBefore(pointComma)(opening)} EUR`],
        ['Endsaldo', `${minusBefore(pointComma)(closing)} EUR`],
      ],
    ),
    columns: [
      day('Buchungstag', 50, '03.04.2024'),
      text('Verwendungszweck', 120, 240),
      amount('Betrag', 450, euros),
      balance('Saldo', 545, euros),
    ],
  },
  'rupees-without-paise-where-there-are-none': {
    paper: { size: 8 },
    book: {
      texts: INDIAN,
      rows: [8, 25],
      isRound: true,
      isNeverOverdrawn: true,
      opening: [900_000, 90_000_000],
    },
    says: { currency: 'INR' },
    above: head(
      'Account Statement',
      ({ start, end, number }) => [
        [`Account Number: ${number.slice(-12)}`, 'Currency: INR'],
        `Period: ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Opening Balance', lakhs(opening)],
        ['Closing Balance', lakhs(closing)],
      ],
    ),
    columns: [
      day('Date', 40, '03/04/2024'),
      cutText('Particulars', 100, 40),
      debit('Debit', 400, rupees),
      credit('Credit', 475, rupees),
      balance('Balance', 555, rupees),
    ],
  },
}
