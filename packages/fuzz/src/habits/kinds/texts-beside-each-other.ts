import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { NIGERIAN } from '../texts/african.ts'
import { THAI } from '../texts/asian.ts'
import { GERMAN } from '../texts/western-european.ts'

const minus = minusBefore(pointComma)
const plain = minusBefore(commaPoint)

/** Several columns of text, each with lines of its own. */
export const TEXTS_BESIDE_HABITS: Readonly<Record<string, PlainHabit>> = {
  'three-texts-each-with-lines-of-its-own': {
    paper: { size: 7.5 },
    book: { texts: GERMAN, opening: [50_000, 900_000] },
    says: { currency: 'EUR' },
    gap: 15,
    pitch: 9,
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper
        .put(50, 'Finanzreport Nr. 4', HEADING)
        .put(450, `per ${on(end, '03.04.2024')}`)
        .down(16)
      paper
        .put(50, `Girokonto IBAN ${ibanLike('DE', 22, number)}`)
        .put(350, 'Währung EUR')
        .down()
      paper.put(50, `Zeitraum ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`).down(20)
      paper
        .put(50, 'Alter Saldo', BOLD)
        .put(110, on(addDays(start, -1), '03.04.2024'))
        .put(555, minus(opening), RIGHT_BOLD)
        .down(18)
    },
    columns: [
      day(['Buchungstag', 'Valuta'], 50, '03.04.2024'),
      { title: '', x: 50, means: 'value-date', cell: ({ valueDate }) => ['', on(valueDate, '03.04.2024')] },
      {
        title: 'Vorgang',
        x: 105,
        means: 'description',
        cell: (entry) =>
          entry.amount > 0
            ? ['Übertrag /', 'Überweisung']
            : entry.amount % 2 === 0
              ? ['Lastschrift /', 'Belastung']
              : 'Kartenverfügung',
      },
      {
        title: 'Auftraggeber/Empfänger',
        x: 175,
        means: 'description',
        cell: (_, { random }) => [
          random.pick(['Stadtwerke Beispielstadt', 'Gruenmarkt eG', 'Max Mustermann']),
          random.fill('~~~~~~~~~~~~/~~~~'),
        ],
      },
      text('Buchungstext', 285, 150),
      debit('Ausgang', 495, minus),
      credit('Eingang', 555, around(pointComma, '5', '+5')),
    ],
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(20)
        .put(50, 'Neuer Saldo', BOLD)
        .put(110, on(end, '03.04.2024'))
        .put(555, minus(closing), RIGHT_BOLD),
  },
  'channel-and-details-right-of-the-balance': {
    paper: { size: 8 },
    book: { texts: THAI, isNeverOverdrawn: true, opening: [500_000, 5_000_000] },
    says: {},
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'STATEMENT OF SAVINGS ACCOUNT', HEADING).down(16)
      paper
        .put(50, `Account No. ${number.slice(-10)}`)
        .put(330, `Period ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`)
        .down(24)
    },
    columns: [
      day('Date', 50, '03-04-24'),
      {
        title: ['Time/', 'Eff.Date'],
        x: 95,
        cell: ({ amount: own }) => `${10 + (Math.abs(own) % 13)}:${10 + (Math.abs(own) % 49)}`,
      },
      {
        title: 'Descriptions',
        x: 130,
        means: 'description',
        cell: ({ amount: own }) =>
          own > 0 ? 'Transfer Deposit' : own % 2 === 0 ? 'Transfer Withdrawal' : 'Payment',
      },
      {
        title: ['Withdrawal /', 'Deposit'],
        x: 280,
        align: 'right',
        cell: (entry) => commaPoint(entry.amount),
      },
      balance(['Outstanding', 'Balance'], 350, commaPoint),
      {
        title: 'Channel',
        x: 365,
        means: 'description',
        cell: ({ amount: own }) => (own % 3 === 0 ? 'Automatic Transfer' : 'K-MOBILE'),
      },
      text('Details', 445, 125),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03-04-24'))
        .put(130, 'Beginning Balance')
        .put(350, commaPoint(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { entries, moneyIn, moneyOut } }) => {
      const count = (isCredit: boolean) => entries.filter((own) => own.amount > 0 === isCredit).length
      paper.need(40).down()
      paper
        .put(50, `Total Withdrawal ${count(false)} Items`)
        .put(280, commaPoint(moneyOut), RIGHT)
        .down()
      paper.put(50, `Total Deposit ${count(true)} Items`).put(280, commaPoint(moneyIn), RIGHT)
    },
  },
  'wide-reference-last-currency-in-the-titles': {
    paper: { font: 'noto', size: 7.5 },
    book: { texts: NIGERIAN, isNeverOverdrawn: true, opening: [2_000_000, 9_000_000] },
    says: { currency: 'NGN', unproved: 'none' },
    gap: 16,
    pitch: 9,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Account Statement', HEADING).down(16)
      paper.put(50, 'Account Name').put(300, 'Account Number').down(10)
      paper.put(50, 'ADA EXAMPLE', BOLD).put(300, number.slice(-10), BOLD).down(16)
      paper.put(50, 'Opening Balance').put(300, 'Closing Balance').down(10)
      paper
        .put(50, `₦${commaPoint(opening)}`, BOLD)
        .put(300, `₦${commaPoint(closing)}`, BOLD)
        .down(16)
      paper.put(50, 'Total Debit').put(300, 'Total Credit').down(10)
      paper
        .put(50, `₦${commaPoint(moneyOut)}`, BOLD)
        .put(300, `₦${commaPoint(moneyIn)}`, BOLD)
        .down(16)
      paper.put(50, 'Period').down(10)
      paper.put(50, `${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`, BOLD).down(24)
    },
    columns: [
      {
        title: 'Trans. Time',
        x: 50,
        cell: ({ date, amount: own }) => [
          on(date, '2024 Apr 03'),
          `${10 + (Math.abs(own) % 13)}:${10 + (Math.abs(own) % 49)}:07`,
        ],
      },
      {
        title: 'Value Date',
        x: 110,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '03 Apr 2024'),
      },
      text('Description', 170, 130),
      amount('Debit/Credit(₦)', 370, around(commaPoint, '-5', '+5')),
      balance('Balance(₦)', 430, plain),
      { title: 'Channel', x: 440, means: 'description', cell: () => 'E-Channel' },
      {
        title: 'Transaction Reference',
        x: 490,
        means: 'reference',
        isBroken: true,
        cell: (_, { random }) => [random.digits(16), random.digits(8)],
      },
    ],
  },
}
