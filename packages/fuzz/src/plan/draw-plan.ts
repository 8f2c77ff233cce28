import fc from 'fast-check'
import { LANGUAGES, type LanguageCode } from '../language/languages.ts'
import { CROSS, mostly, seldom } from './choose.ts'
import { drawAccounts } from './draw-rows.ts'
import type {
  BalancePlan,
  ColumnPlan,
  DatePlan,
  DateStyle,
  Look,
  Misprint,
  MoneyPlan,
  Plan,
  RowLayout,
  Signs,
  Surroundings,
  Tricks,
} from './plan.ts'
import { settlePlan } from './settle-plan.ts'

const DATE_STYLES: readonly DateStyle[] = [
  '03/04/2024',
  '2024-04-03',
  '03.04.2024',
  '03-04-2024',
  '2024/04/03',
  '04/03/2024',
  '03/04/24',
  '03.04.24',
  '04/03/24',
  '3/4/2024',
  '03 Apr 2024',
  '3 April 2024',
  '03-Apr-24',
  '03-Apr-2024',
  'Apr 03, 2024',
  '03APR2024',
  'Wed 03 Apr 2024',
  '03/04',
  '03.04.',
  '03.04',
  '04/03',
  '03 Apr',
  'Apr 03',
  '03APR',
  'APR03',
  'Wed 03 Apr',
]

const drawDates: fc.Arbitrary<DatePlan> = fc.record({
  style: fc.constantFrom(...DATE_STYLES),
  start: fc.record({
    year: fc.constantFrom(2024, 2019, 2023, 2025),
    month: fc.constantFrom(3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    day: mostly(1, 15, 21),
  }),
  printsPeriod: fc.constantFrom(true, false),
  shown: mostly('each-row', 'each-row', 'once-a-day', 'own-line'),
  newestFirst: seldom(7),
})

const drawMoney: fc.Arbitrary<MoneyPlan> = fc.record({
  group: fc.constantFrom(',', '', '.', ' ', '\u00a0', "'", '\u202f', '’'),
  decimal: fc.constantFrom('.', ','),
  lakhs: seldom(10),
  exponent: mostly(2, 2, 2, 2, 0, 3),
  currency: fc.constantFrom('EUR', 'GBP', 'USD', 'INR', 'CHF', 'SEK', 'PLN', 'BRL', 'JPY', 'KWD'),
  symbol: mostly('none', 'before', 'before-apart', 'after-apart'),
  empty: mostly('', '-', '0.00'),
})

const MINUSES = ['-5', '5-', '(5)', '\u22125', '- 5', '5 -'] as const

const SUFFIXES = [
  ['DR', 'CR'],
  ['D', 'C'],
  ['Dr', 'Cr'],
  ['S', 'H'],
  ['', 'CR'],
  ['DR', ''],
] as const

const drawSigns: fc.Arbitrary<Signs> = fc.oneof(
  CROSS,
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('two-columns'), creditFirst: seldom(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('signed'),
      minus: fc.constantFrom(...MINUSES),
      plus: seldom(4),
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...SUFFIXES), fc.boolean())
      .map(([[debit, credit], apart]) => ({ kind: 'suffix' as const, debit, credit, apart: !apart })),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('marker-column'), markerFirst: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('by-balance') }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('sections'), printsTotals: fc.constantFrom(true, false) }),
  },
)

const drawBalances: fc.Arbitrary<BalancePlan> = fc.record({
  printed: mostly('each-row', 'once-a-day', 'none'),
  negative: fc.constantFrom(...MINUSES, 'DR', 'OD'),
  marksCredit: fc.boolean(),
  opening: fc.constantFrom('row', 'box', 'none'),
  closing: fc.constantFrom('box', 'row', 'none'),
})

const drawColumns: fc.Arbitrary<ColumnPlan> = fc.record({
  order: mostly('date-first', 'description-first', 'date-last-text', 'money-first'),
  valueDate: mostly('none', 'none', 'after-date', 'after-description'),
  serial: seldom(10),
  type: seldom(6),
  reference: mostly('none', 'after-description', 'before-description'),
})

const drawRowLayout: fc.Arbitrary<RowLayout> = fc.record({
  wrapAt: fc.constantFrom(40, 28, 20, 60, 16),
  cutsWords: seldom(6),
  anchor: mostly('first', 'last', 'middle', 'date-first'),
  separation: mostly('none', 'gap', 'ruling', 'zebra'),
  splitsOverPages: seldom(3),
})

const drawLook: fc.Arbitrary<Look> = fc.record({
  font: fc.constantFrom('helvetica', 'times', 'courier', 'noto'),
  size: fc.constantFrom(9, 8, 7, 10, 11),
  leading: fc.constantFrom(1.3, 1.15, 1.5),
  page: mostly('a4', 'letter', 'landscape'),
  linesPerPage: fc.constantFrom(40, 24, 12, 60),
  rulings: mostly('none', 'under-titles', 'columns', 'grid'),
  gutter: fc.constantFrom(14, 8, 30, 6),
  isCrowded: seldom(4),
  fillsPage: fc.boolean(),
  moneyAlign: mostly('right', 'right', 'left', 'centre'),
  titleAlign: mostly('as-cells', 'left', 'centre'),
  titleBar: seldom(5),
  titlesOnEachPage: fc.constantFrom(true, false),
  wrapsTitles: seldom(4),
  upperCaseTitles: seldom(5),
  bilingual: seldom(8),
  shift: mostly(0, 0, 16),
})

const drawSurroundings: fc.Arbitrary<Surroundings> = fc.record({
  letterhead: fc.constantFrom('none', 'first-page', 'each-page'),
  footer: seldom(2),
  namesCurrency: fc.constantFrom(true, false),
  namesAccount: fc.constantFrom(true, false),
  carriesForward: seldom(5),
  totals: seldom(5),
  box: mostly('beside', 'above', 'with-sums'),
  monthHeadings: seldom(12),
  dailyBalances: seldom(8),
  notes: mostly('none', 'none', 'sentence', 'rates'),
  accountsOnNewPage: seldom(2),
})

const drawTricks: fc.Arbitrary<Tricks> = fc.record({
  order: mostly('printed', 'shuffled', 'by-column'),
  spacing: mostly('words', 'glyphs', 'no-spaces'),
  turn: fc.oneof(
    CROSS,
    { weight: 12, arbitrary: fc.constant('none' as const) },
    { weight: 3, arbitrary: fc.constantFrom('page-90', 'page-180', 'page-270') },
    { weight: 1, arbitrary: fc.constantFrom('text-90', 'text-270') },
  ),
  watermark: fc.oneof(
    CROSS,
    { weight: 8, arbitrary: fc.constant('none' as const) },
    { weight: 2, arbitrary: fc.constantFrom('pale-diagonal', 'across', 'margin') },
  ),
  fakeBold: seldom(8),
  whiteText: seldom(15),
})

const drawMisprint: fc.Arbitrary<Misprint | null> = fc.oneof(
  CROSS,
  { weight: 11, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      row: fc.nat({ max: 39 }),
      what: fc.constantFrom('amount', 'balance'),
      delta: fc.constantFrom(1, 9, 90, 1000, 27_000),
    }),
  },
)

/** Any statement that a careful reader could read in one way only. */
export const drawPlan: fc.Arbitrary<Plan> = fc
  .record({
    language: fc.constantFrom(...(Object.keys(LANGUAGES) as LanguageCode[])),
    wording: fc.nat({ max: 9 }),
    kind: seldom(8).map((isCard) => (isCard ? ('card' as const) : ('deposit' as const))),
    titles: fc.oneof(
      CROSS,
      { weight: 8, arbitrary: fc.constant('known' as const) },
      { weight: 3, arbitrary: fc.constantFrom('none', 'made-up', 'numbered') },
    ),
    accounts: drawAccounts,
    dates: drawDates,
    money: drawMoney,
    signs: drawSigns,
    balances: drawBalances,
    columns: drawColumns,
    rows: drawRowLayout,
    look: drawLook,
    around: drawSurroundings,
    tricks: drawTricks,
    misprint: drawMisprint,
  })
  .map((plan) => settlePlan(plan as Plan))
