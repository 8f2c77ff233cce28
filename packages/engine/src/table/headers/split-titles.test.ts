import { describe, expect, test } from 'vitest'
import type { Word } from '../../layout/word.ts'
import { splitTitles } from './split-titles.ts'

/** Words of 10 points, six points a character; `_` is a space within a title, of 3 points, a number a gap in points. */
function setTitles(text: string): Word[] {
  let x = 0
  return text.split(' ').flatMap((part): Word[] => {
    const gap = /^\d+$/.test(part)
    if (gap) {
      x += Number(part)
      return []
    }
    return part.split('_').map((letters, i): Word => {
      x += i === 0 ? 0 : 3
      // An m is wider than an l, as in most fonts.
      const width = [...letters].reduce(
        (sum, letter) => sum + (/[mwMW]/.test(letter) ? 8 : /[il.]/.test(letter) ? 3 : 6),
        0,
      )
      const word = {
        text: letters,
        x0: x,
        x1: x + width,
        top: 0,
        bottom: 12,
        baseline: 10,
        size: 10,
        page: 1,
      }
      x += width
      return word
    })
  })
}

const titlesOf = (text: string) => splitTitles(setTitles(text)).map(({ title }) => title)

describe('titles are parted', () => {
  test.each([
    ['by wide gaps', 'Date 30 Value_date 30 Money_in', ['Date', 'Value date', 'Money in']],
    ['by wide gaps, known or not', 'Gleeb 30 Snorf_plim', ['Gleeb', 'Snorf plim']],
    [
      'by a little wider gaps, where all are known',
      'Withdrawals 6 Deposits 6 Balance',
      ['Withdrawals', 'Deposits', 'Balance'],
    ],
    [
      'by wide gaps among characters that are equally wide in any font',
      '日期 13 摘要 13 余额',
      ['日期', '摘要', '余额'],
    ],
    [
      'but not between the characters of one',
      '日 13 付 30 摘 13 要 30 差引残高',
      ['日 付', '摘 要', '差引残高'],
    ],
    ['between a balance and a text', 'Date 30 Balance_Description', ['Date', 'Balance', 'Description']],
    [
      'before a text, and not within a balance',
      'Bokført_saldo_Type 30 Dato',
      ['Bokført saldo', 'Type', 'Dato'],
    ],
    [
      'between an amount and a text',
      'Date 30 Amount_Transaction_description',
      ['Date', 'Amount', 'Transaction description'],
    ],
    ['between a date and a text', 'Date_Description 30 Amount', ['Date', 'Description', 'Amount']],
    ['between a date and a day of value', 'Bu-Tag_Wert 7 Vorgang', ['Bu-Tag', 'Wert', 'Vorgang']],
    [
      'between the days of a transaction and of its posting, and a text',
      'Trans_Date_Post_Date_Description_of_transaction 30 Amount',
      ['Trans Date', 'Post Date', 'Description of transaction', 'Amount'],
    ],
    ['between marks of directions and a text', '收/支_交易方式 30 金额', ['收/支', '交易方式', '金额']],
    ['between a date and the marks of directions', 'Date_D/C 30 Amount', ['Date', 'D/C', 'Amount']],
    [
      'by gaps wider than those within them',
      'Withdrawal_Amt. 5 Deposit_Amt. 5 Closing_Balance',
      ['Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
    ],
  ])('%s', (_, text, titles) => {
    expect(titlesOf(text)).toEqual(titles)
  })
})

describe('titles are kept whole', () => {
  test.each([
    ['though each word is a title by itself', 'Transaction_Date'],
    ['though the gap is a little wider, where the rest is not known', 'Snorf 6 Balance'],
    ['where the second word goes on with the first', 'Description 6 of_Transaction'],
    ['where a stroke joins the second to the first', 'Date_/_Description'],
    ['where the second names the currency', 'Amount 6 IN_JPY'],
    ['where two would be of the same kind', 'Debit 6 Withdrawals'],
  ])('%s', (_, text) => {
    expect(titlesOf(text)).toHaveLength(1)
  })
})

test('each title has its words, its place and what it suggests', () => {
  const [date, amount] = splitTitles(setTitles('Date 30 Amount_EUR'))
  expect(date).toMatchObject({ role: 'date', x0: 0, words: [{ text: 'Date' }] })
  expect(amount).toMatchObject({ role: 'amount', x0: 54, words: [{ text: 'Amount' }, { text: 'EUR' }] })
})
