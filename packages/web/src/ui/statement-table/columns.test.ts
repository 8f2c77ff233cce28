import { expect, it } from 'vitest'
import { cellText, describeColumns, fillWidth, isSectionRow } from './columns.ts'

const row = (...cells: string[]) => ({
  cells,
  check: null,
  currency: 'USD',
  account: null,
  proof: null,
  places: {},
  isEdited: false,
})
const long = 'POS Withdrawal TARGET 00018444'

it('knows the columns by their headers and by what stands in them', () => {
  const columns = describeColumns({
    headers: [
      'Date',
      'Transaction Reference',
      'Ref No./Chq No.',
      'Debit',
      'Credit',
      'Balance',
      'Fee',
      'Note',
    ],
    rows: [row('2024-08-02', long, '831', '6.24', '', '1253.60', '0.10', long)],
    accounts: [],
    equations: [],
    readings: [],
    verdict: null,
    statement: null,
    warnings: [],
  })
  expect(columns.map(({ kind }) => kind)).toEqual([
    'date',
    'text',
    'short',
    'movement',
    'movement',
    'balance',
    'number',
    'text',
  ])
})

it('leaves one column to take the rest', () => {
  const columns = describeColumns({
    headers: ['Date', 'Debit'],
    rows: [row('2024-08-02', '1.00')],
    accounts: [],
    equations: [],
    readings: [],
    verdict: null,
    statement: null,
    warnings: [],
  })
  expect(fillWidth(columns).map(({ width }) => width === null)).toEqual([false, true])
})

it.each([
  ['movement', '0.00', '\u2013'],
  ['movement', '', '\u2013'],
  ['movement', '1234.5', '1,234.50'],
  ['balance', '', ''],
  ['balance', '0.00', '0.00'],
  ['balance', '-10.00', '\u221210.00'],
  ['date', '2024-08-02', '2 Aug 2024'],
  ['text', '2024-08-02', '2024-08-02'],
] as const)('shows %s %j as %j', (kind, text, shown) => {
  expect(cellText(kind, text, 'USD')).toBe(shown)
})

it.each([
  [['', 'ACCOUNT INFORMATION'], true],
  [['', 'Branch: Mumbai'], true],
  [['Summary', 'Salary'], false],
  [['only one'], false],
])('knows section rows by the second cell: %j', (cells, section) => {
  expect(isSectionRow(cells)).toBe(section)
})

it('shows what of payments is interest as numbers, even where they have no decimals', () => {
  const [column] = describeColumns({
    headers: ['Interest and Fees'],
    rows: [row('5500'), row('')],
    accounts: [],
    equations: [],
    readings: [],
    verdict: null,
    statement: null,
    warnings: [],
  })
  expect(column?.kind).toBe('number')
})
