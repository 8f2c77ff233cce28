import { balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import {
  DOLLARS_OF_HARARE,
  FIRM_OF_ARUSHA,
  SACCO_DEPOSITS,
  SACCO_SAVINGS,
} from '../texts/from-arusha-to-winnipeg-west.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const minus = minusBefore(commaPoint)
const drApart = around(commaPoint, '5 DR', '5')

/** A firm of Tanzania and an account in dollars of Zimbabwe. */
export const FIRMS_OF_ARUSHA_AND_HARARE: Readonly<Record<string, PlainHabit>> = {
  /** The table runs from the balance at the start of the period to that at its end; debits have a minus in their own column. */
  'balance-at-period-start-and-end-around-references-before-descriptions-and-minus-debits-of-a-firm-in-arusha':
    {
      paper: { size: 7.5, bottom: 745 },
      book: {
        texts: FIRM_OF_ARUSHA,
        rows: [14, 40],
        opening: [20_000_000, 900_000_000],
        largest: 90_000_000,
      },
      says: { currency: 'TZS' },
      pitch: 9.5,
      gap: 14,
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(36, 'Mfano Bank Tanzania Plc', HEADING).put(559, 'ACCOUNT STATEMENT', RIGHT_BOLD).down(22)
        printGrid(
          paper,
          [36, 120, 330, 420],
          [
            ['Account Name', 'KILELE MFANO SAFARIS LTD', 'Account Number', number.slice(-13)],
            ['Address', 'P.O. BOX 1104', 'Customer ID', '1004417'],
            ['', 'ARUSHA', 'Currency', 'TZS'],
            ['Branch', 'ARUSHA CLOCK TOWER', 'Product', 'Business Current Account'],
            ['Statement From', on(start, '03 APR 2024'), 'Statement To', on(end, '03 APR 2024')],
          ],
        ).down(14)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(36, `Account Number ${number.slice(-13)}`)
          .put(559, `Page ${paper.page}`, RIGHT)
          .down(20),
      columns: [
        day(['Booking', 'Date'], 36, '03 APR 24'),
        {
          title: 'Reference',
          x: 84,
          means: 'reference',
          cell: ({ amount: own, date }) =>
            `FT24${(Math.abs(own) * 31 + date).toString(36).toUpperCase().slice(-8).padStart(8, '0')}`,
        },
        lined('Description', 158, 125),
        valueDay(['Value', 'Date'], 290, '03 APR 24'),
        debit('Debit', 405, minus),
        credit('Credit', 480, commaPoint),
        balance('Closing Balance', 559, minus),
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(158, 'Balance at Period Start', BOLD).put(559, minus(opening), RIGHT_BOLD).down(14),
      closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
        paper.need(80).put(158, 'Balance at Period End', BOLD).put(559, minus(closing), RIGHT_BOLD).down(14)
        paper.rule(36, 559, -9).put(158, 'Total').put(405, minus(moneyOut), RIGHT)
        paper.put(480, commaPoint(moneyIn), RIGHT).down(24)
        smallPrint(paper, 36, [
          'This statement is produced by electronic means and is valid without a signature.',
          'Any exception must be reported within 30 days, or the balance is deemed to be correct.',
        ])
      },
    },
  /** Sums and the balance stand left of the narrative, in typewriter letters, with a tax on transfers among the rows. */
  'debits-credits-and-balance-before-narratives-with-a-tax-on-transfers-of-a-dollar-account-in-harare': {
    paper: { font: 'courier', size: 8, bottom: 740 },
    book: { texts: DOLLARS_OF_HARARE, rows: [14, 45], opening: [30_000, 900_000] },
    says: { currency: 'USD' },
    pitch: 9.5,
    gap: 12,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(36, 'SAMPLE BUILDING SOCIETY OF ZIMBABWE', BOLD).down()
      paper.put(36, 'FIRST STREET BRANCH   HARARE').down(20)
      printGrid(
        paper,
        [36, 330],
        [
          ['MR T SAMPLE', `ACCOUNT NO   ${number.slice(-10)}`],
          ['22 EXAMPLE CLOSE', 'ACCOUNT TYPE NOSTRO FCA'],
          ['MT PLEASANT', 'CURRENCY     USD'],
          ['HARARE', `PERIOD       ${on(start, '03-Apr-24')} TO ${on(end, '03-Apr-24')}`],
        ],
      ).down(12)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(36, `ACCOUNT NO ${number.slice(-10)}`)
        .put(559, `SHEET ${paper.page}`, RIGHT)
        .down(20),
    columns: [
      day('DATE', 36, '03-Apr-24'),
      numbered('REF NO', 95, 6),
      debit('DEBITS', 205, commaPoint),
      credit('CREDITS', 275, commaPoint),
      balance('BALANCE', 365, drApart),
      lined('NARRATIVE', 380, 180),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(365, drApart(opening), RIGHT).put(380, 'BALANCE BROUGHT FORWARD').down(12),
    carries: ({ paper }, reached) =>
      paper.put(365, drApart(reached), RIGHT).put(380, 'BALANCE CARRIED FORWARD'),
    brings: ({ paper }, reached) =>
      paper.put(365, drApart(reached), RIGHT).put(380, 'BALANCE BROUGHT FORWARD').down(12),
    closes: ({ paper, book: { closing, entries } }) => {
      paper.need(100).put(365, drApart(closing), RIGHT_BOLD).put(380, 'CLOSING BALANCE', BOLD).down(24)
      paper.put(36, `IMTT DEDUCTED IN THIS PERIOD  ${commaPoint(magnitudeSaying(entries, /^INTERMEDIATED/))}`)
      paper.down().put(36, 'UNCLEARED EFFECTS             0.00').down(20)
      paper.put(36, 'DEPOSITS ARE PROTECTED BY THE DEPOSIT PROTECTION CORPORATION.')
    },
  },
}

/** One of the funds of a member, with its totals and its closing balance below. */
const fund = (
  name: string,
  mask: string,
  { texts, rows }: Pick<PlainHabit['book'], 'texts' | 'rows'>,
): PlainHabit => ({
  book: { texts, rows: rows ?? [2, 8], opening: [300_000, 9_000_000], isNeverOverdrawn: true },
  says: { currency: 'KES' },
  gap: 13,
  above: ({ paper, book: { number } }) => {
    paper.down(10).need(110).put(45, name, HEADING)
    paper
      .put(550, `Account No: ${numberLike(mask, number)}`, RIGHT_BOLD)
      .rule(45, 550, 4)
      .down(20)
  },
  again: ({ paper }) => paper.put(45, `${name} (continued)`, BOLD).down(18),
  columns: [
    day('Posting Date', 45, '03/04/24'),
    {
      title: 'Document No.',
      x: 110,
      means: 'reference',
      cell: ({ amount: own, date }) =>
        `${own > 0 ? 'RCT' : 'PV'}-${String(Math.abs(own) + date)
          .slice(-5)
          .padStart(5, '0')}`,
    },
    lined('Description', 180, 175),
    credit('Credit', 415, commaPoint),
    debit('Debit', 480, commaPoint),
    balance('Balance', 550, commaPoint),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(180, 'Opening Balance').put(550, commaPoint(opening), RIGHT).down(13),
  closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
    paper.need(40).rule(350, 550, -8).down(2).put(180, 'Totals', BOLD).put(415, commaPoint(moneyIn), RIGHT)
    paper.put(480, commaPoint(moneyOut), RIGHT).down(13)
    paper.put(180, 'Closing Balance', BOLD).put(550, commaPoint(closing), RIGHT_BOLD).down(20)
  },
})

/** The funds of a member of a society of farmers, each with documents before texts and credits before debits. */
export const FUNDS_OF_NYERI: Readonly<Record<string, SeveralAccounts>> = {
  'withdrawable-savings-deposits-and-shares-of-a-member-with-documents-before-texts-and-credits-first-in-nyeri':
    {
      paper: { size: 8.5, bottom: 750 },
      accounts: [
        fund('Withdrawable Savings', '5-02-~~~~~~', { texts: SACCO_SAVINGS, rows: [10, 34] }),
        fund('Member Deposits', '5-01-~~~~~~', { texts: SACCO_DEPOSITS }),
        fund('Share Capital', '5-03-~~~~~~', {
          texts: { outgoing: ['Share Transfer'], incoming: ['Share Contribution', 'Transfer from Deposits'] },
        }),
      ],
      above: (paper, [first]) => {
        paper.put(45, 'MFANO HIGHLANDS FARMERS SACCO SOCIETY LTD', HEADING).down(13)
        paper.put(45, 'P.O. Box 1104 - 10100, Nyeri. Regulated by SASRA.', SMALL).down(22)
        printGrid(
          paper,
          [45, 130, 340, 420],
          [
            ['Member Name', 'WAIRIMU MFANO', 'Station', 'Nyeri'],
            ['Member No.', 'M04417', 'Currency', 'KES'],
          ],
        )
        if (!first) return
        const period = `${on(first.start, '03/04/24')} to ${on(first.end, '03/04/24')}`
        paper
          .put(45, 'Statement Period')
          .put(130, period)
          .put(340, 'Printed by')
          .put(420, 'TELLER04')
          .down(10)
      },
    },
}
