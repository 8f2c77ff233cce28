import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import { serials } from '../setting/serials.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { BROKERS_CHECKING, MISSOURI_CHECKING, PREPAID_ACCOUNT } from '../texts/converted-american.ts'

const dollars = around(commaPoint, '-$5', '$5')
const signed = around(commaPoint, '-$5', '+$5')

const CHECK = /^CHECK$/

/**
 * A checking account of Missouri. Texts stand left of their days, and what is withdrawn has the day of the transaction
 * and the day it was paid.
 */
export const CHECKING_OF_MISSOURI: Readonly<Record<string, SectionedHabit>> = {
  'texts-before-days-of-credit-and-before-days-of-transaction-and-payment-in-missouri': {
    paper: { page: 'letter', size: 9, bottom: 710 },
    book: { texts: MISSOURI_CHECKING, rows: [16, 60], opening: [200_000, 900_000], isNeverOverdrawn: true },
    says: { currency: 'USD', period: 'both' },
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut, entries }) => {
      const checks = magnitudeSaying(entries, CHECK)
      paper.put(40, 'Example Trade Bank', HEADING).put(570, 'Statement of Account', RIGHT_BOLD).down(24)
      paper
        .put(60, 'JORDAN SAMPLE')
        .put(360, 'Primary Account Number:')
        .put(570, number.slice(-9), RIGHT)
        .down()
      paper
        .put(60, '1002 EXAMPLE ST')
        .put(360, 'Statement Date:')
        .put(570, on(end, 'April 3, 2024'), RIGHT)
        .down()
      paper.put(60, 'KANSAS CITY MO 64106').put(360, 'Page Number:').put(570, '1', RIGHT).down(34)
      paper.put(40, 'Bank Notice', BOLD).down()
      paper.put(40, 'Holiday hours: all branches close at noon on the day before each bank holiday.').down(24)
      paper.put(40, `Connections Checking        Account # ${numberLike('~~~ ~~~ ~~~', number)}`, HEADING)
      paper.rule(40, 570, 4).down(20).put(40, 'Account Summary', BOLD).down(14)
      printGrid(
        paper,
        [40, [320], [345]],
        [
          [`Beginning Balance on ${on(start, 'April 3, 2024')}`, dollars(opening), ''],
          ['Deposits & Other Credits', commaPoint(moneyIn), '+'],
          ['ATM Withdrawals & Debits', commaPoint(-moneyOut - checks), '-'],
          ['Checks Paid', commaPoint(checks), '-'],
          [`Ending Balance on ${on(end, 'April 3, 2024')}`, dollars(closing), ''],
        ],
      ).down(18)
    },
    again: (paper, { number, end }) => {
      paper
        .put(40, `Primary Account Number: ${number.slice(-9)}`)
        .put(570, `Page Number: ${paper.page}`, RIGHT)
      paper
        .down()
        .put(40, `Statement Date: ${on(end, 'April 3, 2024')}`)
        .down(24)
    },
    sections: ({ credits, debits }) => [
      {
        title: 'Deposits & Other Credits',
        columns: [
          lined('Description', 40, 260),
          day(['Date', 'Credited'], 370, '04-03'),
          amount('Amount', 570, commaPoint),
        ],
        entries: credits,
      },
      {
        title: 'ATM Withdrawals & Debits',
        columns: [
          lined('Description', 40, 260),
          day(['Tran', 'Date'], 320, '04-03'),
          valueDay(['Date', 'Paid'], 370, '04-03'),
          amount('Amount', 570, commaPoint),
        ],
        entries: notSaying(debits, CHECK),
      },
      {
        title: 'Checks Paid',
        columns: [
          day(['Date', 'Paid'], 40, '04-03'),
          serials('Check Number', 100, 1_001),
          amount('Amount', 270, commaPoint),
        ],
        entries: saying(debits, CHECK),
      },
    ],
    opens: (paper, { title }) => paper.put(40, title, BOLD).rule(40, 570, 3).down(18),
    closes: (paper, { title }, sum) => {
      paper.need(30).put(40, `Total ${title}`, BOLD)
      paper.put(title === 'Checks Paid' ? 270 : 570, dollars(Math.abs(sum)), RIGHT_BOLD).down(26)
    },
    below: (paper) => {
      paper.need(80).put(40, 'In case of errors or questions about your electronic transfers', BOLD).down()
      paper.put(
        40,
        'Call 800-555-0152 or write to P.O. Box 411036, Kansas City MO 64141, as soon as you can. We',
        SMALL,
      )
      paper
        .down(9)
        .put(40, 'must hear from you within 60 days after we sent the first statement with the error.', SMALL)
      paper.down(14).put(40, 'MEMBER FDIC', SMALL)
    },
  },
}

/** An account without a branch, and the checking account that a broker's bank keeps beside its trades. */
export const ACCOUNTS_OF_A_PREPAID_CARD_AND_A_BROKER_S_BANK: Readonly<Record<string, PlainHabit>> = {
  /** Both signs before the dollar, the kind behind the text, and a savings account where nothing moved. */
  'kinds-behind-texts-with-plus-and-minus-before-dollars-above-savings-without-transactions-of-a-prepaid-account':
    {
      paper: { page: 'letter', size: 9, bottom: 705 },
      book: {
        texts: PREPAID_ACCOUNT,
        rows: [8, 34],
        opening: [10_000, 90_000],
        largest: 120_000,
        isNeverOverdrawn: true,
      },
      says: { currency: 'USD' },
      gap: 15,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
        const fees = magnitudeSaying(entries, /\|Fee$/)
        paper.put(40, 'verdant', HEADING).put(570, 'Account Statement', RIGHT_BOLD).down(20)
        paper.put(40, 'TAYLOR EXAMPLE').put(360, 'Statement Period').down()
        paper
          .put(40, '27 SAMPLE PINE DR')
          .put(360, `${on(start, '04/03/2024')}-${on(end, '04/03/2024')}`, BOLD)
          .down()
        paper
          .put(40, 'MACON GA 31201')
          .put(360, `Account Number ${numberLike('~~~~~~~~~~~~', number)}`)
          .down(30)
        paper.put(40, 'DEBIT ACCOUNT SUMMARY', HEADING).rule(40, 570, 4).down(20)
        paper.pairs(40, 300, [
          ['Beginning Balance', dollars(opening)],
          ['Deposits & Credits', signed(moneyIn)],
          ['Purchases, Withdrawals & Transfers', signed(moneyOut + fees)],
          ['Fees', fees === 0 ? '$0.00' : signed(-fees)],
          ['Ending Balance', dollars(closing)],
        ])
        paper.down(18).put(40, 'DEBIT ACCOUNT TRANSACTIONS', HEADING).rule(40, 570, 4).down(20)
      },
      again: ({ paper }) => paper.put(40, 'DEBIT ACCOUNT TRANSACTIONS, continued', BOLD).down(20),
      columns: [
        day('Date', 40, '04/03'),
        part('Description', 90, 230, 0),
        part('Type', 340, 80, 1),
        amount('Amount', 480, signed),
        balance('Balance', 570, dollars),
      ],
      closes: ({ paper }) => {
        paper.need(150).down(14).put(40, 'HIGH YIELD SAVINGS TRANSACTIONS', HEADING).rule(40, 570, 4).down(20)
        paper.put(40, 'No transactions during this period').down(26)
        paper.put(40, 'CASH BACK', HEADING).rule(40, 570, 4).down(20)
        paper.put(40, 'You earn 2% on mobile and online purchases, to be redeemed once a year.').down(20)
        paper.put(
          40,
          'Questions? Call (866) 555-0171, P.O. Box 5100, Pasadena, CA 91117. Member FDIC.',
          SMALL,
        )
      },
    },
  /** A dollar at every figure, lines of kind, payee and town, and rebates of fees told in a box. */
  'posted-days-and-dollars-at-each-debit-credit-and-balance-below-rebates-of-atm-fees-of-a-broker-s-bank': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: BROKERS_CHECKING, rows: [10, 36], opening: [400_000, 2_000_000], isNeverOverdrawn: true },
    says: { currency: 'USD' },
    pitch: 9.5,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(40, 'Sample Brokers Bank', HEADING)
        .put(570, 'Investor Checking Statement', RIGHT_BOLD)
        .down(20)
      paper
        .put(40, 'Account Number')
        .put(180, numberLike('4400-~~~~~~~~', number))
        .put(330, 'Statement Period')
      paper.put(570, `${on(start, 'April 3, 2024')} to`, RIGHT).down()
      paper.put(40, 'Account Of', BOLD).put(570, on(end, 'April 3, 2024'), RIGHT).down()
      paper.put(40, 'ROBIN MUSTER').down().put(40, '2210 EXAMPLE CANYON BLVD, BOULDER CO 80302').down(26)
      paper.put(40, 'Account Summary', HEADING).rule(40, 570, 4).down(18)
      printGrid(
        paper,
        [40, [250], 320, [570]],
        [
          ['Beginning Balance', dollars(opening), 'Annual Percentage Yield Earned', '0.45%'],
          ['Total Credits', dollars(moneyIn), 'Interest Paid Year to Date', '$6.12'],
          ['Total Debits', dollars(moneyOut), 'ATM Fee Rebates Year to Date', '$18.50'],
          ['Ending Balance', dollars(closing), 'Overdraft Fees Year to Date', '$0.00'],
        ],
      ).down(14)
      paper.put(40, 'Activity', HEADING).rule(40, 570, 4).down(20)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(40, 'Activity (continued)', HEADING)
      paper.put(570, `Account Number ${numberLike('4400-~~~~~~~~', number)}`, RIGHT).down(22)
    },
    columns: [
      day('Posted', 40, '04/03'),
      lined('Description', 90, 240),
      debit('Debits', 410, around(commaPoint, '$5')),
      credit('Credits', 490, around(commaPoint, '$5')),
      balance('Balance', 570, dollars),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '04/03'))
        .put(90, 'Beginning Balance', BOLD)
        .put(570, dollars(opening), RIGHT)
        .down(15),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(90).put(40, on(end, '04/03')).put(90, 'Ending Balance', BOLD)
      paper.put(570, dollars(closing), RIGHT_BOLD).down(24)
      paper
        .put(40, `Your next statement closes about ${on(addDays(end, 31), 'April 3, 2024')}.`, SMALL)
        .down(9)
      paper
        .put(40, 'Sample Brokers Bank and Sample Brokers & Co. are separate companies of one group.', SMALL)
        .down(9)
      paper.put(40, 'Investment products: not a deposit, not FDIC-insured, may lose value.', SMALL)
    },
  },
}
