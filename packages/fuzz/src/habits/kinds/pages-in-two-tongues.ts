import { addDays } from '../../convention/day.ts'
import {
  amount,
  balance,
  balanceOnce,
  credit,
  day,
  dayOnce,
  debit,
  text,
  valueDay,
} from '../setting/columns.ts'
import { around, commaPoint, pointComma, quotePoint, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { FRENCH, GERMAN, SWISS } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const

/** Whole pages whose titles and labels stand in two languages each. */
export const TWO_TONGUE_PAGES: Readonly<Record<string, PlainHabit>> = {
  'welsh-over-english-with-a-panel-of-sums-and-carried-forward-lines': {
    paper: { size: 8 },
    book: { texts: BRITISH, ...rich, rows: [30, 80] },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Eich Cyfrif Cyfredol / Your Current Account', HEADING).down(20)
      printGrid(
        paper,
        [40, 320, [560]],
        [
          ['Ms G Sample', 'Crynodeb / Summary', ''],
          ['4 Heol Enghraifft', 'Balans agoriadol / Opening balance', `£${commaPoint(opening)}`],
          ['Caerdydd CF10 0AA', 'Taliadau i mewn / Paid in', `£${commaPoint(moneyIn)}`],
          ['', 'Taliadau allan / Paid out', `£${commaPoint(moneyOut)}`],
          ['', 'Balans terfynol / Closing balance', `£${commaPoint(closing)}`],
        ],
      ).down(8)
      paper.put(40, `Rhif y cyfrif / Account number ${number.slice(-8)}`)
      paper.put(320, 'Cod didoli / Sort code 40-12-65').down(14)
      paper
        .put(40, `Cyfnod / Statement period ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`)
        .down(22)
    },
    columns: [
      dayOnce(['Dyddiad', 'Date'], 40, '3 Apr 24'),
      text(['Manylion', 'Payment type and details'], 100, 200),
      debit(['Allan £', 'Paid out £'], 390, commaPoint),
      credit(['I mewn £', 'Paid in £'], 475, commaPoint),
      balanceOnce(['Balans £', 'Balance £'], 560, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(100, 'BALANCE BROUGHT FORWARD').put(560, commaPoint(opening), RIGHT).down(14),
    carries: ({ paper }, reached) =>
      paper.put(100, 'BALANCE CARRIED FORWARD').put(560, commaPoint(reached), RIGHT),
    brings: ({ paper }, reached) =>
      paper.put(100, 'BALANCE BROUGHT FORWARD').put(560, commaPoint(reached), RIGHT).down(14),
    closes: ({ paper, book: { closing } }) => {
      paper.need(60).put(100, 'BALANCE CARRIED FORWARD').put(560, commaPoint(closing), RIGHT).down(24)
      printGrid(
        paper,
        [40, [300], [420]],
        [
          ['Llog / Interest', 'Hyd at / Up to £', 'EAR %'],
          ['Gorddrafft / Overdraft', '25.00', '0.00'],
          ['', '1,500.00', '39.90'],
        ],
      )
    },
  },
  'english-over-french-with-fees-paid-and-a-second-line-of-the-merchant-s-town': {
    paper: { page: 'letter', size: 8, bottom: 730 },
    book: { texts: FRENCH, ...rich },
    says: { currency: 'CAD' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'Account statement / Relevé de compte (CAD)', HEADING).down(18)
      paper.put(40, `Period / Période : ${on(start, '2024-04-03')} to / au ${on(end, '2024-04-03')}`).down()
      paper
        .put(40, `Account / Compte : ${number.slice(-7)}`)
        .put(320, 'Transit : 00456')
        .down(18)
      printGrid(
        paper,
        [40, [330], 360, [570]],
        [
          ['Opening balance / Solde d’ouverture', `$${commaPoint(opening)}`, 'Fees / Frais', '$0.00'],
          ['Closing balance / Solde de clôture', `$${commaPoint(closing)}`, 'Rate / Taux', '0.05 %'],
        ],
      ).down(10)
    },
    columns: [
      day(['Date', '(Y-M-D / A-M-J)'], 40, '2024-04-03'),
      text(['Transactions', 'Opérations'], 125, 190, (_, lines) => [...lines, 'MONTREAL QC']),
      debit(['Withdrawals', 'Retraits'], 400, around(commaPoint, '5', '5')),
      credit(['Deposits', 'Dépôts'], 485, commaPoint),
      balance(['Balance', 'Solde'], 570, commaPoint),
    ],
    closes: ({ paper }) => {
      paper.need(50).down(12)
      paper
        .put(40, 'Please check this statement within 30 days. / Veuillez vérifier ce relevé.', SMALL)
        .down()
      paper.put(40, 'Deposits are insured by a deposit insurer up to $100,000.', SMALL)
    },
  },
  'german-and-french-on-one-line-with-sums-of-turnover-and-rate-lines': {
    paper: { size: 8 },
    book: { texts: SWISS, ...rich },
    says: { currency: 'CHF' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Kontoauszug / Extrait de compte', HEADING).down(16)
      paper.put(50, `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}   Währung / Monnaie CHF`).down(14)
      paper
        .put(50, ibanLike('CH', 21, number))
        .put(330, 'Clearing-Nr. / No de clearing 8999')
        .down(20)
    },
    columns: [
      day('Datum / Date', 50, '03.04.24'),
      text('Text / Texte', 115, 165, (_, lines, { random }) => [
        ...lines,
        `Kurs/Cours 1.0${random.digits(3)}`,
      ]),
      debit('Belastung / Débit', 370, quotePoint),
      credit('Gutschrift / Crédit', 450, quotePoint),
      valueDay('Valuta / Valeur', 460, '03.04.24'),
      balance('Saldo / Solde', 580, quotePoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'Saldovortrag / Solde reporté').put(580, quotePoint(opening), RIGHT).down(14),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(50).put(110, 'Umsatztotal / Total des mouvements', BOLD)
      paper.put(370, quotePoint(moneyOut), RIGHT_BOLD).put(450, quotePoint(moneyIn), RIGHT_BOLD).down(14)
      paper.put(110, 'Schlusssaldo / Solde final', BOLD).put(580, quotePoint(closing), RIGHT_BOLD)
    },
  },
  'numbered-rows-with-card-reference-and-value-lines-in-the-text': {
    paper: { size: 8 },
    book: { texts: FRENCH, ...rich, rows: [12, 30] },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Extrait de compte n° 4', HEADING).down(16)
      paper
        .put(50, `Compte à vue ${ibanLike('BE', 16, number)}`)
        .put(400, 'BIC EXAMBEBB')
        .down(14)
      paper.put(50, `Période du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`).down(18)
      printGrid(
        paper,
        [50, [300]],
        [
          [`Solde initial au ${on(addDays(start, -1), '03/04/2024')}`, `${pointComma(opening)} EUR`],
          [`Solde final au ${on(end, '03/04/2024')}`, `${pointComma(closing)} EUR`],
        ],
      ).down(14)
    },
    columns: [
      { title: 'N°', x: 50, cell: (_, { row }) => String(row + 1).padStart(4, '0') },
      day('Date', 85, '03-04'),
      text('Description', 130, 260, ({ valueDate }, lines, { random }) => [
        ...lines,
        `NUMERO DE CARTE 4871 04XX XXXX ${random.digits(4)}`,
        `REFERENCE BANQUE : 24${random.digits(14)}`,
        `DATE VALEUR : ${on(valueDate, '03/04/2024')}`,
      ]),
      amount('Montant en EUR', 540, around(pointComma, '5 -', '5 +')),
    ],
    closes: ({ paper }) => {
      paper.need(40).down(12)
      paper.put(50, 'Les dépôts sont éligibles à la protection jusqu’à 100.000 EUR par déposant.', SMALL)
    },
  },
  'day-s-turnover-in-the-margin-and-interest-tiers-below-in-german': {
    paper: { size: 8 },
    book: { texts: GERMAN, ...rich },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Festzins-Flexkonto', HEADING).put(550, 'Auszug 4 / Blatt 1', RIGHT).down(16)
      paper.put(50, ibanLike('DE', 22, number)).down(14)
      paper.put(50, `Zeitraum ${on(start, '03.04.2024')} bis ${on(end, '03.04.2024')}`).down(20)
    },
    columns: [
      day('Buchung', 50, '03.04.2024'),
      text('Vorgang / Verwendungszweck', 120, 210),
      debit('Auszahlung EUR', 420, around(pointComma, '5', '5')),
      credit('Einzahlung EUR', 490, pointComma),
      balance('Guthaben EUR', 560, pointComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(addDays(start, -1), '03.04.2024'))
        .put(120, 'Guthaben-Vortrag')
        .put(560, pointComma(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(110).put(120, 'Summe', BOLD).put(420, pointComma(moneyOut), RIGHT_BOLD)
      paper.put(490, pointComma(moneyIn), RIGHT_BOLD).put(560, pointComma(closing), RIGHT_BOLD).down(24)
      printGrid(
        paper,
        [50, [250], [330], [440]],
        [
          ['Zinsstaffel ab Guthaben', 'Zinssatz p. a.', 'Tage', 'Zinszahl'],
          ['0,00 EUR', '1,250 %', '30', '41.870'],
          ['50.000,00 EUR', '1,500 %', '12', '8.204'],
        ],
      )
    },
  },
  'franc-wallet-with-moment-partner-number-fee-and-state': {
    paper: { size: 7.5 },
    book: { texts: FRENCH, isRound: true, ...rich, rows: [10, 35] },
    says: { currency: 'XOF' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'Relevé de compte mobile', HEADING).down(18)
      printGrid(
        paper,
        [40, 180],
        [
          ['Titulaire', 'AWA EXEMPLE'],
          ['Numéro de compte', number.slice(-10)],
          ['Période', `du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`],
          ['Devise', 'XOF'],
          ['Solde initial', spaceComma(opening)],
          ['Solde final', spaceComma(closing)],
        ],
      ).down(14)
    },
    columns: [
      {
        title: 'Date et heure',
        x: 40,
        cell: ({ date, amount: own }) =>
          `${on(date, '03/04/2024')} 1${Math.abs(own) % 10}:2${Math.abs(own) % 7}`,
      },
      text('Libellé', 130, 160),
      {
        title: 'État',
        x: 310,
        means: 'description',
        cell: () => 'Réussi',
      },
      debit('Sortie', 420, spaceComma),
      credit('Entrée', 490, spaceComma),
      balance('Nouveau solde', 565, spaceComma),
    ],
    closes: ({ paper }) => paper.need(30).down(10).put(40, 'Ne communiquez jamais votre code secret.', SMALL),
  },
}
