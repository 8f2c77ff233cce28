import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, lakhs, spacePoint, spaceWhole } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BOND_OF_THE_CAPE, WEST_AFRICAN_MUTUAL } from '../texts/daily-commonwealth.ts'
import { INDIAN_BORROWER, SAUDI_CARD } from '../texts/daily-latin-and-european.ts'

const drOrCr = around(lakhs, '5 Dr', '5 Cr')
const owed = around(commaPoint, '5', '5 CR')
const rand = around(spacePoint, '5', '-5')

/** A loan of India, a card of Arabia, and a loan for a house and a cooperative's savings of Africa. */
export const BORROWERS_AND_SAVERS_OF_INDIA_ARABIA_AND_AFRICA: Readonly<Record<string, PlainHabit>> = {
  'dues-and-receipts-of-a-loan-with-instruments-and-dr-apart-behind-balances-in-india': {
    paper: { size: 8, bottom: 740 },
    book: { texts: INDIAN_BORROWER, rows: [5, 18], opening: [-30_000_000, -4_000_000], largest: 2_500_000 },
    says: { currency: 'INR', closing: false },
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'Example Finance Limited', HEADING).put(555, 'STATEMENT OF ACCOUNT', RIGHT_BOLD).down(22)
      printGrid(
        paper,
        [40, 130, 320, 420],
        [
          ['Customer Name', ': RAVI NAMUNA', 'Loan Account No.', `: P40${number.slice(-9)}`],
          ['Co-Applicant', ': NA', 'Product', ': Personal Loan - Salaried'],
          ['Address', ': 14 2ND CROSS', 'Amount Financed (INR)', ': 3,50,000.00'],
          ['', '  MYSURU 570001', 'Tenure / EMI', ': 36 months / 12,204.00'],
          ['Branch', ': MYSURU', 'Period', `: ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`],
        ],
      ).down(20)
    },
    again: ({ paper }) =>
      paper.put(40, 'Statement of Account (contd.)').put(555, `Page ${paper.page}`, RIGHT).down(20),
    columns: [
      day('Date', 40, '03/04/2024'),
      valueDay(['Value', 'Date'], 95, '03/04/2024'),
      lined('Particulars', 150, 160),
      numbered(['Instrument /', 'Ref. No.'], 310, 9),
      debit('Debit (Rs.)', 420, lakhs),
      credit('Credit (Rs.)', 485, lakhs),
      balance('Balance (Rs.)', 555, drOrCr),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(150, 'Opening Balance').put(555, drOrCr(opening), RIGHT).down(13),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(90).rule(40, 555, -9).put(150, 'Total', BOLD)
      paper.put(420, lakhs(moneyOut), RIGHT_BOLD).put(485, lakhs(moneyIn), RIGHT_BOLD)
      paper.put(555, drOrCr(closing), RIGHT_BOLD).down(26)
      printGrid(
        paper,
        [40, [260], 320, [555]],
        [
          ['Instalments billed till date', '14', 'Principal outstanding', '2,31,408.00'],
          ['Instalments overdue', '1', 'Overdue charges', '590.00'],
        ],
      ).down(8)
      paper.put(40, 'This is a computer generated statement and needs no signature. E. & O. E.', SMALL)
    },
  },
  'original-money-before-riyals-with-cr-apart-and-tax-on-fees-of-a-card-in-arabia': {
    paper: { size: 8, bottom: 740 },
    book: { texts: SAUDI_CARD, rows: [12, 38], opening: [-600_000, -100_000], largest: 200_000 },
    says: { currency: 'SAR', isOwed: true },
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(40, 'Example Bank Al Namudhaj', HEADING)
        .put(555, 'Credit Card Statement', RIGHT_BOLD)
        .down(22)
      printGrid(
        paper,
        [40, 320, [555]],
        [
          ['KHALID NAMUDHAJ', 'Card Number', `4847 83** **** ${number.slice(-4)}`],
          ['PO BOX 1234', 'Statement Period', `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`],
          ['RIYADH 11564', 'Payment Due Date', on(addDays(end, 21), '03/04/2024')],
          ['SAUDI ARABIA', 'Credit Limit (SAR)', '20,000.00'],
        ],
      ).down(14)
      printGrid(
        paper,
        [[140], [280], [420], [555]],
        [
          ['Previous Balance', 'Purchases & Charges', 'Payments & Credits', 'Total Amount Due'],
          [owed(opening), commaPoint(moneyOut), commaPoint(moneyIn), owed(closing)],
        ],
      ).down(22)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Card Number 4847 83** **** ${number.slice(-4)}`)
        .put(555, `Page ${paper.page} of 3`, RIGHT)
        .down(22),
    columns: [
      day(['Transaction', 'Date'], 40, '03/04/2024'),
      valueDay(['Posting', 'Date'], 105, '03/04/2024'),
      lined('Description', 170, 190),
      {
        title: ['Original', 'Amount'],
        x: 450,
        align: 'right',
        cell: ({ amount: own, text }) =>
          / US$/.test(text) ? `${commaPoint(Math.round(own / 3.75))} USD` : '',
      },
      amount(['Amount', '(SAR)'], 555, owed),
    ],
    closes: ({ paper, book: { entries } }) => {
      const tax = magnitudeSaying(entries, /^VAT/)
      paper
        .need(60)
        .down(6)
        .put(40, 'Total VAT charged in this statement (SAR)')
        .put(555, commaPoint(tax), RIGHT)
        .down(20)
      paper.put(40, 'VAT Registration Number 300000000000003. Profit rate 2.25% a month, APR 32.5%.', SMALL)
    },
  },
  'rates-beside-interest-charged-and-rands-with-spaces-of-a-home-loan-above-arrears-and-what-is-left': {
    paper: { size: 8.5, bottom: 740 },
    book: {
      texts: BOND_OF_THE_CAPE,
      rows: [5, 18],
      opening: [-120_000_000, -60_000_000],
      largest: 1_500_000,
    },
    says: { currency: 'ZAR', isOwed: true },
    gap: 13,
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper
        .put(50, 'Example Bank Home Loans', HEADING)
        .put(545, 'Tax Invoice / Statement', RIGHT_BOLD)
        .down(22)
      printGrid(
        paper,
        [50, 320, [545]],
        [
          ['MR S MODISE', 'Account number', number.slice(-9)],
          [
            '12 VOORBEELD STREET',
            'Statement period',
            `${on(start, '03 Apr 2024')} to ${on(end, '03 Apr 2024')}`,
          ],
          ['RANDBURG 2194', 'Instalment due', 'R11 842.17'],
          ['', 'Outstanding balance', `R${rand(closing)}`],
          ['Original term 240 months', 'Currency', 'ZAR'],
        ],
      ).down(20)
    },
    again: ({ paper }) =>
      paper.put(50, 'Transactions (continued)', BOLD).put(545, `Page ${paper.page}`, RIGHT).down(20),
    columns: [
      day('Date', 50, '03 Apr 2024'),
      lined('Transaction', 115, 190),
      {
        title: 'Rate %',
        x: 340,
        align: 'right',
        cell: ({ text }) => (/^INTEREST/.test(text) ? '11.750' : ''),
      },
      debit('Debit', 410, rand),
      credit('Credit', 475, spacePoint),
      balance('Balance', 545, rand),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(115, 'BALANCE BROUGHT FORWARD').put(545, rand(opening), RIGHT).down(13),
    closes: ({ paper, book: { closing, end } }) => {
      paper.need(100).put(50, on(end, '03 Apr 2024')).put(115, 'CLOSING BALANCE', BOLD)
      paper.put(545, rand(closing), RIGHT_BOLD).down(26)
      printGrid(
        paper,
        [50, [270], 320, [545]],
        [
          ['Arrears', 'R0.00', 'Months left', '171'],
          ['Access facility available', 'R18 204.55', 'Bond registered', 'R1 350 000.00'],
        ],
      ).down(8)
      paper.put(
        50,
        'A registered credit provider NCRCP99. Interest is worked out daily and charged monthly.',
        SMALL,
      )
    },
  },
  'numbers-of-pieces-and-whole-francs-of-a-cooperative-with-totals-and-room-for-signatures': {
    paper: { size: 8.5, bottom: 740 },
    book: {
      texts: WEST_AFRICAN_MUTUAL,
      rows: [8, 30],
      opening: [50_000, 900_000],
      isNeverOverdrawn: true,
      largest: 300_000,
    },
    says: { currency: 'XOF', exponent: 0, closing: false },
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'MUTUELLE EXEMPLE D’ÉPARGNE ET DE CRÉDIT', HEADING).down(14)
      paper.put(50, 'Agence de Thiès - Agrément DRS-SFD N° 9-99-999').down(22)
      paper.put(200, "RELEVÉ DE COMPTE D'ÉPARGNE", HEADING).down(20)
      printGrid(
        paper,
        [50, 130, 330, 410],
        [
          ['Sociétaire', ': DIOP MODELE AWA', 'N° de compte', `: ${number.slice(-11)}`],
          ['Adresse', ': QUARTIER EXEMPLE, THIES', 'Devise', ': XOF'],
          [
            'Période',
            `: du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`,
            'Édité le',
            `: ${on(end, '03/04/2024')}`,
          ],
        ],
      ).down(22)
    },
    again: ({ paper }) => paper.put(545, `Page ${paper.page}`, RIGHT).down(20),
    columns: [
      day('Date', 50, '03/04/2024'),
      numbered('N° pièce', 115, 7),
      lined("Libellé de l'opération", 175, 190),
      debit('Retrait', 420, spaceWhole),
      credit('Versement', 485, spaceWhole),
      balance('Solde', 545, spaceWhole),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(175, 'Report à nouveau').put(545, spaceWhole(opening), RIGHT).down(13),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(90).rule(50, 545, -9).put(175, 'TOTAUX', BOLD)
      paper.put(420, spaceWhole(moneyOut), RIGHT_BOLD).put(485, spaceWhole(moneyIn), RIGHT_BOLD)
      paper.put(545, spaceWhole(closing), RIGHT_BOLD).down(30)
      paper.put(50, 'Le sociétaire').put(420, "Le chef d'agence")
    },
  },
}
