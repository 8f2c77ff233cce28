import type { Entry } from '../setting/account-book.ts'
import { amount, balanceOnce, day } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { START_UP, TRADING_APP } from '../texts/bookkept-american.ts'

const dollars = around(commaPoint, '–$5', '$5')
const plain = around(commaPoint, '-$5', '$5')

const typeOf = (text: string, isIn: boolean) => {
  if (/^Interest/.test(text)) return 'Interest'
  if (/^Check/.test(text)) return 'Check'
  if (/^Transfer/.test(text)) return 'Transfer Out'
  if (/^Acme/.test(text)) return 'Wire In'
  if (/Ads|Hosting/.test(text)) return 'Debit Card'
  return isIn ? 'ACH In' : 'ACH Pull'
}

const SHARES = /CUSIP/
const QUANTITIES = [1, 2, 4, 5, 10, 20, 25] as const

/** Any whose price of one share has no more than four decimals. */
const quantityOf = ({ amount: own }: Entry): number => QUANTITIES[Math.abs(own) % QUANTITIES.length] ?? 1

const tradeOf = (text: string, isIn: boolean) => {
  if (SHARES.test(text)) return isIn ? 'Sell' : 'Buy'
  if (/^Cash Div/.test(text)) return 'CDIV'
  if (/^Interest/.test(text)) return 'INT'
  return /Fee$/.test(text) ? 'GOLD' : 'ACH'
}

/** A checking account of a young firm at an app, and the cash of one who trades shares by phone. */
export const CASH_OF_START_UPS_AND_TRADERS: Readonly<Record<string, PlainHabit>> = {
  'types-behind-descriptions-and-long-minuses-before-dollars-with-an-end-of-day-balance-of-a-start-up': {
    paper: { page: 'letter', size: 8.5, bottom: 705 },
    book: {
      texts: START_UP,
      rows: [10, 36],
      opening: [2_000_000, 9_000_000],
      isNeverOverdrawn: true,
      largest: 4_000_000,
    },
    says: { currency: 'USD' },
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'quicksilver example', HEADING).put(570, 'Monthly Statement', RIGHT_BOLD).down(26)
      paper.put(40, 'Northway Software Inc.').put(330, 'Statement Period').down()
      paper.put(40, '548 Market St, PMB 77214')
      paper.put(330, `${on(start, 'April 3, 2024')} – ${on(end, 'April 3, 2024')}`).down()
      paper.put(40, 'San Francisco, CA 94104').down(22)
      printGrid(
        paper,
        [40, 200, 330],
        [
          ['Account Type', 'Account Number', 'Routing Number'],
          ['Checking', `20${number.slice(-10)}`, '084106768'],
        ],
      ).down(12)
      paper.put(40, 'Account Overview', BOLD).rule(40, 570).down(16)
      printGrid(
        paper,
        [40, 175, 310, 445],
        [
          ['Opening Balance', 'Total Deposits', 'Total Withdrawals', 'Statement Balance'],
          [dollars(opening), dollars(moneyIn), dollars(-Math.abs(moneyOut)), dollars(closing)],
        ],
      ).down(18)
      paper.put(40, 'All Transactions', HEADING).down(20)
    },
    again: ({ paper, book: { number } }) => {
      paper
        .put(40, 'Northway Software Inc.')
        .put(570, `Checking ••${number.slice(-4)}`, RIGHT)
        .down(26)
    },
    columns: [
      day('Date (UTC)', 40, 'Apr 03'),
      lined('Description', 105, 190),
      kind('Type', 310, typeOf),
      amount('Amount', 460, dollars),
      balanceOnce('End of Day Balance', 570, dollars),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper.need(60).rule(40, 570, -9).put(40, 'Total', BOLD)
      paper.put(460, dollars(moneyIn - Math.abs(moneyOut)), RIGHT_BOLD).down(22)
      paper.put(
        40,
        'Quicksilver Example is a financial technology company, not a bank. Banking services provided by',
        SMALL,
      )
      paper
        .down(9)
        .put(40, 'Example Group Bank, Member FDIC. Deposits are insured up to $250,000 per depositor.', SMALL)
    },
  },
  'symbols-and-kinds-of-trades-before-their-day-with-prices-left-of-debits-and-credits-of-a-phone-broker': {
    paper: { page: 'letter', size: 8, bottom: 700 },
    book: {
      texts: TRADING_APP,
      rows: [8, 34],
      opening: [200_000, 900_000],
      isNeverOverdrawn: true,
      largest: 120_000,
    },
    says: { currency: 'USD' },
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, entries } }) => {
      const [dividends, interest] = [
        magnitudeSaying(entries, /^Cash Div/),
        magnitudeSaying(entries, /^Interest/),
      ]
      paper.put(40, 'Example Financial', HEADING).put(570, 'Page 1 of 4', RIGHT).down()
      paper.put(40, '85 Willow Rd, Menlo Park, CA 94025   help@broker.example', SMALL).down(20)
      paper.put(570, `${on(start, '04/03/2024')} to ${on(end, '04/03/2024')}`, RIGHT).down()
      paper
        .put(40, 'Casey Sample')
        .put(570, `Individual Account #:${number.slice(-9)}`, RIGHT)
        .down()
      paper.put(40, '19 Specimen Ave Apt 2, Boise, ID 83702').down(24)
      paper
        .put(40, 'Account Summary', BOLD)
        .put(330, 'Income and Expense Summary', BOLD)
        .rule(40, 570)
        .down(16)
      printGrid(
        paper,
        [40, [210], [290], 330, [490], [570]],
        [
          ['', 'Opening Balance', 'Closing Balance', '', 'This Period', 'Year to Date'],
          [
            'Net Account Balance',
            plain(opening),
            plain(closing),
            'Dividends',
            plain(dividends),
            plain(dividends + 1_812),
          ],
          ['Total Securities', '$8,114.02', '$8,361.90', 'Capital Gains Distributions', '$0.00', '$0.00'],
          [
            'Portfolio Value',
            plain(opening + 811_402),
            plain(closing + 836_190),
            'Interest Earned',
            plain(interest),
            plain(interest + 940),
          ],
        ],
      ).down(16)
      paper.put(40, 'Account Activity', HEADING).down(18)
    },
    again: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'Account Activity', BOLD).put(570, `Page ${paper.page} of 4`, RIGHT).down()
      paper.put(40, `${on(start, '04/03/2024')} to ${on(end, '04/03/2024')}`)
      paper.put(570, `Individual Account #:${number.slice(-9)}`, RIGHT).down(24)
    },
    columns: [
      lined('Description', 40, 175),
      kind('Symbol', 225, (text) => (/^Greenfield/.test(text) ? 'GRFD' : /^Valley/.test(text) ? 'VTMX' : '')),
      kind('Transaction', 270, tradeOf),
      day('Date', 330, '04/03/2024'),
      {
        title: 'Qty',
        x: 410,
        align: 'right',
        cell: (own) => (SHARES.test(own.text) ? String(quantityOf(own)) : ''),
      },
      {
        title: 'Price',
        x: 462,
        align: 'right',
        cell: (own) =>
          SHARES.test(own.text) ? `$${(Math.abs(own.amount) / 100 / quantityOf(own)).toFixed(4)}` : '',
      },
      { title: 'Debit', x: 516, align: 'right', cell: ({ amount: own }) => (own < 0 ? plain(-own) : '') },
      { title: 'Credit', x: 570, align: 'right', cell: ({ amount: own }) => (own > 0 ? plain(own) : '') },
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper.need(70).rule(40, 570, -9).put(40, 'Total Funds Paid and Received', BOLD)
      paper
        .put(516, plain(Math.abs(moneyOut)), RIGHT_BOLD)
        .put(570, plain(moneyIn), RIGHT_BOLD)
        .down(26)
      paper.put(40, 'Executed Trades Pending Settlement', HEADING).down(14)
      paper.put(
        40,
        'These transactions may not be reflected in the account balances of this statement.',
        SMALL,
      )
      paper.down(14).put(40, 'No trades are pending settlement.').down()
    },
  },
}
