import { addDays } from '../../convention/day.ts'
import { sumOf } from '../setting/account-book.ts'
import { amount, type Column, day } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printDays } from '../setting/print-days.ts'
import { printGrid } from '../setting/print-grid.ts'
import { saying } from '../setting/saying.ts'
import { serials, starred } from '../setting/serials.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { FIRM_OF_OHIO, LARGE_BANK } from '../texts/lined-american.ts'

const rich = { rows: [24, 45], opening: [900_000, 3_000_000], isNeverOverdrawn: true } as const
const minus = minusBefore(commaPoint)
const dollars = around(commaPoint, '-$5', '$5')

const CHECK = /^CHECK/
const FEE = /fee|charge wire/i

/** Statements of banks of the United States that part movements by kind, as they are remembered. */
export const AMERICAN_BANK_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'instances-beside-amounts-in-the-summary-and-numbers-of-checks-first-three-across': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: LARGE_BANK, ...rich },
    says: { currency: 'USD' },
    above: (paper, { start, end, number, opening, closing, entries }, sections) => {
      paper.put(40, 'EXAMPLE NATIONAL BANK, N.A.', BOLD)
      paper.put(560, `${on(start, 'April 03, 2024')} through ${on(end, 'April 03, 2024')}`, RIGHT).down()
      paper
        .put(40, 'P O Box 182051')
        .put(560, `Account Number:  ${number.slice(-15)}`, RIGHT)
        .down()
      paper.put(40, 'Columbus, OH 43218-2051').down(14)
      paper.put(330, 'CUSTOMER SERVICE INFORMATION', BOLD).down()
      paper.put(40, 'PAT Q SAMPLE').put(330, 'Web site:').put(560, 'ExampleNational.example', RIGHT).down()
      paper.put(40, '419 LINDEN WAY APT 6').put(330, 'Service Center:')
      paper.put(560, '1-800-555-0135', RIGHT).down()
      paper.put(40, 'COLUMBUS OH 43206-1172').down(24)
      paper.put(40, 'CHECKING SUMMARY', HEADING).put(190, 'Example Everyday Checking', BOLD).down(16)
      printGrid(paper, [40, [250], [340]], [['', 'INSTANCES', 'AMOUNT']])
      const lines = sections.map(({ title, entries: own }) => [title, String(own.length), minus(sumOf(own))])
      printGrid(
        paper,
        [40, [250], [340]],
        [
          ['Beginning Balance', '', dollars(opening)],
          ...lines,
          ['Ending Balance', String(entries.length), dollars(closing)],
        ],
      ).down(10)
      paper.put(40, 'The monthly service fee is $12, or $0 with $500 of electronic deposits.', SMALL)
      paper.down(20)
    },
    again: (paper, { start, end, number }) => {
      paper.put(560, `${on(start, 'April 03, 2024')} through ${on(end, 'April 03, 2024')}`, RIGHT).down()
      paper.put(560, `Account Number:  ${number.slice(-15)}`, RIGHT).down()
      paper.put(560, `Page ${paper.page}`, RIGHT).down(18)
    },
    sections: ({ credits, debits }) => {
      const columns = [
        day('DATE', 40, '04/03'),
        lined('DESCRIPTION', 90, 320),
        amount('AMOUNT', 560, commaPoint),
      ]
      const others = debits.filter(({ text }) => !CHECK.test(text) && !FEE.test(text))
      const card = /^(Card|Recurring|ATM)/
      return [
        { title: 'Deposits and Additions', columns, entries: credits },
        {
          title: 'Checks Paid',
          columns: [
            serials(['CHECK', 'NUMBER'], 40, 3_107),
            starred(62),
            day(['DATE', 'PAID'], 85, '04/03'),
            amount('AMOUNT', 170, commaPoint),
          ],
          across: [0, 180, 360],
          entries: saying(debits, CHECK),
        },
        { title: 'ATM & Debit Card Withdrawals', columns, entries: saying(others, card) },
        { title: 'Electronic Withdrawals', columns, entries: others.filter(({ text }) => !card.test(text)) },
        { title: 'Fees', columns, entries: saying(debits, FEE) },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title.toUpperCase(), HEADING).down(18),
    closes: (paper, { title }, sum) => {
      paper.need(50).down(2).put(40, `Total ${title}`, BOLD)
      paper.put(560, `$${commaPoint(sum)}`, RIGHT_BOLD).down(14)
      if (title === 'Checks Paid') {
        paper
          .put(40, '* All of your recent checks may not be on this statement, either because they', SMALL)
          .down(8)
        paper
          .put(40, 'have not cleared yet or they were listed on one of your previous statements.', SMALL)
          .down(8)
      }
      paper.down(12)
    },
    below: (paper) => {
      paper.need(110).put(40, 'OVERDRAFT AND RETURNED ITEM FEE INFORMATION', BOLD).down(14)
      printGrid(
        paper,
        [40, [330], [470]],
        [
          ['', 'Total for this period', 'Total Year-to-date'],
          ['Total Overdraft Fees', '$.00', '$34.00'],
          ['Total Returned Item Fees', '$.00', '$.00'],
        ],
      ).down(10)
      paper.put(40, 'IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS: Call us at', SMALL)
      paper
        .down(9)
        .put(40, '1-866-555-0102 no later than 60 days after we sent you the FIRST statement.', SMALL)
    },
  },
  'serial-numbers-left-blank-and-sources-between-additions-and-subtractions-with-dashes-in-days': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: FIRM_OF_OHIO, ...rich },
    says: { currency: 'USD', period: 'balances' },
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut }) => {
      paper.put(40, 'Business Banking Statement', HEADING).put(560, 'page 1 of 3', RIGHT).down(14)
      paper.put(40, on(end, 'April 3, 2024')).put(560, number.slice(-12), RIGHT).down(20)
      paper.put(40, 'GREENLEAF TOOLS LLC').put(330, 'Questions or comments?').down()
      paper.put(40, '2200 FACTORY ST').put(330, 'Call our Business Line 1-888-555-0119').down()
      paper.put(40, 'AKRON OH 44301-0017').down(20)
      paper.put(40, `Basic Business Checking  ${number.slice(-12)}`, BOLD).down()
      paper.put(40, 'GREENLEAF TOOLS LLC').down(14)
      const lines: [string, string][] = [
        [`Beginning balance ${on(addDays(start, -1), '4-3-24')}`, dollars(opening)],
        ['Additions', `+${commaPoint(moneyIn)}`],
        ['Subtractions', `-${commaPoint(moneyOut)}`],
        [`Ending balance ${on(end, '4-3-24')}`, dollars(closing)],
      ]
      paper.pairs(330, 560, lines).down(10)
    },
    again: (paper, { end, number }) =>
      paper
        .put(40, on(end, 'April 3, 2024'))
        .put(300, number.slice(-12))
        .put(560, `page ${paper.page} of 3`, RIGHT)
        .down(22),
    sections: ({ credits, debits }) => {
      const columns = (last: string): Column[] => [
        day('Date', 90, '4-3'),
        { title: 'Serial #', x: 130, cell: () => '' },
        lined(last, 190, 260),
        amount('', 560, around(commaPoint, '5', '$5')),
      ]
      return [
        { title: 'Additions|Deposits', columns: columns('Source'), entries: credits },
        {
          title: 'Subtractions|Paper Checks',
          columns: [
            serials('Check', 90, 5_561),
            starred(115),
            day('Date', 130, '4-3'),
            amount('Amount', 220, commaPoint),
          ],
          across: [0, 165, 330],
          entries: saying(debits, CHECK),
        },
        {
          title: '|Withdrawals',
          columns: columns('Location'),
          entries: debits.filter(({ text }) => !CHECK.test(text)),
        },
      ]
    },
    opens: (paper, { title }) => {
      const [part = '', kind = ''] = title.split('|')
      if (part !== '') paper.put(40, part, HEADING).down(16)
      paper.put(50, kind, BOLD)
      if (kind === 'Paper Checks') paper.put(130, '* check missing from sequence')
      paper.down(14)
    },
    closes: (paper, { title }, sum) => {
      const kind =
        title === 'Subtractions|Paper Checks' ? 'Paper Checks Paid' : title.replace(/.*\|/, 'Total ')
      paper
        .need(20)
        .put(330, kind, BOLD)
        .put(560, `$${commaPoint(sum)}`, RIGHT_BOLD)
        .down(20)
    },
    below: (paper, book) => {
      paper.need(150).put(40, 'Fees and charges', HEADING).down(14)
      paper.put(50, 'See your Account Analysis statement for details.').down(20)
      paper.put(40, 'Daily ledger balances', HEADING).down(16)
      printDays(paper, book, { style: '4-3', stops: [50, 180, 310, 440], figure: dollars })
    },
  },
}
