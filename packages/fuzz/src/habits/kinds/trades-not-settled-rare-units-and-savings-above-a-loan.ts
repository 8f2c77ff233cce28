import { addDays, type Day, partsOf } from '../../convention/day.ts'
import type { AccountBook } from '../setting/account-book.ts'
import { balance, credit, day, debit, text } from '../setting/columns.ts'
import { commaPoint, minusBefore, pointWhole, spaceCommaThree } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { CHILEAN } from '../texts/latin-american.ts'
import { GREEK } from '../texts/northern-and-eastern-european.ts'
import {
  CASH_OF_STIRLING,
  FIRM_OF_SFAX,
  LOAN_OF_TRALEE,
  SHARES_OF_TRALEE,
} from '../texts/panes-nets-and-carried-sums.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const minus = minusBefore(commaPoint)
const pesos = minusBefore(pointWhole)
const thin = (minor: number) => minusBefore(spaceCommaThree)(minor).replace(/ /g, '\u2009')
const GREEK_MONTHS = 'Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ'.split(' ')

const inGreek = (date: Day): string => {
  const { day: own, month, year } = partsOf(date)
  return `${own} ${GREEK_MONTHS[month - 1]} ${year % 100}`
}

/** A trade below the cash of a broker, and accounts whose days or units are rare. */
export const TRADES_NOT_SETTLED_AND_RARE_UNITS: Readonly<Record<string, PlainHabit>> = {
  'one-trade-that-is-not-settled-under-titles-of-its-own-below-the-cash-of-a-broker-in-stirling': {
    paper: { size: 8.5, bottom: 740 },
    book: { texts: CASH_OF_STIRLING, ...rich, rows: [6, 30] },
    says: { currency: 'GBP' },
    above: head(
      'Cash account',
      ({ start, end, number }) => [
        ['Example Stockbrokers, Stirling', `Account number ${number.slice(-8)}`],
        [`${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`, 'Currency GBP'],
      ],
      ({ opening, closing }) => [
        ['Opening balance', `£${commaPoint(opening)}`],
        ['Closing balance', `£${commaPoint(closing)}`],
      ],
    ),
    columns: [
      day('Date', 50, '03/04/2024'),
      text('Details', 125, 260),
      debit('Paid out', 460, commaPoint),
      credit('Paid in', 545, commaPoint),
    ],
    closes: ({ paper, book: { end } }) => {
      paper.need(90).down(18).put(50, 'Trades awaiting settlement', HEADING).down(18)
      printGrid(
        paper,
        [50, 210, 300, [430], [490], [545]],
        [['Security', 'Trade date', 'Settles on', 'Units', 'Price', 'Paid out']],
        BOLD,
      )
      printGrid(
        paper,
        [50, 210, 300, [430], [490], [545]],
        [
          [
            'Buy Model Rail plc',
            on(addDays(end, -1), '03/04/2024'),
            on(addDays(end, 1), '03/04/2024'),
            '120',
            '4.25',
            '510.00',
          ],
        ],
      )
    },
  },
  'short-months-with-marks-over-letters-and-years-of-two-digits-in-greek-in-kavala': {
    paper: { font: 'noto', size: 8.5 },
    book: { texts: GREEK, ...rich, rows: [8, 36] },
    says: { currency: 'EUR' },
    above: head('Κίνηση λογαριασμού', ({ start, end, number }) => [
      [`IBAN ${ibanLike('GR', 27, number)}`, 'Νόμισμα EUR'],
      `Περίοδος ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      { title: 'Ημερομηνία', x: 50, cell: ({ date }) => inGreek(date) },
      text('Περιγραφή', 120, 220),
      debit('Χρέωση', 400, commaPoint),
      credit('Πίστωση', 470, commaPoint),
      balance('Υπόλοιπο', 550, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Προηγούμενο υπόλοιπο').put(550, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(120, 'Νέο υπόλοιπο').put(550, commaPoint(closing), RIGHT),
  },
  'thin-spaces-before-thousands-and-three-decimals-of-dinars-of-a-firm-in-sfax': {
    paper: { font: 'noto', size: 8 },
    book: { texts: FIRM_OF_SFAX, ...rich, rows: [8, 36], largest: 2_500_000 },
    says: { currency: 'TND', exponent: 3 },
    above: head('RELEVE DE COMPTE', ({ start, end, number }) => [
      ['Banque Exemple du Sud, Sfax', `N° de compte ${number.slice(-12)}`],
      [`Du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`, 'Devise TND'],
    ]),
    columns: [
      day('Date', 40, '03/04/2024'),
      text('Libellé', 105, 210),
      debit('Débit', 400, thin),
      credit('Crédit', 475, thin),
      balance('Solde', 555, thin),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(105, 'SOLDE INITIAL').put(555, thin(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(105, 'SOLDE FINAL').put(555, thin(closing), RIGHT),
  },
  'the-name-of-the-currency-under-its-label-above-whole-pesos-without-signs-in-valdivia': {
    paper: { size: 8, bottom: 745 },
    book: { texts: CHILEAN, rows: [8, 36], opening: [400_000, 9_000_000], isNeverOverdrawn: true },
    says: { currency: 'CLP', exponent: 0 },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'Banco Ejemplo del Calle-Calle', HEADING).put(555, 'CARTOLA', RIGHT_BOLD).down(24)
      paper.put(40, 'ANA MUESTRA').down(18)
      printGrid(paper, [40, 180, 310, 440], [['N° de cuenta', 'Moneda', 'Desde', 'Hasta']], BOLD)
      printGrid(
        paper,
        [40, 180, 310, 440],
        [[number.slice(-11), 'Pesos chilenos', on(start, '03/04/2024'), on(end, '03/04/2024')]],
      ).down(22)
    },
    columns: [
      day('Fecha', 40, '03/04/2024'),
      text('Descripción', 110, 220),
      debit('Cargos', 400, pointWhole),
      credit('Abonos', 475, pointWhole),
      balance('Saldo', 555, pesos),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'Saldo inicial').put(555, pesos(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(110, 'Saldo final').put(555, pesos(closing), RIGHT),
  },
}

const member = (
  own: Pick<PlainHabit, 'book' | 'says'>,
  heading: string,
  titles: readonly [out: string, into: string, balance: string],
): PlainHabit => {
  const figure = own.says.isOwed ? commaPoint : minus
  return {
    ...own,
    above: ({ paper, book: { number } }) => {
      paper
        .need(110)
        .put(45, heading, BOLD)
        .put(550, `Account number ${number.slice(-8)}`, RIGHT)
        .down(18)
    },
    columns: [
      day('Date', 45, '03/04/24'),
      text('Transaction', 110, 200),
      debit(titles[0], 400, commaPoint),
      credit(titles[1], 475, commaPoint),
      balance(titles[2], 550, figure),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(45, on(start, '03/04/24'))
        .put(110, 'Balance brought forward')
        .put(550, figure(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(110, 'Closing balance', BOLD).put(550, figure(closing), RIGHT_BOLD).down(26),
  }
}

/** What is held and what is owed. */
export const SAVINGS_ABOVE_A_LOAN: Readonly<Record<string, SeveralAccounts>> = {
  'savings-that-are-held-above-a-loan-that-is-owed-each-under-titles-of-its-own-in-tralee': {
    paper: { size: 8.5, bottom: 750 },
    accounts: [
      member(
        { book: { texts: SHARES_OF_TRALEE, ...rich, rows: [4, 24] }, says: { currency: 'EUR' } },
        'SAVINGS (S2)',
        ['Withdrawals', 'Lodgements', 'Balance'],
      ),
      member(
        {
          book: { texts: LOAN_OF_TRALEE, rows: [3, 8], opening: [-2_500_000, -900_000], largest: 60_000 },
          says: { currency: 'EUR', isOwed: true },
        },
        'HOME IMPROVEMENT LOAN (L2)',
        ['Interest', 'Repayments', 'Balance owed'],
      ),
    ],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(45, 'Example Credit Union, Tralee', HEADING).put(550, 'Member statement', RIGHT_BOLD).down(22)
      paper.put(45, 'SIOBHAN SAMPLE').put(330, 'All amounts in euro (EUR)').down()
      paper.put(330, `Period ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`).down(26)
      paper.put(45, 'Savings are insured up to a limit by a scheme that is not named here.', SMALL).down(22)
    },
  },
}
