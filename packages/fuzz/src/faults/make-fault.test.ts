import { expect, test } from 'vitest'
import { dayOf, toIso } from '../convention/day.ts'
import type { PlacedText, Sheet } from '../drawing/sheet.ts'
import { startRandom } from '../habits/setting/random.ts'
import { plainestPlan } from '../run/plainest-plan.ts'
import type { TruthTransaction } from '../truth/truth.ts'
import type { Book, Posting } from './book.ts'
import type { FaultKind } from './kinds.ts'
import { makeFault, printTwin } from './make-fault.ts'
import type { Source } from './source.ts'

const DAY = dayOf({ year: 2024, month: 4, day: 13 })
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

const entry = (amount: number, balance: number): Posting => ({ date: DAY, valueDate: DAY, amount, balance })
const decimal = (minor: number) => (Math.abs(minor) / 100).toFixed(2)

/** Three rows of one day, of which the first goes out and the second comes in by as much. */
const book: Book = {
  opening: 10_000,
  closing: 9700,
  moneyIn: 500,
  moneyOut: -800,
  entries: [entry(-500, 9500), entry(500, 10_000), entry(-300, 9700)],
}

/** A statement of one sheet that prints amounts and days only. */
const sourceOf = (printDay: (iso: string) => string): Source => ({
  name: 'test/1/1',
  keepsRowsWhole: true,
  printsSums: false,
  print: (amend) => {
    const [{ entries }] = amend([book]) as [Book]
    const placed = (text: string, i: number): PlacedText => ({
      text,
      x: 0,
      baseline: i,
      size: 10,
      isBold: false,
      column: 0,
    })
    const texts = entries.flatMap(({ amount, date }, i) => [
      placed(printDay(toIso(date)), i),
      placed(`${amount < 0 ? '-' : ''}${decimal(amount)}`, i),
    ])
    const sheet: Sheet = { width: 595, height: 842, texts, rules: [], fills: [] }
    const transactions = entries.map(
      ({ amount, date, balance: reached }, i): TruthTransaction => ({
        date: toIso(date),
        valueDate: null,
        description: ['ACME', 'PAY', 'SHOP'][i] ?? '',
        reference: null,
        debit: amount < 0 ? decimal(amount) : null,
        credit: amount < 0 ? null : decimal(amount),
        balance: decimal(reached),
        account: 0,
        page: 1,
      }),
    )
    return {
      sheets: [sheet],
      font: plainestPlan().look.font,
      tricks: plainestPlan().tricks,
      truth: {
        transactions,
        accounts: [
          {
            number: null,
            currency: undefined,
            openingBalance: { value: '100.00', isNamed: true },
            closingBalance: { value: '97.00', isNamed: true },
            period: { start: '2024-04-01', end: '2024-04-30' },
          },
        ],
        isProvable: true,
        unprovable: [],
        doubtful: [],
      },
    }
  },
})

const faultsOf = (source: Source, kind: FaultKind) =>
  SEEDS.flatMap((seed) => makeFault(printTwin(source, startRandom(seed)), kind, startRandom(seed)) ?? [])

test('of rows of one day with one amount the one that goes the other way now is wrong', () => {
  const whole = sourceOf((iso) => iso)
  const wrong = faultsOf(whole, 'direction-exchanged').map((fault) =>
    fault.wrong.map(({ description, debit }) => `${description} ${debit === null ? 'in' : 'out'}`).join(),
  )
  expect(new Set(wrong)).toEqual(new Set(['ACME in', 'PAY out', 'SHOP in']))
})

test.each([
  ['a whole date', (iso: string) => iso, true],
  ['the day of the month alone', (iso: string) => iso.slice(-2), false],
])('a far date can show where rows print %s', (_, printDay, canShow) => {
  const faults = faultsOf(sourceOf(printDay), 'far-date')
  expect(faults.map((fault) => fault.canShow)).toEqual(faults.map(() => canShow))
  expect(faults).not.toEqual([])
})
