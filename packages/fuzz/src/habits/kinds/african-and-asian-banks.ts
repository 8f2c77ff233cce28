import { amount, balance, type Column, credit, day, debit, text } from '../setting/columns.ts'
import {
  around,
  commaPoint,
  commaWhole,
  lakhs,
  minusBefore,
  spaceComma,
  spaceCommaThree,
  spaceWhole,
} from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { INDONESIAN, JAPANESE } from '../texts/asian.ts'
import { MOROCCAN, PAKISTANI, SRI_LANKAN } from '../texts/further-world.ts'
import { MALAYSIAN } from '../texts/wallets.ts'
import { FRENCH } from '../texts/western-european.ts'

const minus = minusBefore(commaPoint)
const rich = { isNeverOverdrawn: true, opening: [400_000, 900_000] } as const
const signedPlus = around(commaPoint, '5-', '5+')

const valued = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  means: 'value-date',
  cell: ({ valueDate }) => on(valueDate, style),
})

/** Banks of Africa and Asia. */
export const AFRICAN_AND_ASIAN_BANK_HABITS: Readonly<Record<string, PlainHabit>> = {
  'day-and-month-parted-by-a-space': {
    book: { texts: MOROCCAN },
    says: { currency: 'MAD' },
    above: head('RELEVE DE COMPTE BANCAIRE', ({ start, end, number }) => [
      [`N° de compte : ${number.slice(-16)}`, 'Devise : MAD'],
      `Période du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      day('DATE', 50, '03 04'),
      text('LIBELLE', 90, 230),
      valued('VALEUR', 340, '03 04 2024'),
      debit('DEBIT', 470, spaceComma),
      credit('CREDIT', 555, spaceComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(90, `SOLDE DEPART AU ${on(start, '03 04 2024')}`, BOLD)
        .put(opening < 0 ? 470 : 555, spaceComma(opening), RIGHT_BOLD)
        .down(),
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(20)
        .put(90, `SOLDE FINAL AU ${on(end, '03 04 2024')}`, BOLD)
        .put(closing < 0 ? 470 : 555, spaceComma(closing), RIGHT_BOLD),
  },
  'three-decimals-behind-commas-and-spaces': {
    book: { texts: MOROCCAN, opening: [900_000, 9_000_000] },
    says: { currency: 'TND', exponent: 3 },
    above: head(
      'EXTRAIT DE COMPTE',
      ({ start, end, number }) => [
        [`RIB : ${numberLike('08 006 ~~~~~~~~~~~~~ ~~', number)}`, 'Devise : TND'],
        `Du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Solde initial', minusBefore(spaceCommaThree)(opening)],
        ['Solde final', minusBefore(spaceCommaThree)(closing)],
      ],
    ),
    columns: [
      day('Date opération', 50, '03/04/2024'),
      text('Libellé', 130, 180),
      valued('Date valeur', 325, '03/04/2024'),
      debit('Débit', 450, spaceCommaThree),
      credit('Crédit', 545, spaceCommaThree),
    ],
  },
  'francs-without-decimals-and-spaces': {
    book: { texts: FRENCH, opening: [500_000, 9_000_000], largest: 900_000, isNeverOverdrawn: true },
    says: { currency: 'XOF', exponent: 0 },
    above: head('RELEVE DE COMPTE', ({ start, end, number }) => [
      [`Compte N° ${number.slice(-12)}`, 'Devise : XOF'],
      `Période du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      day('Date', 50, '03/04/2024'),
      text('Libellé', 110, 180),
      valued('Valeur', 310, '03/04/2024'),
      debit('Débit', 425, spaceWhole),
      credit('Crédit', 490, spaceWhole),
      balance('Solde', 560, spaceWhole),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'Solde reporté').put(560, spaceWhole(opening), RIGHT).down(),
  },
  'named-months-in-capitals-and-instruments': {
    paper: { size: 8 },
    book: { texts: PAKISTANI, ...rich },
    says: { currency: 'PKR' },
    above: head('STATEMENT OF ACCOUNT', ({ start, end, number }) => [
      [`ACCOUNT NO. ${number.slice(-14)}`, 'CURRENCY PKR'],
      `FROM ${on(start, '03-APR-2024')} TO ${on(end, '03-APR-2024')}`,
    ]),
    columns: [
      day('DATE', 40, '03-APR-24'),
      text('PARTICULARS', 100, 180),
      {
        title: 'INST NO.',
        x: 295,
        means: 'reference',
        cell: ({ amount: own }, { random }) => (own < 0 ? random.fill('~~~~~~~~') : ''),
      },
      debit('WITHDRAWAL', 410, commaPoint),
      credit('DEPOSIT', 480, commaPoint),
      balance('BALANCE', 560, around(commaPoint, '5 DR', '5 CR')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(100, 'OPENING BALANCE')
        .put(560, `${commaPoint(opening)} CR`, RIGHT)
        .down(),
  },
  'payments-and-receipts-with-value-dates-and-page-totals': {
    paper: { size: 8, bottom: 690 },
    book: { texts: SRI_LANKAN, rows: [10, 60] },
    says: { currency: 'LKR' },
    above: head('CURRENT ACCOUNT STATEMENT', ({ start, end, number }) => [
      [`Account No : ${number.slice(-12)}`, 'Currency : LKR'],
      `Statement Period : ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      day('Date', 40, '03/04/2024'),
      text('Description', 100, 170),
      valued('Value Date', 280, '03/04/2024'),
      debit('Payments', 410, commaPoint),
      credit('Receipts', 480, commaPoint),
      balance('Balance', 560, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(100, 'BALANCE B/F').put(560, minus(opening), RIGHT).down(),
    carries: ({ paper }, reached) => paper.down(4).put(100, 'BALANCE C/F').put(560, minus(reached), RIGHT),
    brings: ({ paper }, reached) => paper.put(100, 'BALANCE B/F').put(560, minus(reached), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(100, 'BALANCE C/F').put(560, minus(closing), RIGHT),
  },
  'numbered-rows-with-times-and-zones-and-signed-rupiah': {
    paper: { size: 8 },
    book: { texts: INDONESIAN, ...rich },
    says: { currency: 'IDR' },
    gap: 15,
    above: head(
      'e-Statement',
      ({ start, end, number }) => [
        [`Nomor Rekening/Account Number : ${number.slice(-13)}`, 'Mata Uang/Currency : IDR'],
        `Periode/Period : ${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo Awal/Initial Balance', commaPoint(opening)],
        ['Saldo Akhir/Closing Balance', commaPoint(closing)],
      ],
    ),
    columns: [
      { title: 'No', x: 40, cell: (_, { row }) => String(row + 1) },
      {
        title: ['Tanggal', 'Date'],
        x: 65,
        cell: ({ date, amount: own }) => [on(date, '03 Apr 2024'), `14:32:${10 + (Math.abs(own) % 49)} WIB`],
      },
      text(['Keterangan', 'Remarks'], 140, 220),
      amount(['Nominal (IDR)', 'Amount (IDR)'], 470, around(commaPoint, '-5', '+5')),
      balance(['Saldo (IDR)', 'Balance (IDR)'], 560, commaPoint),
    ],
  },
  'sign-behind-the-amount-and-titles-in-two-languages': {
    paper: { font: 'courier', size: 7.5 },
    book: { texts: MALAYSIAN, ...rich },
    says: { currency: 'MYR', period: 'end' },
    above: head('URUSNIAGA AKAUN / ACCOUNT TRANSACTIONS', ({ end, number }) => [
      [`NOMBOR AKAUN/ACCOUNT NUMBER : ${number.slice(-12)}`, 'MYR'],
      `TARIKH PENYATA/STATEMENT DATE : ${on(end, '03/04/24')}`,
    ]),
    columns: [
      day(['TARIKH MASUK', 'ENTRY DATE'], 40, '03/04/24'),
      text(['BUTIR URUSNIAGA', 'TRANSACTION DESCRIPTION'], 130, 200),
      amount(['JUMLAH URUSNIAGA', 'TRANSACTION AMOUNT'], 450, signedPlus),
      balance(['BAKI PENYATA', 'STATEMENT BALANCE'], 560, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(130, 'BEGINNING BALANCE').put(560, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(50).put(130, `ENDING BALANCE :`).put(450, commaPoint(closing), RIGHT).down()
      paper.put(130, 'TOTAL DEBIT :').put(450, commaPoint(moneyOut), RIGHT).down()
      paper.put(130, 'TOTAL CREDIT :').put(450, commaPoint(moneyIn), RIGHT)
    },
  },
  'memo-of-a-dash-and-yen-newest-first': {
    paper: { font: 'gothic', size: 8 },
    book: { texts: JAPANESE, isNeverOverdrawn: true, opening: [200_000, 900_000] },
    says: { exponent: 0, opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: head('入出金明細', ({ start, end, number }) => [
      `口座番号 ${number.slice(-7)}`,
      `期間 ${on(start, '2024/04/03')}～${on(end, '2024/04/03')}`,
    ]),
    columns: [
      day('日付', 50, '2024/04/03'),
      text('内容', 120, 150),
      debit('出金金額(円)', 350, commaWhole, '-'),
      credit('入金金額(円)', 430, commaWhole, '-'),
      balance('残高(円)', 510, commaWhole),
      { title: 'メモ', x: 530, cell: () => '-' },
    ],
  },
  'lakhs-with-branch-and-instrument-balance-in-letters': {
    paper: { size: 8 },
    book: { texts: SRI_LANKAN, rows: [8, 30], opening: [900_000, 90_000_000], isNeverOverdrawn: true },
    says: { currency: 'BDT' },
    above: head(
      'ACCOUNT STATEMENT',
      ({ start, end, number }) => [
        [`A/C No : ${number.slice(-13)}`, 'Currency : BDT'],
        `Date Range : ${on(start, '03-Apr-2024')} To ${on(end, '03-Apr-2024')}`,
      ],
      ({ opening }) => [['Balance Forward', `${lakhs(opening)} Cr`]],
    ),
    columns: [
      { title: 'Trn. Br.', x: 40, means: 'description', cell: () => '0417' },
      day('Trn. Date', 85, '03-Apr-2024'),
      text('Particulars', 150, 160),
      {
        title: 'Instr. No',
        x: 325,
        means: 'reference',
        cell: ({ amount: own }, { random }) => (own < 0 ? random.fill('~~~~~~~') : ''),
      },
      debit('Withdraw', 430, lakhs),
      credit('Deposit', 490, lakhs),
      balance('Balance', 565, around(lakhs, '5 Dr', '5 Cr')),
    ],
  },
}
