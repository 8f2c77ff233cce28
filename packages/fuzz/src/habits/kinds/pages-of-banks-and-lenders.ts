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
import { around, commaPoint, minusAfter, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { FRENCH, GERMAN, ITALIAN } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const pounds = around(commaPoint, '£5', '£5')

/** Whole pages of banks of Ireland, France, Austria and Italy, and of a lender. */
export const BANK_AND_LENDER_PAGES: Readonly<Record<string, PlainHabit>> = {
  'lending-rate-above-and-fees-to-be-charged-listed-under-the-last-balance': {
    book: { texts: BRITISH, ...rich, rows: [15, 40] },
    says: { currency: 'EUR', period: 'end' },
    above: ({ paper, book: { end, number } }) => {
      paper.put(50, 'Statement of Account with Example Bank, p.l.c.', HEADING).down(18)
      paper.put(50, 'Mr John Sample').put(330, 'Page Number 117').down()
      paper
        .put(50, '1 Example Street')
        .put(330, `Date of Statement ${on(end, '3 April 2024')}`)
        .down()
      paper.put(50, 'Cork').put(330, 'Account Name Mr John Sample').down()
      paper.put(330, `Account Number ${number.slice(-8)}`).down()
      paper.put(330, `IBAN: ${ibanLike('IE', 22, number.slice(0, 10) + number.slice(-8))}`).down(20)
      paper.put(50, 'Personal Bank Account', BOLD).put(330, 'Lending @ 12.50 %').down(16)
    },
    columns: [
      dayOnce('Date', 50, '03 Apr 2024'),
      text('Details', 120, 190),
      debit('Debit €', 390, commaPoint),
      credit('Credit €', 465, commaPoint),
      balanceOnce('Balance €', 550, around(commaPoint, '5dr')),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(addDays(start, -1), '03 Apr 2024'))
        .put(120, 'BALANCE FORWARD')
        .put(550, commaPoint(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { end } }) => {
      paper.need(110).down(14).put(50, 'Fees to be charged on your account', BOLD).down(14)
      paper.put(50, `The fees below will be debited on ${on(addDays(end, 20), '3 April 2024')}.`).down(14)
      printGrid(
        paper,
        [50, [280], [350], [430]],
        [
          ['Transaction type', 'Number', 'Rate €', 'Amount €'],
          ['Automated', '24', '0.20', '4.80'],
          ['Paper', '2', '0.39', '0.78'],
          ['Total', '', '', '5.58'],
        ],
      )
    },
  },
  'value-between-text-and-sums-above-fees-collected-each-month': {
    paper: { size: 8 },
    book: { texts: FRENCH, ...rich },
    says: { currency: 'EUR' },
    above: head('RELEVE DE COMPTE CHEQUES', ({ start, end, number }) => [
      `du ${on(start, '3 April 2024', 'fr')} au ${on(end, '3 April 2024', 'fr')}   Monnaie du compte : EUR`,
      [`RIB : 30004 00123 ${number.slice(-11)}`, `IBAN : ${ibanLike('FR', 27, number)}`],
    ]),
    columns: [
      day('Date', 50, '03.04'),
      text('Nature des opérations', 95, 240),
      { title: 'Valeur', x: 360, means: 'value-date', cell: ({ valueDate }) => on(valueDate, '03.04') },
      debit('Débit', 470, pointComma),
      credit('Crédit', 545, pointComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(95, `SOLDE CREDITEUR AU ${on(addDays(start, -1), '03.04.2024')}`)
        .put(545, pointComma(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(120).put(95, 'TOTAL DES OPERATIONS').put(470, pointComma(moneyOut), RIGHT)
      paper.put(545, pointComma(moneyIn), RIGHT).down(14)
      paper
        .put(95, `SOLDE CREDITEUR AU ${on(end, '03.04.2024')}`)
        .put(545, pointComma(closing), RIGHT)
        .down(24)
      paper.put(50, 'Récapitulatif mensuel de frais', BOLD).down(14)
      printGrid(
        paper,
        [50, [300]],
        [
          ['Total mensuel de frais de tenue de compte', '2,50'],
          ["Total mensuel de frais d'incidents", '0,00'],
          ['Total cumulé depuis le 1er janvier', '10,00'],
        ],
      )
    },
  },
  'old-balance-and-sums-of-charges-below-carried-over-in-austria': {
    paper: { font: 'courier', size: 8 },
    book: { texts: GERMAN, ...rich, rows: [25, 50] },
    says: { currency: 'EUR' },
    above: head('KONTOAUSZUG', ({ start, end, number }) => [
      [`IBAN: ${ibanLike('AT', 20, number)}`, 'Auszug 4/2024'],
      `Zeitraum ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}   Währung EUR`,
    ]),
    columns: [
      day('Datum', 50, '03.04.'),
      text('Buchungstext', 100, 260),
      { title: 'Wert', x: 390, means: 'value-date', cell: ({ valueDate }) => on(valueDate, '03.04.') },
      amount('Betrag', 540, minusAfter(pointComma)),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(100, `Alter Kontostand per ${on(addDays(start, -1), '03.04.2024')}`)
        .put(540, pointComma(opening), RIGHT)
        .down(14),
    carries: ({ paper }, reached) => paper.put(100, 'Übertrag').put(540, pointComma(reached), RIGHT),
    brings: ({ paper }, reached) => paper.put(100, 'Übertrag').put(540, pointComma(reached), RIGHT).down(14),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper
        .need(60)
        .put(100, 'Summe Belastungen')
        .put(540, `${pointComma(moneyOut)}-`, RIGHT)
        .down()
      paper.put(100, 'Summe Gutschriften').put(540, pointComma(moneyIn), RIGHT).down()
      paper.put(100, `Neuer Kontostand per ${on(end, '03.04.2024')}`, BOLD)
      paper.put(540, pointComma(closing), RIGHT_BOLD)
    },
  },
  'in-before-out-and-two-texts-with-states-newest-first-in-italy': {
    paper: { page: 'landscape', size: 7, bottom: 520 },
    book: { texts: ITALIAN, ...rich },
    says: { currency: 'EUR', unproved: 'none' },
    newestFirst: true,
    above: head(
      'Movimenti conto corrente',
      ({ start, end, number }) => [
        `Conto: ${number.slice(-7)}   Intestatario: MARIA ESEMPIO`,
        `Periodo Dal: ${on(start, '03/04/2024')} Al: ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo iniziale', `${pointComma(opening)} EUR`],
        ['Saldo finale', `${pointComma(closing)} EUR`],
      ],
    ),
    columns: [
      day('Data_Operazione', 40, '03/04/2024'),
      valueDay('Data_Valuta', 115, '03/04/2024'),
      credit('Entrate', 240, pointComma),
      debit('Uscite', 310, around(pointComma, '-5')),
      {
        title: 'Descrizione',
        x: 330,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? 'Bonifico in entrata' : 'Pagamento Visa Debit'),
      },
      text('Descrizione_Completa', 450, 220),
      { title: 'Stato', x: 700, means: 'description', cell: () => 'Contabilizzato' },
    ],
  },
  'changes-of-the-rate-among-the-rows-of-a-mortgage': {
    book: {
      texts: {
        outgoing: ['Interest charged', 'Arrears fee', 'Buildings insurance'],
        incoming: ['Direct Debit payment', 'Overpayment by card'],
      },
      opening: [-9_000_000, -4_000_000],
      rows: [6, 20],
    },
    says: { currency: 'GBP', isOwed: true },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Your annual mortgage statement', HEADING).down(18)
      paper.put(50, `Mortgage account number ${number.slice(-9)}`).down()
      paper.put(50, `Statement period ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(18)
      paper
        .pairs(50, 320, [
          ['Amount you owed at the start', pounds(opening)],
          ['Amount you owe at the end', pounds(closing)],
          ['Remaining term', '17 years 4 months'],
          ['Early repayment charge', '£0.00'],
        ])
        .down(16)
    },
    columns: [
      day('Date', 50, '03 Apr 2024'),
      text('Description', 130, 200),
      debit('Charged to your account', 400, pounds),
      credit('Paid by you', 470, pounds),
      balance('Amount owed', 550, pounds),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03 Apr 2024'))
        .put(130, 'Balance brought forward')
        .put(550, pounds(opening), RIGHT)
        .down(14)
        .put(50, on(start, '03 Apr 2024'))
        .put(130, 'Interest rate 4.49%')
        .down(14),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(60).put(50, on(end, '03 Apr 2024')).put(130, 'Interest rate changed to 5.24%').down(14)
      paper.put(50, on(end, '03 Apr 2024')).put(130, 'Balance carried forward', BOLD)
      paper.put(550, pounds(closing), RIGHT_BOLD)
    },
  },
}
