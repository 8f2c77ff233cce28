import { describe, expect, test } from 'vitest'
import { typeset, typesetCell } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import type { Row } from '../../table/rows/row.ts'
import type { Column } from '../../table/table.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { roleOfTitle } from '../../vocabulary/titles.ts'
import { assignColumns } from './assign-columns.ts'

/** What the columns of rows like `1 May | ACME | 10.00` are used for, under titles of these roles. */
function usesOf(
  roles: readonly (ColumnRole | null)[],
  rows: readonly string[],
  titles: readonly string[] = [],
): string[] {
  const columns = roles.map(
    (role, c): Column => ({ x0: 0, x1: 0, title: titles[c] ?? (role === 'date' ? 'Date' : ''), role }),
  )
  const entries = rows.map((text, id): Row => {
    const cells = text.split('|').map(typesetCell)
    return { kind: 'row', id, page: 1, baseline: 12, lines: [], part: 0, columns, cells }
  })
  const isMoney = columns.map((_, c) =>
    rows.every((text) => /\.\d\d$|^$/.test(text.split('|')[c]?.trim() ?? '')),
  )
  return assignColumns({ columns, isMoney, entries, lines: [] })
}

test.each<[string, string[], string]>([
  [
    'nothing but codes of currencies',
    ['1 May | ACME | EUR | 10.00', '2 May | SHOP | USD | 5.00'],
    'currency',
  ],
  [
    'quantities of four decimals',
    ['1 May | ACME | 10.0000 | 10.00', '2 May | SHOP | (4.0000) | 5.00'],
    'figure',
  ],
  ['quantities in a currency', ['1 May | ACME | $1.0000 | 10.00', '2 May | SHOP | $1.0000 | 5.00'], 'figure'],
  ['signs of notes alone', ['1 May | ACME | ⧫ | 10.00', '2 May | SHOP | ⧫ | 5.00'], 'mark'],
  ['the numbers of its rows', ['1 May | ACME | 1 | 10.00', '2 May | SHOP | 2 | 5.00'], 'serial'],
  ['other words', ['1 May | ACME | POS | 10.00', '2 May | SHOP | ATM | 5.00'], 'text'],
])('a column that holds %s', (_, rows, use) => {
  expect(usesOf(['date', 'description', null, 'amount'], rows)[2]).toBe(use)
})

test.each<[string, string, string[], string]>([
  ['that end under each other are counted', 'Stamps', ['  8', ' 12', '648'], 'figure'],
  ['of one length may be codes', 'Desk', ['412', '998', '731'], 'text'],
  ['with leading zeros are codes', 'Desk', ['  8', '012', '648'], 'text'],
  ['that begin under each other may be codes', 'Desk', ['8  ', '12 ', '648'], 'text'],
  ['without a title may belong to the text', '', ['  8', ' 12', '648'], 'text'],
])('whole numbers %s', (_, title, cells, use) => {
  const columns = [null, 'description', null].map(
    (role, c): Column => ({ x0: 0, x1: 0, title: c === 0 ? title : '', role: role as ColumnRole | null }),
  )
  const entries = cells.map((cell, id): Row => {
    const row = [cell, 'ACME', '5.00'].map(typesetCell)
    return { kind: 'row', id, page: 1, baseline: 12, lines: [], part: 0, columns, cells: row }
  })
  expect(assignColumns({ columns, isMoney: [false, false, true], entries, lines: [] })[0]).toBe(use)
})

test('the currency of an amount abroad may stand under the word for value dates', () => {
  const rows = ['1 May | ACME | EUR | 10.00', '2 May | SHOP | | 5.00', '3 May | SHOP | | 5.00']
  expect(usesOf(['date', 'description', 'valueDate', 'amount'], rows)[2]).toBe('currency')
})

test('a column of days that holds none is not that of value beside two others', () => {
  const rows = [
    '1 May | 2 May | ACME |  | 10.00',
    '2 May | 4 May | SHOP | V | 5.00',
    '3 May | 5 May | B |  | 5.00',
  ]
  const uses = usesOf(['date', 'date', 'description', 'valueDate', 'amount'], rows)
  expect(uses).toEqual(['date', 'valueDate', 'text', 'text', 'money'])
})

test('a column titled as booked that holds words is a text beside another of days', () => {
  const rows = ['1 May | Rent | ACME | 10.00', '2 May | Coffee | SHOP | 5.00']
  expect(usesOf(['date', 'date', 'description', 'amount'], rows)[1]).toBe('text')
  const compact = rows.map((row) => row.replace(/Rent|Coffee/, '240301'))
  expect(usesOf(['date', 'date', 'description', 'amount'], compact)[1]).toBe('valueDate')
})

test('of two columns of days under one title of both, the first is the date', () => {
  const rows = ['1 May | 2 May | ACME | 10.00', '2 May | 2 May | SHOP | 5.00']
  expect(usesOf(['valueDate', 'valueDate', 'description', 'amount'], rows).slice(0, 2)).toEqual([
    'date',
    'valueDate',
  ])
})

test('zeros under a title of charges are figures', () => {
  const rows = ['1 May | ACME | 0 | 5.00', '2 May | SHOP | 0 | 6.00']
  expect(usesOf(['date', 'description', 'charge', 'amount'], rows)[2]).toBe('figure')
})

test('letters under a title of charges are marks', () => {
  const rows = ['1 May | ACME | T | 10.00', '2 May | SHOP | * | 5.00', '3 May | SHOP | T | 5.00']
  expect(usesOf(['date', 'description', 'charge', 'amount'], rows)[2]).toBe('mark')
  const words = ['1 May | ACME | free | 10.00', '2 May | SHOP | waived | 5.00']
  expect(usesOf(['date', 'description', 'charge', 'amount'], words)[2]).toBe('text')
})

test.each([
  ['D', 'marker'],
  ['A2', 'text'],
])('beside C under C/D, %s makes it a column of a %s', (other, use) => {
  const columns = ['Date', 'Details', 'C/D', 'Amount'].map(
    (title): Column => ({ x0: 0, x1: 0, title, role: title === 'C/D' ? null : roleOfTitle(title) }),
  )
  const texts = ['1 May | ACME | C | 5.00', '3 May | SHOP | C | 7.00', `4 May | BAR | ${other} | 7.00`]
  const entries = texts.map((text, id): Row => {
    const cells = text.split('|').map(typesetCell)
    return { kind: 'row', id, page: 1, baseline: 12, lines: [], part: 0, columns, cells }
  })
  expect(assignColumns({ columns, isMoney: [false, false, false, true], entries, lines: [] })[2]).toBe(use)
})

test('beside a column with marks of both directions, letters that seem to mark one are others', () => {
  const rows = ['K | 1 May | 10.00 | Jóváírás', 'K | 2 May | 5.00 | Terhelés', 'P | 3 May | 5.00 | Terhelés']
  expect(usesOf(['marker', null, null, 'marker'], rows)).toEqual(['mark', 'date', 'money', 'marker'])
})

describe('dates', () => {
  test.each<[string, (ColumnRole | null)[], string[], string[]]>([
    [
      'without titles',
      [null, null, null],
      ['1 May | ACME | 10.00', '2 May | SHOP | 5.00'],
      ['date', 'text', 'money'],
    ],
    [
      'of two without titles, the first is the date, whichever of them was taken for it',
      [null, 'valueDate', 'description', 'amount'],
      ['1 May | 2 May | ACME | 10.00'],
      ['date', 'valueDate', 'text', 'money'],
    ],
    [
      'of two, the second is the value date',
      ['date', 'date', 'description', 'amount'],
      ['1 May | 2 May | ACME | 10.00'],
      ['date', 'valueDate', 'text', 'money'],
    ],
    [
      'of two, the one titled so is the value date, wherever it stands',
      ['valueDate', 'date', 'description', 'amount'],
      ['2 May | 1 May | ACME | 10.00'],
      ['valueDate', 'date', 'text', 'money'],
    ],
    [
      'of two, the one titled as something else is the value date',
      ['amount', 'date', 'description', 'amount'],
      ['2 May | 1 May | ACME | 10.00'],
      ['valueDate', 'date', 'text', 'money'],
    ],
    [
      'a value date alone is the date',
      ['valueDate', 'description', 'amount'],
      ['1 May | ACME | 10.00'],
      ['date', 'text', 'money'],
    ],
    [
      'beside instalments that look like some',
      ['date', 'figure', 'description', 'amount'],
      ['01/05 | 03/12 | ACME | 10.00', '02/05 | 01/06 | SHOP | 5.00'],
      ['date', 'figure', 'text', 'money'],
    ],
    [
      'with times of day in a column of their own',
      ['date', null, 'description', 'amount'],
      ['1 May | 14:32 | ACME | 10.00', '2 May | 9:05 | SHOP | 5.00'],
      ['date', 'time', 'text', 'money'],
    ],
    [
      'with percents in a column of their own',
      ['date', 'description', null, 'amount'],
      ['1 May | ACME | 2.5% | 10.00', '2 May | SHOP | 41 % | 5.00'],
      ['date', 'text', 'figure', 'money'],
    ],
    [
      'under a title that says otherwise',
      ['reference', 'description', 'amount'],
      ['01/05/2024 | ACME | 10.00', '02/05/2024 | SHOP | 5.00'],
      ['date', 'text', 'money'],
    ],
  ])('%s', (_, roles, rows, uses) => {
    expect(usesOf(roles, rows)).toEqual(uses)
  })
})

test('days say what their column is, though a list without days follows under a heading', () => {
  const columns = (['debit', 'description', 'amount'] as const).map(
    (role): Column => ({ x0: 0, x1: 0, title: 'Known', role }),
  )
  const rowOf = (text: string, id: number): Row => {
    const cells = text.split('|').map(typesetCell)
    return { kind: 'row', id, page: 1, baseline: 12, lines: [], part: 0, columns, cells }
  }
  const [line] = typeset('Summary') as [Line]
  const summary = ['Old|balance|1.00', 'New|balance|2.00', 'More|to pay|3.00'].map((text, i) =>
    rowOf(text, i + 1),
  )
  const entries = [rowOf('12/08|ACME|5.00', 0), { kind: 'heading', line, page: 1 } as const, ...summary]
  expect(assignColumns({ columns, isMoney: [false, false, true], entries, lines: [] })[0]).toBe('date')
})

test.each([
  ['Datum Valuta', 'dates'],
  ['Datum', 'date'],
])('under %j, where only some rows print two days, there are %s', (title, use) => {
  const columns = [title, 'Text', 'Betrag'].map(
    (text): Column => ({ x0: 0, x1: 0, title: text, role: roleOfTitle(text) }),
  )
  const texts = ['1 May 2 May|ACME|10.00', '3 May|SHOP|5.00', '4 May|CAFE|5.00']
  const entries = texts.map((text, id): Row => {
    const cells = text.split('|').map(typesetCell)
    return { kind: 'row', id, page: 1, baseline: 12, lines: [], part: 0, columns, cells }
  })
  expect(assignColumns({ columns, isMoney: [false, false, true], entries, lines: [] })[0]).toBe(use)
})

test('what stands before the day of posting is the day of the row, whatever it is called', () => {
  const columns = (['reference', 'date', 'description', 'amount'] as const).map(
    (role, c): Column => ({ x0: 0, x1: 0, title: ['Beleg', 'Buchung', 'Text', 'Betrag'][c] ?? '', role }),
  )
  const entries = ['1 May | 2 May | ACME | 10.00', '3 May | 4 May | SHOP | 5.00'].map((text, id): Row => {
    const cells = text.split(' | ').map(typesetCell)
    return { kind: 'row', id, page: 1, baseline: 12, lines: [], part: 0, columns, cells }
  })
  const table = { columns, isMoney: [false, false, false, true], entries, lines: [] }
  expect(assignColumns(table)).toEqual(['date', 'valueDate', 'text', 'money'])
})

test('two titled columns of days are those of rows, whatever days are printed above them', () => {
  const [line] = typeset('31/01/2024')
  const titles = ['Dt. balancete', 'Dt. movimento', 'Histórico', 'Valor']
  const columns = titles.map((title): Column => ({ x0: 0, x1: 0, title, role: roleOfTitle(title) }))
  const cells = ['08/01/2024', '06/01/2024', 'ACME', '10.00'].map(typesetCell)
  const row: Row = { kind: 'row', id: 0, page: 1, baseline: 24, lines: [], part: 0, columns, cells }
  const entries = [{ kind: 'heading', line: line as Line } as const, row]
  const isMoney = [false, false, false, true]
  expect(assignColumns({ columns, isMoney, entries, lines: [] })).toEqual([
    'valueDate',
    'date',
    'text',
    'money',
  ])
})

describe('a text under its title', () => {
  test.each<[string, (ColumnRole | null)[], string[], string[]]>([
    [
      'that reads like a marker',
      ['date', 'description', 'debit', 'balance'],
      ['1 May | DR | 10.00 | 90.00', '2 May | DR | 20.00 | 70.00'],
      ['date', 'text', 'money', 'money'],
    ],
    [
      'that reads like a date',
      ['date', 'description', 'amount'],
      ['1 May | ON 03/02 | 10.00'],
      ['date', 'text', 'money'],
    ],
    [
      'is a marker beside another text',
      ['date', 'description', null, 'amount'],
      ['1 May | DR | ACME | 10.00', '2 May | DR | SHOP | 20.00'],
      ['date', 'marker', 'text', 'money'],
    ],
  ])('%s', (_, roles, rows, uses) => {
    expect(usesOf(roles, rows)).toEqual(uses)
  })
})

describe('numbers of rows', () => {
  const rows = (...numbers: string[]) => numbers.map((number) => `${number} | 1 May | ACME | 10.00`)
  test.each<[string, ColumnRole | null, string[], string]>([
    ['count upwards', 'serial', ['1', '2', '3'], 'serial'],
    ['count downwards', 'serial', ['3', '2', '1'], 'serial'],
    ['with dots', 'serial', ['1.', '2.', '3.'], 'serial'],
    ['without a title', null, ['7', '8', '9'], 'serial'],
    ['among texts without a title', 'description', ['01', '02', '03'], 'serial'],
    ['once', 'serial', ['1'], 'serial'],
    ['beside what is none', 'serial', ['1', '2', 'Sum'], 'serial'],
    ['of cheques, under No.', 'serial', ['100234', '100871', '99120'], 'reference'],
    ['of a cheque, under No.', 'serial', ['100234'], 'reference'],
    ['of the only row between balances', 'serial', ['', '1', ''], 'serial'],
    ['of some checks', 'serial', ['3317', '0001', '', '', '', '0002', '', '', ''], 'reference'],
    ['of few rows, under No.', 'serial', ['', '1048', '', '1049', '', ''], 'reference'],
    ['of deposits, one after the other', 'serial', ['1180031', '1180032', '1180033'], 'reference'],
    ['of payments, with their count', 'reference', ['5 de 12', '3 de 6'], 'serial'],
    ['of payments, with their count behind a stroke', null, ['02/12', '03/36'], 'serial'],
    ['of rooms, with a floor', 'reference', ['12 to 5', '14 to 6'], 'reference'],
    ['of two deposits, one after the other', 'serial', ['127', '128'], 'reference'],
    ['of the first two rows', 'serial', ['1', '2'], 'serial'],
    ['of cheques, under Cheque', 'reference', ['100234', '100235', '100236'], 'reference'],
  ])('%s', (_, role, numbers, use) => {
    expect(usesOf([role, 'date', 'description', 'amount'], rows(...numbers))[0]).toBe(use)
  })
})

test('names of balances between the rows may begin where these are numbered', () => {
  const balance = 'IBAN | BE78 1111 | Balance | 10.00'
  const rows = [balance, '2 | 1 May | ACME | 10.00', balance, balance, '3 | 2 May | SHOP | 5.00', balance]
  const more = ['4 | 3 May | SHOP | 5.00', balance]
  expect(usesOf(['description', 'date', 'description', 'amount'], [...rows, ...more])[0]).toBe('serial')
})

test('letters of groups under a title that says nothing of directions are none of them', () => {
  const rows = ['1 May | ACME | A | 10.00', '2 May | SHOP | B | 5.00', '3 May | CAFE | A | 2.00']
  const roles = ['date', 'description', null, 'amount'] as const
  expect(usesOf(roles, rows, ['Date', 'Text', 'Group', 'Amount'])[2]).toBe('text')
  expect(usesOf(roles, rows)[2]).toBe('marker')
})

describe('markers', () => {
  const rows = (...markers: string[]) => markers.map((marker) => `1 May | ACME | 10.00 | ${marker}`)
  test.each<[string, ColumnRole | null, string[], string]>([
    ['titled', 'marker', ['D', 'D', 'D'], 'marker'],
    ['without a title', null, ['DR', 'CR', 'DR'], 'marker'],
    ['of one direction only', null, ['DR', 'DR', 'DR'], 'marker'],
    ['under a misleading title', 'description', ['Af', 'Bij', 'Af'], 'marker'],
    ['signs under another title', 'description', [')))', 'VIS', ')))'], 'text'],
    ['single letters for both directions', null, ['D', 'C', 'D'], 'marker'],
    ['single letters for one direction', null, ['D', 'D', 'D'], 'text'],
    ['single letters among others', null, ['D', 'C', 'S', 'D', 'X'], 'text'],
    ['single letters of several kinds', null, ['D', 'C', 'K', 'D'], 'text'],
    ['among words', null, ['DR', 'Card', 'Cash'], 'text'],
    ['among actions', null, ['Deposit', 'Deposit', 'Sold', 'Withdrawal'], 'text'],
  ])('%s', (_, role, markers, use) => {
    expect(usesOf(['date', 'description', 'amount', role], rows(...markers))[3]).toBe(use)
  })
})

describe('references and texts', () => {
  test('a reference alone stays one beside a description', () => {
    const rows = ['1 May | ACME | 4417 0912 3345 8871 | 77 | 10.00']
    const roles: ColumnRole[] = ['date', 'description', 'reference', 'reference', 'amount']
    expect(usesOf(roles, rows)).toEqual(['date', 'text', 'reference', 'reference', 'money'])
  })

  test('of two texts, one that holds another number in each row is a reference', () => {
    const rows = (...codes: readonly string[]) =>
      codes.map((code, i) => `${i + 1} May | ${code} | PAYOUT | 10.00`)
    const useOf = (...codes: readonly string[]) =>
      usesOf(['date', 'description', 'description', 'amount'], rows(...codes), ['', 'Code', 'Text', ''])[1]
    expect(useOf('TF0AA4VN8R', 'OB55201XQ1', 'F0011872')).toBe('reference')
    expect(useOf('TF0AA4VN8R', 'TF0AA4VN8R', 'TF0AA4VN8R')).toBe('text')
    expect(useOf('VIS', 'ATM', 'VIS')).toBe('text')
  })

  test('numbers that count the rows are none, from the first one on or down to it', () => {
    const useOf = (...numbers: readonly string[]) => {
      const rows = numbers.map((number, i) => `${i + 1} May | ${number} | ACME | 10.00`)
      return usesOf(['date', 'reference', 'description', 'amount'], rows)[1]
    }
    expect([useOf('1', '2', '3', '4'), useOf('4', '3', '2', '1')]).toEqual(['serial', 'serial'])
    expect([useOf('004', '003', '002', '001'), useOf('5', '4', '3', '2')]).toEqual(['reference', 'reference'])
  })

  test('of two references, one that says who paid is a text', () => {
    const rows = ['1 May | PAYMENT | Jan Novak 4471 | 77 | 10.00', '2 May | CARD | Anna Mala 0 0 | 78 | 5.00']
    const roles: ColumnRole[] = ['date', 'description', 'reference', 'reference', 'amount']
    expect(usesOf(roles, rows)[2]).toBe('text')
  })

  test.each<[string, ColumnRole[], string[], string[]]>([
    [
      'in most cells',
      ['date', 'description'],
      ['1 May 2 May | A', '3 May 3 May | B', '4 May | C'],
      ['dates', 'text'],
    ],
    [
      'in one of them',
      ['date', 'description'],
      ['1 May 2 May | A', '3 May | B', '4 May | C'],
      ['date', 'text'],
    ],
    [
      'beside a column for those of value',
      ['date', 'valueDate', 'description'],
      ['1 May 2 May | 2 May | ACME', '3 May 3 May | 3 May | SHOP'],
      ['date', 'valueDate', 'text'],
    ],
  ])('two dates %s', (_, roles, rows, uses) => {
    expect(usesOf(roles, rows)).toEqual(uses)
  })

  test.each<[string, ColumnRole, string[], string]>([
    ['counts the rows', 'serial', ['1', '2', '3'], 'serial'],
    ['counts nothing', 'serial', ['8841', '9120', '7731'], 'reference'],
    ['is none', 'serial', ['CARD', 'CASH', 'CARD'], 'text'],
    ['is one of points', 'figure', ['1', '0', '12'], 'figure'],
  ])('what is called a number %s', (_, role, cells, use) => {
    const rows = cells.map((cell, i) => `${i + 1} May | ${cell} | ACME | 10.00`)
    expect(usesOf(['date', role, 'description', 'amount'], rows)[1]).toBe(use)
  })

  test('money is money under any title', () => {
    expect(usesOf(['date', 'description', 'reference'], ['1 May | ACME | 10.00'])).toEqual([
      'date',
      'text',
      'money',
    ])
  })
})

describe('a column under a title that is not known', () => {
  const usesUnder = (title: string, cells: readonly string[]) => {
    const columns = (['date', null, 'description', 'amount'] as const).map(
      (role, c): Column => ({ x0: 0, x1: 0, title: c === 1 ? title : 'Known', role }),
    )
    const entries = cells.map((cell, id): Row => {
      const row = [cell === 'TOTAL' ? '' : '1 May', cell, 'ACME', '5.00'].map(typesetCell)
      return { kind: 'row', id, page: 1, baseline: 12, lines: [], part: 0, columns, cells: row }
    })
    return assignColumns({ columns, isMoney: [false, false, false, true], entries, lines: [] })[1]
  }

  test.each<[string, string, string[], string]>([
    ['holds what was paid abroad and its rate', 'US$', ['20,00 5,6214', '13,49 5,6788', '', ''], 'figure'],
    [
      'names rows by numbers of their own',
      'Doc N',
      ['36912569', '35406579', '36912569', '21185897'],
      'reference',
    ],
    [
      'names rows by letters and digits',
      'TrxId',
      ['FT24XX9RKUAE', 'FT24XXXO8VRY', 'FT24OZY5F6CE', 'FT24XX2LUZ0W'],
      'reference',
    ],
    [
      'says more where the same numbers return',
      'Party',
      ['36912569', '36912569', '36912569', '36912569'],
      'text',
    ],
    ['says more where numbers are short', 'Kind', ['221', '289', '220', '240'], 'text'],
    ['holds the accounts of others', 'Sender account', ['36912569', '35406579', '21185897'], 'text'],
    ['counts instalments, which lie far from the days', 'No', ['01/12', '04/12', '11/12', '10/12'], 'serial'],
    ['counts single ones', 'No', ['01/01', '01/01', '01/01', '01/06'], 'serial'],
    ['holds days near those of the rows', 'Liq', ['01/05', '04/05', '30/04', '01/05'], 'valueDate'],
    ['holds times, whatever a total prints across it', 'At', ['06:01', '06:20', '06:39', 'TOTAL'], 'time'],
  ])('%s', (_, title, cells, use) => {
    expect(usesUnder(title, cells)).toBe(use)
  })
})

test.each<[ColumnRole, string, string]>([
  ['reference', '1', 'serial'],
  ['reference', '7', 'reference'],
  ['reference', '001', 'reference'],
  ['charge', '##', 'mark'],
])('under the title of a %s, %s and what follows it is a %s', (role, first, use) => {
  const second = first === '##' ? first : String(Number(first) + 1).padStart(first.length, '0')
  const rows = [`1 May | ACME | ${first} | 10.00`, `2 May | SHOP | ${second} | 5.00`]
  expect(usesOf(['date', 'description', role, 'amount'], rows)[2]).toBe(use)
})
