import { amount, balance, credit, cutText, day, debit, valueDay } from '../setting/columns.ts'
import { around, lakhs, minusBefore, ungrouped } from '../setting/figures.ts'
import { BOLD, RIGHT, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { Desk, PlainHabit } from '../setting/set-plain.ts'
import { INDIAN } from '../texts/asian.ts'

const minus = minusBefore(lakhs)
const plain = minusBefore(ungrouped)
const bracketed = around(lakhs, '5(Dr)', '5(Cr)')
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
