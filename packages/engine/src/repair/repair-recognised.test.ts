import { describe, expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { extractFromPages } from '../extract-statement.ts'
import { alternativesOf } from './alternatives.ts'

const ROWS = [
  ['01/04/2024', 'ACME', '-12.50', '87.50'],
  ['02/04/2024', 'RENT', '-20.00', '67.50'],
  ['13/04/2024', 'WAGES', '50.00', '117.50'],
  ['14/04/2024', 'CAFE', '-7.50', '110.00'],
]

/** What is made of the statement where words are recognised as others, and those in doubt are confirmed by nothing. */
function read(misread: Readonly<Record<string, string>>, doubtful: readonly string[]) {
  const rows = ROWS.map((row) => row.map((text) => misread[text] ?? text))
  const lines = rows.map(
    ([date, text, amount, balance]) =>
      `${date}   ${text?.padEnd(8)} ${amount?.padStart(10)} ${balance?.padStart(10)}`,
  )
  const [page] = typesetPages(`
Opening balance 100.00

Date         Details      Amount    Balance
${lines.join('\n')}

Closing balance 110.00`)
  const words = page?.lines.flatMap((line) => line.words) ?? []
  const unconfirmed = words.filter(({ text }) => doubtful.includes(text))
  const recognised = { unconfirmed, corrected: new Map<string, string>(), skew: 0 }
  return extractFromPages(page ? [{ ...page, recognised }] : [], 1)
}

describe('a number that was recognised', () => {
  test('is corrected where one other reading agrees with the balances, and proves no row', () => {
    const { transactions } = read({ '-20.00': '-26.00' }, ['-26.00'])
    expect(transactions.map(({ debit, check }) => [debit, check])[1]).toEqual(['20.00', 'corrected'])
    expect(transactions[1]?.cells.debit).toMatchObject({ text: '-26.00', asked: '-20.00' })
    expect(transactions[1]?.cells.balance).not.toHaveProperty('asked')
    expect(transactions.map(({ check }) => check)).toEqual(['proved', 'corrected', 'proved', 'proved'])
  })

  test('is corrected, too, where nothing confirms the dates, and so no row can be proved', () => {
    const dates = ROWS.map(([date = '']) => date)
    const { transactions } = read({ '-20.00': '-26.00' }, ['-26.00', ...dates])
    expect(transactions.map(({ check }) => check)).toEqual(['unproved', 'corrected', 'unproved', 'unproved'])
  })

  test('is corrected, too, where many numbers of other rows are in doubt', () => {
    const { transactions } = read({ '67.50': '61.50' }, [
      '61.50',
      '87.50',
      '117.50',
      '-12.50',
      '50.00',
      '-7.50',
    ])
    expect(transactions[1]).toMatchObject({ balance: '67.50', check: 'corrected' })
  })

  test('stays as it is where something confirms it', () => {
    const { transactions } = read({ '-20.00': '-26.00' }, [])
    expect(transactions[1]).toMatchObject({ debit: '26.00', check: 'contradicted' })
  })

  test('is a balance, too, which is unlike it but holds between two others', () => {
    const { transactions } = read({ '67.50': '07.50', '87.50': '887.50' }, ['07.50', '887.50'])
    expect(transactions.map(({ balance }) => balance)).toEqual(['87.50', '67.50', '117.50', '110.00'])
    expect(transactions.map(({ check }) => check)).not.toContain('contradicted')
  })

  test('stays as it is where no look-alike agrees', () => {
    const { transactions } = read({ '-20.00': '-99.99' }, ['-99.99'])
    expect(transactions[1]).toMatchObject({ debit: '99.99', check: 'contradicted' })
  })

  test('is a balance, too, of which the rows before and behind it say the same', () => {
    const { transactions } = read({ '67.50': '61.50' }, ['61.50'])
    expect(transactions[1]).toMatchObject({ balance: '67.50', check: 'corrected' })
  })
})

test('the first group of a number may have lost the minus before it', () => {
  const [page] = typesetPages(`
Opening balance 11 000,00

Date         Details         Amount
01/04/2024   ACME       - 1 012,50
02/04/2024   RENT         2 020,00
13/04/2024   WAGES        +  50,00

Closing balance 8 017,50`)
  const unconfirmed = page?.lines.flatMap(({ words }) => words.filter(({ text }) => text === '2')) ?? []
  const recognised = { unconfirmed, corrected: new Map<string, string>(), skew: 0 }
  const { transactions } = extractFromPages(page ? [{ ...page, recognised }] : [], 1)
  expect(transactions.map(({ debit, credit }) => debit ?? `+${credit}`)).toEqual([
    '1012.50',
    '2020.00',
    '+50.00',
  ])
})

test.each([
  ['4273', '42.73'],
  ['14', '.14'],
  ['$1.32053CR', '$1,320.53CR'],
  ['26.00', '20.00'],
  ['12.50', '-12.50'],
  ['1 234.50', '1234.50'],
  ['-4,958.21', '4,958.21'],
  ['639.186', '639.16'],
  ['2,697.18', '22697.18'],
  ['2,422.02', '20422.02'],
  ['84.59', '84.99'],
  ['4,637.15', '4,617.15'],
  ['10,444.99', '10,448.99'],
  ['500.43', '500.49'],
])('%s may be %s', (text, other) => {
  expect(alternativesOf(text)).toContain(other)
})
