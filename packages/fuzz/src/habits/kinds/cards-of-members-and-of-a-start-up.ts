import { addDays } from '../../convention/day.ts'
import { type Entry, sumOf } from '../setting/account-book.ts'
import { amount, type Column, day, valueDay } from '../setting/columns.ts'
import { commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { Section, SectionedHabit } from '../setting/set-sections.ts'
import { START_UP_CARD, WAREHOUSE_CARD } from '../texts/banked-american.ts'

/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = (minor: number) => `${minor > 0 ? '-' : ''}$${commaPoint(minor)}`

const PAID = /PAYMENT|AUTOPAY/
const INTEREST = /^INTEREST/
const FEE = /^LATE FEE/

const byPosting = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => a.valueDate - b.valueDate)

const MEMBERS = ['TERRY SAMPLE|4417', 'DANA SAMPLE|8812'] as const
const EMPLOYEES = ['Alex Sample', 'Jordan Example', 'Casey Muster'] as const
const CARDS = ['Travel (4417)', 'SaaS (8812)', 'Office (2203)'] as const

const isOf = (member: number) => (entry: Entry) => Math.abs(entry.amount) % 2 === member

/** The employee whose card it was, where it was any. */
const heldBy = <T extends string>({ text, amount: own }: Entry, names: readonly T[]): T | '' =>
  /^Payment|^Cashback/.test(text) ? '' : (names[Math.abs(own) % names.length] ?? '')

/** The sums of a start-up's card by kind of merchant, the largest first. */
function spentByKind(entries: readonly Entry[]): [kind: string, sum: number][] {
  const spent = entries.filter(({ amount: own }) => own < 0)
  const kinds = [...new Set(spent.map(({ text }) => text.split('|')[1] ?? ''))]
  return kinds
    .map((kind): [string, number] => [
      kind,
      sumOf(spent.filter(({ text }) => (text.split('|')[1] ?? '') === kind)),
    ])
    .sort((a, b) => a[1] - b[1])
}

/** Cards of the United States: one of a warehouse's members, one of a start-up's employees. */
export const CARDS_OF_MEMBERS_AND_OF_A_START_UP: Readonly<Record<string, SectionedHabit>> = {
  'sale-days-before-post-days-under-each-member-of-a-warehouse-with-standard-purchases-and-rewards-below': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: WAREHOUSE_CARD, rows: [14, 46], opening: [-400_000, -60_000], largest: 90_000 },
    says: { currency: 'USD', isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, entries }) => {
      const [fees, interest] = [sumOf(saying(entries, FEE)), sumOf(saying(entries, INTEREST))]
      const purchases = closing - opening - moneyIn - fees - interest
      const paid = sumOf(saying(entries, PAID))
      const due = on(addDays(end, 25), '04/03/24')
      paper.put(40, 'Warehouse Anywhere Visa® Card', HEADING)
      paper.put(570, 'How to reach us', RIGHT_BOLD).down()
      paper.put(40, 'by Example Card Bank').put(570, 'www.example.com   1-855-555-0178', RIGHT).down()
      paper.put(570, 'TTY: Call 711 or another relay service', { ...RIGHT, size: 6.5 }).down(18)
      paper.put(40, 'TERRY SAMPLE', BOLD).put(330, 'Account Summary', HEADING).down(14)
      printGrid(
        paper,
        [40, 330, [570]],
        [
          ['Member Since 2011', 'Previous balance', owed(opening)],
          [`Account number ending in: ${number.slice(-4)}`, 'Payments', `-$${commaPoint(paid)}`],
          [
            `Billing Period: ${on(start, '04/03/24')}-${on(end, '04/03/24')}`,
            'Credits',
            `-$${commaPoint(moneyIn - paid)}`,
          ],
          ['', 'Purchases', `+$${commaPoint(purchases)}`],
          ['', 'Cash advances', '+$0.00'],
          [`Minimum payment due:                    $41.00`, 'Fees', `+$${commaPoint(fees)}`],
          [`New balance as of ${on(end, '04/03/24')}:`, 'Interest', `+$${commaPoint(interest)}`],
        ],
      )
      paper.put(40, owed(closing), BOLD).put(330, 'New balance', BOLD)
      paper.put(570, owed(closing), RIGHT_BOLD).down(14)
      paper.put(40, `Payment due date: ${due}`, BOLD).put(330, 'Credit Limit', BOLD).down()
      paper
        .put(40, 'Late Payment Warning: If we do not receive your minimum payment by the', SMALL)
        .put(330, 'Credit limit')
        .put(570, '$9,200', RIGHT)
        .down(9)
      paper.put(40, `date above, you may have to pay a late fee of up to $41.`, SMALL).down(5)
      paper.put(330, 'Includes $1,500 cash advance limit', SMALL).down(14)
      paper.put(40, '- '.repeat(88).trim(), SMALL).down(14)
      printGrid(
        paper,
        [40, 330, [570]],
        [
          ['Example Card Bank', 'Minimum payment due', '$41.00'],
          ['P.O. Box 6241', 'New balance', owed(closing)],
          ['Sioux Falls, SD 57117-6241', 'Payment due date', due],
          ['', 'Amount enclosed: $', ''],
        ],
      ).down(16)
      paper.put(40, 'Account Summary of Transactions', HEADING).rule(40, 570).down(18)
    },
    again: (paper, { number }) => {
      paper.put(40, 'TERRY SAMPLE').put(570, `Page ${paper.page} of 4`, RIGHT).down()
      paper.put(40, `Account number ending in: ${number.slice(-4)}`).down(20)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day(['Sale', 'Date'], 40, '04/03'),
        valueDay(['Post', 'Date'], 75, '04/03'),
        lined('Description', 115, 320),
        amount('Amount', 570, owed),
      ]
      const bought = notSaying(notSaying(debits, FEE), INTEREST)
      return [
        { title: '|Payments, Credits and Adjustments', columns, entries: byPosting(credits) },
        ...MEMBERS.map((member, i) => ({
          title: `${member}|Standard Purchases`,
          columns,
          entries: byPosting(bought.filter(isOf(i))),
        })),
        { title: '|Fees charged', columns, entries: byPosting(saying(debits, FEE)) },
        { title: '|Interest charged', columns, entries: byPosting(saying(debits, INTEREST)) },
      ]
    },
    opens: (paper, { title }) => {
      const [name = '', ...rest] = title.split('|')
      if (name !== '') {
        paper.put(40, name, BOLD).put(570, `Card ending in ${rest[0]}`, RIGHT_BOLD).rule(40, 570).down(14)
      }
      paper.put(40, rest.at(-1) ?? '', BOLD).down(14)
    },
    closes: (paper, { title }, sum) => {
      if (/charged$/.test(title)) {
        const name = title.slice(1).split(' ')[0]?.toUpperCase()
        paper.put(115, `TOTAL ${name} FOR THIS PERIOD`, BOLD).put(570, owed(sum), RIGHT_BOLD).down()
      }
      paper.down(10)
    },
    below: (paper, { entries }) => {
      const [fees, interest] = [sumOf(saying(entries, FEE)), sumOf(saying(entries, INTEREST))]
      paper.need(170).put(115, '2024 totals year-to-date', BOLD).rule(115, 400).down(14)
      paper
        .pairs(115, 400, [
          ['Total fees charged in 2024', owed(fees - 8_200)],
          ['Total interest charged in 2024', owed(interest - 12_077)],
        ])
        .down(12)
      paper.put(40, 'Interest charge calculation', BOLD).rule(40, 570).down(14)
      paper
        .put(40, 'Your Annual Percentage Rate (APR) is the annual interest rate on your account.', SMALL)
        .down(12)
      printGrid(
        paper,
        [40, [290], [430], [570]],
        [
          [
            'Balance type',
            'Annual percentage rate (APR)',
            'Balance subject to interest rate',
            'Interest charge',
          ],
          [
            'PURCHASES   Standard Purch',
            '20.49% (V)',
            owed(Math.round((interest * 365) / 30 / 0.2049)),
            owed(interest),
          ],
          ['ADVANCES   Standard Adv', '29.99% (V)', '$0.00', '$0.00'],
        ],
      ).down(10)
      paper.put(40, 'Warehouse Cash Rewards Summary', BOLD).down(14)
      paper.pairs(40, 300, [
        ['4% on eligible gas and EV charging', '$7.12'],
        ['3% on restaurants and eligible travel', '$4.08'],
        ['2% at the warehouse', '$11.90'],
        ['Year to date rewards', '$103.44'],
      ])
    },
  },
  'employees-before-merchants-kinds-and-cards-below-spend-by-kind-of-a-start-up': {
    paper: { page: 'letter', size: 7.5, bottom: 715 },
    book: { texts: START_UP_CARD, rows: [16, 50], opening: [-1_800_000, -400_000], largest: 300_000 },
    says: { currency: 'USD', isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, entries }) => {
      const paid = sumOf(saying(entries, /^Payment/))
      const spent = closing - opening - moneyIn
      paper.put(40, 'slope', HEADING).put(570, 'Card statement', RIGHT_BOLD).down()
      paper.put(40, 'Slope Business Corporation', SMALL)
      paper.put(570, `${on(start, 'Apr 3, 2024')} – ${on(end, 'Apr 3, 2024')}`, RIGHT).down(9)
      paper.put(40, '28 Example St, New York, NY 10010', SMALL).down(22)
      paper.put(40, 'NORTHWAY ROBOTICS, INC.', BOLD).put(330, 'Statement balance', BOLD)
      paper.put(570, owed(closing), RIGHT_BOLD).down()
      printGrid(
        paper,
        [40, 330, [570]],
        [
          ['548 Specimen Street #41', 'Previous balance', owed(opening)],
          ['San Francisco, CA 94104', 'Payments', `-$${commaPoint(paid)}`],
          [
            `Account number ****${number.slice(-4)}`,
            'Refunds and credits',
            `-$${commaPoint(moneyIn - paid)}`,
          ],
          ['Currency USD', 'Card spend', `+$${commaPoint(spent)}`],
          ['', 'Fees', '+$0.00'],
        ],
      )
      paper.put(330, `Autopay from ****2210 on ${on(addDays(end, 5), 'Apr 3, 2024')}`, SMALL).down(20)
      paper.put(40, 'Spend by category', BOLD).rule(40, 300).down(14)
      paper.pairs(
        40,
        300,
        spentByKind(entries).map(([kind, sum]) => [kind, owed(sum)]),
      )
      paper.down(14)
    },
    again: (paper, { start, end, number }, section) => {
      paper.put(40, `NORTHWAY ROBOTICS, INC.   ****${number.slice(-4)}`)
      paper
        .put(570, `${on(start, 'Apr 3, 2024')} – ${on(end, 'Apr 3, 2024')}   ${paper.page} / 4`, RIGHT)
        .down(20)
      if (section) paper.put(40, section.title, BOLD).down(14)
    },
    sections: ({ credits, debits }) => {
      const isPaid = /^Payment|^Cashback/
      const columns: Column[] = [
        day('Date', 40, 'Apr 3, 2024'),
        valueDay('Posted', 95, 'Apr 3, 2024'),
        { title: 'Cardholder', x: 150, means: 'description', cell: (own) => heldBy(own, EMPLOYEES) },
        part('Merchant', 220, 130, 0),
        part('Category', 355, 75, 1),
        { title: 'Card', x: 435, means: 'description', cell: (own) => heldBy(own, CARDS) },
        amount('Amount', 570, owed),
      ]
      const shown: Section[] = [
        { title: 'Payments and statement credits', columns, entries: saying(credits, isPaid) },
        { title: 'Refunds', columns, entries: notSaying(credits, isPaid) },
        { title: 'Card transactions', columns, entries: debits },
      ]
      return shown
    },
    opens: (paper, { title }) => paper.put(40, title, HEADING).rule(40, 570, 4).down(18),
    closes: (paper, { title }, sum) => {
      paper.need(20).rule(40, 570, -9).put(40, `Total ${title.toLowerCase()}`, BOLD)
      paper.put(570, owed(sum), RIGHT_BOLD).down(24)
    },
    below: (paper, { entries }) => {
      paper.need(80).put(40, 'Spend by cardholder', BOLD).rule(40, 300).down(14)
      paper
        .pairs(
          40,
          300,
          EMPLOYEES.map((name) => [
            name,
            owed(sumOf(entries.filter((own) => own.amount < 0 && heldBy(own, EMPLOYEES) === name))),
          ]),
        )
        .down(8)
      paper.put(40, 'Slope Visa Commercial Cards are issued by Example Community Bank, Member FDIC.', SMALL)
      paper.down(9).put(40, 'Questions? support@slope.example or 1-855-555-0110', SMALL)
    },
  },
}
