import { expect, it } from 'vitest'
import { type Check, type ResultTable, readResultTable } from '../../lib/result-table.ts'
import { totalsOf } from './totals.ts'
import { describeVerdict, remarksBeside } from './verdict.ts'

const WITNESS = { proved: 'balance', sum: 'sum', unproved: 'none', contradicted: 'none', corrected: 'none' }
const DOUBTS = { unproved: ['no-witness'], contradicted: ['balance-breaks'] }

const account = (more: object = {}) => ({
  number: null,
  currency: 'USD',
  openingBalance: null,
  closingBalance: null,
  period: { start: null, end: null },
  check: 'proved',
  owed: false,
  doubts: [],
  unexplained: [],
  ...more,
})

function tableOf(checks: readonly (Check | 'sum')[], more: object = {}): ResultTable {
  const transactions = checks.map((check) => ({
    account: 0,
    check: check === 'sum' ? 'proved' : check,
    witness: WITNESS[check],
    doubts: DOUBTS[check as keyof typeof DOUBTS] ?? [],
  }))
  return readResultTable({
    type: 'EXTRACTION_COMPLETE_PYTHON',
    headers: ['Debit', 'Credit'],
    data: checks.map(() => ['', '1.00']),
    transactions,
    accounts: [account()],
    ...more,
  }) as ResultTable
}
const judged = (table: ResultTable) => describeVerdict(table, totalsOf(table))
const warned = (code: string, page: number | null = 1) => ({ warnings: [{ code, page, message: '' }] })

it.each<[ResultTable, string | undefined, number[] | undefined]>([
  [tableOf([], { accounts: [] }), undefined, undefined],
  [tableOf(['proved', 'proved']), 'proved', []],
  [tableOf(['proved', 'sum']), 'proved', []],
  [tableOf(['proved', 'unproved']), 'doubt', [1]],
  [tableOf(['corrected', 'proved']), 'doubt', [0]],
  [tableOf(['unproved', 'unproved']), 'doubt', [0, 1]],
  [tableOf(['proved', 'contradicted', 'unproved']), 'wrong', [1]],
  [tableOf(['proved'], { accounts: [account({ check: 'contradicted' })] }), 'wrong', []],
  [tableOf(['proved'], { pages: 5, pagesConverted: [1, 2] }), 'doubt', []],
  [tableOf(['proved'], warned('doubtful-row')), 'doubt', []],
  [tableOf([], { accounts: [], ...warned('not-a-statement', null) }), 'doubt', []],
])('takes its colour from the engine, and says which rows need a look: %#', (given, tone, rows) => {
  expect(judged(given)?.tone).toBe(tone)
  expect(judged(given)?.rows).toEqual(rows)
})

it.each<[string, ResultTable, string, string]>([
  ['proved', tableOf(['proved']), 'Balances agree to the cent', 'Every row is proved'],
  ['by sums', tableOf(['sum']), 'Sum proved', 'Two errors that cancel each other would pass.'],
  [
    'nothing to check against',
    tableOf(['unproved'], { accounts: [account({ check: 'unproved', doubts: ['no-witness'] })] }),
    'No row is proved',
    'nothing that some rows could be checked against',
  ],
  ['in part', tableOf(['proved', 'unproved']), '1 of 2 rows are proved', 'Please look at the other one.'],
  [
    'pages',
    tableOf(['proved'], { pages: 5, pagesConverted: [1, 2] }),
    'Not proved as a whole',
    '2 of 5 pages',
  ],
  [
    'numbers',
    tableOf(['proved'], {
      accounts: [account({ unexplained: [{ page: 2, box: [0, 0, 1, 1], text: '12.00' }] })],
    }),
    'Not proved as a whole',
    '12.00 on page 2',
  ],
  [
    'what is no statement',
    tableOf([], { accounts: [], ...warned('not-a-statement', null) }),
    'Nothing could be read',
    'its pages were not counted',
  ],
  [
    'a gap',
    tableOf(['contradicted'], {
      accounts: [account({ check: 'contradicted', openingBalance: '0.00', closingBalance: '1001.01' })],
    }),
    'Balances do not agree',
    'The rows come to 1,000.01 less than the printed closing balance of 1,001.01.',
  ],
])('says it in the words of the product: %s', (_, given, text, fact) => {
  const said = judged(given)
  expect(said?.text).toContain(text)
  expect(said?.facts.join(' ')).toContain(fact)
})

it('names the account of a doubt where there are several', () => {
  const accounts = [account({ number: '…1' }), account({ number: '…2', doubts: ['count-differs'] })]
  expect(judged(tableOf(['proved'], { accounts }))?.facts[0]).toMatch(
    /^…2: The statement prints another number/,
  )
})

it.each([
  ['all accounts', [['no-witness'], ['no-witness']], /^The statement prints too little/],
  ['some of them', [['no-witness'], [], ['no-witness']], /^…0, …2: The statement prints too little/],
] as const)('says once what is doubted of %s', (_, doubts, expected) => {
  const accounts = doubts.map((doubted, i) => account({ number: `…${i}`, doubts: [...doubted] }))
  const facts = judged(tableOf(['proved'], { accounts }))?.facts ?? []
  expect(facts.filter((fact) => fact.includes('too little'))).toEqual([expect.stringMatching(expected)])
})

it('says each warning once, with its pages', () => {
  const warnings = [1, 2, 3, 4, 5, 6, 7, 8].map((page) => ({ code: 'page-needs-ocr', page, message: '' }))
  const given = tableOf(['proved'], { warnings: [...warnings, ...warned('repeated-rows', null).warnings] })
  expect(remarksBeside(given).map(({ where }) => where)).toEqual([
    'Pages 1, 2, 3, 4, 5, 6 and 2 others',
    null,
  ])
})
