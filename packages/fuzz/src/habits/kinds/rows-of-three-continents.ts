import { creditsOf, debitsOf, type Entry, sumOf } from '../setting/account-book.ts'
import {
  amount,
  balance,
  balanceOnce,
  type Column,
  credit,
  dayOnce,
  debit,
  text,
  valueDay,
} from '../setting/columns.ts'
import { around, commaPoint, pointComma, pointWhole, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { BRITISH, BROKERAGE } from '../texts/american-and-british.ts'
import { FILIPINO } from '../texts/asian.ts'
import { MEXICAN } from '../texts/further-world.ts'
import { BRAZILIAN, CHILEAN } from '../texts/latin-american.ts'
import { FRENCH } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const _owed = around(commaPoint, '5', '5 CR')

const at = (
  title: Column['title'],
  x: number,
  style: string,
  language: 'en' | 'es' | 'pt' = 'en',
): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style, language),
})

/** Everyday statements of Latin America, Oceania and South East Asia, a broker's and a card's. */
export const THREE_CONTINENT_HABITS: Readonly<Record<string, PlainHabit>> = {
  'saldo-in-spaced-letters-and-signs-in-brackets': {
    paper: { font: 'courier', size: 7.5 },
    book: { texts: BRAZILIAN, ...rich },
    says: { currency: 'BRL' },
    above: head('Extrato de Conta Corrente', ({ start, end, number }) => [
      `Agência 417-1   Conta corrente ${number.slice(-6, -1)}-${number.slice(-1)}`,
      `Período do extrato ${on(start, '03/04/2024')} a ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      at('Dia', 40, '03/04/2024', 'pt'),
      { title: 'Lote', x: 105, cell: () => '' },
      {
        title: 'Documento',
        x: 150,
        means: 'reference',
        cell: (_, { row }) => String(40_301_417_000 + row * 97),
      },
      text('Histórico', 230, 200),
      amount('Valor', 540, around(pointComma, '5 (-)', '5 (+)')),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start - 1, '03/04/2024'))
        .put(230, 'Saldo Anterior')
        .put(540, `${pointComma(opening)} (+)`, RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(20)
        .put(40, on(end, '03/04/2024'))
        .put(230, 'S A L D O', BOLD)
        .put(540, `${pointComma(closing)} (+)`, RIGHT_BOLD),
  },
  'amounts-of-the-deposit-and-of-the-withdrawal-with-a-dated-balance-before': {
    paper: { page: 'letter', size: 8 },
    book: { texts: MEXICAN, ...rich },
    says: { currency: 'MXN', closing: false },
    above: head('ESTADO DE CUENTA / ENLACE GLOBAL', ({ start, end, number }) => [
      `No. de Cuenta: ${number.slice(-10)}   Moneda: PESOS MEXICANOS (MXN)`,
      `Periodo: Del ${on(start, '03/April/2024', 'es')} al ${on(end, '03/April/2024', 'es')}`,
    ]),
    columns: [
      at('FECHA', 40, '03-APR-24', 'es'),
      text('DESCRIPCIÓN / ESTABLECIMIENTO', 100, 210),
      credit(['MONTO DEL', 'DEPOSITO'], 410, commaPoint),
      debit(['MONTO DEL', 'RETIRO'], 490, commaPoint),
      balance('SALDO', 570, commaPoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start - 1, '03-APR-24', 'es'))
        .put(100, 'SALDO ANTERIOR')
        .put(570, commaPoint(opening), RIGHT)
        .down(),
  },
  'plus-or-minus-behind-and-sums-behind-colons-below': {
    paper: { font: 'courier', size: 7.5 },
    book: { texts: FILIPINO, ...rich },
    says: { currency: 'MYR', period: 'end' },
    above: head('PENYATA AKAUN / STATEMENT OF ACCOUNT', ({ end, number }) => [
      [`NOMBOR AKAUN / ACCOUNT NUMBER : ${number.slice(-12)}`, 'MYR'],
      `TARIKH PENYATA / STATEMENT DATE : ${on(end, '03/04/24')}`,
    ]),
    columns: [
      at('ENTRY DATE', 40, '03/04/24'),
      text('TRANSACTION DESCRIPTION', 110, 210),
      amount('TRANSACTION AMOUNT', 440, around(commaPoint, '5-', '5+')),
      balance('STATEMENT BALANCE', 560, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'BEGINNING BALANCE').put(560, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(60)
      paper.put(110, 'ENDING BALANCE :').put(330, commaPoint(closing), RIGHT).down()
      paper.put(110, 'LEDGER BALANCE :').put(330, commaPoint(closing), RIGHT).down()
      paper.put(110, 'TOTAL DEBIT :').put(330, commaPoint(moneyOut), RIGHT).down()
      paper.put(110, 'TOTAL CREDIT :').put(330, commaPoint(moneyIn), RIGHT)
    },
  },
  'activity-of-a-broker-with-symbols-and-the-day-behind-the-action': {
    paper: { page: 'landscape', size: 7.5, bottom: 520 },
    book: { texts: BROKERAGE, ...rich },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper
        .put(40, 'Account Summary', HEADING)
        .put(780, `${on(start, '04/03/2024')} to ${on(end, '04/03/2024')}`, RIGHT)
      paper
        .down(14)
        .put(40, `Account #: ${number.slice(-9)}`)
        .down(16)
      paper.put(300, 'Opening Balance', RIGHT_BOLD).put(420, 'Closing Balance', RIGHT_BOLD).down(13)
      paper.put(40, 'Net Account Balance').put(300, `$${commaPoint(opening)}`, RIGHT)
      paper.put(420, `$${commaPoint(closing)}`, RIGHT).down(24)
      paper.put(40, 'Account Activity', HEADING).down(18)
    },
    columns: [
      text('Description', 40, 220),
      {
        title: 'Symbol',
        x: 270,
        means: 'description',
        cell: ({ amount: own }) => (own % 2 === 0 ? 'GRNF' : ''),
      },
      { title: 'Acct Type', x: 330, means: 'description', cell: () => 'Cash' },
      {
        title: 'Transaction',
        x: 395,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'Buy' : 'Sell'),
      },
      at('Date', 460, '04/03/2024'),
      { title: 'Qty', x: 565, align: 'right', cell: ({ amount: own }) => String((Math.abs(own) % 9) + 1) },
      {
        title: 'Price',
        x: 625,
        align: 'right',
        cell: ({ amount: own }) => `$${commaPoint(Math.abs(own) % 9_000)}`,
      },
      debit('Debit', 700, around(commaPoint, '$5')),
      credit('Credit', 780, around(commaPoint, '$5', '$5')),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) =>
      paper
        .need(20)
        .put(40, 'Total Funds Paid and Received', BOLD)
        .put(700, `$${commaPoint(moneyOut)}`, RIGHT_BOLD)
        .put(780, `$${commaPoint(moneyIn)}`, RIGHT_BOLD),
  },
  'cheques-and-other-charges-with-branches-and-balances-at-the-end-of-days': {
    paper: { page: 'letter', size: 7.5 },
    book: { texts: CHILEAN, isNeverOverdrawn: true, opening: [400_000, 9_000_000] },
    says: { currency: 'CLP', exponent: 0 },
    above: head(
      'CARTOLA CUENTA CORRIENTE',
      ({ start, end, number }) => [
        `${numberLike('N° de Cuenta : 00-417-~~~~~-~~', number)}   Moneda : PESOS CLP`,
        `Desde : ${on(start, '03/04/2024')}   Hasta : ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['SALDO INICIAL', pointWhole(opening)],
        ['SALDO FINAL', pointWhole(closing)],
      ],
    ),
    columns: [
      at('FECHA', 40, '03/04', 'es'),
      text('DETALLE DE TRANSACCION', 80, 190),
      { title: 'SUCURSAL', x: 285, means: 'description', cell: () => 'CENTRAL' },
      {
        title: 'N° DOCTO',
        x: 335,
        means: 'reference',
        cell: ({ amount: own }) => String(Math.abs(own) % 9_999),
      },
      debit(['MONTO CHEQUES', 'O CARGOS'], 440, pointWhole),
      credit(['MONTO DEPOSITOS', 'O ABONOS'], 520, pointWhole),
      balanceOnce('SALDO', 580, pointWhole),
    ],
  },
  'days-once-with-b-f-and-c-f-before-the-word-balance': {
    paper: { size: 8 },
    book: { texts: BRITISH, ...rich },
    says: { currency: 'HKD', period: 'end' },
    above: head('Statement of account', ({ end, number }) => [
      [numberLike('Account Number 417-~~~~~~-~~~', number), `Statement Date ${on(end, '3 April 2024')}`],
      'Account Activities   HKD Current',
    ]),
    columns: [
      dayOnce('Date', 50, '3 Apr'),
      text('Transaction Details', 105, 230),
      credit('Deposit', 420, commaPoint),
      debit('Withdrawal', 490, commaPoint),
      balanceOnce('Balance', 565, around(commaPoint, '5 DR')),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start - 1, '3 Apr'))
        .put(105, 'B/F BALANCE')
        .put(565, commaPoint(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut, entries } }) => {
      paper
        .need(60)
        .put(50, on(end, '3 Apr'))
        .put(105, 'C/F BALANCE')
        .put(565, commaPoint(closing), RIGHT)
        .down(20)
      paper.put(50, `Total No. of Deposits: ${creditsOf(entries).length}`)
      paper.put(300, 'Total Deposit Amount:').put(480, commaPoint(moneyIn), RIGHT).down()
      paper.put(50, `Total No. of Withdrawals: ${debitsOf(entries).length}`)
      paper.put(300, 'Total Withdrawal Amount:').put(480, commaPoint(moneyOut), RIGHT)
    },
  },
}

const signed = around(spaceComma, '- 5', '+ 5')
const ofKinds: readonly Column[] = [
  at('Date', 50, '03/04'),
  text('Détail de l’opération', 100, 290),
  valueDay('Valeur', 410, '03/04'),
  amount('Montant en euros', 545, signed),
]
const isCard = ({ text: own }: Entry) => own.startsWith('CARTE')

/** Kinds of movements as headings with their sums. */
export const KINDS_WITH_SUMS: Readonly<Record<string, SectionedHabit>> = {
  'kinds-of-payments-with-their-signed-sums-in-the-heading': {
    paper: { size: 8 },
    book: { texts: FRENCH, rows: [10, 30], opening: [400_000, 900_000], isNeverOverdrawn: true },
    says: { currency: 'EUR' },
    above: (paper, { start, end, number, opening }) => {
      paper.put(50, 'Relevé de vos comptes', HEADING).down(16)
      paper.put(50, `Compte chèques n° ${number.slice(-11)}`).down()
      paper.put(50, `Période du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`).down(20)
      paper.put(50, `Solde précédent au ${on(start - 1, '03/04/2024')}`, BOLD)
      paper.put(545, `${signed(opening)} €`, RIGHT_BOLD).down(20)
    },
    sections: ({ credits, debits }) => [
      { title: 'Virements reçus et remises', columns: ofKinds, entries: credits },
      { title: 'Paiements par carte', columns: ofKinds, entries: debits.filter(isCard) },
      {
        title: 'Prélèvements et virements émis',
        columns: ofKinds,
        entries: debits.filter((own) => !isCard(own)),
      },
    ],
    opens: (paper, { title, entries }) =>
      paper
        .put(50, title, BOLD)
        .put(545, `${signed(sumOf(entries))} €`, RIGHT_BOLD)
        .down(16),
    closes: (paper) => {
      paper.down(10)
    },
    below: (paper, { end, closing }) =>
      paper
        .need(20)
        .put(50, `Nouveau solde au ${on(end, '03/04/2024')}`, BOLD)
        .put(545, `${signed(closing)} €`, RIGHT_BOLD),
  },
}
