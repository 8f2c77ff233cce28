import { debitsOf } from '../setting/account-book.ts'
import { balance, type Column, credit, cutText, debit, text, valueDay } from '../setting/columns.ts'
import { around, lakhs } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { INDIAN } from '../texts/asian.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})
/** Rupees alone, or paise alone. */
const rupees = (minor: number) => lakhs(minor).slice(0, -3)
const paise = (minor: number) => lakhs(minor).slice(-2)

/** Public and co-operative banks of India, and a treasury. */
export const EVERYDAY_INDIAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'cr-with-a-point-behind-balances-and-narration-last': {
    paper: { size: 7.5 },
    book: { texts: INDIAN, ...rich },
    says: { currency: 'INR', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: head('Account Statement', ({ start, end, number }) => [
      `Account No. : ${number.slice(-16)}   Currency : INR`,
      `Statement Period : ${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      at('Transaction Date', 40, '03/04/2024'),
      { title: 'Cheque Number', x: 115, means: 'reference', cell: () => '' },
      debit('Withdrawal', 240, lakhs),
      credit('Deposit', 310, lakhs),
      balance('Balance', 400, around(lakhs, '5 Dr.', '5 Cr.')),
      cutText('Narration', 415, 30),
    ],
  },
  'counts-and-sums-as-names-over-values-below-the-rows': {
    paper: { size: 7.5 },
    book: { texts: INDIAN, ...rich },
    says: { currency: 'INR', period: 'both' },
    above: head('Statement of account', ({ start, end, number }) => [
      `Account No : ${number.slice(-14)}   Currency : INR`,
      `From : ${on(start, '03/04/2024')}   To : ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      at('Date', 40, '03/04/24'),
      cutText('Narration', 90, 36),
      {
        title: 'Chq./Ref.No.',
        x: 275,
        means: 'reference',
        cell: (_, { row }) => String(409_312_000_000 + row * 917).padStart(16, '0'),
      },
      valueDay('Value Dt', 355, '03/04/24'),
      debit('Withdrawal Amt.', 450, lakhs),
      credit('Deposit Amt.', 510, lakhs),
      balance('Closing Balance', 575, lakhs),
    ],
    closes: ({ paper, book: { opening, closing, moneyIn, moneyOut, entries } }) => {
      const out = debitsOf(entries).length
      paper.need(60).down(10).put(40, 'STATEMENT SUMMARY :-', BOLD).down(14)
      for (const [x, name, value] of [
        [110, 'Opening Balance', lakhs(opening)],
        [190, 'Dr Count', String(out)],
        [260, 'Cr Count', String(entries.length - out)],
        [350, 'Debits', lakhs(moneyOut)],
        [440, 'Credits', lakhs(moneyIn)],
        [540, 'Closing Bal', lakhs(closing)],
      ] as const)
        paper.put(x, name, RIGHT_BOLD).put(x, value, { ...RIGHT, below: 13 })
    },
  },
  'rupees-and-paise-in-columns-of-their-own': {
    paper: { size: 8 },
    book: { texts: INDIAN, ...rich, rows: [8, 20] },
    says: { currency: 'INR' },
    above: head('Co-operative Bank Savings Account', ({ start, end, number }) => [
      `A/c No. ${number.slice(-12)}   (INR)`,
      `From ${on(start, '03-04-2024')} to ${on(end, '03-04-2024')}`,
    ]),
    columns: [
      at('Date', 40, '03-04-2024'),
      text('Particulars', 100, 190),
      debit(['Withdrawals', 'Rs.'], 375, rupees),
      { title: 'Ps.', x: 380, cell: ({ amount: own }) => (own < 0 ? paise(own) : '') },
      credit(['Deposits', 'Rs.'], 455, rupees),
      { title: 'Ps.', x: 460, cell: ({ amount: own }) => (own > 0 ? paise(own) : '') },
      {
        title: ['Balance', 'Rs.'],
        x: 545,
        align: 'right',
        means: 'balance',
        cell: ({ balance: own }) => rupees(own),
      },
      { title: 'Ps.', x: 550, cell: ({ balance: own }) => paise(own) },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(100, 'Opening Balance').put(545, rupees(opening), RIGHT).put(550, paise(opening)).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(100, 'Closing Balance').put(545, rupees(closing), RIGHT).put(550, paise(closing)),
  },
  'challans-and-cheques-in-two-columns-of-a-treasury': {
    paper: { font: 'courier', size: 7.5 },
    book: {
      texts: {
        outgoing: ['Cheque issued to contractor', 'Salary bill April', 'Stamp vendor refund'],
        incoming: ['Land revenue receipt', 'Court fee deposit', 'Tender earnest money'],
      },
      ...rich,
      rows: [8, 24],
    },
    says: { currency: 'INR', number: false },
    above: head('DISTRICT TREASURY - PLUS AND MINUS MEMORANDUM', ({ start, end }) => [
      'PERSONAL DEPOSIT ACCOUNT   (AMOUNT IN INR)',
      `PERIOD FROM ${on(start, '03/04/2024')} TO ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      at('DATE', 40, '03/04/2024'),
      {
        title: 'CHALLAN NO',
        x: 105,
        means: 'reference',
        cell: ({ amount: own }, { row }) => (own > 0 ? `C${4_170 + row}` : ''),
      },
      {
        title: 'CHEQUE NO',
        x: 165,
        means: 'reference',
        cell: ({ amount: own }, { row }) => (own < 0 ? String(881_200 + row) : ''),
      },
      text('PARTICULARS', 220, 150),
      credit('RECEIPT', 430, lakhs),
      debit('PAYMENT', 500, lakhs),
      balance('BALANCE', 575, lakhs),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(220, 'OPENING BALANCE').put(575, lakhs(opening), RIGHT).down(),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) =>
      paper
        .need(20)
        .put(220, 'TOTAL')
        .put(430, lakhs(moneyIn), RIGHT)
        .put(500, lakhs(moneyOut), RIGHT)
        .put(575, lakhs(closing), RIGHT),
  },
}
