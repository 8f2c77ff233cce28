import { amount, balance, balanceOnce, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, minusBefore, pointComma, spacePoint } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { DUTCH, GERMAN, ITALIAN, PORTUGUESE, SPANISH, SWISS } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const euros = minusBefore(pointComma)
const foot = (paper: Paper, ...lines: readonly string[]) => {
  for (const [i, line] of lines.entries()) paper.at(790 + 9 * i, 50, line, SMALL)
}

/** Whole pages of banks of Western Europe, with overviews, interest and fees around their tables. */
export const WESTERN_EUROPEAN_PAGES: Readonly<Record<string, PlainHabit>> = {
  'booking-over-value-beside-payer-and-kind-between-two-balances': {
    paper: { size: 7.5 },
    book: { texts: GERMAN, ...rich },
    says: { currency: 'EUR' },
    gap: 15,
    above: head(
      'Finanzreport Nr. 4',
      ({ start, end, number }) => [
        [`vom ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`, 'Seite 1 von 3'],
        `Girokonto   IBAN ${ibanLike('DE', 22, number)}   BIC BEISDEFFXXX`,
      ],
      ({ closing }) => [
        ['Ihre Vermögensübersicht', 'Saldo in EUR'],
        ['Girokonto', `+${pointComma(closing)}`],
        ['Depot', '+12.480,55'],
      ],
    ),
    columns: [
      day(['Buchungstag', 'Valuta'], 40, '03.04.2024'),
      {
        title: '',
        x: 40,
        means: 'value-date',
        cell: ({ valueDate }) => ['', on(valueDate, '03.04.2024')],
      },
      {
        title: 'Vorgang',
        x: 105,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? 'Übertrag/Überweisung' : 'Lastschrift/Belastung'),
      },
      text('Buchungstext', 210, 230),
      amount(['Ausgang/Eingang', 'in EUR'], 555, around(pointComma, '-5', '+5')),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '03.04.2024'), BOLD)
        .put(105, 'Alter Saldo', BOLD)
        .put(555, `+${pointComma(opening)}`, RIGHT_BOLD)
        .down(16),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(40).put(40, on(end, '03.04.2024'), BOLD).put(105, 'Neuer Saldo', BOLD)
      paper.put(555, `+${pointComma(closing)}`, RIGHT_BOLD).down(20)
      foot(paper, 'Bitte erheben Sie Einwendungen gegen diesen Abschluss innerhalb von sechs Wochen.')
    },
  },
  'credit-before-debit-value-and-balance-of-the-day-in-switzerland': {
    book: { texts: SWISS, ...rich },
    says: { currency: 'CHF' },
    above: head('Kontoauszug', ({ start, end, number }) => [
      [`${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`, 'Seite: 1 / 2'],
      [`IBAN ${ibanLike('CH', 21, number)}`, 'Privatkonto CHF'],
    ]),
    columns: [
      day('Datum', 50, '03.04.24'),
      text('Text', 105, 190),
      credit('Gutschrift', 365, spacePoint),
      debit('Lastschrift', 435, spacePoint),
      valueDay('Valuta', 450, '03.04.24'),
      balanceOnce('Saldo', 555, spacePoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03.04.24'))
        .put(105, 'Kontostand')
        .put(555, spacePoint(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(60).put(105, 'Total', BOLD).put(365, spacePoint(moneyIn), RIGHT_BOLD)
      paper.put(435, spacePoint(moneyOut), RIGHT_BOLD).down(14)
      paper.put(50, on(end, '03.04.24')).put(105, 'Kontostand', BOLD)
      paper.put(555, spacePoint(closing), RIGHT_BOLD).down(20)
      paper.put(
        50,
        'Bitte überprüfen Sie den Kontoauszug. Ohne Bericht innert 30 Tagen gilt er als richtig.',
        SMALL,
      )
    },
  },
  'balances-by-day-of-value-and-numbers-of-interest-below': {
    paper: { size: 8 },
    book: { texts: ITALIAN, ...rich },
    says: { currency: 'EUR' },
    above: head('Estratto conto', ({ start, end, number }) => [
      [`Conto corrente n. 1000/${number.slice(-8)}`, `al ${on(end, '03.04.2024')}`],
      `Periodo dal ${on(start, '03.04.2024')} al ${on(end, '03.04.2024')}   Valuta EUR`,
    ]),
    columns: [
      day(['Data', 'operazione'], 50, '03.04.2024'),
      valueDay(['Data', 'valuta'], 110, '03.04.2024'),
      text('Descrizione', 170, 220),
      debit('Addebiti', 470, pointComma),
      credit('Accrediti', 550, pointComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03.04.2024'))
        .put(170, 'Saldo iniziale')
        .put(550, pointComma(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { end, opening, closing, moneyIn, moneyOut, entries } }) => {
      paper.need(40).put(170, 'Totali', BOLD).put(470, pointComma(moneyOut), RIGHT_BOLD)
      paper.put(550, pointComma(moneyIn), RIGHT_BOLD).down(14)
      paper.put(50, on(end, '03.04.2024')).put(170, 'Saldo finale', BOLD)
      paper.put(550, pointComma(closing), RIGHT_BOLD).down(26)
      paper.need(120).put(50, 'Riassunto scalare', HEADING).down(16)
      const steps = entries.filter((_, i) => i % 4 === 0).slice(0, 8)
      printGrid(
        paper,
        [50, [200], [260], [400]],
        [
          ['Decorrenza valuta', 'Saldi per valuta', 'Giorni', 'Numeri creditori'],
          ...steps.map(({ valueDate, balance: own }) => [
            on(valueDate, '03.04.2024'),
            pointComma(own),
            '4',
            pointComma(Math.round((own * 4) / 1000)),
          ]),
        ],
      ).down(8)
      paper.put(
        50,
        `Saldo medio ${pointComma(Math.round((opening + closing) / 2))}   Tasso creditore 0,0100 %`,
      )
    },
  },
  'old-and-new-balance-in-boxes-and-a-standing-order-list-below': {
    paper: { size: 8 },
    book: { texts: DUTCH, ...rich },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Afschrift Betaalrekening', HEADING).down(18)
      printGrid(
        paper,
        [50, 150, 250, 360, 470],
        [
          ['Rekening', '', 'Periode', '', 'Volgnummer'],
          [ibanLike('NL', 18, number), '', `${on(start, '03-04-2024')} t/m`, on(end, '03-04-2024'), '4'],
        ],
      ).down(8)
      printGrid(
        paper,
        [50, 180, 310, 440],
        [
          ['Beginsaldo', 'Totaal af', 'Totaal bij', 'Eindsaldo'],
          [opening, moneyOut, moneyIn, closing].map((own) => `€ ${pointComma(own)}`),
        ],
      ).down(16)
    },
    columns: [
      day('Datum', 50, '03-04-2024'),
      text('Naam / omschrijving', 115, 210),
      {
        title: 'Soort',
        x: 340,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? 'Overschrijving' : 'Betaalautomaat'),
      },
      amount('Bedrag (€)', 545, around(pointComma, '- 5', '+ 5')),
    ],
    closes: ({ paper }) => {
      paper.need(80).down(16).put(50, 'Uw automatische overschrijvingen', BOLD).down(14)
      printGrid(
        paper,
        [50, 250, [470]],
        [
          ['Spaarrekening', 'elke 1e van de maand', '€ 150,00'],
          ['Huur Woonstichting', 'elke 28e van de maand', '€ 812,45'],
        ],
      )
    },
  },
  'to-carry-and-carried-beside-an-overview-of-all-that-is-owned': {
    paper: { size: 8 },
    book: { texts: PORTUGUESE, ...rich, rows: [30, 60] },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper.put(50, 'EXTRATO COMBINADO', HEADING).put(545, 'N.º 2024/004', RIGHT).down(18)
      paper.put(50, `PERÍODO DE ${on(start, '2024/04/03')} A ${on(end, '2024/04/03')}`).down(18)
      printGrid(
        paper,
        [50, [400], [545]],
        [
          ['RESUMO DO PATRIMÓNIO', 'MOEDA', 'SALDO'],
          ['DEPÓSITOS À ORDEM', 'EUR', pointComma(closing)],
          ['DEPÓSITOS A PRAZO', 'EUR', '10.000,00'],
          ['CARTÕES DE CRÉDITO', 'EUR', '-214,80'],
        ],
      ).down(14)
      paper.put(50, `CONTA À ORDEM N.º ${number.slice(-11)}   EUR`, BOLD).down(16)
    },
    columns: [
      day(['DATA', 'LANC.'], 50, '4.03'),
      {
        title: ['DATA', 'VALOR'],
        x: 90,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '4.03'),
      },
      text('DESCRITIVO', 130, 190),
      debit('DÉBITO', 400, spacePoint),
      credit('CRÉDITO', 475, spacePoint),
      balance('SALDO', 555, spacePoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(130, 'SALDO INICIAL').put(555, spacePoint(opening), RIGHT).down(14),
    carries: ({ paper }, reached) => paper.put(130, 'A TRANSPORTAR').put(555, spacePoint(reached), RIGHT),
    brings: ({ paper }, reached) =>
      paper.put(130, 'TRANSPORTE').put(555, spacePoint(reached), RIGHT).down(14),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(130, 'SALDO FINAL').put(555, spacePoint(closing), RIGHT),
  },
  'concept-and-details-in-small-under-it-with-commissions-of-the-year': {
    paper: { size: 8 },
    book: { texts: SPANISH, ...rich },
    says: { currency: 'EUR' },
    gap: 15,
    above: head(
      'EXTRACTO DE CUENTA CORRIENTE',
      ({ start, end, number }) => [
        `Cuenta ${ibanLike('ES', 24, number)}   Divisa EUR`,
        `Del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo anterior', `${pointComma(opening)} €`],
        ['Saldo actual', `${pointComma(closing)} €`],
      ],
    ),
    columns: [
      day(['Fecha', 'Operación'], 50, '03/04'),
      valueDay(['Fecha', 'Valor'], 95, '03/04'),
      text('Concepto', 140, 200, ({ amount: own }, lines) => [
        ...lines,
        `${own > 0 ? 'Ordenante' : 'Tarjeta'} 0049 ${String(Math.abs(own)).padStart(6, '0')}`,
      ]),
      amount('Importe', 460, (own) => `${euros(own)} €`),
      balance('Saldo', 550, (own) => `${euros(own)} €`),
    ],
    closes: ({ paper }) => {
      paper.need(90).down(14).put(50, 'Resumen de comisiones del año', BOLD).down(14)
      printGrid(
        paper,
        [50, [300], [380]],
        [
          ['Servicio', 'Número', 'Total'],
          ['Mantenimiento de la cuenta', '1', '0,00 €'],
          ['Transferencias', '3', '1,35 €'],
          ['Retirada de efectivo', '2', '4,00 €'],
        ],
      )
    },
  },
}
