import { describe, expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import type { Line } from '../layout/word.ts'
import type { MoneyConvention } from '../money/parse-money.ts'
import type { ColumnRole } from '../vocabulary/language.ts'
import { classifyLines } from './classify-lines.ts'
import { isDay } from './day-lines.ts'
import { findMoneyColumns } from './find-money-columns.ts'
import { lineTests } from './line-tests.ts'
import { dealCells } from './parts/deal-cells.ts'
import type { Column } from './table.ts'

const DOLLARS: MoneyConvention = { decimal: '.', exponent: 2 }
const YEN: MoneyConvention = { decimal: '.', exponent: 0 }

/** Columns of 20 characters each. */
const columnsOf = (roles: readonly (ColumnRole | null)[]): Column[] =>
  roles.map((role, c) => ({
    x0: c * 100,
    x1: c === roles.length - 1 ? Number.POSITIVE_INFINITY : (c + 1) * 100,
    title: '',
    role,
  }))

const moved = (line: Line, by: number): Line => ({
  ...line,
  x0: line.x0 + by,
  words: line.words.map((word) => ({ ...word, x0: word.x0 + by, x1: word.x1 + by })),
})

const set = (...cells: string[]) => cells.map((cell) => cell.padEnd(20)).join('')

function classify(
  roles: readonly (ColumnRole | null)[],
  rows: readonly string[],
  goesOn = false,
  money: MoneyConvention = DOLLARS,
) {
  const columns = columnsOf(roles)
  const isMoney = roles.map((role) => role === 'amount' || role === 'balance')
  const lines = dealCells(typeset(rows.join('\n')), columns, [])
  return classifyLines(lines, columns, isMoney, lineTests(money), money, goesOn).map(
    ({ isAnchor, hasDate, isForeign }) =>
      isForeign ? 'foreign' : [isAnchor ? 'amount' : '', hasDate ? 'date' : ''].filter(Boolean).join(' '),
  )
}

test('the number of a card above the first row is none of its text', () => {
  const roles: ColumnRole[] = ['date', 'description', 'amount']
  const holder = set('', '1111 2222 3333 4444')
  const row = set('01/04', 'ACME', '12.50')
  expect(classify(roles, [holder, row])).toEqual(['foreign', 'amount date'])
  expect(classify(roles, [row, holder])).toEqual(['amount date', ''])
  expect(classify(roles, [holder, row], true)).toEqual(['', 'amount date'])
})

test('the number of a card among rows is none of their text where it is set off, and they are not', () => {
  const roles: ColumnRole[] = ['date', 'description', 'amount']
  const [holder, row, blank] = [set('', '4111XXXXXXXX4417'), set('01/04', 'ACME', '12.50'), '\n']
  const near = [row, row, row, `${blank}${holder}`, row]
  expect(classify(roles, near)[3]).toBe('foreign')
  const apart = [row, `${blank}${row}`, `${blank}${row}`, `${blank}${holder}`, row]
  expect(classify(roles, apart)[3]).toBe('')
})

test('a day is a heading where the rows begin at its edge, whatever begins further left below them', () => {
  const day = '     7 June 2024 '
  const row = `     ${set('ACME', '12.50').trimStart()}`
  expect(classify(['description', 'amount'], [day, row, day, row, 'Times are of Melbourne'])).toEqual([
    'foreign',
    'amount',
    'foreign',
    'amount',
    '',
  ])
})

test('a day is a heading where its first letter begins a little further right than those of the rows', () => {
  const rows = [' 7 June 2024', set('ACME', '12.50')]
  const columns = columnsOf(['description', 'amount'])
  const lines = dealCells(
    typeset(rows.join('\n')).map((line, i) => (i === 0 ? moved(line, -3.4) : line)),
    columns,
    [],
  )
  const [day] = classifyLines(lines, columns, [false, true], lineTests(DOLLARS), DOLLARS)
  expect([day?.line.x0, day?.isForeign]).toEqual([expect.closeTo(1.6), true])
})

test('a balance whose amount stands in none of the columns is no text of the row below', () => {
  const columns = columnsOf(['date', 'description', 'amount', 'balance']).map((column, c) => ({
    ...column,
    x1: (c + 1) * 100,
  }))
  const rows = [
    `${set('', 'Balance brought forward', '', '')}     900.00`,
    set('01/04', 'ACME', '12.50', '887.50'),
  ]
  const isMoney = [false, false, true, true]
  const lines = dealCells(typeset(rows.join('\n')), columns, [])
  const classified = classifyLines(lines, columns, isMoney, lineTests(DOLLARS), DOLLARS)
  expect(classified.map(({ isForeign }) => isForeign)).toEqual([true, false])
})

test('a balance without a figure is no text of the row below', () => {
  const roles: ColumnRole[] = ['date', 'description', 'amount']
  const row = set('05/03/2024', 'ACME', '12.50')
  expect(classify(roles, [set('', 'Opening balance'), row])).toEqual(['foreign', 'amount date'])
  expect(classify(roles, [row, set('', 'Opening balance'), row])).toEqual(['amount date', '', 'amount date'])
  expect(classify(roles, [row, set('', 'Closing balance NIL'), row])).toEqual([
    'amount date',
    'foreign',
    'amount date',
  ])
})

test('a price with more decimals than money stands in its column', () => {
  const columns = columnsOf(['date', 'figure', 'amount'])
  const lines = dealCells(
    typeset([set('01/04', '35.45', '80.86'), set('02/04', '1.53270', '5.00')].join('\n')),
    columns,
    [],
  )
  const classified = classifyLines(lines, columns, [false, true, true], lineTests(DOLLARS), DOLLARS)
  expect(classified.map(({ isAnchor, isForeign }) => isAnchor && !isForeign)).toEqual([true, true])
})

test.each<ColumnRole>(['figure', 'amount'])(
  'the name of a currency under an amount abroad is part of its row: %s',
  (role) => {
    const rows = [set('01/04', 'ACME', '62.20', '51.81'), set('', 'Rate 1.2364', 'Canadian Dollars')]
    const columns = columnsOf(['date', 'description', role, 'amount'])
    const lines = dealCells(typeset(rows.join('\n')), columns, [])
    const isMoney = [false, false, true, true]
    const classified = classifyLines(lines, columns, isMoney, lineTests(DOLLARS), DOLLARS)
    expect(classified.map(({ isForeign }) => isForeign)).toEqual([false, false])
  },
)

test('a bare number without a date is no amount where the others print their decimals', () => {
  const roles: ColumnRole[] = ['date', 'description', 'amount', 'balance']
  const foot = set('', 'Example Bank Page', '1')
  expect(classify(roles, [set('01/04', 'ACME', '12.50', '900.00'), foot])).toEqual(['amount date', 'foreign'])
  expect(classify(roles, [set('01/04', 'ACME', '12', '900.00'), foot])[1]).toBe('amount')
})

test('so are counts, in a column that prints no other number, too', () => {
  const roles: ColumnRole[] = ['date', 'description', 'amount', 'balance']
  const counts = set('', 'Deposits and checks', '2', '3')
  expect(classify(roles, [set('01/04', 'ACME', '12.50', ''), counts])).toEqual(['amount date', 'foreign'])
})

test('a month at the left edge is a heading, wherever its words reach', () => {
  const roles: ColumnRole[] = ['serial', 'description', 'date', 'amount']
  const month = `${' '.repeat(18)}March 2024`
  const row = set(`${' '.repeat(18)}1`, 'ACME', '01/04', '12.50')
  expect(classify(roles, [month, row])).toEqual(['foreign', 'amount date'])
  expect(classify(roles, [`  ${month}`, row])[0]).toBe('')
})

describe('a line with a column for dates', () => {
  const roles: ColumnRole[] = ['date', 'description', 'amount', 'balance']
  test.each([
    ['an amount and a date', set('01/04', 'ACME', '12.50', '900.00'), 'amount date'],
    ['a balance alone', set('', 'ACME', '', '900.00'), 'amount'],
    ['text alone', set('', 'LONDON'), ''],
    [
      'how many rows there are',
      set('', 'Transaction count:', '', '').replace('count: ', 'count: 40'),
      'foreign',
    ],
    ['a date alone', set('01/04'), 'date'],
    ['the year under the date', set('2024', 'LONDON'), ''],
    ['the day of the week under the date', set('Wed', 'LONDON'), ''],
    ['the time under the date', set('10:42 PM', 'LONDON'), ''],
    ['the time and its zone under the date', set('10:42:15 WIB', 'LONDON'), ''],
    ['a dash for no amount', set('01/04', 'ACME', '-', '900.00'), 'amount date'],
    ['a marker under the amount', set('', 'LONDON', 'DR'), ''],
    ['words among the amounts', set('', 'Fees', 'per month', ''), 'foreign'],
    ['words among the dates', set('Please note', 'that we close', '', ''), 'foreign'],
    ['a label in the date column beside an amount', set('Subtotal', '', '12.50', ''), 'amount'],
    ['a month and its year', 'March 2024', 'foreign'],
  ])('%s', (_, line, expected) => {
    expect(classify(roles, [line, set('01/04', 'ACME', '12.50', '900.00')])[0]).toBe(expected)
  })
})

test('a day of value alone, under the day of booking, goes on with its row', () => {
  const lines = [
    set('01/04', '', 'ACME', ''),
    set('', '02/04', 'LONDON', '12.50'),
    set('03/04', '', 'SHELL', ''),
    set('', '04/04', 'LEEDS', '5.00'),
  ]
  expect(classify(['date', 'valueDate', 'description', 'amount'], lines)).toEqual([
    'date',
    'amount',
    'date',
    'amount',
  ])
})

test('words that say that nothing follows are no part of the last row', () => {
  const row = set('01/04', 'ACME', '12.50', '900.00')
  const end = set('', '*** End of Statement ***')
  expect(classify(['date', 'description', 'amount', 'balance'], [row, end])).toEqual([
    'amount date',
    'foreign',
  ])
})

test('a sum in the column of dates is one of a summary', () => {
  const row = set('01/04', 'ACME', '12.50', '900.00')
  const summary = set('$900.00', '', '-$12.50', '')
  expect(classify(['date', 'description', 'amount', 'balance'], [row, summary])).toEqual([
    'amount date',
    'foreign',
  ])
})

test('a balance beside the columns ends the table, but may stand in a text between two rows', () => {
  const roles: ColumnRole[] = ['date', 'description', 'amount']
  const row = set('01/04', 'ACME', '12.50')
  const balance = set('', 'CLOSING BALANCE: 8.00')
  expect(classify(roles, [row, balance, row, balance, set('', 'THANK YOU')])).toEqual([
    'amount date',
    '',
    'amount date',
    'foreign',
    '',
  ])
})

describe('titles of sections among the rows', () => {
  const roles: ColumnRole[] = ['date', 'description', 'amount']
  const row = set('01/04', 'ACME STORES LTD', '12.50')
  test.each<[string, string[], string[]]>([
    [
      'stand alone',
      [set('', 'Purchases'), row, set('', 'Fees'), row],
      ['foreign', 'amount date', 'foreign', 'amount date'],
    ],
    [
      'are no texts that recur',
      [row, set('', 'Fees'), row, set('', 'Fees')],
      ['amount date', '', 'amount date', ''],
    ],
    [
      'may recur where they have several words and a total names them',
      [set('', 'Bank fees'), row, set('', 'Total bank fees', '12.50'), set('', 'Bank fees'), row],
      ['foreign', 'amount date', 'amount', 'foreign', 'amount date'],
    ],
    [
      'are no words that did not fit above',
      [row, set('', 'Purchases'), row, set('', 'LONDON')],
      ['amount date', '', 'amount date', ''],
    ],
    [
      'are told from those by titles of several words',
      [set('', 'Interest charged'), row, set('', 'Purchases'), row, set('', 'LONDON')],
      ['foreign', 'amount date', 'foreign', 'amount date', ''],
    ],
    ['are no sentences that go on', [row, set('', 'fees'), row], ['amount date', '', 'amount date']],
  ])('%s', (_, lines, expected) => {
    expect(classify(roles, lines)).toEqual(expected)
  })
})

test('lines as large as those with the amounts are part of the rows, though most lines are smaller', () => {
  const columns = columnsOf(['description', 'amount'])
  const row = set('Received from ACME', '12.50')
  const texts = [row, 'Invoice 17', 'small', 'small', row, 'small', 'small', row, 'small', 'small']
  const lines = typeset(texts.join('\n')).map((line) =>
    line.text === 'small' ? { ...line, size: 0.8 * line.size } : line,
  )
  const classified = classifyLines(
    dealCells(lines, columns, []),
    columns,
    [false, true],
    lineTests(DOLLARS),
    DOLLARS,
  )
  expect(classified.some(({ isForeign }) => isForeign)).toBe(false)
})

describe('days on lines of their own', () => {
  const roles: ColumnRole[] = ['description', 'amount', 'balance']

  test('stand over the rows that they date', () => {
    const rows = [
      '1 April 2024',
      set('ACME', '12.50', '900.00'),
      set('SHELL', '5.00', '895.00'),
      '2 April 2024',
      set('RENT', '700.00', '195.00'),
    ]
    expect(classify(roles, rows)).toEqual(['foreign', 'amount', 'amount', 'foreign', 'amount'])
  })

  test('are part of the text where they stand further right', () => {
    const rows = [set('ACME', '12.50', '900.00'), '   1 April 2024', set('SHELL', '5.00', '895.00')]
    expect(classify(roles, rows)).toEqual(['amount', '', 'amount'])
  })

  test('print the year if others do', () => {
    const rows = [
      '1 April 2024',
      set('ACME', '12.50', '900.00'),
      'ON 03/02',
      '2 April 2024',
      set('RENT', '700.00', '195.00'),
    ]
    expect(classify(roles, rows)).toEqual(['foreign', 'amount', '', 'foreign', 'amount'])
  })

  test.each([
    ['1 April 2024', true],
    ['Monday 1 April 2024', true],
    ['Do 1 April 2024', true],
    ['1 April 2024 ACME', false],
    ['1 April 2024 to 2 April 2024', false],
    ['April 2024', false],
  ])('%s', (text, expected) => {
    expect(typeset(text).map(isDay)).toEqual([expected])
  })
})

describe('columns of money', () => {
  const moneyIn = (roles: readonly (ColumnRole | null)[], rows: readonly string[], convention = DOLLARS) => {
    const columns = columnsOf(roles)
    return findMoneyColumns(
      columns,
      dealCells(typeset(rows.join('\n')), columns, []),
      lineTests(convention),
      convention,
    )
  }

  test.each<[string, (ColumnRole | null)[], string[], boolean[]]>([
    ['under their titles', ['description', 'amount'], [set('ACME', '12.50')], [false, true]],
    ['without titles', [null, null], [set('ACME', '12.50')], [false, true]],
    [
      'under a title that says otherwise',
      ['description', 'reference'],
      [set('ACME', '12.50')],
      [false, true],
    ],
    [
      'not where half are amounts under another title',
      ['description', 'amount'],
      [set('12.50', '1.00'), set('ACME', '2.00')],
      [false, true],
    ],
    [
      'where a single amount stands above the labels of sums',
      ['description', 'credit', 'debit'],
      [
        set('ACME', '12.50', ''),
        set('SHOP', '', '5.00'),
        set('Count: 1', 'Total deposits:', '12.50'),
        set('Count: 1', 'Total withdrawals:', '5.00'),
      ],
      [false, true, true],
    ],
    ['nor where dates look like numbers', ['date', 'amount'], [set('01.04', '12.50')], [false, true]],
    [
      'nor without any cell',
      ['description', 'amount', 'balance'],
      [set('ACME', '12.50')],
      [false, true, false],
    ],
    ['with dashes for nothing', ['amount', 'balance'], [set('-', '9.00'), set('1.00', '8.00')], [true, true]],
  ])('%s', (_, roles, rows, expected) => {
    expect(moneyIn(roles, rows)).toEqual(expected)
  })

  test('yen are mere numbers under titles that say so', () => {
    const rows = [set('ACME', '980', '12,020'), set('SHELL', '20', '12,000')]
    expect(moneyIn(['description', 'amount', 'balance'], rows, YEN)).toEqual([false, true, true])
  })
})

test('days may stand behind their title, and then no date alone is one', () => {
  const rows = [
    'Booking date: 1 April 2024',
    set('FROM ACME ON', '12.50', '900.00'),
    '3 March 2024',
    set('SHELL', '5.00', '895.00'),
  ]
  expect(classify(['description', 'amount', 'balance'], rows)).toEqual(['foreign', 'amount', '', 'amount'])
})

test.each([
  ['centred below', '                              END OF ALL', 'foreign'],
  ['at the margin of the texts', 'LONDON', ''],
  ['a little to the right', '  LONDON', ''],
])('text %s the last row', (_, text, expected) => {
  const roles: ColumnRole[] = ['date', 'description', 'description', 'amount']
  const rows = ['01/04', '02/04', '03/04'].map((date) => set(date, 'ACME', '', '12.50'))
  expect(classify(roles, [...rows, `${' '.repeat(20)}${text}`]).at(-1)).toBe(expected)
})

test('kinds of movements within texts, of which some recur, are no titles of sections', () => {
  const roles: ColumnRole[] = ['description', 'date', 'amount']
  const row = (payee: string, kind: string, day: string) => [
    payee,
    kind,
    set('', day, '12.50'),
    'IBAN DE44 5001 0517',
    '',
  ]
  const rows = (first: string, second: string, third: string) =>
    classify(roles, [
      ...row('ACME', first, '01/04/2024'),
      ...row('ANNA', second, '02/04/2024'),
      ...row('SHOP', third, '03/04/2024'),
    ])
  expect(rows('Lastschriften', 'Gutschriften', 'Lastschriften')).not.toContain('foreign')
})

test('text that runs to the left begins at its right edge', () => {
  const roles: ColumnRole[] = ['date', 'amount', 'description']
  const row = (text: string) => set('01/04', '12.50') + text.padStart(20)
  const below = (text: string) =>
    classify(roles, [row('שיק'), row('שיק'), ' '.repeat(40) + text.padStart(20)]).at(-1)
  expect(below('דניאל כהן חשבון')).toBe('')
  expect(below('חשבון              ')).toBe('foreign')
})

test('text at the top of a page without rows goes on with the page before', () => {
  expect(classify(['date', 'description', 'amount'], [set('', 'LONDON')])).toEqual([''])
})

test('the kind of a movement between its row and more of its text is no title of a section', () => {
  const roles: ColumnRole[] = ['date', 'description', 'amount']
  const [first, second] = [set('01/04', 'ACME', '12.50'), set('02/04', 'SHOP', '5.00')]
  const [kind, text] = [set('', 'Deposits'), set('', 'IBAN DE44 5001 0517')]
  expect(classify(roles, [first, kind, text, '', second])).toEqual(['amount date', '', '', 'amount date'])
  expect(classify(roles, [first, kind, text, second])).toEqual(['amount date', 'foreign', '', 'amount date'])
  expect(classify(roles, [first, '', kind, text, second])).toEqual([
    'amount date',
    'foreign',
    '',
    'amount date',
  ])
})

test.each([
  ['*** SOLDE AU 30/11/2023 + 1.125,09 ***', 'foreign'],
  ['*** PROMO 1.125,09 ***', ''],
])('between the rows, %s', (text, expected) => {
  const rows = [set('01/04', 'ACME', '12.50'), set('', text), set('02/04', 'SHOP', '5.00')]
  expect(classify(['date', 'description', 'amount'], rows)[1]).toBe(expected)
})

test('hundredths of what was paid abroad stand beside whole won', () => {
  const roles: ColumnRole[] = ['date', 'description', 'amount', 'balance']
  const rows = [set('01/04', 'ACME', '41.87', '60,557'), set('02/04', 'SHOP', '8,640', '84,154')]
  expect(classify(roles, rows, false, YEN)).toEqual(['amount date', 'amount date'])
})

test('a mark that was misread in a column of money takes no row away that prints its day and two amounts', () => {
  const roles: ColumnRole[] = ['date', 'description', 'amount', 'amount', 'balance']
  expect(classify(roles, [set('01/04', 'FEE', 'Htt', '8.90', '91.10')])).toEqual(['amount date'])
  expect(classify(roles, [set('01/04', 'FEE', 'Htt', '8.90', '')])).toEqual(['foreign'])
  expect(classify(roles, [set('', 'Fees', 'Htt', '8.90', '91.10')])).toEqual(['foreign'])
})
