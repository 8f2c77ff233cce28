import { amount, balance, credit, debit, text } from '../setting/columns.ts'
import { around, commaPoint, commaWhole } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN } from '../texts/american-and-british.ts'
import { JAPANESE, TAIWANESE, VIETNAMESE } from '../texts/asian.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const starred = (minor: number) => `*${commaWhole(minor)}`
const ERA = 2018

/** Passbooks, apps and statements in two languages of the far east. */
export const EAST_ASIAN_PRINT_HABITS: Readonly<Record<string, PlainHabit>> = {
  'passbook-with-stars-before-the-figures-and-years-of-an-era': {
    paper: { font: 'gothic', size: 8 },
    book: { texts: JAPANESE, ...rich },
    says: { exponent: 0, currency: 'JPY', number: false, period: 'none', closing: false },
    above: head('普通預金', () => ['通帳 (円)']),
    columns: [
      {
        title: '年月日',
        x: 50,
        cell: ({ date }) => {
          const [year, month, dayOfMonth] = on(date, '2024-04-03').split('-') as [string, string, string]
          return `${String(Number(year) - ERA).padStart(2, '0')}-${month}-${dayOfMonth}`
        },
      },
      text('摘要', 120, 150),
      debit('お支払金額', 360, starred),
      credit('お預り金額', 450, starred),
      balance('差引残高', 545, starred),
    ],
    opens: ({ paper, book: { opening } }) => paper.put(120, '繰越').put(545, starred(opening), RIGHT).down(),
  },
  'weekday-in-brackets-behind-month-and-day': {
    paper: { font: 'gothic', size: 8 },
    book: { texts: JAPANESE, ...rich },
    says: { exponent: 0, currency: 'JPY', number: false, opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 15,
    above: head('入出金明細', ({ start, end }) => [
      `期間 ${on(start, '2024年4月3日')} ～ ${on(end, '2024年4月3日')}`,
    ]),
    columns: [
      { title: '日付', x: 50, cell: ({ date }) => on(date, '4/3(Wed)', 'ja') },
      text('内容', 120, 200),
      debit('出金', 370, around(commaWhole, '5円', '5円')),
      credit('入金', 450, around(commaWhole, '5円', '5円')),
      balance('残高', 545, around(commaWhole, '-5円', '5円')),
    ],
  },
  'two-languages-in-each-title-balance-at-the-end-of-days': {
    paper: { font: 'gothic', size: 8 },
    book: { texts: TAIWANESE, rows: [8, 35], opening: [100_000, 900_000], isNeverOverdrawn: true },
    says: { currency: 'HKD', period: 'end' },
    above: head('Statement of Account 結單', ({ end, number }) => [
      [`Account Number 戶口號碼 ${number.slice(-9)}`, `Statement Date 結單日期 ${on(end, '3 Apr 2024')}`],
      'HKD Savings 港元儲蓄',
    ]),
    columns: [
      {
        title: ['Date', '日期'],
        x: 50,
        cell: ({ date }, { startsDay }) => (startsDay ? on(date, '3 Apr') : ''),
      },
      text(['Transaction Details', '進支詳情'], 100, 200),
      credit(['Deposit', '存入'], 380, commaPoint),
      debit(['Withdrawal', '提取'], 460, commaPoint),
      {
        title: ['Balance', '結餘'],
        x: 550,
        align: 'right',
        means: 'balance',
        cell: (entry, { endsDay }) => (endsDay ? commaPoint(entry.balance) : ''),
      },
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '3 Apr'))
        .put(100, 'B/F BALANCE 承前結餘')
        .put(550, commaPoint(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(20)
        .put(50, on(end, '3 Apr'))
        .put(100, 'C/F BALANCE 轉下結餘', BOLD)
        .put(550, commaPoint(closing), RIGHT),
  },
  'won-with-moments-counterparties-and-branches': {
    paper: { size: 7.5, page: 'landscape', bottom: 520 },
    book: {
      texts: {
        outgoing: ['Transfer', 'Card', 'ATM', 'Utility'],
        incoming: ['Salary', 'Internet', 'Interest'],
      },
      ...rich,
    },
    says: { currency: 'KRW', exponent: 0, opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: head('Transaction History', ({ start, end, number }) => [
      `Account No. : ${number.slice(-14)}`,
      `Inquiry Period : ${on(start, '2024.04.03')} ~ ${on(end, '2024.04.03')}   (Unit : KRW)`,
    ]),
    columns: [
      { title: 'No.', x: 40, cell: (_, { row }) => String(row + 1) },
      {
        title: 'Transaction Date',
        x: 70,
        cell: ({ date, amount: own }) => `${on(date, '2024.04.03')} ${10 + (Math.abs(own) % 13)}:32:11`,
      },
      text('Type', 180, 70),
      {
        title: 'Remarks',
        x: 260,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'GREENFIELD' : 'ACME'),
      },
      debit('Withdrawal', 440, commaWhole, '0'),
      credit('Deposit', 530, commaWhole, '0'),
      balance('Balance', 640, commaWhole),
      { title: 'Branch', x: 660, means: 'description', cell: () => 'Gangnam' },
    ],
  },
  'number-of-the-transaction-under-its-day-and-text-last': {
    paper: { font: 'noto', size: 8 },
    book: { texts: VIETNAMESE, ...rich, rows: [6, 25] },
    says: { currency: 'VND', exponent: 0 },
    gap: 16,
    above: head(
      'SAO KÊ TÀI KHOẢN',
      ({ start, end, number }) => [
        `Số tài khoản: ${number.slice(-13)}   Loại tiền: VND`,
        `Từ ngày ${on(start, '03/04/2024')} đến ngày ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Số dư đầu kỳ', commaWhole(opening)],
        ['Số dư cuối kỳ', commaWhole(closing)],
      ],
    ),
    columns: [
      { title: ['Ngày GD', 'Số GD'], x: 50, cell: ({ date }) => on(date, '03/04/2024') },
      { title: '', x: 50, means: 'reference', cell: (_, { row }) => ['', `5091-${41_700 + row}`] },
      debit('Phát sinh nợ', 240, commaWhole),
      credit('Phát sinh có', 320, commaWhole),
      balance('Số dư', 400, commaWhole),
      text('Diễn giải', 415, 150),
    ],
  },
  'codes-alone-for-texts-and-their-meaning-below': {
    paper: { font: 'courier', size: 8 },
    book: {
      texts: { outgoing: ['CWD', 'POS', 'BP', 'FTD'], incoming: ['PAY', 'IBD', 'INT'] },
      ...rich,
    },
    says: { currency: 'PHP' },
    above: head('STATEMENT OF ACCOUNT', ({ start, end, number }) => [
      `ACCOUNT NUMBER: ${number.slice(-10)}   CURRENCY: PHP`,
      `PERIOD COVERED: ${on(start, '03 APR 2024')} TO ${on(end, '03 APR 2024')}`,
    ]),
    columns: [
      { title: 'DATE', x: 50, cell: ({ date }) => on(date, '03APR24') },
      text('TRAN CODE', 120, 60),
      debit('DEBIT', 320, commaPoint),
      credit('CREDIT', 420, commaPoint),
      balance('BALANCE', 540, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'BALANCE FORWARD').put(540, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) => {
      paper.need(70).put(120, 'ENDING BALANCE').put(540, commaPoint(closing), RIGHT).down(18)
      paper.put(50, 'CWD - CASH WITHDRAWAL   POS - POINT OF SALE   BP - BILLS PAYMENT').down()
      paper.put(50, 'FTD - FUND TRANSFER DEBIT   PAY - PAYROLL   IBD - INTER-BRANCH DEPOSIT')
    },
  },
  'time-and-teller-beside-a-cheque-number': {
    paper: { size: 8 },
    book: { texts: AMERICAN, ...rich, rows: [6, 25] },
    says: { currency: 'THB', opening: true, closing: false },
    above: head('Savings Deposit Statement', ({ start, end, number }) => [
      `A/C No. ${number.slice(-10)}   Currency THB`,
      `Period ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      { title: 'Date', x: 40, cell: ({ date }) => on(date, '03/04/24') },
      { title: 'Time', x: 85, cell: ({ amount: own }) => `${10 + (Math.abs(own) % 13)}:32` },
      { title: 'Code', x: 115, means: 'description', cell: ({ amount: own }) => (own < 0 ? 'X2' : 'X1') },
      text('Description', 145, 170),
      amount('Debit/Credit', 410, around(commaPoint, '-5', '+5')),
      balance('Balance', 490, commaPoint),
      { title: 'Channel', x: 505, means: 'description', cell: () => 'MOB' },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(145, 'Balance Brought Forward').put(490, commaPoint(opening), RIGHT).down(),
  },
}
