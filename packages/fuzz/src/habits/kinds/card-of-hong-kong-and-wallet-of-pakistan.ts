import { addDays, partsOf } from '../../convention/day.ts'
import { type Entry, sumOf } from '../setting/account-book.ts'
import { amount, balance, day, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import { saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { tell, told } from '../setting/told.ts'
import { KOWLOON_CARD, LAHORE_WALLET } from '../texts/accounts-of-many-lands.ts'

/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(commaPoint, '5', '5CR')
const rupees = (minor: number): string => `Rs. ${commaPoint(minor)}`
const signed = around(rupees, '-5', '+5')

const CHARGE = /^(FOREIGN TRANS|FINANCE)/
/** The day of the book is the one on which it was posted. */
const postedLater = (entry: Entry): Entry => ({
  ...entry,
  date: entry.date - (entry.valueDate - entry.date),
  valueDate: entry.date,
})

const LATEST = 1_420

/** The hour of a row, which stands the lower the earlier it was. */
function hourOf(row: number): string {
  const minutes = LATEST - row * 37
  const hour = Math.floor(minutes / 60)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(hour % 12 || 12)}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** A card of Hong Kong. */
export const CARD_SECTIONS_OF_HONG_KONG: Readonly<Record<string, SectionedHabit>> = {
  'post-days-before-days-of-transactions-and-rates-under-foreign-sums-above-rewards-of-a-card-in-hong-kong': {
    paper: { size: 8, bottom: 735 },
    book: { texts: KOWLOON_CARD, rows: [12, 40], opening: [-1_200_000, -400_000], largest: 150_000 },
    says: { currency: 'HKD', isOwed: true, period: 'end' },
    above: (paper, { end, number, opening, closing, moneyIn, moneyOut, entries }) => {
      const charges = Math.abs(sumOf(saying(entries, CHARGE)))
      paper.put(45, 'EXAMPLE BANK (HONG KONG)', HEADING)
      paper.put(550, 'Visa Signature Card Statement', RIGHT_BOLD).down(26)
      printGrid(
        paper,
        [45, 310, [550]],
        [
          ['MR CHAN SAMPLE TAI MAN', 'Card number', `4417 99XX XXXX ${number.slice(-4)}`],
          ['FLAT 12B BLOCK 3', 'Statement date', on(end, '03 APR 2024')],
          ['SPECIMEN GARDEN', 'Payment due date', on(addDays(end, 26), '03 APR 2024')],
          ['128 NATHAN ROAD', 'Statement balance', `HKD${owed(closing)}`],
          ['TSIM SHA TSUI KOWLOON', 'Minimum payment', closing < 0 ? 'HKD300.00' : 'HKD0.00'],
          ['', 'Credit limit', 'HKD120,000.00'],
        ],
      ).down(14)
      paper.put(45, 'Account summary', BOLD).rule(45, 550, 4).down(16)
      printGrid(
        paper,
        [[130], [240], [350], [450], [550]],
        [
          ['Previous balance', 'Payments/Credits', 'Purchases', 'Charges', 'Statement balance'],
          [
            owed(opening),
            `${commaPoint(moneyIn)}CR`,
            commaPoint(Math.abs(moneyOut) - charges),
            commaPoint(charges),
            owed(closing),
          ],
        ],
      ).down(20)
    },
    again: (paper, { number }) => {
      paper.put(45, `Card number 4417 99XX XXXX ${number.slice(-4)}`)
      paper.put(550, `Page ${paper.page} of 3`, RIGHT).down(22)
    },
    titlesOnce: true,
    sections: ({ credits, debits }) => [
      {
        title: '',
        columns: [
          valueDay('Post date', 45, '03 APR'),
          day('Trans date', 100, '03 APR'),
          told('Description of transaction', 160, 260, {
            abroad: (sum, rate) => `USD ${sum}|*EXCHANGE RATE: ${rate}`,
          }),
          amount('Amount (HKD)', 550, around(commaPoint, '5', '5CR')),
        ],
        entries: [...credits, ...debits].sort((a, b) => a.date - b.date).map(postedLater),
      },
    ],
    opens: () => {},
    closes: (paper) => paper.down(6),
    below: (paper, { end, closing, number }) => {
      paper.need(200).put(45, 'Cash reward summary', BOLD).rule(45, 550, 4).down(16)
      printGrid(
        paper,
        [[130], [240], [350], [450], [550]],
        [
          ['Brought forward', 'Earned', 'Redeemed', 'Adjusted', 'Balance'],
          ['$118.40', '$36.25', '$100.00', '$0.00', '$54.65'],
        ],
      ).down(8)
      paper.put(45, `Cash reward of $18.40 will expire on ${on(addDays(end, 60), '03 APR 2024')}.`).down(18)
      paper
        .put(45, 'Annualised percentage rate: retail purchases 35.81%, cash advances 35.94%.', SMALL)
        .down(9)
      paper
        .put(45, 'If you make only the minimum payment you will pay off the balance in 11 years.', SMALL)
        .down(9)
      paper.put(
        45,
        'Late charge HKD300 or the minimum payment, whichever is lower. Report errors in 60 days.',
        SMALL,
      )
      paper.down(22).rule(45, 550, -9).put(45, 'PAYMENT SLIP', BOLD).down(16)
      printGrid(
        paper,
        [45, 250, [550]],
        [
          ['Card number', `4417 99XX XXXX ${number.slice(-4)}`, ''],
          ['Statement balance', `HKD${owed(closing)}`, 'Amount paid HKD ____________'],
        ],
      )
    },
  },
}

/** A wallet of Pakistan, newest first. */
export const WALLET_OF_PAKISTAN: Readonly<Record<string, PlainHabit>> = {
  'hours-under-days-before-types-with-signed-rupees-newest-first-below-what-was-spent-in-pakistan': {
    paper: { size: 8.5, bottom: 735 },
    book: {
      texts: LAHORE_WALLET,
      rows: [10, 36],
      opening: [300_000, 4_000_000],
      isNeverOverdrawn: true,
      largest: 4_000_000,
    },
    says: { currency: 'PKR' },
    newestFirst: true,
    pitch: 11,
    gap: 17,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'examplepay', HEADING).put(545, 'CUSTOMER STATEMENT', RIGHT_BOLD).down(26)
      paper.put(50, 'Bilal Namuna', BOLD).put(330, 'Statement period').down()
      paper.put(50, 'bilal.namuna@example.example')
      paper.put(330, `${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`).down()
      paper.put(50, '12-B Model Town, Lahore').put(330, 'Currency: PKR').down()
      paper.put(50, `Account number ${number.slice(-11)}`)
      paper.put(330, `IBAN ${ibanLike('PK', 24, number)}`).down(24)
      printGrid(
        paper,
        [50, 180, 310, 430],
        [['Opening Balance', 'Closing Balance', 'Total Income', 'Total Spent']],
        BOLD,
      )
      printGrid(
        paper,
        [50, 180, 310, 430],
        [[rupees(opening), rupees(closing), rupees(moneyIn), rupees(moneyOut)]],
      ).down(22)
    },
    again: ({ paper }) => paper.put(545, `Page ${paper.page}`, RIGHT).down(22),
    columns: [
      { title: 'TIME', x: 50, cell: ({ date }, { row }) => [on(date, '03 Apr 2024'), hourOf(row)] },
      kind('TYPE', 120, (text) => text.split('|')[0] ?? ''),
      {
        title: 'DESCRIPTION',
        x: 210,
        means: 'description',
        cell: (entry, { paper }) =>
          tell(entry, { abroad: (sum, rate) => `USD ${sum} @ ${rate}` })
            .split('|')
            .slice(1)
            .flatMap((line) => paper.wrap(line, 155)),
      },
      amount('AMOUNT', 460, signed),
      balance('BALANCE', 545, rupees),
    ],
    closes: ({ paper, book: { end } }) => {
      const { year } = partsOf(end)
      paper.need(80).down(6)
      for (const line of [
        `This statement was generated by examplepay on ${on(addDays(end, 3), '03 Apr 2024')} and needs no signature.`,
        'If you find a discrepancy please tell us in the app within 15 days, or call (042) 111-555-010.',
        `Example Pay (Private) Limited is an electronic money institution. All rights reserved ${year}.`,
      ]) {
        paper.put(50, line, SMALL).down(9)
      }
    },
  },
}
