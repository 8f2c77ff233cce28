import { describe, expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { extractFromPages } from '../extract-statement.ts'
import { readTables } from '../read-tables.ts'
import { isTransaction } from './ledger.ts'

const readingOf = (...pages: string[]) => {
  const { reading } = readTables(typesetPages(...pages))
  const { accounts } = reading
  return {
    ...reading,
    ledgers: accounts.map(({ ledger }) => ledger),
    facts: accounts.map(({ facts }) => facts),
  }
}

/** Day, month, text and movement of each transaction. */
const rowsOf = (text: string) =>
  readingOf(text).ledgers.flatMap(({ movements }) =>
    movements
      .filter(isTransaction)
      .map(({ row, movement }) => `${row.date?.first}/${row.date?.second} ${row.description} ${movement}`),
  )

test('a year is that of the day the statement is drawn up for, not of an earlier day outside the rows', () => {
  const { transactions } = extractFromPages(
    typesetPages(`
Statement Date     12 Jun 24
Profit rate 15.00% p.a. effective 1 March 2024
Date     Description          Amount     Balance
13/05    ACME                 -10.50       89.50
14/05    PAY                   50.00      139.50`),
    1,
  )
  expect(transactions.map(({ date }) => date)).toEqual(['2024-05-13', '2024-05-14'])
})

describe('dates', () => {
  test('printed once a day hold for the rows under them', () => {
    expect(
      rowsOf(`
Date     Description          Amount     Balance
13/04    ACME                 -10.50       89.50
         PAY                   50.00      139.50
14/04    SHELL                 -5.25      134.25`),
    ).toEqual(['13/4 ACME -1050', '13/4 PAY 5000', '14/4 SHELL -525'])
  })

  test('on lines of their own hold for the rows under them', () => {
    expect(
      rowsOf(`
Description             Amount     Balance
13 April 2024
ACME                    -10.50       89.50
PAY                      50.00      139.50
14 April 2024
SHELL                    -5.25      134.25`),
    ).toEqual(['13/4 ACME -1050', '13/4 PAY 5000', '14/4 SHELL -525'])
  })

  test('do not hold for figures without words', () => {
    expect(
      rowsOf(`
Date     Description          Amount
13/04    ACME                 -10.50
14/04    SHELL                 -5.25
                              -15.75`),
    ).toEqual(['13/4 ACME -1050', '14/4 SHELL -525'])
  })
})

test('sums above their rows are none, and say which way these go', () => {
  expect(
    rowsOf(`
Opening balance   100.00
Closing balance   135.00

Date          Details                  Amount
1 May 2024    Total money out          - 15.00
              ACME                      10.00
              SHOP                       5.00
2 May 2024    Total money in           + 50.00
              PAY                       50.00`),
  ).toEqual(['1/5 ACME -1000', '1/5 SHOP -500', '2/5 PAY 5000'])
})

test('a mark in the column beside a balance says whether it is held', () => {
  const { ledgers } = readingOf(`
Date     Libellé                 Débit         Crédit
         SOLDE DEPART            2 311,61      CREDITEUR
13/04    RETRAIT                   300,00
14/04    VERSEMENT                               500,00
         SOLDE FINAL             2 511,61      CREDITEUR`)
  const balances = ledgers.flatMap(({ movements }) => movements.flatMap(({ balance }) => balance ?? []))
  expect(balances).toEqual([231161, 251161])
})

test('the title of the second date column is kept as printed', () => {
  const text = `
Date     Wertstellung    Description          Amount
13/04    14/04           ACME                 -10.50`
  expect(readingOf(text).valueDateTitle).toBe('Wertstellung')
})

test('a text in a column of further days that nothing names is not lost', () => {
  expect(
    rowsOf(`
Date          Value date    Lorn            Description        Debit     Credit    Balance
13/04/2024    14/04/2024    11/04/2024      ACME               10.50               89.50
14/04/2024    14/04/2024    PENDING CARD    PAY                          50.00    139.50
15/04/2024    16/04/2024    12/04/2024      SHELL               5.25              134.25`),
  ).toEqual(['13/4 ACME -1050', '14/4 PENDING CARD PAY 5000', '15/4 SHELL -525'])
})

test('a label that begins in the date column runs through the columns behind it, and ends the day', () => {
  expect(
    rowsOf(`
Date     Number   Description          Amount     Balance
13/04    4471     ACME                 -10.50       89.50
14/04             SHELL                 -5.25       84.25
Closing  balance on 14/04                           84.25
         Minimum  daily balance        500.00       84.25`),
  ).toEqual(['13/4 ACME -1050', '14/4 SHELL -525'])
})

test('days behind their title date the rows under them, beside a column of value dates', () => {
  const { ledgers } = readingOf(`
Umsätze             Valuta    zu Ihren Lasten    zu Ihren Gunsten
Buchungsdatum: 13.04.2024
ACME                14.04.              10,50
SHELL               13.04.               5,25
Buchungsdatum: 15.04.2024
LOHN                15.04.                                  50,00`)
  const rows = ledgers.flatMap(({ movements }) => movements.filter(isTransaction))
  expect(rows.map(({ row }) => [row.date?.first, row.valueDate?.first, row.description])).toEqual([
    [13, 14, 'ACME'],
    [13, 13, 'SHELL'],
    [15, 15, 'LOHN'],
  ])
})

test('titles of sections say which way unsigned amounts go', () => {
  expect(
    rowsOf(`
Deposits and other credits
Date     Description          Amount
13/04    PAY                   50.00

Withdrawals and other debits
Date     Description          Amount
14/04    ACME                  10.50`),
  ).toEqual(['13/4 PAY 5000', '14/4 ACME -1050'])
})

test('a summary above titles of debit and credit is no title of a section', () => {
  expect(
    rowsOf(`
Opening balance   880.00
Deposits          556.00
Withdrawals         0.00
Date      Description      Debit    Credit
15/12     SALARY               -    556.00
          Closing balance      -  1,436.00`),
  ).toEqual(['15/12 SALARY 55600'])
})

test('a total among the rows names no account', () => {
  const text = `
Currency: JPY
Date          Details               Amount
2024-04-01    SHOP                   1,570
2024-04-02    RENT               1,500,000
              Total on account   1 501 570`
  expect(readingOf(text).facts[0]?.number).toBeNull()
})

test('the number of an account in a row is that of somebody else', () => {
  const rows = `
Date     Description                      Amount
13/04    TO ACCOUNT 99998888              -10.50
14/04    SHELL                             -5.25`
  const numbersOf = (text: string) => readingOf(text).facts.map(({ number }) => number)
  expect(numbersOf(rows)).toEqual([null])
  expect(numbersOf(`Account number 11112222${rows}`)).toEqual(['…2222'])
})

test('a line of dues is no ledger', () => {
  const text = `
Payment Due Date    Total Dues    Minimum Amount Due
01/07/2024            7,859.22                392.96`
  expect(readingOf(text).ledgers.flatMap(({ movements }) => movements)).toEqual([])
})

test('an opening balance among the rows carries a page over to the next', () => {
  const { facts } = readingOf(`
Date     Description          Amount     Balance
13/04    ACME                 -10.50       89.50
14/04    PAY                   50.00      139.50
         Opening balance                  139.50
15/04    SHELL                 -5.25      134.25`)
  expect(facts[0]?.hints.openings).toEqual([])
})

test('an opening balance under the last row carries the page over, too', () => {
  const titles = 'Date     Description          Amount     Balance\n'
  const first = `${titles}13/04    ACME                 -10.50       89.50\n14/04    SHELL                 -5.25       84.25`
  const second = `${titles}         Opening balance                   84.25\n         Closing balance                   84.25`
  const { facts, ledgers } = readingOf(first, second)
  expect(facts[0]?.hints.openings).toEqual([])
  expect(ledgers[0]?.movements.map(({ row }) => row.kind)).toEqual([null, null, 'forward', 'closing'])
})

test('a card that a row names makes no statement of a card', () => {
  const rows = rowsOf(`
Date     Details        Amount
13/05    ACME            10.50
         Mastercard
14/05    REFUND         -50.00`)
  expect(rows).toEqual(['13/5 ACME Mastercard 1050', '14/5 REFUND -5000'])
})

test('a card may be named beside something else', () => {
  const rows = rowsOf(`
CASHBACK MASTERCARD               STATEMENT FROM MAY 08 TO JUN 06, 2024
Date     Details        Amount
13/05    ACME            10.50
14/05    THANK YOU      -50.00`)
  expect(rows).toEqual(['13/5 ACME -1050', '14/5 THANK YOU 5000'])
})

test('an account may print how much may be owed', () => {
  const rows = rowsOf(`
Account number 12345678             Credit limit   500.00
Date     Details                       Amount
         Opening balance               100.00
13/05    ACME                          -10.50
14/05    SHOP                          -20.00
15/05    SALARY                        500.00
         Closing balance               569.50`)
  expect(rows.filter((row) => !row.includes('balance'))).toEqual([
    '13/5 ACME -1050',
    '14/5 SHOP -2000',
    '15/5 SALARY 50000',
  ])
})

test('a plus at each balance says that an account with a limit of credit is held', () => {
  const text = `
Credit limit                             500.00
Date     Details                       Amount
         Opening balance              100.00+
13/05    ACME                          10.50-
14/05    SALARY                        50.00+
         Closing balance              139.50+`
  expect(readingOf(text).ledgers[0]?.isOwed).toBe(false)
})

test('on a card a marker at a balance says no more than that it is owed', () => {
  const text = `
Credit Card Statement

Previous Balance     100.00 Dr
Total Amount Due      60.50 Dr

Date     Details        Amount
13/05    ACME            10.50 Dr
14/05    THANK YOU       50.00 Cr`
  expect(rowsOf(text)).toEqual(['13/5 ACME -1050', '14/5 THANK YOU 5000'])
  expect(readingOf(text).facts[0]?.hints.openings).toEqual([10_000])
})

test('a list of rates is no ledger', () => {
  const { tables } = readingOf(`
Date     Rate           Balance
Euro     Dollar          1.08`)
  expect(tables.every(({ choice }) => choice === null)).toBe(true)
})

describe('tables of what is still to come', () => {
  const rows = `
Statement period 01/04/2024 - 30/04/2024
Opening balance   100.00
Closing balance    84.25

Date          Details                  Amount     Balance
13/04/2024    ACME                     -10.50       89.50
14/04/2024    SHELL                     -5.25       84.25
`
  const coming = (year: number) => `
Instalments
Date          Details                  Amount     Balance
13/05/${year}    LOAN                     -10.00       74.25
13/06/${year}    LOAN                     -10.00       64.25`

  test('are left out', () => {
    expect(rowsOf(rows + coming(2024))).toEqual(['13/4 ACME -1050', '14/4 SHELL -525'])
  })
})

describe('years', () => {
  const datesOf = (text: string) =>
    extractFromPages(typesetPages(text), 1).transactions.map(({ date, doubts }) =>
      [date, ...doubts].join(' '),
    )

  test('come from the rows that print them rather than from the letterhead', () => {
    expect(
      datesOf(`
Printed on 02/02/2026

Date          Details                  Amount
13/11/2023    ACME                     -10.50
14/11         SHELL                     -5.25
15/12/2023    RENT                     -70.00`)[1],
    ).toMatch(/^2023-11-14/)
  })

  test('of rows that print none are in doubt where the document names several', () => {
    const rows = (year: string) => `
Account opened 01/01/2019
Printed on 02/02/2026

Date          Details                  Amount
13/11/2023    ACME                     -10.50
14/11${year.padEnd(5)}    SHELL                     -5.25`
    expect(datesOf(rows('/2023'))[1]).not.toMatch(/date-ambiguous/)
    expect(datesOf(rows(''))[1]).toMatch(/date-ambiguous/)
  })
})

test('on a card whose purchases carry a minus, a minus marks balances that are owed', () => {
  const { ledgers, facts } = readingOf(`
Credit card statement
Date       Description             Amount
           Opening balance         138.79-
13/04      SHOP                     10.00-
14/04      BAR                       5.00-
15/04      CAFE                      1.00-
16/04      PAYMENT                   54.79+
           Closing balance         100.00-`)
  expect(ledgers.map(({ isOwed }) => isOwed)).toEqual([true])
  expect(ledgers[0]?.movements.map(({ movement, balance }) => movement ?? balance)).toEqual([
    13879, -1000, -500, -100, 5479, 10000,
  ])
  expect(facts.length).toBe(1)
})

test('a box below the rows that moves nothing is no account', () => {
  const { ledgers } = readingOf(`
Account number: 11111111
Date        Description          Amount     Balance
            Opening balance                  100.00
13/04/24    ACME                 -10.50       89.50
14/04/24    PAY                   50.00      139.50
Account number: 22222222
FROM:       01/04/24 Taxes withheld            0.00`)
  expect(ledgers.length).toBe(1)
})

test('the days of the rows of both balances are the period, where none is named', () => {
  const { facts } = readingOf(`
Date        Description          Amount     Balance
31/03/24    Opening balance                  100.00
13/04/24    ACME                 -10.50       89.50
30/04/24    Closing balance                   89.50`)
  expect(facts.map(({ period }) => period)).toEqual([{ start: '2024-03-31', end: '2024-04-30' }])
})

describe('of an account that is held and a loan on one statement', () => {
  const shares = `
SHARES (S1)
Date        Transaction               Withdrawals    Lodgements    Balance
01/10/23    Balance brought forward                                1,845.60
23/10/23    Transfer In                                  75.00     1,920.60`
  const loan = (heading: string, titles: string) => `

${heading}
Date        Transaction               ${titles}    Balance
01/10/23    Balance brought forward                                7,420.00
15/10/23    Loan Interest                  55.34                   7,475.34
15/10/23    Repayment                                   380.00     7,095.34`
  test.each([
    ['LOAN (L1)', 'Debits         Credits   '],
    ['LOAN 0142 USED AUTO APR 6.490% Daily Rate', 'Amount one     Amount two'],
    ['CAR (L1)', 'Charges        Repayments'],
  ])('the loan is owed: %s, %s', (heading, titles) => {
    expect(readingOf(shares + loan(heading, titles)).ledgers.map(({ isOwed }) => isOwed)).toEqual([
      false,
      true,
    ])
  })

  const card = (heading: string, balance: string) => `

${heading}
Date        Transaction               Amount
            ${balance}
02/10/23    AMERICAN AIR              312.40
20/10/23    PAYMENT                  -250.00`
  const number = 'XXXX XXXX XXXX 3308'
  test.each([
    [`ID 0900 VISA PLATINUM ${number}`, 'Previous balance          811.46', true],
    ['ID 0900 VISA PLATINUM', 'Previous balance          811.46', false],
    [`Paid with VISA ${number}`, '', false],
  ])('so is a card under its number, with a balance of its own: %s, %s', (heading, balance, isOwed) => {
    const { ledgers } = readingOf(shares + card(heading, balance))
    expect(ledgers.some((ledger) => ledger.isOwed)).toBe(isOwed)
  })
})

test('the name of a balance in the column of references is one, where the row prints no text', () => {
  expect(
    rowsOf(`
Datum         Referenz        Text             Betrag
30.04.2024    Alter Saldo                    1.000,00
02.05.2024    AF230G912Z      ACME              72,84
08.05.2024    J6130K202Y      PAY               95,00`),
  ).toHaveLength(2)
})

test('what stands below the closing balance belongs to no day of a heading', () => {
  const statement = `
Date     Description                Amount
Posting date 13.04.2024
         ACME                        10.50-
Posting date 14.04.2024
         PAY                         50.00+
         SHOP                         5.00-
         Total in (1)                50.00+
         Closing balance 30.04.2024 134.50+
         Drawable                   334.50+`
  const { transactions } = extractFromPages(typesetPages(statement), 1)
  expect(transactions.map(({ description }) => description)).toEqual(['ACME', 'PAY', 'SHOP'])
})

test('the count before a sum in the column of balances makes it no balance', () => {
  const statement = `
Date        Description        Amount       Balance
            Opening balance                  100.00
13/04/2024  ACME                -10.00        90.00
14/04/2024  PAY                  50.00       140.00
            Total debits             1        10.00
            Total credits            1        50.00
            Closing balance                  140.00`
  expect(extractFromPages(typesetPages(statement), 1).accounts[0]?.check).toBe('proved')
})

test('the months over the figures of a box date none of them', () => {
  const { ledgers } = readingOf(`
Date        Description                  Amount
13/04/24    ACME                          10.00
13/04/24    BAR                           20.00
14/04/24    CAFE                          30.00
            Total                         60.00
Instalments to come
May/24      June/24        July/24       August/24
$           10.00          20.00          10.00`)
  expect(ledgers[0]?.movements.filter(isTransaction).length).toBe(3)
})

test('the last instalment of a plan, years ahead, says nothing of the year of the rows, and is still to come', () => {
  const text = `
Credit card statement
Statement date 10 Apr 2023
Date        Description           Amount
22 Mar      ACME                   10.00
24 Mar      SHOP                   20.00
28 Mar      CAFE                    5.00

Plan        Monthly               Balance   End date
SOFA          45.00                540.00   10 Apr 2024`
  expect(rowsOf(text)).toEqual(['22/3 ACME -1000', '24/3 SHOP -2000', '28/3 CAFE -500'])
})
