import { amount, balance, type Column, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma, quotePoint, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import type { Desk, PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN, BRITISH } from '../texts/american-and-british.ts'
import { DANISH } from '../texts/further-european.ts'
import { FRENCH, GERMAN, PORTUGUESE, SWISS } from '../texts/western-european.ts'

const commas = minusBefore(pointComma)
const points = minusBefore(commaPoint)

/** Names over their amounts, side by side. */
const boxes =
  (y: number, names: readonly string[], amounts: (desk: Desk) => readonly string[]) =>
  (desk: Desk): void => {
    const { paper } = desk
    for (const [i, name] of names.entries()) paper.put(50 + 125 * i, name, SMALL)
    paper.down(10)
    for (const [i, own] of amounts(desk).entries()) paper.put(50 + 125 * i, own, BOLD)
    paper.down(y)
  }

const euros = (title: string, x: number, of: Column['cell']): Column => ({
  title,
  x,
  align: 'right',
  cell: of,
})

/** Summaries of several kinds, and sums where none are expected. */
export const SUMMARY_HABITS: Readonly<Record<string, PlainHabit>> = {
  'four-boxes-of-names-over-amounts': {
    book: { texts: BRITISH },
    says: { currency: 'GBP' },
    above: (desk) => {
      const { paper, book } = desk
      paper.put(50, 'Your current account', HEADING).down(14)
      paper.put(50, numberLike('Account number ~~~~~~~~', book.number)).down()
      paper.put(50, `${on(book.start, '3 April 2024')} - ${on(book.end, '3 April 2024')}`).down(16)
      boxes(22, ['Opening balance', 'Money in', 'Money out', 'Closing balance'], () =>
        [book.opening, book.moneyIn, book.moneyOut, book.closing].map((own) => `£${points(own)}`),
      )(desk)
    },
    columns: [
      day('Date', 50, '3 Apr'),
      text('Description', 100, 220),
      amount('Amount (£)', 440, around(commaPoint, '-5', '+5')),
      balance('Balance (£)', 540, points),
    ],
  },
  'counts-and-sums-in-one-line-each': {
    book: { texts: AMERICAN },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing, entries, moneyIn, moneyOut } }) => {
      const count = (isOwn: (own: number) => boolean) => entries.filter((entry) => isOwn(entry.amount)).length
      paper.put(50, 'Account Statement', HEADING).down(14)
      paper.put(50, numberLike('Account Number: ~~~~~~~~~~', number)).down()
      paper.put(50, `Statement Period ${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`).down(16)
      paper
        .pairs(50, 320, [
          ['Beginning Balance', `$${points(opening)}`],
          [`${count((own) => own > 0)} Deposits/Credits`, `+$${points(moneyIn)}`],
          [`${count((own) => own < 0)} Withdrawals/Debits`, `-$${points(-moneyOut)}`],
          ['Ending Balance', `$${points(closing)}`],
        ])
        .down(18)
    },
    columns: [
      day('Date', 50, '04/03'),
      text('Description', 100, 240),
      debit('Withdrawals', 420, commaPoint),
      credit('Deposits', 485, commaPoint),
      balance('Balance', 550, points),
    ],
  },
  'summary-with-the-sums-below-the-rows': {
    book: { texts: GERMAN },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Kontoauszug', HEADING).down(14)
      paper.put(50, `IBAN ${ibanLike('DE', 22, number)}   Währung EUR`).down()
      paper.put(50, `Zeitraum ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`).down(18)
    },
    columns: [
      day('Buchungstag', 50, '03.04.2024'),
      valueDay('Wertstellung', 115, '03.04.2024'),
      text('Verwendungszweck', 180, 240),
      amount('Betrag', 540, commas),
    ],
    closes: ({ paper, book: { opening, closing, moneyIn, moneyOut } }) => {
      paper.need(80).down(10)
      paper.pairs(180, 540, [
        ['Alter Kontostand', commas(opening)],
        ['Summe Gutschriften', commas(moneyIn)],
        ['Summe Belastungen', commas(moneyOut)],
        ['Neuer Kontostand', commas(closing)],
      ])
    },
  },
  'sums-of-both-ways-behind-a-stroke': {
    book: { texts: SWISS },
    says: { currency: 'CHF' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Kontoauszug Privatkonto', HEADING).down(14)
      paper.put(50, `IBAN ${ibanLike('CH', 21, number)}   Währung: CHF`).down()
      paper.put(50, `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`).down(14)
      paper.put(50, `Anfangssaldo ${minusBefore(quotePoint)(opening)}`).down()
      paper.put(50, `Gutschriften / Belastungen: ${quotePoint(moneyIn)} / ${quotePoint(moneyOut)}`).down()
      paper.put(50, `Schlusssaldo ${minusBefore(quotePoint)(closing)}`).down(18)
    },
    columns: [
      day('Datum', 50, '03.04.24'),
      text('Text', 105, 200),
      debit('Belastung', 390, quotePoint),
      credit('Gutschrift', 465, quotePoint),
      balance('Saldo', 545, minusBefore(quotePoint)),
    ],
  },
  'carried-sums-of-both-columns-and-no-balances': {
    book: { texts: FRENCH },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Relevé de compte', HEADING).down(14)
      paper.put(50, `IBAN ${ibanLike('FR', 27, number)}   Devise EUR`).down()
      paper.put(50, `du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`).down(14)
      paper
        .pairs(50, 300, [
          ['Ancien solde', minusBefore(spaceComma)(opening)],
          ['Nouveau solde', minusBefore(spaceComma)(closing)],
        ])
        .down(18)
    },
    columns: [
      day('Date', 50, '03/04/2024'),
      text('Libellé', 115, 230),
      debit('Débit', 450, spaceComma),
      credit('Crédit', 540, spaceComma),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) =>
      paper
        .need(30)
        .put(115, 'Total des mouvements', BOLD)
        .put(450, spaceComma(moneyOut), RIGHT_BOLD)
        .put(540, spaceComma(moneyIn), RIGHT_BOLD),
  },
  'balance-of-the-month-before-as-the-first-row-with-its-day': {
    book: { texts: PORTUGUESE },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Extrato de conta', HEADING).down(14)
      paper.put(50, `IBAN ${ibanLike('PT', 25, number)}   Moeda EUR`).down()
      paper.put(50, `Período ${on(start, '2024-04-03')} a ${on(end, '2024-04-03')}`).down(18)
    },
    columns: [
      day('Data', 50, '2024-04-03'),
      text('Descrição', 115, 200),
      debit('Débito', 390, spaceComma),
      credit('Crédito', 465, spaceComma),
      balance('Saldo', 545, minusBefore(spaceComma)),
    ],
    opens: ({ paper, book: { opening, start } }) =>
      paper
        .put(50, on(start, '2024-04-03'))
        .put(115, 'SALDO INICIAL')
        .put(545, minusBefore(spaceComma)(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing, end } }) =>
      paper
        .need(20)
        .put(50, on(end, '2024-04-03'))
        .put(115, 'SALDO FINAL')
        .put(545, minusBefore(spaceComma)(closing), RIGHT),
  },
  'amount-and-balance-before-day-and-text': {
    book: { texts: DANISH },
    says: { currency: 'DKK' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Kontoudskrift', HEADING).down(14)
      paper.put(50, numberLike('Konto: ~~~~ ~~~~~~~~~~   Valuta: DKK', number)).down()
      paper.put(50, `Periode ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`).down(14)
      paper
        .pairs(50, 300, [
          ['Primosaldo', commas(opening)],
          ['Ultimosaldo', commas(closing)],
        ])
        .down(18)
    },
    columns: [
      amount('Beløb', 110, commas),
      balance('Saldo', 185, commas),
      day('Dato', 200, '03.04.2024'),
      text('Tekst', 270, 250),
    ],
  },
  'percent-of-the-month-beside-every-amount': {
    book: { texts: BRITISH },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Spending report', HEADING).down(14)
      paper.put(50, numberLike('Account number ~~~~~~~~', number)).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(14)
      paper
        .pairs(50, 300, [
          ['Opening balance', `£${points(opening)}`],
          ['Closing balance', `£${points(closing)}`],
        ])
        .down(18)
    },
    columns: [
      day('Date', 50, '03/04/2024'),
      text('Who', 115, 200),
      amount('Amount', 420, around(commaPoint, '-£5', '£5')),
      euros(
        'Share',
        470,
        ({ amount: own }, { random }) => `${(Math.abs(own) / random.int(5_000, 9_000)).toFixed(1)}%`,
      ),
      balance('Balance', 550, around(commaPoint, '-£5', '£5')),
    ],
  },
}
