import { describe, expect, test } from 'vitest'
import { typesetPages } from '../test-support/typeset-pages.ts'
import { findMoneyConventions } from './money/find-money-conventions.ts'
import { readTables } from './read-tables.ts'
import { isTransaction } from './statement/ledger.ts'

/** How the money was read, by how many lines of titles, and what came out. */
function read(...texts: string[]) {
  const { convention, headers, accounts } = readTables(typesetPages(...texts))
  return {
    exponent: convention.exponent,
    titleLines: headers.flat().map(({ lines }) => lines.length),
    movements: accounts.flatMap(({ ledger }) => ledger.movements.flatMap(({ movement }) => movement ?? [])),
    checks: accounts.map(({ result }) => result.check),
  }
}

/** What the vote of the words alone says. */
const votedExponent = (text: string) => findMoneyConventions(text.split(/\s+/))[0]?.exponent

const ROWS = `
01/04/24  ACME                  -10.50      89.50
02/04/24  PAY                    50.00     139.50
03/04/24  SHELL                  -5.25     134.25`
const PROVED = { movements: [-1050, 5000, -525], checks: ['proved'] }
const OPENING = 'Opening balance                            100.00'
const TITLES = 'Date      Description           Amount     Balance'

describe('arithmetic says how many decimals there are', () => {
  test('where most numbers are groups of thousands, and no amounts', () => {
    const references = Array.from({ length: 8 }, (_, i) => `Branches 10,00${i}   20,00${i}   30,00${i}`).join(
      '\n',
    )
    const text = `${references}\n${OPENING}\n${TITLES}${ROWS}`
    expect(votedExponent(text)).toBe(0)
    expect(read(text)).toMatchObject({ exponent: 2, ...PROVED })
  })

  test('where most numbers with decimals are rates, and no amounts', () => {
    const text = `
Currency JPY     Rates 1.25   1.30   1.45   1.50   1.55   1.60   1.65   1.70   1.75   1.80
Opening balance                            20,000
${TITLES}
01/04/24  ACME                  -1,000     19,000
02/04/24  PAY                    5,000     24,000
03/04/24  SHELL                   -500     23,500`
    expect(votedExponent(text)).toBe(2)
    expect(read(text)).toMatchObject({ exponent: 0, movements: [-1000, 5000, -500], checks: ['proved'] })
  })
})

describe('arithmetic says whether titles can be trusted', () => {
  test('titles that fit are taken', () => {
    expect(read(`${OPENING}\n${TITLES}${ROWS}`)).toMatchObject({ titleLines: [1], ...PROVED })
  })

  test.each([
    ['that stand over something else', `${OPENING}\nAmount      Balance    Date    Description${ROWS}`],
    ['that leave out a column', `${OPENING}\nDate      Description           Amount${ROWS}`],
    ['that no language knows', `${OPENING}\nGleeb     Snorf                 Plimt      Quux${ROWS}`],
  ])('titles %s are not', (_, text) => {
    expect(read(text)).toMatchObject(PROVED)
  })

  test('none are needed', () => {
    expect(read(`${OPENING}${ROWS}`)).toMatchObject({ titleLines: [0], ...PROVED })
  })

  test('rows that are contradicted are kept rather than lost', () => {
    const text = `
Opening balance 100.00     Closing balance 900.00
${TITLES}${ROWS.replaceAll(/ +\S+$/gm, '')}`
    expect(read(text)).toMatchObject({ movements: PROVED.movements, checks: ['contradicted'] })
  })

  test('a row out of its place is not left out for the sake of the equations that it breaks', () => {
    const text = `
PERIOD 01/08/2024 TO 30/08/2024
DATE      PARTICULARS                                 DEBIT    CREDIT     BALANCE
          BALANCE B/F                                                    2,656.08
010824    ATM Withdrawal 01/11 1200 Main St Tacoma    17.63              2,638.45
010824    Recurring Card Purchase 11/17 Moviebox.E   151.53              2,486.92
020824    Payment To Maria Example Ref189448762        2.45              2,484.47
030824    ATM Withdrawal 04/11 1200 Main St Tacoma   119.04              2,365.43
040824    Deposit 447412142                                     573.54   2,938.97
070824    Payment From John Sample 7641566347                 2,769.47   5,708.44
080824    ATM Withdrawal 04/20 1200 Main St Tacoma    36.07              5,672.37
110824    Card Purchase 10/04 Greenfield Grocers #   112.03              5,560.34
130824    Card Purchase Return 04/01 Bookbarn Mktp             569.91    6,130.25
130824    Balance Transfer Fee 3.00 Pct              803.20              5,327.05
150824    Card Purchase Return 01/07 Bookbarn Mktp            2,660.00   7,987.05
160824    ATM Withdrawal 01/05 1200 Main St Tacoma   144.81              7,842.24
160824    4-Corners 03860 Portland OR                 66.75              7,629.89
160824    Other Machine ATM Fee-With                 145.60              7,696.64
160824    Payment To Maria Example Ref528028919      356.28              7,273.61
180824    ATM Withdrawal 04/17 1200 Main St Tacoma    80.79              7,192.82
230824    Other Machine ATM Fee-With                  67.97              7,124.85
260824    Other Machine ATM Fee-With                  59.68              7,065.17
270824    Harbour Loan Svc Mtg Pmt PPD ID: 7396118   186.82              6,878.35
280824    Online Transfer To Sav ...9176 Transacti   122.50              6,755.85
290824    Payment To Maria Example Ref776020737      171.67              6,584.18
300824    ATM Withdrawal 12/08 1200 Main St Tacoma    70.32              6,513.86`
    expect(read(text).titleLines).toEqual([1])
  })

  test('a row that nothing can prove is not left out for it', () => {
    const [first, ...rest] = ROWS.trim().split('\n')
    const text = `${TITLES}\n${rest.reverse().join('\n')}\n${first}`
    expect(read(text)).toMatchObject({
      titleLines: [1],
      movements: [-525, 5000, -1050],
      checks: ['unproved'],
    })
  })

  test('where nothing proves anything, those of the document are taken', () => {
    const rows = `
01/04/24  ACME                  -10.50
02/04/24  PAY                    50.00
03/04/24  SHELL                  -5.25`
    expect(read(`Date      Description           Amount${rows}`)).toMatchObject({
      titleLines: [1],
      movements: PROVED.movements,
      checks: ['unproved'],
    })
  })
})

describe('rows without titles beside lists that have some', () => {
  const balances = `
Date        Balance
13/04/24     89.50
14/04/24    139.50
15/04/24    134.25`
  const rows = `
Opening balance                          100.00
13/04/24    ACME STORES                  -10.50
14/04/24    PAY                           50.00
15/04/24    SHELL                         -5.25
Closing balance                          134.25`

  test('are read above them', () => {
    expect(read(`${rows}\n\nDaily balances${balances}`)).toMatchObject(PROVED)
  })

  test('are read on the page before them', () => {
    expect(read(rows, `Daily balances${balances}`)).toMatchObject(PROVED)
  })

  test('are read above checks that stand beside each other', () => {
    const checks = `
Checks
Number   Date          Amount     Number   Date          Amount
1001     13/04/24       40.00     1002     14/04/24       10.00`
    const { movements } = read(rows.replace('134.25', ' 84.25') + checks)
    expect(movements).toEqual([-1050, 5000, -525, -4000, -1000])
  })
})

describe('rows on a page whose titles are lost', () => {
  const BEHIND = `
Date      Description           Amount     Balance
          Brought forward                   134.25
04/04/24  ACME                  -10.50      123.75
05/04/24  PAY                    50.00      173.75
06/04/24  SHELL                  -5.25      168.50
          Closing balance                   168.50`
  const ALL = { movements: [-1050, 5000, -525, -1050, 5000, -525], checks: ['proved'] }

  test.each([
    ['in the columns of the next page', `          Opening balance                   100.00${ROWS}`],
    [
      'elsewhere',
      `   Opening balance                       100.00\n${ROWS.replaceAll('\n', '\n   ').replaceAll('   -', '-').replace('   50', '50')}`,
    ],
  ])('are read: %s', (_, text) => {
    expect(read(text, BEHIND)).toMatchObject(ALL)
  })

  test('are missed where they are too few to show any columns', () => {
    const text = `
02/04/24  ACME                  -11.50
03/04/24  PAY                    51.00`
    const { numbers } = readTables(typesetPages(text, BEHIND))
    const onFirst = numbers.filter(({ page }) => page === 1)
    expect(onFirst.map(({ role }) => role)).toEqual(['unexplained', 'unexplained'])
  })
})

describe('tables that leave out decimals which are zero', () => {
  const whole = `
13/04/24    ACME                   -10.5        89.5
14/04/24    PAY                       50       139.5
15/04/24    SHELL                    -39       100.5`
  const titles = 'Date        Description           Amount     Balance'

  test('are read where the document prints decimals elsewhere', () => {
    expect(
      read(`Opening balance    100.00\nClosing balance    100.50\nFees 12.25\n${titles}${whole}`),
    ).toMatchObject({
      exponent: 2,
      movements: [-1050, 5000, -3900],
      checks: ['proved'],
    })
  })

  test('are read though nothing proves them', () => {
    const rows = whole.replaceAll(/ +\S+$/gm, '')
    expect(
      read(
        `Fees 12.25\n${titles.replace('     Balance', '')}${rows}\n16/04/24    TEA                   -12.25`,
      ).movements,
    ).toEqual([-1050, 5000, -3900, -1225])
  })

  test('are read though the rows that print decimals prove each other', () => {
    const rows = `
13/04/24    ACME                  -10.25       89.75
14/04/24    SHELL                  -5.25        84.5
15/04/24    PAY                       50       134.5
16/04/24    RENT                     -30       104.5
17/04/24    TEA                     -4.5         100`
    expect(read(`Opening balance    100.00\n${titles}${rows}`)).toMatchObject({
      movements: [-1025, -525, 5000, -3000, -450],
      checks: ['proved'],
    })
  })

  test('are no others: numbers of the rows stay what they are', () => {
    const text = `${OPENING}\n${TITLES.replace('Description', 'Description  No')}${ROWS.replaceAll(/(ACME|PAY {2}|SHELL)/g, '$1 17')}`
    expect(read(text)).toMatchObject(PROVED)
  })
})

test.each([
  ['a letter', 'Dear customer,\n\nplease find our new terms and conditions.'],
  ['an empty page', ''],
])('%s has no accounts', (_, text) => {
  expect(readTables(typesetPages(text)).accounts).toEqual([])
})

test('titles under which no row stands name what stands below them', () => {
  const text = `
STATEMENT DATE    Previous balance    Purchases    Payments
                              89.50        15.75       50.00
Account number 4417228301
Date        Description           Amount
13/04/2024  ACME                  10.50
14/04/2024  PAY                   50.00-
15/04/2024  SHELL                  5.25
New balance                       55.25`
  const { accounts } = readTables(typesetPages(text))
  expect(accounts.map(({ facts }) => facts.hints.openings)).toEqual([[8950]])
})

describe('pages that were not read', () => {
  const summary = `
Opening balance       100.00
Closing balance       500.00
`
  const page = `
Date    Description              Amount    Balance
01/04   ACME                     -10.00      90.00
02/04   SHELL                     -5.00      85.00`
  const later = `
Date    Description              Amount    Balance
20/04   SALARY                   200.00     510.00
21/04   RENT                     -10.00     500.00`
  const resultOf = (texts: readonly string[], unread: readonly number[]) => {
    const [account] = readTables(typesetPages(...texts), unread).accounts
    const { check, checks, opening, closing } = account?.result ?? {}
    return { check, rows: checks, opening, closing }
  }

  test('may hold the rows that lead to the closing balance', () => {
    const read = { check: 'proved', rows: ['proved', 'proved'], opening: 10000, closing: 8500 }
    expect(resultOf([summary + page], [2])).toEqual(read)
    expect(resultOf([summary + page], [])).toEqual({ ...read, check: 'contradicted', closing: 50000 })
  })

  test('may hold those between two balances', () => {
    const pages = typesetPages(summary + page, '', later).filter(({ number }) => number !== 2)
    const [account] = readTables(pages, [2]).accounts
    expect(account?.result.checks).toEqual(['proved', 'proved', 'unproved', 'proved'])
    expect(account?.result.check).toBe('unproved')
  })
})

describe('numbers that a reading takes for none', () => {
  test('speak against it as those do that it cannot explain', () => {
    const text = `
Currency: KWD
Opening balance                            507.564
${TITLES}
01/04/24  ACME                    0.946     508.510
02/04/24  PAY                  1092.732    1601.242
03/04/24  PAY                  1935.009    3536.252
04/04/24  FEE                     0.123    3536.374`
    // The last balances are misprinted by one: in hundredths the first row alone would close.
    expect(read(text)).toMatchObject({ exponent: 3, movements: [946, 1_092_732, 1_935_009, 123] })
  })

  test('without decimals, under a title for money, are amounts that leave out zeros', () => {
    const text = `
Opening balance                            100.50
${TITLES}
01/04/24  ACME                      -10      90.50
02/04/24  PAY                        50     140.50
03/04/24  SHELL                      -5     135.50
04/04/24  RENT                       -7     128.50`
    expect(read(text)).toMatchObject({
      exponent: 2,
      movements: [-1000, 5000, -500, -700],
      checks: ['proved'],
    })
  })
})

describe('what all readings take for granted', () => {
  const transactionsOf = (text: string) =>
    readTables(typesetPages(text)).accounts.flatMap(({ ledger }) =>
      ledger.movements.filter(isTransaction).map(({ movement }) => movement),
    )

  test.each([
    [
      'a payment is called as a balance is',
      `
Opening balance                            100.00
Date      Description               Amount
01/04/24  ACME                      -10.50
02/04/24  Opening balance fee       -30.00
03/04/24  SHELL                      -5.25
Closing balance                             54.25`,
      [-1050, -3000, -525],
    ],
    [
      'a total is no sum of the rows around it',
      `
Opening balance                            100.00
Date      Description               Amount
01/04/24  ACME                      -10.50
02/04/24  LIDL                       -4.25
          Total abroad               -7.00
03/04/24  SHELL                      -5.25
04/04/24  BAKERY                     -1.00
Closing balance                             79.00`,
      [-1050, -425, -525, -100],
    ],
    [
      'a box beside the rows has words and amounts of its own',
      `
Opening balance                            100.00
Closing balance                             34.25
Zyx      Gleeb              Quux
01/04/24 ACME                10.50
                                        Back at pumps                   2.00
02/04/24 SHELL                5.25
                                        Back at shops                   1.50
03/04/24 RENT                50.00
                                        Back elsewhere                  0.75`,
      [-1050, -525, -5000],
    ],
  ])('is doubted where it leads to no closing balance: %s', (_, text, amounts) => {
    expect(transactionsOf(text)).toEqual(amounts)
    expect(read(text).checks).toEqual(['proved'])
  })

  test('is not doubted where it holds', () => {
    const text = `
Opening balance                            100.00
Date      Description               Amount
01/04/24  ACME                      -10.50
Closing balance                             89.50`
    expect(readTables(typesetPages(text))).toMatchObject({ tried: 1 })
  })

  test('is kept where no doubt of it mends anything', () => {
    const text = `
Opening balance                            100.00
Date      Description               Amount
01/04/24  ACME                      -10.50
02/04/24  Opening balance fee       -30.00
03/04/24  SHELL                      -5.25
Closing balance                             54.26`
    expect(read(text).checks).not.toContain('proved')
  })
})

test('titles under which dates stand as texts do not replace columns of dates', () => {
  const text = `
Transaction             Description                Debits     Credits      Balance

31.12.23                OPENING BALANCE                                  21,604.18

05.01.24     Deposit    STATE CUST SUPER PENSION              2,450.00   24,054.18
09.01.24     Transfer   TRANSACT FUNDS TO R      3,000.00                21,054.18

31.01.24     Interest   MACQUARIE CMA PAID                       48.10   21,102.28

02.02.24     Deposit    STATE CUST SUPER PENSION              2,450.00   23,552.28`
  const { accounts } = readTables(typesetPages(text))
  const days = accounts.flatMap(({ ledger }) =>
    ledger.movements.filter(isTransaction).map(({ row }) => row.date?.first),
  )
  expect(days).toEqual([5, 9, 31, 2])
})
