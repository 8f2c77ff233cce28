import { addDays } from '../../convention/day.ts'
import type { Entry } from '../setting/account-book.ts'
import { amount, type Column, day } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { saying } from '../setting/saying.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { smallPrint } from '../setting/small-print.ts'
import { FLEET_OF_LINCOLN } from '../texts/from-arusha-to-winnipeg-west.ts'

const charged = around(commaPoint, '5', '-5')

/** Cents for a gallon, as pumps show them. */
const PRICES: Readonly<Record<string, number>> = { UNL: 345.9, DSL: 389.9 }

const priceOf = ({ text }: Entry): number => PRICES[text.split('|')[2] ?? ''] ?? 1
const gallonsOf = (entry: Entry): number => Math.abs(entry.amount) / priceOf(entry)
const VEHICLES = [
  ['0007', '2019 CARGO VAN', /^MUSTER/],
  ['0012', '2021 BOX TRUCK', /^SAMPLE/],
  ['0015', '2022 PICKUP', /^DOE/],
] as const

/** Cards of a firm's drivers. */
export const FLEET_CARD_OF_LINCOLN: Readonly<Record<string, SectionedHabit>> = {
  /** Each vehicle has its rows of driver, place and product, with gallons and the price of one, and a total of both. */
  'gallons-and-prices-before-amounts-under-each-vehicle-with-its-total-of-gallons-of-a-fleet-card': {
    paper: { page: 'letter', size: 8, bottom: 710 },
    book: { texts: FLEET_OF_LINCOLN, rows: [16, 60], opening: [-500_000, -60_000], largest: 300_000 },
    says: { isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut }) => {
      paper.put(40, 'Example Fleet Services', HEADING).put(570, 'Fuel Card Statement', RIGHT_BOLD).down(28)
      paper
        .put(60, 'PRAIRIE COURIER LLC')
        .put(340, 'Account number')
        .put(570, number.slice(-10), RIGHT)
        .down()
      paper.put(60, '910 EXAMPLE O STREET').put(340, 'Billing period')
      paper.put(570, `${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}`, RIGHT).down()
      paper.put(60, 'LINCOLN NE 68508').put(340, 'Payment due')
      paper.put(570, on(addDays(end, 14), 'Apr 3, 2024'), RIGHT).down(30)
      printGrid(
        paper,
        [[150], [290], [430], [570]],
        [
          ['Previous balance', 'Payments and credits', 'New charges', 'New balance'],
          [charged(opening), `-${commaPoint(moneyIn)}`, commaPoint(moneyOut), charged(closing)],
        ],
      )
      paper.rule(40, 570, -4).down(20)
    },
    again: (paper, { number }, section) => {
      paper
        .put(40, `Account number ${number.slice(-10)}`)
        .put(570, `Page ${paper.page}`, RIGHT)
        .down(22)
      if (section) paper.put(40, `${section.title} (continued)`, BOLD).down(18)
    },
    sections: ({ credits, debits }) => [
      {
        title: 'Payments and credits',
        columns: [day('Date', 40, '04/03/24'), lined('Description', 95, 280), amount('Amount', 570, charged)],
        entries: credits,
      },
      ...VEHICLES.map(([vehicle, name, driver]) => ({
        title: `Vehicle ${vehicle} - ${name}`,
        columns: [
          day('Date', 40, '04/03/24'),
          part('Driver', 95, 70, 0),
          part('Location', 165, 190, 1),
          part('Product', 360, 40, 2),
          { title: 'Gallons', x: 440, align: 'right', cell: (entry: Entry) => gallonsOf(entry).toFixed(3) },
          {
            title: 'Price/gal',
            x: 500,
            align: 'right',
            cell: (entry: Entry) => (priceOf(entry) / 100).toFixed(3),
          },
          amount('Amount', 570, charged),
        ] satisfies Column[],
        entries: saying(debits, driver),
      })),
    ],
    opens: (paper, { title }) => paper.put(40, title, BOLD).rule(40, 570, 4).down(20),
    closes: (paper, { title, entries }, sum) => {
      paper.need(30).put(165, title.startsWith('Vehicle') ? 'Vehicle total' : 'Total', BOLD)
      const gallons = entries.reduce((total, entry) => total + gallonsOf(entry), 0)
      if (title.startsWith('Vehicle')) paper.put(440, gallons.toFixed(3), RIGHT_BOLD)
      paper.put(570, charged(sum), RIGHT_BOLD).down(26)
    },
    below: (paper) => {
      paper.need(60)
      smallPrint(paper, 40, [
        'UNL unleaded   DSL diesel. Federal excise tax is included where you are not exempt.',
        'Lost or stolen cards: 800-555-0177, day and night.',
      ])
    },
  },
}
