import { addDays } from '../../convention/day.ts'
import type { AccountBook } from '../setting/account-book.ts'
import { balance, balanceOnce, credit, day, dayOnce, debit } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { CALL_OF_WELLINGTON, EVERYDAY_OF_WELLINGTON, TRUST_OF_SYDNEY } from '../texts/banked-commonwealth.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const crDr = around(commaPoint, '5 DR', '5 CR')
const dollars = around(commaPoint, '$5 OD', '$5')
const overdrawn = around(commaPoint, '5 OD', '5')

const transactionOf = (text: string, isIn: boolean): string => {
  if (/INTEREST/.test(text)) return 'Interest'
  if (/^BPAY/.test(text)) return 'BPAY'
  if (/^CHEQUE/.test(text)) return 'Cheque'
  if (/DIV$|DIV\|/.test(text)) return 'Dividend'
  if (/SECURITIES|TAX OFFICE/.test(text)) return isIn ? 'Direct credit' : 'Direct debit'
  return isIn ? 'Deposit' : 'Funds transfer'
}

/** The cash of a trust that invests, of Sydney. */
export const CASH_OF_SYDNEY: Readonly<Record<string, PlainHabit>> = {
  'kinds-of-transactions-in-lower-case-before-lines-of-text-with-cr-apart-between-balances-as-at-in-sydney': {
    paper: { size: 8, bottom: 745 },
    book: { texts: TRUST_OF_SYDNEY, rows: [10, 36], opening: [2_000_000, 9_000_000], isNeverOverdrawn: true },
    says: {},
    pitch: 10,
    gap: 15,
    above: ({ paper, book: { start, end, number, closing, entries } }) => {
      const days = `from ${on(start, '03 Apr 2024')} to ${on(end, '03 Apr 2024')}`
      paper.put(40, 'EXAMPLE MILLER BANK LIMITED', BOLD).put(555, 'Cash Management Account', RIGHT_BOLD)
      paper.down().put(40, 'ABN 46 008 555 542  AFSL 237555', SMALL).put(555, 'enquiries 1800 555 006', RIGHT)
      paper.down().put(555, 'transact@example.com.au', RIGHT).down()
      paper.put(555, 'GPO Box 2520, Sydney NSW 2001', RIGHT).down(22)
      paper.put(60, '041/R PO BOX 77').put(360, 'account balance', BOLD).down()
      paper.put(60, 'THE TRUSTEE').put(360, crDr(closing), HEADING).down()
      paper
        .put(60, 'SAMPLE FAMILY TRUST')
        .put(360, `as at ${on(end, '03 Apr 2024')}`)
        .down()
      paper.put(60, '8 EXAMPLE PARADE').put(360, 'account name   SAMPLE PTY LTD ATF SAMPLE FAMILY').down()
      paper
        .put(60, 'MOSMAN NSW 2088')
        .put(360, `account no.   ${number.slice(-9)}   BSB 182-512`)
        .down(30)
      paper.put(40, 'Cash Management Account', HEADING).put(555, days, RIGHT).rule(40, 555, 5).down(22)
      paper.put(40, 'Interest paid this period', BOLD)
      paper.put(230, `$${commaPoint(magnitudeSaying(entries, /INTEREST/))}`, RIGHT)
      paper.put(300, 'Your financial adviser   EXAMPLE ADVISERS PTY LTD', SMALL).down(24)
    },
    again: ({ paper, book: { number, end } }) => {
      paper.put(40, 'Cash Management Account', BOLD).put(555, `statement ${on(end, '03 Apr 2024')}`, RIGHT)
      paper.down()
      paper
        .put(40, `account no. ${number.slice(-9)}`)
        .put(555, `page ${paper.page} of 3`, RIGHT)
        .down(22)
    },
    columns: [
      day('', 40, '03.04.24'),
      kind('transaction', 95, transactionOf),
      lined('description', 175, 175),
      debit('debits', 410, commaPoint),
      credit('credits', 475, commaPoint),
      balance('balance', 555, crDr),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(addDays(start, -1), '03.04.24'))
        .put(175, 'OPENING BALANCE', BOLD)
        .put(555, crDr(opening), RIGHT_BOLD)
        .down(15),
    carries: ({ paper }) => paper.put(555, 'continued on next', { ...RIGHT, size: 6.5 }),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper
        .need(90)
        .rule(40, 555, -10)
        .put(175, `CLOSING BALANCE AS AT ${on(end, '03 APR 24')}`, BOLD)
      paper.put(410, commaPoint(moneyOut), RIGHT_BOLD).put(475, commaPoint(moneyIn), RIGHT_BOLD)
      paper.put(555, crDr(closing), RIGHT_BOLD).down(26)
      paper.put(40, 'annual interest summary 2023/2024', BOLD).down(12)
      paper.pairs(40, 230, [
        ['interest paid', '1,204.88'],
        ['total income paid', '1,204.88'],
      ])
      paper.down(6).put(40, 'how to make a transaction', BOLD).down()
      paper
        .put(40, 'online: log in to www.example.com.au/personal   by phone: call 133 555 to transact', SMALL)
        .down(9)
      paper.put(40, 'transfers from another bank: quote the BSB and the number of your account', SMALL)
    },
  },
}

const own = (name: string, isCall: boolean): PlainHabit => ({
  book: {
    texts: isCall ? CALL_OF_WELLINGTON : EVERYDAY_OF_WELLINGTON,
    rows: isCall ? [2, 7] : [14, 42],
    opening: [120_000, 800_000],
    largest: isCall ? 60_000 : 250_000,
    isNeverOverdrawn: true,
  },
  says: { currency: 'NZD' },
  pitch: 9.5,
  gap: 13,
  above: ({ paper, book: { number, start, end, opening, closing, moneyIn, moneyOut } }) => {
    paper.down(12).need(150).put(40, name, HEADING)
    paper.put(555, `Account number ${numberLike('38-9004-~~~~~~~-~~', number)}`, RIGHT_BOLD)
    paper.rule(40, 555, 5).down(20)
    printGrid(
      paper,
      [[130], [270], [410], [555]],
      [
        ['Opening balance', 'Total withdrawals', 'Total deposits', 'Closing balance'],
        [dollars(opening), `$${commaPoint(moneyOut)}`, `$${commaPoint(moneyIn)}`, dollars(closing)],
      ],
    ).down(4)
    const days = `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`
    paper.put(40, `Transactions from ${days}`, BOLD).down(18)
  },
  again: ({ paper }) => {
    paper.put(40, `${name} (continued)`, BOLD).put(555, `Page ${paper.page} of 4`, RIGHT).down(20)
  },
  columns: [
    dayOnce('Date', 40, '03 Apr'),
    lined('Transaction', 90, 220),
    debit('Withdrawals', 400, commaPoint),
    credit('Deposits', 475, commaPoint),
    balanceOnce('Balance', 555, overdrawn),
  ],
  opens: ({ paper, book: { start, opening } }) =>
    paper
      .put(40, on(start, '03 Apr'))
      .put(90, 'Opening Account Balance')
      .put(555, overdrawn(opening), RIGHT)
      .down(13),
  brings: ({ paper }, reached) =>
    paper.put(90, 'Balance brought forward').put(555, overdrawn(reached), RIGHT).down(13),
  closes: ({ paper, book: { end, closing } }) => {
    paper.need(24).put(40, on(end, '03 Apr')).put(90, 'Closing Account Balance', BOLD)
    paper.put(555, overdrawn(closing), RIGHT_BOLD).down(18)
  },
})

/** A household's everyday account and its savings on call, of Wellington. */
export const ACCOUNTS_OF_WELLINGTON: Readonly<Record<string, SeveralAccounts>> = {
  'closing-account-balance-with-lines-of-payers-and-balances-once-above-savings-on-call-in-wellington': {
    paper: { size: 8, bottom: 745 },
    accounts: [own('Free Up', false), own('Online Call', true)],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(40, 'Example Post Bank', HEADING).put(555, 'Statement of accounts', RIGHT_BOLD).down()
      paper.put(555, 'Private Bag 39888, Wellington Mail Centre', { ...RIGHT, size: 6.5 }).down(24)
      printGrid(
        paper,
        [60, 360, [555]],
        [
          ['MS J SAMPLE', 'Access number', '44178820'],
          ['14 EXAMPLE TERRACE', 'Statement number', '41'],
          ['KELBURN', 'Statement from', on(start, '3 April 2024')],
          ['WELLINGTON 6012', 'Statement to', on(end, '3 April 2024')],
          ['', 'Currency', 'NZD'],
        ],
      ).down(10)
      paper.put(40, 'Kia ora. Keep your card and PIN safe: we will never ask you for your password.').down()
      paper.put(40, 'Call us any time on 0800 555 355.', SMALL).down(6)
    },
  },
}
