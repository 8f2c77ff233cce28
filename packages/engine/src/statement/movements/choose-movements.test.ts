import { describe, expect, test } from 'vitest'
import { choose, type Roles } from '../../../test-support/choose.ts'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { toMinor } from '../../money/money.ts'

test('a column that never moves by the amounts is no running balance', () => {
  const rows = [
    '1 May | ACME | -10.00 | 0.00 | -10.00',
    '2 May | PAY | 50.00 | 0.00 | 50.00',
    '3 May | SHOP | -20.00 | 0.00 | -20.00',
    '4 May | SHOP | -7.00 | 0.00 | -7.00',
  ]
  const { amounts, movements } = choose(['amount', 'charge', null], rows)
  expect(amounts).toEqual([-1000, 5000, -2000, -700])
  expect(movements.map(({ balance }) => balance)).toEqual([null, null, null, null])
})

test.each([
  ['closing balance', '20.00CR', 5000],
  ['closing trust balance', '20.00CR', 5000],
  ['closing balance', '20.00DR', -5000],
])('%s %s says what the same balance without a mark means', (name, balance, first) => {
  const rows = [
    '| opening balance | | | 0.00',
    '1 May | PAY | | 50.00 | 50.00',
    '2 May | ACME | 10.00 | | 40.00',
    '3 May | SHOP | 20.00 | | 20.00',
    `| ${name} | | | ${balance}`,
  ]
  expect(
    choose([first > 0 ? 'debit' : 'credit', first > 0 ? 'credit' : 'debit', 'balance'], rows).amounts[1],
  ).toBe(first)
})

test('titles that mislead do not outweigh a single step that only other columns close', () => {
  const rows = [
    '| opening balance | | | 100.00',
    '1 May | ACME | 10.00 | | 90.00',
    '2 May | PAY | | 50.00 | 140.00',
    ...Array.from({ length: 12 }, (_, i) => `${i + 3} May | SHOP | 5.00 | | ${135 - 5 * i}.00`),
  ]
  expect(choose(['amount', 'amount', 'balance'], rows).amounts.slice(1, 4)).toEqual([-1000, 5000, -500])
})

test('beside the sum of what went out, a closing balance stands under what came in', () => {
  const rows = [
    '| opening balance | | 100.00',
    '1 May | ACME | 10.00 |',
    '2 May | PAY | | 50.00',
    '3 May | SHOP | 20.00 |',
    '| closing balance | 30.00 | 120.00',
  ]
  const { amounts, movements } = choose(['debit', 'credit'], rows)
  expect(amounts).toEqual([null, -1000, 5000, -2000, null])
  expect(movements.at(-1)?.balance).toBe(12000)
})

describe('with a running balance', () => {
  const debitCredit = [
    '| opening balance | | | 100.00',
    '1 May | ACME | 10.00 | | 90.00',
    '2 May | PAY | | 50.00 | 140.00',
    '3 May | SHOP | 20.00 | | 120.00',
  ]

  test.each<[string, Roles]>([
    ['titles are known', ['debit', 'credit', 'balance']],
    ['titles are unknown', [null, null, null]],
    ['titles mislead', ['debit', 'balance', 'credit']],
  ])('debit and credit columns are told apart where %s', (_, roles) => {
    expect(choose(roles, debitCredit).amounts).toEqual([null, -1000, 5000, -2000])
  })

  test('one signed amount', () => {
    const rows = [
      '1 May | ACME | -10.00 | 90.00',
      '2 May | PAY | 50.00 | 140.00',
      '3 May | SHOP | -20.00 | 120.00',
    ]
    expect(choose(['amount', 'balance'], rows).amounts).toEqual([-1000, 5000, -2000])
  })

  test('amounts without any sign go the way the balance goes', () => {
    const rows = [
      '| opening balance | | 100.00',
      '1 May | ACME | 10.00 | 90.00',
      '2 May | PAY | 50.00 | 140.00',
      '3 May | SHOP | 20.00 | 120.00',
    ]
    expect(choose(['amount', 'balance'], rows).amounts).toEqual([null, -1000, 5000, -2000])
  })

  test('only credits are marked', () => {
    const rows = [
      '1 May | ACME | 10.00 | 90.00Cr',
      '2 May | PAY | 50.00Cr | 140.00Cr',
      '3 May | SHOP | 20.00 | 120.00Cr',
    ]
    expect(choose(['amount', 'balance'], rows).amounts).toEqual([-1000, 5000, -2000])
  })

  test('a shop whose name begins with "Total" is no total, where the balance moves by its amount', () => {
    const rows = [
      '1 May | ACME | -10.00 | 90.00',
      '| TOTAL WINE | -20.00 | 70.00',
      '3 May | PAY | 5.00 | 75.00',
      '| Total | -25.00 | 75.00',
    ]
    const { movements } = choose(['amount', 'balance'], rows)
    expect(movements.map(({ row }) => row.kind)).toEqual([null, null, null, 'total'])
  })

  test('a row that looks like none is a transaction where the balance moves by its amount', () => {
    const rows = [
      '1 May | ACME | -10.00 | 90.00',
      '?? | SHOP | -20.00 | 70.00',
      '3 May | PAY | 5.00 | 75.00',
      '?? | 12 | 3.00 | 999.00',
    ]
    const read = rows.map((text) => ({
      ...readRowOf(text),
      kind: text.startsWith('??') ? ('other' as const) : null,
    }))
    const { movements } = choose(['amount', 'balance'], read)
    expect(movements.map(({ row }) => row.kind)).toEqual([null, null, null, 'other'])
  })

  test('newest first', () => {
    const rows = [
      '3 May | SHOP | -20.00 | 120.00',
      '2 May | PAY | 50.00 | 140.00',
      '1 May | ACME | -10.00 | 90.00',
    ]
    expect(choose(['amount', 'balance'], rows)).toMatchObject({
      isReversed: true,
      amounts: [-2000, 5000, -1000],
    })
  })

  test('a negative debit among positive ones is a reversal, one among negative ones is not', () => {
    const reversal = [
      '1 May | ACME | 10.00 | | 90.00',
      '2 May | SHOP | 30.00 | | 60.00',
      '3 May | SHOP REVERSED | -30.00 | | 90.00',
    ]
    expect(choose(['debit', 'credit', 'balance'], reversal).amounts).toEqual([-1000, -3000, 3000])
    const style = [
      '1 May | ACME | -10.00 | | 90.00',
      '2 May | SHOP | -30.00 | | 60.00',
      '3 May | PAY | | 5.00 | 65.00',
    ]
    expect(choose(['debit', 'credit', 'balance'], style).amounts).toEqual([-1000, -3000, 500])
  })

  test('arithmetic tells reversals from style, however many rows carry a minus', () => {
    const reversals = [
      '| opening balance | | | 100.00',
      '1 May | SHOP REVERSED | -30.00 | | 130.00',
      '2 May | ACME REVERSED | -10.00 | | 140.00',
      '3 May | SHOP | 20.00 | | 120.00',
    ]
    expect(choose(['debit', 'credit', 'balance'], reversals).amounts).toEqual([null, 3000, 1000, -2000])
    const style = [
      '| opening balance | | | 100.00',
      '1 May | SHOP | -30.00 | | 70.00',
      '2 May | ACME | 10.00 | | 60.00',
      '3 May | TAXI | 20.00 | | 40.00',
    ]
    expect(choose(['debit', 'credit', 'balance'], style).amounts).toEqual([null, -3000, -1000, -2000])
  })

  test('markers as the bank sees them: its debit is the money that comes in', () => {
    const rows = [
      '| opening balance | | 100.00',
      '1 May | ACME | 10.00 CR | 90.00',
      '2 May | PAY | 50.00 DR | 140.00',
      '3 May | SHOP | 20.00 CR | 120.00',
    ]
    expect(choose(['amount', 'balance'], rows).amounts).toEqual([null, -1000, 5000, -2000])
  })

  test.each([
    [
      'markers',
      [
        '1 May | ACME | 10.00 CR | 90.00',
        '2 May | PAY | 50.00 DR | 140.00',
        '3 May | SHOP | 20.00 CR | 120.00',
      ],
    ],
    [
      'signs',
      ['1 May | ACME | 10.00 | 90.00', '2 May | PAY | -50.00 | 140.00', '3 May | SHOP | 20.00 | 120.00'],
    ],
  ])('%s that mean the opposite do so in the first row, too, which no balance encloses', (_, rows) => {
    expect(choose(['amount', 'balance'], rows).amounts).toEqual([-1000, 5000, -2000])
  })

  test('the same with the markers in a column of their own', () => {
    const rows = [
      '1 May | ACME | 10.00 | 90.00',
      '2 May | PAY | 50.00 | 140.00',
      '3 May | SHOP | 20.00 | 120.00',
    ]
    const markers = ['credit', 'debit', 'credit'] as const
    const read = rows.map((text, i) => ({ ...readRowOf(text), marker: markers[i] ?? null }))
    expect(choose(['amount', 'balance'], read).amounts).toEqual([-1000, 5000, -2000])
  })

  test('amounts without any sign, newest first, go the way the balance goes', () => {
    const rows = [
      '3 May | SHOP | 20.00 | 120.00',
      '2 May | PAY | 50.00 | 140.00',
      '1 May | ACME | 10.00 | 90.00',
      '| opening balance | | 100.00',
    ]
    expect(choose(['amount', 'balance'], rows)).toMatchObject({
      isReversed: true,
      amounts: [-2000, 5000, -1000, null],
    })
  })

  test('a single row goes the way from the opening balance that is printed elsewhere', () => {
    const hints = { openings: [10000], closings: [] } as never
    expect(choose([null, null], ['1 May | ACME | 10.00 | 90.00'], { hints }).amounts).toEqual([-1000])
    expect(choose([null, null], ['1 May | PAY | 10.00 | 110.00'], { hints }).amounts).toEqual([1000])
  })

  test('of several printed opening balances, the one that the first row comes from counts', () => {
    const hints = { openings: [99900, 10000], closings: [] } as never
    expect(choose([null, null], ['1 May | ACME | 10.00 | 90.00'], { hints }).amounts).toEqual([-1000])
  })

  test('a single step tells which of two columns is the balance', () => {
    const rows = ['1 May | ACME | 10.00 | 90.00', '2 May | SHOP | 20.00 | 70.00']
    expect(choose([null, null], rows).movements[1]).toMatchObject({ movement: -2000, balance: 7000 })
  })

  test('charges that the balance takes, too, are part of what moves', () => {
    const rows = [
      '| opening balance | | | 100.00',
      '1 May | ACME | 10.00 | 1.00 | 89.00',
      '2 May | SHOP | 20.00 | | 69.00',
      '3 May | FEE | | 2.00 | 67.00',
      '4 May | CASH | 5.00 | 0.50 | 61.50',
    ]
    const { amounts } = choose(['debit', 'charge', 'balance'], rows)
    expect(amounts).toEqual([null, -1100, -2000, -200, -550])
  })

  test('a charge without the minus that others carry is paid back', () => {
    const rows = [
      '1 May | opening balance | | | 100.00',
      '2 May | ACME | -10.00 | -0.50 | 89.50',
      '3 May | SHOP | -20.00 | -0.20 | 69.30',
      '4 May | CORRECTION | 20.00 | 0.20 | 89.50',
      '5 May | PAY | 50.00 | | 139.50',
    ]
    const { amounts } = choose(['amount', 'charge', 'balance'], rows)
    expect(amounts.slice(1)).toEqual([-1050, -2020, 2020, 5000])
  })

  test('the first row goes the way from the opening balance that takes its charge, too', () => {
    const hints = { openings: [10000], closings: [] } as never
    const rows = [
      '1 May | ACME | 10.00 | 0.50 | 89.50',
      '2 May | SHOP | 20.00 | 0.20 | 69.30',
      '3 May | PAY | 50.00 | 0.00 | 119.30',
    ]
    expect(choose(['amount', 'charge', 'balance'], rows, { hints }).amounts).toEqual([-1050, -2020, 5000])
  })

  test('so are several of them: a fee, and the tax on it', () => {
    const rows = [
      '| opening balance | | | | 100.00',
      '1 May | ACME | 10.00 | 1.00 | 0.20 | 88.80',
      '2 May | SHOP | 20.00 | | | 68.80',
      '3 May | CASH | 5.00 | 0.50 | 0.10 | 63.20',
      '4 May | GRID | 7.00 | 0.50 | | 55.70',
    ]
    const { amounts, movements } = choose(['debit', 'charge', 'charge', 'balance'], rows)
    expect(amounts).toEqual([null, -1120, -2000, -560, -750])
    expect(movements.map(({ chargeColumns }) => chargeColumns)).toEqual([
      undefined,
      [1, 2],
      undefined,
      [1, 2],
      [1],
    ])
  })

  test('so are those that only balances outside the rows take', () => {
    const rows = [
      '1 May | PAY | 0.00 | 50.00 | 0.00',
      '2 May | SENT | 20.00 | 0.00 | 1.00',
      '3 May | SHOP | 5.00 | 0.00 | 0.00',
    ]
    const amountsTo = (closing: number) =>
      choose(['debit', 'credit', 'charge'], rows, {
        hints: { openings: [10000], closings: [closing] } as never,
      }).amounts
    expect(amountsTo(12400)).toEqual([5000, -2100, -500])
    expect(amountsTo(12500)).toEqual([5000, -2000, -500])
  })

  test('of two money columns beside the balance, charges move nothing', () => {
    const rows = [
      '1 May | ACME | -10.00 | 90.00 | 1.20',
      '2 May | PAY | 50.00 | 140.00 |',
      '3 May | SHOP | -20.00 | 120.00 | 8.00',
    ]
    expect(choose(['amount', 'balance', 'charge'], rows).amounts).toEqual([-1000, 5000, -2000])
  })
})

describe('without one', () => {
  test('the section says which way unsigned amounts go', () => {
    const rows = ['1 May | ACME | 10.00', '2 May | SHOP | 20.00']
    expect(choose(['amount'], rows, { section: 'debit' }).amounts).toEqual([-1000, -2000])
    expect(choose(['amount'], rows, { section: 'credit' }).amounts).toEqual([1000, 2000])
  })

  test('signs printed both ways say more than a section', () => {
    const rows = ['1 May | ACME | -10.00', '2 May | PAY | +50.00', '3 May | SHOP | -20.00']
    expect(choose([null], rows, { section: 'debit' }).amounts).toEqual([-1000, 5000, -2000])
  })

  test.each<[string, string, number]>([
    ['comes in where the total below is so much less', '| Total | -110.00', 500],
    ['goes out where the total below is so much more', '| Total | -120.00', -500],
  ])('a row without a minus among those of its section that have one %s', (_, total, last) => {
    const shops = [10, 15, 12, 18, 11, 19, 14, 16].map((amount) => `1 May | SHOP | -${amount}.00`)
    const rows = [...shops, '2 May | SHOP | 5.00', total]
    expect(choose(['amount'], rows, { section: 'debit' }).amounts[8]).toBe(last)
  })

  test('dates say whether the newest row stands first', () => {
    const rows = ['2 May | ACME | -10.00', '1 May | SHOP | -20.00']
    expect(choose(['amount'], rows).isReversed).toBe(true)
    expect(choose(['amount'], [...rows].reverse()).isReversed).toBe(false)
    expect(choose(['amount'], ['1 May | ACME | -10.00', '1 May | SHOP | -20.00']).isReversed).toBe(false)
  })

  test('balances that stand among the amounts are balances', () => {
    const rows = [
      '| SOLDE CREDITEUR AU 30.04 | | 100.00',
      '1 May | ACME | 10.00 |',
      '2 May | PAY | | 50.00',
      '| SOLDE CREDITEUR AU 31.05 | | 140.00',
    ]
    const { movements, amounts } = choose(['debit', 'credit'], rows)
    expect(amounts).toEqual([null, -1000, 5000, null])
    expect(movements.map(({ balance }) => balance)).toEqual([10000, null, null, 14000])
  })

  test('on a card a payment is negative, as the printed balances show', () => {
    const rows = ['1 May | ACME | 10.00', '2 May | PAYMENT | -50.00']
    const hints = { openings: [5000], closings: [1000] }
    expect(choose(['amount'], rows, { isCard: true, hints: hints as never })).toMatchObject({
      isOwed: true,
      amounts: [-1000, 5000],
    })
  })

  test('on a card a balance with a plus is in favour of its holder, and so are rows with one', () => {
    const rows = [
      '1 May | PREVIOUS BALANCE | +50.00',
      '2 May | ACME | -10.00',
      '3 May | CLUB | +5.00',
      '4 May | NEW BALANCE | +45.00',
    ]
    expect(choose(['amount'], rows, { isCard: true }).amounts).toEqual([null, -1000, 500, null])
  })

  test('a single row beside a zero in another currency has no balance on the left of its amount', () => {
    const { amounts } = choose(['amount', 'amount'], ['1 May | INTEREST | 136.63 | 0.00'], { isCard: true })
    expect(amounts).toEqual([-13663])
  })

  test('a debt with a minus at each balance is no less than nothing: what adds to it goes out', () => {
    const rows = [
      '| opening balance | | -500.00',
      '1 May | TOP UP | 50.00 | -550.00',
      '2 May | FEE | 5.00 | -555.00',
    ]
    expect(choose([null, 'balance'], rows, { isCard: true })).toMatchObject({
      isOwed: false,
      amounts: [null, -5000, -500],
    })
  })

  test('where more rows come in than go out by signs that mean either, nothing tells their direction', () => {
    const witness = (last: string) =>
      choose(['amount'], ['1 May | CLUB | +10.00', '2 May | ACME | -5.00', `3 May | SHOP | ${last}`], {
        isCard: true,
      }).witness
    expect([witness('+7.00').isPrinted, witness('-7.00').isPrinted]).toEqual([false, true])
  })
})

test('where balances say which way two columns go, an amount against its own column is doubted', () => {
  const rows = (last: string) => [
    '12/03/2024 | BONUS | | 569.58 | 7569.58',
    '13/03/2024 | INVOICE | 7554.29 | | 15.29',
    '14/03/2024 | SALARY | | 186.51 | 201.80',
    '16/03/2024 | REFUND | | 4.08 | 205.88',
    `17/03/2024 | STORES | ${last} | 203.45`,
  ]
  const doubted = (last: string) => choose(['amount', 'amount', 'amount'], rows(last)).witness.overruled.size
  expect([doubted(' | 2.43'), doubted('2.43 | ')]).toEqual([1, 0])
})

test.each<[string, string[], number[]]>([
  [
    'signs both ways',
    ['2 May | CASH | 10.00', '3 May | PAYMENT | -50.00', '4 May | SHOP | 20.00', '5 May | PAYMENT | -5.00'],
    [-1000, 5000, -2000, 500],
  ],
  [
    'one reversal',
    ['2 May | CASH | 10.00', '3 May | BACK | -50.00', '4 May | SHOP | 20.00', '5 May | SHOP | 5.00'],
    [1000, -5000, 2000, 500],
  ],
])('a heading over all rows is the title of a section unless they have %s', (_, rows, amounts) => {
  expect(choose(['amount'], rows, { isCard: true, section: 'credit' }).amounts).toEqual(amounts)
})

describe('that a balance is held is assumed where nothing says what it is', () => {
  const chain = (amounts: readonly number[]) => {
    let balance = 500
    return amounts.map((amount, i) => {
      balance += amount
      return `${i + 1} May | ACME | ${Math.abs(amount)}.00 | ${balance}.00`
    })
  }
  const told = (amounts: readonly number[], account: 'held' | null = null) =>
    choose([null, 'balance'], chain(amounts), { account }).witness.isTold

  test.each([
    ['most go out', [-12, 40, -7, -9, -30, -5, 21, -16, -8, -11], true],
    ['most come in, as purchases add to what is owed', [12, -40, 7, 9, 30, 5, 21, 16, 8, 11], false],
    ['all go out, most by one amount, as instalments do', [-12, -12, -12, -7, -12, -12, -3, -12], false],
    ['all go out by many amounts', [-12, -13, -14, -7, -15, -16, -3, -12], true],
  ])('but not where %s: %j', (_, amounts, expected) => {
    expect(told(amounts)).toBe(expected)
    expect(told(amounts, 'held')).toBe(true)
  })

  test('a minus among amounts without a plus says nothing then, either', () => {
    const signed = [12, -40, 7, 9, 30, 5, 21, 16, 8].map((amount, i) => `${i + 1} May | ACME | ${amount}.00`)
    const hints = { openings: [toMinor(50000)], closings: [toMinor(56800)] }
    const isTold = (rows: readonly string[]) => choose(['amount'], rows, { hints }).witness.isTold
    expect(isTold(signed)).toBe(false)
    expect(isTold(signed.map((row) => row.replace(/ (\d+\.00)$/, ' +$1')))).toBe(true)
  })
})

test('what a loan owes is owed, whatever signs its amounts carry', () => {
  const rows = [
    '1 May | REPAYMENT | -112.00 | 888.00',
    '1 May | INTEREST | +42.00 | 930.00',
    '1 June | REPAYMENT | -112.00 | 818.00',
    '1 June | INTEREST | +43.00 | 861.00',
  ]
  const chosen = choose(['amount', 'balance'], rows, { isCard: true, account: 'loan' })
  expect(chosen.amounts).toEqual([11200, -4200, 11200, -4300])
})

test('on a card, amounts without a sign say by themselves that they go out, and a minus that it comes in', () => {
  const rows = ['1 May | ACME | 12.00', '2 May | SHOP | 40.00', '3 May | SHOP | -5.00', '4 May | ACME | 7.00']
  expect(choose(['debit'], rows, { isCard: true }).witness.isPrinted).toBe(true)
  expect(choose(['debit'], rows).witness.isPrinted).toBe(false)
})

test('of too many columns of money those are read whose titles name amounts and balances', () => {
  const rows = [
    '| opening balance | | | | | | 2,846.17',
    '5 Jan | PAID | | 160.00 | 49.88 | 22.20 | 87.92 | 2,758.25',
    '18 Jan | LENT | 800.00 | | | | | 3,558.25',
    '5 Feb | PAID | | 160.00 | 62.36 | 27.75 | 69.89 | 3,488.36',
  ]
  const roles: Roles = ['debit', 'credit', 'charge', null, null, 'balance']
  expect(choose(roles, rows, { isCard: true }).amounts.slice(1)).toEqual([8792, -80000, 6989])
})
