import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, spacePoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { told } from '../setting/told.ts'
import {
  FIRM_OF_BIRMINGHAM,
  FIRM_OF_CORK,
  PHONE_BANK_OF_LONDON,
  SAVER_AT_THE_CAPE,
} from '../texts/banked-commonwealth.ts'

const minus = minusBefore(commaPoint)
const pounds = around(commaPoint, '-£5', '£5')
const rand = around(spacePoint, '-R 5', 'R 5')
const two = (number: number) => String(number).padStart(2, '0')

const FEE = /^Fee:/

const typeOfCode = (text: string, isIn: boolean): string => {
  if (/CHARGES/.test(text)) return 'CHGS'
  if (/HMRC|RATES|LEASING/.test(text)) return 'DDR'
  return isIn ? 'TRF' : 'BACS'
}

/** What the customer called a payment: of those with a number of an invoice. */
const calledOf = (text: string): string => /INV (\d+)/.exec(text)?.[1] ?? ''

const typeInCork = (text: string, isIn: boolean): string => {
  if (/^VDP/.test(text)) return 'Debit'
  if (/^D\/D/.test(text)) return 'Direct Debit'
  return isIn ? 'Credit Transfer' : 'Debit'
}

/** A firm's account and a household's of Britain, a firm's of Ireland, and a saver's of South Africa. */
export const DOWNLOADS_AND_ACCOUNTS_OF_THE_ISLES_AND_THE_CAPE: Readonly<Record<string, PlainHabit>> = {
  'narratives-before-codes-and-value-days-with-hours-and-post-days-behind-balances-of-a-firm-of-birmingham': {
    paper: { page: 'landscape', size: 7.5, bottom: 520 },
    book: {
      texts: FIRM_OF_BIRMINGHAM,
      rows: [10, 40],
      opening: [1_000_000, 6_000_000],
      isNeverOverdrawn: true,
    },
    says: { currency: 'GBP' },
    newestFirst: true,
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'Example Net', HEADING).put(800, 'Account statement', RIGHT_BOLD).down()
      paper.put(800, `Printed by JSAMPLE on ${on(end + 2, '03/04/2024')} 10:14 GMT`, { ...RIGHT, size: 6.5 })
      paper.down(18)
      printGrid(
        paper,
        [40, 150, 430, 570],
        [
          ['Account name', 'NORTHWAY CASTINGS LTD', 'Bank name', 'EXAMPLE UK BANK PLC'],
          ['Account number', `402115${number.slice(-8)}`, 'Location', 'United Kingdom'],
          ['Account currency', 'GBP', 'BIC', 'EXAMGB21XXX'],
          ['IBAN', ibanLike('GB', 20, `402115${number.slice(-8)}`), 'Account status', 'Active'],
          [
            'Account type',
            'CURRENT ACCOUNT',
            'Date range',
            `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
          ],
          [
            'Opening ledger balance',
            `${minus(opening)} GBP`,
            'Closing ledger balance',
            `${minus(closing)} GBP`,
          ],
        ],
      ).down(14)
      paper.rule(40, 800, -8)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(40, `NORTHWAY CASTINGS LTD   402115${number.slice(-8)}`)
      paper.put(800, `Page ${paper.page}`, RIGHT).down(20)
    },
    columns: [
      lined('Narrative', 40, 210),
      {
        title: ['Customer', 'reference'],
        x: 260,
        means: 'reference',
        cell: ({ text }) => calledOf(text),
      },
      kind('TRN type', 330, typeOfCode),
      valueDay('Value date', 385, '03/04/2024'),
      credit('Credit amount', 520, commaPoint),
      debit('Debit amount', 600, minus),
      balance('Balance', 685, minus),
      {
        title: 'Time',
        x: 705,
        cell: ({ amount: own }) => `${two(Math.abs(own) % 24)}:${two(Math.abs(own) % 60)}`,
      },
      day('Post date', 745, '03/04/2024'),
    ],
    closes: ({ paper }) =>
      paper
        .need(20)
        .rule(40, 800, -9)
        .put(40, 'Balances may include items that are not yet cleared. End of report', SMALL),
  },
  'kinds-on-lines-under-payees-with-signs-before-pounds-between-balances-of-a-bank-by-phone-in-london': {
    paper: { size: 8.5, bottom: 745 },
    book: { texts: PHONE_BANK_OF_LONDON, rows: [12, 40], opening: [80_000, 500_000], isNeverOverdrawn: true },
    says: { currency: 'GBP' },
    pitch: 11,
    gap: 18,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'HUNT', HEADING).put(555, 'Account statement', RIGHT_BOLD).down(22)
      paper
        .put(40, 'Jordan Sample')
        .put(555, `Account number ${number.slice(-8)}`, RIGHT)
        .down()
      paper.put(40, 'Flat 4, 18 Example Road').put(555, 'Sort code 60-84-07', RIGHT).down()
      paper
        .put(40, 'London')
        .put(555, `IBAN ${ibanLike('GB', 20, `608407${number.slice(-8)}`)}`, RIGHT)
        .down()
      paper.put(40, 'SE15 4EX').put(555, 'BIC EXHUGB2L', RIGHT).down(30)
      paper.put(40, "Jordan's current account", HEADING).down(14)
      paper.put(40, `${on(start, '03 April 2024')} – ${on(end, '03 April 2024')}`).down(24)
      printGrid(
        paper,
        [40, 180, 320, [555]],
        [
          ['Opening balance', 'Money in', 'Money out', 'Closing balance'],
          [pounds(opening), `+£${commaPoint(moneyIn)}`, `-£${commaPoint(moneyOut)}`, pounds(closing)],
        ],
      )
      paper.rule(40, 555, -2).down(24)
    },
    again: ({ paper, book: { number } }) => {
      paper
        .put(40, 'HUNT', BOLD)
        .put(555, `Account number ${number.slice(-8)}`, RIGHT)
        .down(24)
    },
    columns: [
      day('Date', 40, '03 Apr 2024'),
      told('Transaction details', 115, 230, {}),
      amount('Amount', 450, around(commaPoint, '-£5', '+£5')),
      balance('Balance', 555, pounds),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '03 Apr 2024'))
        .put(115, 'Opening balance', BOLD)
        .put(555, pounds(opening), RIGHT_BOLD)
        .down(18),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(80).put(40, on(end, '03 Apr 2024')).put(115, 'Closing balance', BOLD)
      paper.put(555, pounds(closing), RIGHT_BOLD).down(28)
      paper.put(40, 'Some useful information', BOLD).down()
      paper.put(40, 'Cards abroad: we use the rate of the network on the day and add no fee.', SMALL).down(9)
      paper.put(40, 'Your eligible deposits are protected up to £85,000 by the FSCS.', SMALL).down(9)
      paper.put(40, 'Found a mistake? Chat to us in the app or call 0800 376 3555.', SMALL)
    },
  },
  'codes-of-the-currency-and-types-behind-balances-newest-first-in-a-download-of-a-firm-of-cork': {
    paper: { page: 'landscape', size: 8, bottom: 520 },
    book: { texts: FIRM_OF_CORK, rows: [10, 36], opening: [500_000, 3_000_000], isNeverOverdrawn: true },
    says: { currency: 'EUR', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    pitch: 10,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(40, 'Example Internet Business Banking', HEADING)
        .put(800, 'Historical Transactions', RIGHT_BOLD)
      paper.down(20)
      printGrid(
        paper,
        [40, 150, 430, 540],
        [
          ['Company', 'NORTHWAY MARINE SERVICES LTD', 'User', 'M EXAMPLE'],
          ['Account Number', number.slice(-8), 'NSC', '93-41-77'],
          ['Account Type', 'CURRENT ACCOUNT', 'From', on(start, '03/04/2024')],
          ['Branch', 'PATRICK STREET CORK', 'To', on(end, '03/04/2024')],
        ],
      ).down(16)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(40, `Historical Transactions   ${number.slice(-8)}`)
      paper.put(800, `Page ${paper.page}`, RIGHT).down(20)
    },
    columns: [
      day(['Posted', 'Transactions Date'], 40, '03/04/2024'),
      lined('Description', 130, 260),
      debit('Debit Amount', 470, commaPoint),
      credit('Credit Amount', 550, commaPoint),
      balance('Balance', 630, minus),
      { title: ['Posted', 'Currency'], x: 650, cell: () => 'EUR' },
      kind('Transaction Type', 705, typeInCork),
    ],
    closes: ({ paper }) =>
      paper
        .need(20)
        .rule(40, 800, -9)
        .put(40, 'This is not an official statement. Example Banks p.l.c. is regulated in Ireland.', SMALL),
  },
  'fees-in-a-column-of-their-own-with-dashes-in-empty-cells-and-spaces-between-thousands-at-the-cape': {
    paper: { size: 8, bottom: 745 },
    book: {
      texts: SAVER_AT_THE_CAPE,
      rows: [12, 42],
      opening: [100_000, 900_000],
      largest: 1_500_000,
      isNeverOverdrawn: true,
    },
    says: { currency: 'ZAR' },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      const fees = magnitudeSaying(entries, FEE)
      paper.put(40, 'QuickBank', HEADING).put(555, 'EveryDay account statement', RIGHT_BOLD).down()
      paper.put(40, 'Example Bank Ltd (Reg. No 2015/055510/06)', SMALL)
      paper.put(555, `Statement date ${on(end, '03 Apr 2024')}`, RIGHT).down(24)
      paper.put(40, 'Ms Nomsa Sample', BOLD).put(330, 'Account summary', BOLD).down(14)
      printGrid(
        paper,
        [40, 330, [555]],
        [
          ['12 Example Street', 'Opening balance', rand(opening)],
          ['Bellville', 'Money in', rand(moneyIn)],
          ['7530', 'Money out', rand(fees - Math.abs(moneyOut))],
          [`Account number: ${number.slice(-11)}`, 'Fees', rand(-fees).replace(/^-R 0\.00$/, 'R 0.00')],
          ['Branch code: 678 910', 'Closing balance', rand(closing)],
        ],
      ).down(6)
      const days = `${on(start, '03 Apr 2024')} to ${on(end, '03 Apr 2024')}`
      paper.put(40, `Statement period: ${days}`, BOLD).down(24)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(40, `EveryDay account ${number.slice(-11)}`).put(555, `Page ${paper.page} of 3`, RIGHT)
      paper.down(22)
    },
    columns: [
      day('Date', 40, '03 Apr 2024'),
      lined('Description', 105, 185),
      {
        title: 'Fees',
        x: 340,
        align: 'right',
        cell: ({ text, amount: own }) => (FEE.test(text) ? spacePoint(own) : '-'),
      },
      {
        title: 'Money Out',
        x: 410,
        align: 'right',
        cell: ({ text, amount: own }) => (own < 0 && !FEE.test(text) ? spacePoint(own) : '-'),
      },
      credit('Money In', 480, spacePoint, '-'),
      balance('Balance', 555, minusBefore(spacePoint)),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(105, 'Opening Balance').put(555, minusBefore(spacePoint)(opening), RIGHT).down(14),
    closes: ({ paper, book: { closing } }) => {
      paper.need(70).put(105, 'Closing Balance', BOLD)
      paper.put(555, minusBefore(spacePoint)(closing), RIGHT_BOLD).down(24)
      paper.put(40, 'All fees include VAT at 15%. VAT Reg. No 4410255510.', SMALL).down(9)
      paper.put(40, 'QuickBank is an authorised financial services and registered credit provider.', SMALL)
      paper.down(9).put(40, 'Need help? Call 0860 999 055 or visit a kiosk in your nearest store.', SMALL)
    },
  },
}
