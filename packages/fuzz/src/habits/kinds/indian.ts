import type { Day } from '../../convention/day.ts'
import { printDate } from '../../convention/print-date.ts'
import { english } from '../../language/english.ts'
import { amount, balance, credit, cutText, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, lakhs, minusBefore, ungrouped } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, SMALL } from '../setting/inks.ts'
import { numberLike } from '../setting/print-number.ts'
import type { Desk, PlainHabit } from '../setting/set-plain.ts'
import { INDIAN } from './texts.ts'

const on = (date: Day, style: string) => printDate(date, style, english)
const minus = minusBefore(lakhs)
const plain = minusBefore(ungrouped)
const bracketed = around(lakhs, '5(Dr)', '5(Cr)')
const dotted = around(lakhs, '5 Dr.', '5 Cr.')
const book = { texts: INDIAN, rows: [10, 50], opening: [100_000, 9_000_000] } as const
const paper = { size: 7.5, lead: 11 } as const

/** What stands above the titles of every page. */
function printAddress({ paper, book: { start, end, number } }: Desk): void {
  paper
    .put(330, 'Account Branch : SUNSHINE WEST')
    .down()
    .put(30, 'MR. RAMESH EXAMPLE')
    .put(330, 'Address : S V ROAD')
    .down()
  paper.put(30, 'FLAT 4 SUNSHINE APTS').put(330, 'City : MUMBAI 400058').down().put(30, 'MUMBAI 400058')
  paper.put(330, numberLike('Account No : 501~~~~~~~~~~~  OTHER', number)).down()
  paper
    .put(330, 'A/C Open Date : 12/03/2015')
    .down()
    .put(330, 'RTGS/NEFT IFSC: ABCD0000123 MICR : 400240012')
    .down(14)
  paper
    .put(30, `From : ${on(start, '03/04/2024')}   To : ${on(end, '03/04/2024')}`)
    .put(250, 'Statement of account')
    .down(14)
}

export const INDIAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'serial-number-and-zeros-beside-amounts': {
    paper,
    book,
    says: { currency: 'INR', opening: false, closing: false, unproved: 'oldest' },
    pitch: 9,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(30, 'DETAILED STATEMENT', HEADING).down(16)
      paper.put(30, numberLike('Account Number: ~~~~~~~~~~~~ (INR) - RAMESH EXAMPLE', number)).down()
      paper.put(30, `Transaction Date from ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`).down(20)
    },
    columns: [
      { title: 'S No.', x: 30, cell: (_, { row }) => String(row + 1) },
      valueDay('Value Date', 62, '03/04/2024'),
      day(['Transaction', 'Date'], 115, '03/04/2024'),
      { title: ['Cheque', 'Number'], x: 170, cell: () => '-' },
      cutText('Transaction Remarks', 225, 34),
      debit(['Withdrawal', 'Amount (INR)'], 430, lakhs, '0.00'),
      credit(['Deposit', 'Amount (INR)'], 495, lakhs, '0.00'),
      balance('Balance (INR)', 560, minus),
    ],
    closes: ({ paper }) => {
      paper.need(40).down(6).put(30, 'Legends Used in Account Statement', BOLD).down()
      paper.put(30, 'UPI - Unified Payments Interface   NEFT - National Electronic Funds Transfer')
    },
  },
  'branch-number-right-of-the-balance': {
    paper,
    book,
    says: {},
    pitch: 9,
    above: ({ paper, book: { start, end, number } }) => {
      const dates = `(From : ${on(start, '03-04-2024')} To : ${on(end, '03-04-2024')})`
      paper
        .put(
          30,
          numberLike(`Statement of Account No - ~~~~~~~~~~~~~~~ for the period ${dates}`, number),
          BOLD,
        )
        .down(20)
    },
    columns: [
      day('Tran Date', 30, '03-04-2024'),
      { title: 'Chq No', x: 90, cell: () => '' },
      cutText('Particulars', 140, 38),
      debit('Debit', 400, ungrouped),
      credit('Credit', 465, ungrouped),
      balance('Balance', 535, plain),
      { title: ['Init.', 'Br'], x: 545, means: 'description', cell: (_, { random }) => random.digits(3) },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(140, 'OPENING BALANCE').put(535, plain(opening), RIGHT).down(),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(60).put(140, 'TRANSACTION TOTAL').put(400, ungrouped(moneyOut), RIGHT)
      paper.put(465, ungrouped(moneyIn), RIGHT).down()
      paper.put(140, 'CLOSING BALANCE').put(535, plain(closing), RIGHT).down(20)
      paper.put(
        30,
        'Unless the constituent notifies us immediately of any discrepancy, it will be taken as correct.',
        SMALL,
      )
    },
  },
  'marker-in-parentheses': {
    paper,
    book,
    says: { currency: 'INR' },
    pitch: 9,
    above: ({ paper, book: { start, end, number } }) => {
      const dates = `Period : ${on(start, '03-04-2024')} To ${on(end, '03-04-2024')}`
      paper
        .put(30, 'RAMESH EXAMPLE')
        .put(560, dates, RIGHT)
        .down()
        .put(560, 'Cust.Reln.No 44710021', RIGHT)
        .down()
      paper
        .put(560, numberLike('Account No ~~~~~~~~~~', number), RIGHT)
        .down()
        .put(560, 'Currency INR', RIGHT)
        .down(20)
    },
    columns: [
      day('Date', 30, '03-04-2024'),
      cutText('Narration', 90, 40),
      {
        title: 'Chq/Ref No',
        x: 290,
        means: 'reference',
        cell: (_, { random }) => random.fill(`${random.pick(['UPI-', 'NEFTINW-', ''])}~~~~~~~~~~`),
      },
      amount('Withdrawal (Dr)/Deposit (Cr)', 470, bracketed),
      balance('Balance', 560, bracketed),
    ],
    opens: ({ paper, book: { opening } }) => paper.put(90, 'B/F').put(560, bracketed(opening), RIGHT).down(),
    closes: ({ paper, book: { opening, closing, moneyIn, moneyOut } }) => {
      paper.need(90).down().put(30, 'Statement Summary', BOLD).down()
      const pairs = [
        ['Opening Balance', bracketed(opening)],
        ['Total Withdrawal Amount', bracketed(moneyOut)],
        ['Total Deposit Amount', bracketed(moneyIn)],
        ['Closing Balance', bracketed(closing)],
      ] as const
      for (const [label, value] of pairs) paper.put(30, label).put(200, `: ${value}`).down()
    },
  },
  'date-and-reference-on-two-lines': {
    paper: { size: 8 },
    book,
    says: { closing: false },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening } }) => {
      const pairs = [
        ['Account Name', 'Mr. RAMESH EXAMPLE'],
        ['Account Number', numberLike('~~~~~~~~~~~~~~~~~', number)],
        ['Drawing Power', '0.00'],
        ['Interest Rate(% p.a.)', '2.70'],
        [`Balance as on ${on(start, '3 Apr 2024')}`, minus(opening)],
      ] as const
      for (const [label, value] of pairs) paper.put(30, label).put(160, `: ${value}`).down()
      paper.down(8)
      paper
        .put(30, `Account Statement from ${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}`, BOLD)
        .down(20)
    },
    columns: [
      { title: 'Txn Date', x: 30, cell: ({ date }) => [on(date, '3 Apr'), on(date, '2024')] },
      {
        title: ['Value', 'Date'],
        x: 85,
        means: 'value-date',
        cell: ({ valueDate }) => [on(valueDate, '3 Apr'), on(valueDate, '2024')],
      },
      cutText('Description', 140, 26, ({ amount }) => (amount > 0 ? 'BY TRANSFER-' : 'TO TRANSFER-')),
      {
        title: ['Ref No./Cheque', 'No.'],
        x: 290,
        means: 'reference',
        cell: (_, { random }) => (random.chance(0.7) ? ['TRANSFER TO', random.fill('489769~~~~~~~')] : ''),
      },
      debit('Debit', 430, lakhs),
      credit('Credit', 495, lakhs),
      balance('Balance', 560, minus),
    ],
    closes: ({ paper }) => paper.need(30).down().put(30, '**This is a computer generated statement', SMALL),
  },
  'narration-right-of-the-money': {
    book,
    says: { opening: false, closing: false, unproved: 'oldest' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Account Statement', HEADING).down(14)
      paper.put(50, numberLike('Account No : ~~~~~~~~~~~~~~~~', number))
      paper.put(350, `From ${on(start, '03/04/2024')} To ${on(end, '03/04/2024')}`).down(24)
    },
    columns: [
      day(['Transaction', 'Date'], 40, '03/04/2024'),
      {
        title: ['Cheque', 'Number'],
        x: 105,
        means: 'reference',
        cell: (_, { random }) => (random.chance(0.1) ? random.digits(6) : ''),
      },
      debit('Withdrawal', 230, lakhs),
      credit('Deposit', 300, lakhs),
      balance('Balance', 390, dotted),
      cutText('Narration', 405, 28),
    ],
  },
  'time-under-the-date': {
    book,
    says: {},
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      const dates = `between ${on(start, '03-04-2024')} and ${on(end, '03-04-2024')}`
      paper.put(50, numberLike(`Statement for A/c XXXXXXXXX~~~~ ${dates}`, number), BOLD).down(14)
      paper
        .put(50, 'Opening Balance')
        .put(200, `Rs. ${minus(opening)}`)
        .down()
      paper
        .put(50, 'Closing Balance')
        .put(200, `Rs. ${minus(closing)}`)
        .down(24)
    },
    columns: [
      {
        title: 'Date',
        x: 40,
        cell: ({ date }, { random }) => [on(date, '03-04-2024'), random.fill('14:{d}:{m}')],
      },
      text('Particulars', 110, 160, (_, lines, { random }) => [...lines, random.fill('Chq: ~~~~~~~~~~~~')]),
      credit('Deposits', 390, lakhs),
      debit('Withdrawals', 465, lakhs),
      balance('Balance', 550, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'Opening Balance').put(550, minus(opening), RIGHT).down(14),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(110, 'Closing Balance').put(550, minus(closing), RIGHT),
  },
  'wallet-marker-beside-the-amount': {
    book: {
      texts: {
        outgoing: ['Paid to FOODCART', 'Paid to RAMESH EXAMPLE', 'Mobile recharged 98~~~~~~~~'],
        incoming: ['Received from ANIL EXAMPLE'],
      },
    },
    says: { number: false, opening: false, closing: false, unproved: 'all' },
    newestFirst: true,
    gap: 16,
    above: ({ paper, random, book: { start, end } }) => {
      paper.put(50, random.fill('Transaction Statement for +91 98~~~~~~~~'), HEADING).down(14)
      paper.put(50, `${on(start, 'Apr 03, 2024')} - ${on(end, 'Apr 03, 2024')}`).down(24)
    },
    columns: [
      {
        title: 'Date',
        x: 50,
        cell: ({ date }, { random }) => [on(date, 'Apr 03, 2024'), random.fill('{m}:{d} am')],
      },
      text('Transaction Details', 150, 250, ({ amount }, lines, { random }) => [
        ...lines,
        random.fill('Transaction ID T24~~~~~~~~~~~~~~~~~~~~'),
        random.fill('UTR No. ~~~~~~~~~~~~'),
        random.fill(`${amount < 0 ? 'Paid by' : 'Credited to'} XXXXXX~~~~`),
      ]),
      { title: 'Type', x: 420, cell: ({ amount }) => (amount < 0 ? 'DEBIT' : 'CREDIT') },
      { title: 'Amount', x: 500, cell: ({ amount }) => `Rs.${lakhs(amount)}` },
    ],
  },
  'grid-with-narrow-titles-and-address-on-each-page': {
    paper: { ...paper, bottom: 700 },
    book: { ...book, rows: [15, 80] },
    says: {},
    pitch: 10,
    above: printAddress,
    again: printAddress,
    columns: [
      day('Date', 28, '03/04/24'),
      cutText('Narration', 65, 42),
      {
        title: 'Chq./Ref.No.',
        x: 275,
        means: 'reference',
        cell: (_, { random }) => (random.chance(0.8) ? random.fill('00~~~~~~~~~~~~~~') : ''),
      },
      valueDay('Value Dt', 355, '03/04/24'),
      debit('Withdrawal', 436, lakhs),
      credit('Deposit Amt.', 498, lakhs),
      balance('Closing Balance', 565, minus),
    ],
    verticals: [25, 62, 272, 352, 396, 438, 502, 570],
    closes: ({ paper, book: { entries, opening, closing, moneyIn, moneyOut } }) => {
      const count = (isCredit: boolean) => String(entries.filter((own) => own.amount > 0 === isCredit).length)
      paper.need(80).down(20).put(30, 'STATEMENT SUMMARY :-', BOLD).down(14)
      const across = ['Opening Balance', 'Dr Count', 'Cr Count', 'Debits', 'Credits', 'Closing Bal']
      const values = [
        minus(opening),
        count(false),
        count(true),
        lakhs(moneyOut),
        lakhs(moneyIn),
        minus(closing),
      ]
      for (const [i, x] of [40, 140, 220, 320, 420, 500].entries()) {
        paper.put(x, across[i] ?? '').put(x, values[i] ?? '', { below: 11 })
      }
      paper.down(40).put(30, 'Generated On: 12-Nov-2024 10:32:11   Requesting Branch Code: NET', SMALL)
    },
  },
}
