import { amount, balance, type Column, credit, dayOnce, debit, text } from '../setting/columns.ts'
import { around, commaPoint, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { NIGERIAN } from '../texts/african.ts'
import { GULF } from '../texts/asian.ts'
import { MEXICAN } from '../texts/further-world.ts'
import { BRAZILIAN } from '../texts/latin-american.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const

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

/** What large banks of Asia, Africa and Latin America print for everyday accounts. */
export const EVERYDAY_WORLD_HABITS: Readonly<Record<string, PlainHabit>> = {
  'amounts-on-the-last-line-of-the-text-and-balances-at-the-end-of-days': {
    paper: { page: 'letter', size: 8 },
    book: { texts: MEXICAN, ...rich },
    says: { currency: 'MXN', period: 'both' },
    above: head(
      'ESTADO DE CUENTA',
      ({ start, end, number }) => [
        `CUENTA ${number.slice(-10)}   MONEDA NACIONAL (MXN)`,
        `PERIODO DEL ${on(start, '03/04/2024')} AL ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['SALDO ANTERIOR', commaPoint(opening)],
        ['SALDO FINAL', commaPoint(closing)],
      ],
    ),
    columns: [
      dayOnce('FECHA', 40, '03 APR', 'es'),
      {
        title: 'CONCEPTO',
        x: 90,
        means: 'description',
        cell: ({ text: own }) => [own, 'SUC 0417', `AUT. ${own.length}4417`],
      },
      {
        title: 'RETIROS',
        x: 400,
        align: 'right',
        cell: ({ amount: own }) => ['', '', own < 0 ? commaPoint(own) : ''],
      },
      {
        title: 'DEPOSITOS',
        x: 480,
        align: 'right',
        cell: ({ amount: own }) => ['', '', own > 0 ? commaPoint(own) : ''],
      },
      {
        title: 'SALDO',
        x: 565,
        align: 'right',
        means: 'balance',
        cell: (own, { endsDay }) => ['', '', endsDay ? commaPoint(own.balance) : ''],
      },
    ],
  },
  'payee-under-the-kind-dates-once-and-credits-before-debits': {
    paper: { size: 8 },
    book: { texts: BRAZILIAN, ...rich },
    says: { currency: 'BRL' },
    above: head('Extrato Mensal / Por Período', ({ start, end, number }) => [
      `Agência 0417   Conta: ${number.slice(-8, -1)}-${number.slice(-1)}`,
      `Movimentação entre: ${on(start, '03/04/2024')} e ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      dayOnce('Data', 40, '03/04/2024', 'pt'),
      {
        title: 'Histórico',
        x: 105,
        means: 'description',
        cell: ({ amount: own, text: payee }) => [
          own < 0 ? 'PAGTO ELETRON COBRANCA' : 'TED-TRANSF ELET DISPON',
          payee,
        ],
      },
      { title: 'Docto.', x: 300, means: 'reference', cell: (_, { row }) => String(1_004_417 + row * 31) },
      credit('Crédito (R$)', 410, pointComma),
      debit('Débito (R$)', 485, pointComma),
      balance('Saldo (R$)', 565, pointComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start - 1, '03/04/2024'))
        .put(105, 'SALDO ANTERIOR')
        .put(565, pointComma(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) =>
      paper
        .need(20)
        .put(105, 'Total', BOLD)
        .put(410, pointComma(moneyIn), RIGHT_BOLD)
        .put(485, pointComma(moneyOut), RIGHT_BOLD)
        .put(565, pointComma(closing), RIGHT_BOLD),
  },
  'brought-forward-with-the-code-and-total-carried-forward-with-sums': {
    paper: { size: 8 },
    book: { texts: GULF, ...rich },
    says: { currency: 'SGD', period: 'end' },
    above: head('Account Details', ({ end, number }) => [
      ['MULTI-CURRENCY ACCOUNT', numberLike('Account No. 017-~~~~~~-~', number)],
      ['CURRENCY: SINGAPORE DOLLAR', `As at ${on(end, '03 Apr 2024')}`],
    ]),
    columns: [
      at('Date', 50, '03/04/2024'),
      text('Description', 110, 210),
      debit('Withdrawal (-)', 400, commaPoint),
      credit('Deposit (+)', 480, commaPoint),
      balance('Balance', 560, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(110, 'Balance Brought Forward', BOLD)
        .put(560, `SGD ${commaPoint(opening)}`, RIGHT_BOLD)
        .down(),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) =>
      paper
        .need(30)
        .put(110, 'Total Balance Carried Forward:', BOLD)
        .put(400, commaPoint(moneyOut), RIGHT_BOLD)
        .put(480, commaPoint(moneyIn), RIGHT_BOLD)
        .put(560, `SGD ${commaPoint(closing)}`, RIGHT_BOLD),
  },
  'reference-before-the-sums-and-branch-and-remarks-behind-the-balance': {
    paper: { page: 'landscape', size: 7.5, bottom: 520 },
    book: { texts: NIGERIAN, ...rich },
    says: { currency: 'NGN' },
    above: head(
      'CUSTOMER STATEMENT',
      ({ start, end, number }) => [
        [`Account No: ${number.slice(-10)}`, 'Currency: NGN'],
        `Period: ${on(start, '03-Apr-2024')} To ${on(end, '03-Apr-2024')}`,
      ],
      ({ opening, closing, moneyIn, moneyOut }) => [
        ['Opening Balance:', commaPoint(opening)],
        ['Total Debit:', commaPoint(moneyOut)],
        ['Total Credit:', commaPoint(moneyIn)],
        ['Closing Balance:', commaPoint(closing)],
      ],
    ),
    columns: [
      at('Trans. Date', 40, '03-Apr-2024'),
      {
        title: 'Value. Date',
        x: 105,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '03-Apr-2024'),
      },
      {
        title: 'Reference',
        x: 170,
        means: 'reference',
        cell: ({ amount: own }) => (own % 2 === 0 ? `'${Math.abs(own)}/04` : ''),
      },
      debit('Debits', 300, commaPoint),
      credit('Credits', 380, commaPoint),
      balance('Balance', 460, commaPoint),
      { title: 'Originating Branch', x: 475, means: 'description', cell: () => 'E- CHANNELS' },
      text('Remarks', 570, 210),
    ],
  },
  'balance-at-the-left-and-days-at-the-right': {
    paper: { size: 8 },
    book: { texts: GULF, ...rich },
    says: { currency: 'SAR' },
    above: head('Account Statement', ({ start, end, number }) => [
      `Account Number ${number.slice(-12)}   Currency SAR`,
      `From ${on(start, '2024/04/03')} To ${on(end, '2024/04/03')}`,
    ]),
    columns: [
      balance('Balance', 110, commaPoint),
      credit('Credit', 190, commaPoint),
      debit('Debit', 270, commaPoint),
      text('Transaction Details', 290, 200),
      at('Date', 510, '2024/04/03'),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, commaPoint(opening), RIGHT).put(290, 'Opening Balance').down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(110, commaPoint(closing), RIGHT).put(290, 'Closing Balance'),
  },
  'day-over-its-month-beside-two-lines-of-text': {
    paper: { size: 8.5 },
    book: { texts: BRAZILIAN, ...rich },
    says: { currency: 'BRL', number: false },
    gap: 18,
    above: head(
      'Extrato da conta',
      ({ start, end }) => [`De ${on(start, '03/04/2024')} até ${on(end, '03/04/2024')}`],
      ({ opening, closing }) => [
        ['Saldo inicial', around(pointComma, '-R$ 5', 'R$ 5')(opening)],
        ['Saldo final', around(pointComma, '-R$ 5', 'R$ 5')(closing)],
      ],
    ),
    columns: [
      {
        title: '',
        x: 50,
        cell: ({ date }) => [on(date, '03', 'pt'), on(date, 'APR', 'pt')],
      },
      {
        title: '',
        x: 95,
        means: 'description',
        cell: ({ amount: own, text: payee }) => [payee, own < 0 ? 'Débito em conta' : 'Recebimento'],
      },
      amount('', 545, around(pointComma, '- R$ 5', '+ R$ 5')),
    ],
  },
}
