import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { lineTests } from '../../table/line-tests.ts'
import type { Row } from '../../table/rows/row.ts'
import {
  isCardStatement,
  marksDebitsByMinus,
  signsOfLoan,
  sumsMarkDebitsByMinus,
} from './is-card-statement.ts'
import { findPrintedBalances } from './read-balances.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })

/** A row for each line. */
const entriesOf = (lines: readonly Line[]): Row[] =>
  lines.map((line, id) => ({
    kind: 'row',
    id,
    page: 1,
    baseline: 0,
    lines: [line],
    part: 0,
    columns: [],
    cells: [],
  }))

test.each([
  ['purchases, and a payment with a plus', ['-5.00', '-7.00', '+12.00'], true],
  [
    'payments beside purchases that nothing marks, and a sum',
    ['-5.00', '-7.00', '4.00', '3.00', '+12.00'],
    false,
  ],
  ['purchases alone', ['-5.00', '-7.00'], false],
])('most rows carry a minus and the others a plus: %s', (_, amounts, isMarked) => {
  const lines = typeset(amounts.map((amount) => `12/01/24  ACME STORES  ${amount}`).join('\n'))
  expect(marksDebitsByMinus(lines, [], tests)).toBe(isMarked)
})

test.each([
  [
    'a balance before the rows counts for neither',
    ['Previous balance  +19.00', 'SHOP  -5.00', 'SHOP  -7.00', 'CLUB  +2.00'],
    true,
  ],
  ['what rows say tells', ['Cash deposit  +90.00', 'CLUB  +2.00', 'CLUB  +3.00', 'Late fee  -7.00'], true],
  [
    'the other way about, too',
    ['Cash deposit  -90.00', 'SHOP  -2.00', 'SHOP  -3.00', 'Late fee  +7.00'],
    false,
  ],
])('of signs on all rows: %s', (_, rows, isMarked) => {
  const lines = typeset(rows.map((row) => `12/01/24  ${row}`).join('\n'))
  expect(marksDebitsByMinus(lines, [], tests)).toBe(isMarked)
})

test.each<[string, string[], boolean | null]>([
  ['purchases with a plus', ['Purchases  +1,633.95', 'Payments and credits  -3,997.43'], false],
  ['purchases with a minus', ['Purchases  -1,633.95', 'Payments and credits  +3,997.43'], true],
  ['one of them alone', ['Purchases  +1,633.95'], null],
  ['signs that contradict each other', ['Purchases  +1,633.95', 'Payments and credits  +3,997.43'], null],
  ['rows', ['12/01/24  Purchases  +1,633.95', '13/01/24  Payments  -3,997.43'], null],
])('what the sums outside the rows mean by their signs: %s', (_, sums, isMarked) => {
  expect(sumsMarkDebitsByMinus(typeset(sums.join('\n')), tests)).toBe(isMarked)
})

test.each<[string, string[], boolean]>([
  ['no minus, as purchases carry none', ['SHOP   5.00   95.00', 'BAR   7.00   88.00'], true],
  ['a minus', ['SHOP   -5.00   95.00', 'BAR   -7.00   88.00'], false],
  ['a minus behind another number', ['SHOP   54.11   -5.00   95.00', 'BAR   58.12   -7.00   88.00'], false],
  ['a minus at balances alone', ['SHOP   5.00   -95.00', 'BAR   7.00   -88.00'], true],
  ['balances that are marked as credit', ['SHOP   5.00   95.00Cr', 'BAR   7.00   88.00Cr'], false],
])('beside a credit limit, an account is that of a card where rows print %s', (_, rows, isCard) => {
  const lines = typeset(['Credit limit   500.00', ...rows.map((row) => `12/01/24  ${row}`)].join('\n'))
  const entries = entriesOf(lines.slice(1))
  expect(isCardStatement(lines, [{ columns: [], entries }], tests)).toBe(isCard)
})

test.each<[string, string[], boolean]>([
  [
    'spend what is held',
    [
      '5411  -5.00  88.00',
      '5411  -2.00  93.00',
      '4829  5.00  95.00',
      '-7.00  90.00',
      '-3.00  97.00',
      '-1.00  100.00',
    ],
    false,
  ],
  [
    'add purchases to what is owed',
    ['5.00  95.00', '7.00  102.00', '-50.00  52.00', '3.00  55.00', '2.00  57.00'],
    true,
  ],
  [
    'owe by a minus',
    ['-5.00  -95.00', '-7.00  -102.00', '50.00  -52.00', '-3.00  -55.00', '-2.00  -57.00'],
    true,
  ],
  [
    'print a minus that moves no balance',
    ['-5.00  88.00', '-2.00  70.00', '-7.00  90.00', '-3.00  97.00'],
    true,
  ],
])('the account of a credit card whose rows %s', (_, rows, isCard) => {
  const lines = typeset(['Credit card statement', ...rows.map((row) => `12/01/24  SHOP  ${row}`)].join('\n'))
  const entries = entriesOf(lines.slice(1))
  expect(isCardStatement(lines, [{ columns: [], entries }], tests)).toBe(isCard)
})

test.each<[string, string[], boolean]>([
  ['unsigned, but for one that was given back', ['PAYE  61.00', 'PAYE  74.00', 'Refund  -61.00'], true],
  ['of both signs', ['Interest  61.00', 'Payment  -74.00', 'Payment  -61.00'], false],
  ['beside a balance with a minus', ['PAYE  61.00  -974.00', 'PAYE  74.00  -900.00'], false],
])('the rows of a loan are %s', (_, rows, isLoan) => {
  const lines = typeset(['Your student loan', ...rows.map((row) => `12/01/24  ${row}`)].join('\n'))
  expect(signsOfLoan(lines, tests) === 'plain').toBe(isLoan)
})

test('a sentence at the top of a page that speaks of loans makes no statement of one', () => {
  const rows = '12/01/24  SHOP  61.00\n13/01/24  PAY  74.00'
  const isLoan = (heading: string) => signsOfLoan(typeset(`${heading}\n${rows}`), tests) === 'plain'
  expect(isLoan('Personal loan statement     Page 1 of 3')).toBe(true)
  expect(isLoan('Ask us about a personal loan with a rate that stays the same')).toBe(false)
})

test.each<[string, string, string, string, boolean]>([
  ['both ends and most rows', '-734.18', '-1,405.19', '100.00', true],
  ['one end', '734.18', '-1,405.19', '100.00', false],
])('without any plus, a minus marks what is owed at %s', (_, opening, closing, last, isMarked) => {
  const text = `
Credit card statement
            Previous balance        ${opening}
13/04/2024  ACME                      -23.47
14/04/2024  SHOP                      -64.98
15/04/2024  PAYMENT                    ${last}
            New balance           ${closing}`
  const lines = typeset(text)
  const balances = findPrintedBalances(lines, () => false, tests, { decimal: '.', exponent: 2 })
  expect(marksDebitsByMinus(lines, balances, tests)).toBe(isMarked)
})

test.each<[string, string, string, boolean]>([
  ['marked as debts', 'Home loan statement', '61.00 Dr', true],
  ['with a minus', 'Home loan statement', '-61.00', true],
  ['without a sign', 'Home loan statement', '61.00', false],
  ['of another account', 'Current account', '61.00 Dr', false],
])('the signs of balances %s mean what they say: %s %s', (_, heading, balance, isSigned) => {
  const text = `${heading}\n12/01/24  REPAYMENT  20.00  ${balance}\n13/01/24  INTEREST  7.00\n14/01/24  FEE  3.00  ${balance}`
  expect(signsOfLoan(typeset(text), tests) === 'signed').toBe(isSigned)
})

test.each([
  [['Trans Date', 'Merchant Name', 'Net Cost'], ['61.00', '74.00', '-5.00'], true],
  [['Trans Date', 'Merchant Name', 'Net Cost', 'Balance'], ['61.00', '74.00', '-5.00'], false],
  [['Trans Date', 'Merchant Name', 'Net Cost'], ['-61.00', '-74.00', '5.00'], false],
  [['Trans Date', 'Details', 'Net Cost'], ['61.00', '74.00', '-5.00'], false],
])('titles %j over %j', (titles, amounts, isCard) => {
  const lines = typeset(amounts.map((amount) => `12/01/24  ACME STORES  ${amount}`).join('\n'))
  const columns = titles.map((title) => ({ x0: 0, x1: 0, title, role: null }))
  const entries = entriesOf(lines)
  expect(isCardStatement(lines, [{ columns, entries }], tests)).toBe(isCard)
})

test.each([
  ['outside the rows make a statement of a card', false],
  ['in a row make none: a card is paid from an account', true],
])('words that only cards print %s', (_, isInRow) => {
  const [line] = typeset('12/02/24  Kredi Kartı Ödemesi Ekstre Borcu   -1.250,00   8.495,07') as [Line]
  const table = { columns: [], entries: isInRow ? entriesOf([line]) : [] }
  expect(isCardStatement([line], [table], tests)).toBe(!isInRow)
})
