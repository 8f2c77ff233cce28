import { amount, balance, type Column, credit, debit, text } from '../setting/columns.ts'
import { around, minusBefore, pointComma, quotePoint, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { DUTCH, FRENCH, GERMAN, PORTUGUESE, SWISS } from '../texts/western-european.ts'

const plain = minusBefore(pointComma)
const euros = around(pointComma, '- 5 EUR', '+ 5 EUR')
const CODES = ['ba', 'ei', 'bg', 'db'] as const
const PARTIES = ['ACME GMBH', 'Stadtwerke Beispielstadt', 'Max Mustermann', 'Gruenmarkt eG'] as const
const kindOf = (own: number) => (own < 0 ? 'Lastschrift' : 'Gutschrift')

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})
const valued = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  means: 'value-date',
  cell: ({ valueDate }) => on(valueDate, style),
})

/** Banks of the west of Europe. */
export const WESTERN_BANK_HABITS: Readonly<Record<string, PlainHabit>> = {
  'two-letter-codes-and-counter-accounts-under-the-text': {
    paper: { size: 8 },
    book: { texts: DUTCH },
    says: { currency: 'EUR' },
    above: head(
      'Rekeningafschrift',
      ({ start, end, number }) => [
        [ibanLike('NL', 18, number), 'Valuta EUR'],
        `Periode ${on(start, '03-04-2024')} t/m ${on(end, '03-04-2024')}`,
      ],
      ({ opening, closing }) => [
        ['Beginsaldo', `${pointComma(opening)} ${opening < 0 ? 'D' : 'C'}`],
        ['Eindsaldo', `${pointComma(closing)} ${closing < 0 ? 'D' : 'C'}`],
      ],
    ),
    columns: [
      at(['Datum', 'verwerkt'], 50, '03-04-2024'),
      { title: 'Code', x: 115, means: 'description', cell: (_, { row }) => CODES[row % 4] ?? '' },
      text('Naam / Omschrijving', 145, 220, (_, lines, { row }) => [
        ...lines,
        ...(row % 2 === 0 ? ['NL12 ABCD 0123 4567 89'] : []),
      ]),
      debit('Bedrag af', 460, pointComma),
      credit('Bedrag bij', 545, pointComma),
    ],
  },
  'four-columns-of-text-and-both-days-over-each-other': {
    paper: { page: 'landscape', size: 7.5, bottom: 520 },
    book: { texts: GERMAN, rows: [6, 25] },
    says: { currency: 'EUR' },
    gap: 14,
    above: head(
      'Finanzreport',
      ({ start, end, number }) => [
        `IBAN ${ibanLike('DE', 22, number)}`,
        `Zeitraum ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Alter Saldo', `${around(pointComma, '-5', '+5')(opening)} EUR`],
        ['Neuer Saldo', `${around(pointComma, '-5', '+5')(closing)} EUR`],
      ],
    ),
    columns: [
      { title: ['Buchungstag', 'Valuta'], x: 40, cell: ({ date }) => on(date, '03.04.2024') },
      { title: '', x: 40, means: 'value-date', cell: ({ valueDate }) => ['', on(valueDate, '03.04.2024')] },
      { title: ['Vorgang'], x: 110, means: 'description', cell: ({ amount: own }) => kindOf(own) },
      {
        title: ['Auftraggeber/', 'Empfänger'],
        x: 190,
        means: 'description',
        cell: (_, { row }) => PARTIES[row % 4] ?? '',
      },
      text('Buchungstext', 320, 280),
      debit('Ausgang', 690, around(pointComma, '-5')),
      credit('Eingang', 780, around(pointComma, '+5')),
    ],
  },
  'sums-of-an-order-listed-within-its-text': {
    paper: { size: 8 },
    book: { texts: SWISS, rows: [6, 25] },
    says: { currency: 'CHF' },
    above: head('Kontoauszug', ({ start, end, number }) => [
      [`IBAN ${ibanLike('CH', 21, number)}`, 'Währung CHF'],
      `Zeitraum ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
    ]),
    columns: [
      at('Datum', 50, '03.04.24'),
      text('Text', 105, 190, (own, lines, { row }) => {
        if (row % 5 !== 2 || own.amount >= 0) return lines
        const first = Math.round(own.amount / 3)
        const gap = ' '.repeat(30)
        return [
          ...lines,
          `Muster AG, Bern${gap}${quotePoint(first)}`,
          `Beispiel GmbH ${gap}${quotePoint(own.amount - first)}`,
        ]
      }),
      debit('Belastung', 400, quotePoint),
      credit('Gutschrift', 465, quotePoint),
      valued('Valuta', 475, '03.04.24'),
      balance('Saldo', 570, minusBefore(quotePoint)),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(105, 'Saldovortrag', BOLD).put(570, minusBefore(quotePoint)(opening), RIGHT_BOLD).down(),
  },
  'two-balances-on-every-row': {
    paper: { size: 7.5 },
    book: { texts: PORTUGUESE },
    says: { currency: 'EUR' },
    newestFirst: true,
    above: head(
      'Consulta de saldos e movimentos à ordem',
      ({ start, end, number }) => [
        [`Conta ${number.slice(-13)}`, 'Moeda EUR'],
        `Data de início ${on(start, '03-04-2024')}  Data de fim ${on(end, '03-04-2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo inicial', plain(opening)],
        ['Saldo final', plain(closing)],
      ],
    ),
    columns: [
      at('Data mov.', 40, '03-04-2024'),
      valued('Data valor', 95, '03-04-2024'),
      text('Descrição', 150, 160),
      debit('Débito', 360, pointComma),
      credit('Crédito', 420, pointComma),
      balance('Saldo contabilístico', 500, plain),
      { title: 'Saldo disponível', x: 570, align: 'right', cell: (own) => plain(own.balance + 50_000) },
    ],
  },
  'titles-in-two-languages-over-each-other': {
    book: { texts: FRENCH },
    says: { currency: 'EUR' },
    above: head('Extrait de compte / Rekeninguittreksel', ({ start, end, number }) => [
      [`IBAN ${ibanLike('BE', 16, number)}`, 'EUR'],
      `Période / Periode ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      at(['Date', 'Datum'], 50, '03/04/2024'),
      text(['Libellé', 'Omschrijving'], 120, 230),
      debit(['Débit', 'Debet'], 420, pointComma),
      credit(['Crédit', 'Credit'], 485, pointComma),
      balance(['Solde', 'Saldo'], 555, plain),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Ancien solde / Vorig saldo').put(555, plain(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(120, 'Nouveau solde / Nieuw saldo').put(555, plain(closing), RIGHT),
  },
  'francs-beside-the-balances-alone': {
    book: { texts: FRENCH },
    says: { currency: 'EUR' },
    above: head('RELEVE DE COMPTE', ({ start, end, number }) => [
      `IBAN ${ibanLike('FR', 27, number)}`,
      `du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      at('Date', 50, '03/04'),
      text('Opérations', 100, 210),
      debit('Débit (EUR)', 390, spaceComma),
      credit('Crédit (EUR)', 465, spaceComma),
      {
        title: 'Soit en francs',
        x: 550,
        align: 'right',
        cell: ({ amount: own }) => around(spaceComma, '-5', '+5')(Math.round(own * 6.55957)),
      },
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(100, `Ancien solde au ${on(start, '03/04/2024')}`, BOLD)
        .put(opening < 0 ? 390 : 465, spaceComma(opening), RIGHT_BOLD)
        .down(),
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(20)
        .put(100, `Nouveau solde au ${on(end, '03/04/2024')}`, BOLD)
        .put(closing < 0 ? 390 : 465, spaceComma(closing), RIGHT_BOLD),
  },
  'signed-euros-with-the-code-and-numbers-of-movements': {
    paper: { size: 8 },
    book: { texts: DUTCH, rows: [6, 30] },
    says: { currency: 'EUR' },
    gap: 15,
    above: head(
      'Rekeninguittreksel',
      ({ start, end, number }) => [
        ibanLike('BE', 16, number),
        `Periode van ${on(start, '03-04-2024')} tot ${on(end, '03-04-2024')}`,
      ],
      ({ start, end, opening, closing }) => [
        [`Vorig saldo op ${on(start, '03-04-2024')}`, euros(opening)],
        [`Nieuw saldo op ${on(end, '03-04-2024')}`, euros(closing)],
      ],
    ),
    columns: [
      { title: 'Nr.', x: 50, cell: (_, { row }) => String(row + 1).padStart(4, '0') },
      at('Boekingsdatum', 80, '03-04-2024'),
      text('Omschrijving', 155, 240, (own, lines) => [
        ...lines,
        `Bankreferentie : 2404${String(Math.abs(own.amount)).padStart(8, '0')}`,
      ]),
      valued('Valutadatum', 410, '03-04-2024'),
      amount('Bedrag', 560, euros),
    ],
  },
}
