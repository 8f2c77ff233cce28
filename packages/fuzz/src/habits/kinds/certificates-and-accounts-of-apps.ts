import type { AccountBook } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { APP_CHECKING, APP_VAULTS, CERTIFICATE } from '../texts/daily-american.ts'
import { APP_CURRENT, APP_SAVER } from '../texts/daily-commonwealth.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const dollars = around(commaPoint, '-$5', '$5')
const pounds = around(commaPoint, '-£5', '£5')

const certificate = (term: string, rate: string, matures: string): PlainHabit => ({
  book: { texts: CERTIFICATE, rows: [1, 4], opening: [500_000, 5_000_000], largest: 20_000 },
  says: { currency: 'USD' },
  gap: 13,
  above: ({ paper, book: { number, entries, opening, closing } }) => {
    const interest = magnitudeSaying(entries, /^Interest paid/)
    paper.down(16).need(180).put(40, `${term} CERTIFICATE OF DEPOSIT`, BOLD)
    paper
      .put(570, `Account ${number.slice(-9)}`, RIGHT_BOLD)
      .rule(40, 570)
      .down(18)
    printGrid(
      paper,
      [40, [270], 320, [570]],
      [
        ['Beginning balance', dollars(opening), 'Interest rate', rate],
        ['Ending balance', dollars(closing), 'Annual percentage yield earned', rate],
        ['Interest paid this period', dollars(interest), 'Maturity date', matures],
        ['Interest paid this year', dollars(interest + 41_208), 'At maturity', 'Renews for the same term'],
      ],
    ).down(10)
  },
  columns: [
    day('DATE', 40, 'Apr 03, 2024'),
    lined('DESCRIPTION', 130, 200),
    debit('WITHDRAWALS', 420, commaPoint),
    credit('DEPOSITS', 490, commaPoint),
    balance('BALANCE', 570, commaPoint),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(130, 'Balance last statement').put(570, commaPoint(opening), RIGHT).down(13),
  closes: ({ paper, book: { closing } }) =>
    paper
      .need(20)
      .put(130, 'Balance this statement', BOLD)
      .put(570, commaPoint(closing), RIGHT_BOLD)
      .down(12),
})

const vaultKind = (text: string, isIn: boolean) => {
  if (/^(To|From) /.test(text)) return 'Transfer'
  if (/^Interest/.test(text)) return 'Interest earned'
  if (/ATM/.test(text)) return 'ATM withdrawal'
  if (/Roundups|redemption/.test(text)) return 'Other'
  return isIn ? 'Direct deposit' : 'Debit card'
}

const ofApp = (name: string, book: PlainHabit['book']): PlainHabit => ({
  book,
  says: { currency: 'USD' },
  gap: 14,
  above: ({ paper, book: { number, opening, closing, entries } }) => {
    const interest = magnitudeSaying(entries, /^Interest/)
    paper
      .down(14)
      .need(150)
      .put(40, `${name} Account - ${number.slice(-4)}`, HEADING)
      .down(20)
    printGrid(
      paper,
      [40, 180, 320, 460],
      [
        [dollars(closing), dollars(opening), dollars(interest), '4.30%'],
        ['Current Balance', 'Beginning Balance', 'Monthly Interest Paid', 'Interest Rate'],
      ],
    ).down(12)
    paper.put(40, 'Transaction Details', BOLD).rule(40, 570).down(18)
  },
  again: ({ paper }) =>
    paper.put(40, `${name} (continued)`, BOLD).put(570, `Page ${paper.page} of 4`, RIGHT).down(18),
  columns: [
    day('DATE', 40, 'Apr 3, 2024'),
    kind('TYPE', 120, vaultKind),
    lined('DESCRIPTION', 220, 200),
    amount('AMOUNT', 480, dollars),
    balance('BALANCE', 570, dollars),
  ],
})

const ofSaver = (name: string, book: PlainHabit['book']): PlainHabit => ({
  book,
  says: { currency: 'GBP' },
  pitch: 10,
  gap: 16,
  above: ({ paper, book: { number, opening, closing, moneyIn, moneyOut } }) => {
    paper.down(16).need(150).put(50, name, HEADING).down(14)
    paper.put(50, `Account number: ${number.slice(-8)}   Sort code: 60-84-99`).down(16)
    printGrid(
      paper,
      [50, 170, 300, 420],
      [
        ['Opening balance', 'Money in', 'Money out', 'Closing balance'],
        [pounds(opening), pounds(moneyIn), pounds(-Math.abs(moneyOut)), pounds(closing)],
      ],
    ).down(16)
  },
  again: ({ paper }) => paper.put(50, name, BOLD).put(545, `Page ${paper.page} of 3`, RIGHT).down(20),
  columns: [
    day('Date', 50, '03 Apr 2024'),
    lined('Transaction details', 125, 220),
    amount('Amount', 450, around(commaPoint, '-£5', '+£5')),
    balance('Balance', 545, pounds),
  ],
  opens: ({ paper, book: { start, opening } }) => {
    paper
      .put(50, on(start, '03 Apr 2024'))
      .put(125, 'Opening balance')
      .put(545, pounds(opening), RIGHT)
      .down(16)
  },
  closes: ({ paper, book: { end, closing } }) => {
    paper.need(24).put(50, on(end, '03 Apr 2024')).put(125, 'Closing balance')
    paper.put(545, pounds(closing), RIGHT).down(14)
  },
})

const spent = { rows: [12, 34], opening: [50_000, 400_000], isNeverOverdrawn: true } as const
const kept = { rows: [3, 9], opening: [200_000, 900_000], largest: 30_000, isNeverOverdrawn: true } as const

/** Certificates of an American bank, and a spending and a saving account of apps of America and Britain. */
export const CERTIFICATES_AND_ACCOUNTS_OF_APPS: Readonly<Record<string, SeveralAccounts>> = {
  'certificates-under-each-other-each-with-its-rate-and-the-day-it-matures': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    accounts: [
      certificate('18 MONTH', '4.85%', 'Mar 11, 2025'),
      certificate('60 MONTH', '3.90%', 'Aug 20, 2028'),
    ],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(40, 'Example Prairie Bank', HEADING).put(570, 'Member FDIC', RIGHT).down(30)
      paper.put(40, 'MORGAN SAMPLE').put(570, 'CERTIFICATE STATEMENT', RIGHT_BOLD).down()
      paper.put(40, '8 SPECIMEN CT')
      paper.put(570, `${on(start, 'Apr 03, 2024')} - ${on(end, 'Apr 03, 2024')}`, RIGHT).down()
      paper.put(40, 'WICHITA KS 67202').down(10)
    },
  },
  'checking-above-vaults-with-four-values-over-their-names-and-types-before-texts': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    accounts: [
      ofApp('Checking', { ...spent, texts: APP_CHECKING }),
      ofApp('Savings', { ...kept, texts: APP_VAULTS }),
    ],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper
        .put(40, 'Example Bank, N.A.', HEADING)
        .put(570, 'Checking and Savings Statement', RIGHT_BOLD)
        .down(16)
      paper.put(40, 'TAYLOR SAMPLE, 91 EXAMPLE ST APT 4, AUSTIN TX 78701').down()
      paper
        .put(40, `Monthly Statement Period: ${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}`)
        .down()
      paper
        .put(40, 'Balances include pending transactions that have posted by the end of the period.', SMALL)
        .down(8)
    },
  },
  'round-ups-into-a-saver-with-kinds-under-payees-and-a-sign-at-every-pound': {
    paper: { size: 8.5, bottom: 745 },
    accounts: [
      ofSaver('Current account', { ...spent, texts: APP_CURRENT }),
      ofSaver('Round-up saver 5.00% AER', { ...kept, texts: APP_SAVER }),
    ],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(50, 'example', HEADING).put(545, 'Statement', RIGHT_BOLD).down(20)
      paper
        .put(50, 'Mr Robin Sample')
        .put(545, `${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`, RIGHT)
        .down()
      paper.put(50, '4 Specimen Road, Leeds LS1 4EX').down(10)
    },
  },
}
