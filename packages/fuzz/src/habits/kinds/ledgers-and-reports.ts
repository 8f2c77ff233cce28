import { balance, type Column, credit, cutText, debit, text } from '../setting/columns.ts'
import { around, commaPoint, lakhs, minusBefore, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { INDIAN } from '../texts/asian.ts'
import { GERMAN } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const _minus = minusBefore(commaPoint)

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** Reports of German banks, of a driver's earnings, and a ledger. */
export const LEDGER_AND_REPORT_HABITS: Readonly<Record<string, PlainHabit>> = {
  'kind-over-its-number-and-booking-over-value-beside-a-payee': {
    paper: { size: 7.5 },
    book: { texts: GERMAN, ...rich, rows: [8, 24] },
    says: { currency: 'EUR' },
    gap: 15,
    above: head('Finanzreport', ({ start, end, number }) => [
      `Girokonto   IBAN ${ibanLike('DE', 22, number)}   EUR`,
      `Zeitraum ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`,
    ]),
    columns: [
      { title: ['Buchungstag', 'Valuta'], x: 40, cell: ({ date }) => [on(date, '03.04.2024'), ''] },
      { title: '', x: 40, means: 'value-date', cell: ({ valueDate }) => ['', on(valueDate, '03.04.2024')] },
      {
        title: ['Vorgang', 'Referenz'],
        x: 105,
        means: 'description',
        cell: ({ amount: own }) => [own < 0 ? 'Lastschrift' : 'Übertrag', ''],
      },
      {
        title: '',
        x: 105,
        means: 'reference',
        cell: ({ amount: own }) => ['', `9J2C21S${Math.abs(own) % 9_999}`],
      },
      text('Buchungstext', 190, 230),
      debit('Ausgang', 490, minusBefore(pointComma)),
      credit('Eingang', 560, around(pointComma, '5', '+5')),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, 'Alter Saldo', BOLD)
        .put(105, on(start - 1, '03.04.2024'))
        .put(560, `+${pointComma(opening)}`, RIGHT_BOLD)
        .down(16),
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(20)
        .put(40, 'Neuer Saldo', BOLD)
        .put(105, on(end, '03.04.2024'))
        .put(560, `+${pointComma(closing)}`, RIGHT_BOLD),
  },
  'years-under-both-days-and-names-over-values-with-the-old-balance': {
    paper: { size: 8 },
    book: { texts: GERMAN, ...rich, rows: [8, 24] },
    says: { currency: 'EUR', period: 'both' },
    gap: 16,
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper.put(50, `Kontoauszug vom ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`, BOLD).down(20)
      for (const [x, name, value] of [
        [50, 'Auszug', '4'],
        [100, 'Seite', '1'],
        [150, 'von', '3'],
        [200, 'IBAN', ibanLike('DE', 22, number)],
      ] as const)
        paper.put(x, name).put(x, value, { below: 12 })
      paper.put(545, `Alter Saldo per ${on(start - 1, '03.04.2024')}`, RIGHT)
      paper.put(545, `EUR + ${pointComma(opening)}`, { ...RIGHT, below: 12 }).down(40)
    },
    columns: [
      { title: 'Buchung', x: 50, cell: ({ date }) => [on(date, '03.04.'), on(date, '2024')] },
      {
        title: 'Valuta',
        x: 100,
        means: 'value-date',
        cell: ({ valueDate }) => [on(valueDate, '03.04.'), on(valueDate, '2024')],
      },
      text('Vorgang', 150, 230, ({ amount: own }, lines) => [
        own < 0 ? 'SEPA Lastschrifteinzug von' : 'SEPA Überweisung von',
        ...lines,
      ]),
      debit('Soll', 460, minusBefore(pointComma)),
      credit('Haben', 545, around(pointComma, '5', '+ 5')),
    ],
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(40).put(545, `Neuer Saldo per ${on(end, '03.04.2024')}`, RIGHT)
      paper.put(545, `EUR + ${pointComma(closing)}`, { ...RIGHT, below: 12 })
    },
  },
  'earnings-refunds-and-payouts-in-three-columns': {
    paper: { size: 8 },
    book: {
      texts: { outgoing: ['Payout to bank ****~~~~'], incoming: ['Trip {m}/{d} Market St', 'Toll refund'] },
      ...rich,
      rows: [8, 25],
    },
    says: { currency: 'USD', number: false },
    above: head('Weekly statement', ({ start, end }) => [
      `${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}   USD`,
    ]),
    columns: [
      at('Processed', 40, 'Apr 3, 2024'),
      text('Event', 120, 160),
      {
        title: 'Your earnings',
        x: 350,
        align: 'right',
        cell: ({ amount: own, text: event }) =>
          own > 0 && !event.startsWith('Toll') ? `$${commaPoint(own)}` : '',
      },
      {
        title: 'Refunds & Expenses',
        x: 430,
        align: 'right',
        cell: ({ amount: own, text: event }) =>
          own > 0 && event.startsWith('Toll') ? `$${commaPoint(own)}` : '',
      },
      debit('Payouts', 500, around(commaPoint, '-$5')),
      balance('Balance', 570, around(commaPoint, '-$5', '$5')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(120, 'Starting balance')
        .put(570, `$${commaPoint(opening)}`, RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper
        .need(20)
        .put(120, 'Ending balance')
        .put(570, `$${commaPoint(closing)}`, RIGHT),
  },
  'both-sums-made-equal-by-the-closing-balance': {
    paper: { page: 'a4', size: 8 },
    book: { texts: INDIAN, ...rich, rows: [8, 24] },
    says: { currency: 'INR', number: false },
    above: head('Ledger Account', ({ start, end }) => [
      'Bank of Example A/c   (All amounts in INR)',
      `${on(start, '3-Apr-2024')} to ${on(end, '3-Apr-2024')}`,
    ]),
    columns: [
      at('Date', 40, '3-Apr-24'),
      cutText('Particulars', 95, 36),
      {
        title: 'Vch Type',
        x: 310,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'Payment' : 'Receipt'),
      },
      { title: 'Vch No.', x: 365, means: 'reference', cell: (_, { row }) => String(41 + row) },
      credit('Debit', 480, lakhs),
      debit('Credit', 560, lakhs),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '3-Apr-24'))
        .put(95, 'To Opening Balance', BOLD)
        .put(480, lakhs(opening), RIGHT_BOLD)
        .down(),
    closes: ({ paper, book: { opening, closing, moneyIn, moneyOut } }) => {
      paper
        .need(60)
        .put(480, lakhs(opening + moneyIn), RIGHT)
        .put(560, lakhs(moneyOut), RIGHT)
        .down()
      paper.put(95, 'By Closing Balance', BOLD).put(560, lakhs(closing), RIGHT_BOLD).down()
      paper.put(480, lakhs(opening + moneyIn), RIGHT_BOLD).put(560, lakhs(opening + moneyIn), RIGHT_BOLD)
    },
  },
}
