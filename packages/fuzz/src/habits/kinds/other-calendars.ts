import { type Day, partsOf } from '../../convention/day.ts'
import { balance, credit, debit, text } from '../setting/columns.ts'
import { commaPoint, commaWhole } from '../setting/figures.ts'
import { HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { JAPANESE, TAIWANESE, THAI } from '../texts/asian.ts'

const BUDDHIST = 543
const REPUBLIC = 1911
const REIWA = 2018

const buddhist = (date: Day): string => `${on(date, '03/04')}/${partsOf(date).year + BUDDHIST}`
const shortBuddhist = (date: Day): string => `${on(date, '03/04')}/${(partsOf(date).year + BUDDHIST) % 100}`
const republic = (date: Day): string => `${partsOf(date).year - REPUBLIC}/${on(date, '04/03')}`
const reiwa = (date: Day): string => {
  const { year, month, day } = partsOf(date)
  return `令和${year - REIWA}年${month}月${day}日`
}
const shortReiwa = (date: Day): string => {
  const { year, month, day } = partsOf(date)
  return `R${year - REIWA}.${month}.${day}`
}

/** Statements whose years are counted otherwise. */
export const OTHER_CALENDAR_HABITS: Readonly<Record<string, PlainHabit>> = {
  'buddhist-years-of-four-digits': {
    paper: { size: 8 },
    book: { texts: THAI, isNeverOverdrawn: true },
    says: { currency: 'THB' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'STATEMENT OF SAVINGS ACCOUNT', HEADING).down(14)
      paper
        .put(50, `Account No. : ${number.slice(-10)}`)
        .put(350, 'Currency : THB')
        .down()
      paper.put(50, `Period : ${buddhist(start)} - ${buddhist(end)}`).down(22)
    },
    columns: [
      { title: 'Date', x: 50, cell: ({ date }) => buddhist(date) },
      text('Description', 115, 190),
      debit('Withdrawal', 380, commaPoint),
      credit('Deposit', 455, commaPoint),
      balance('Balance', 545, commaPoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, buddhist(start))
        .put(115, 'BALANCE BROUGHT FORWARD')
        .put(545, commaPoint(opening), RIGHT)
        .down(),
  },
  'buddhist-years-of-two-digits': {
    paper: { size: 8 },
    book: { texts: THAI, isNeverOverdrawn: true },
    says: { currency: 'THB' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'STATEMENT OF CURRENT ACCOUNT', HEADING).down(14)
      paper
        .put(50, `Account No. : ${number.slice(-10)}`)
        .put(350, 'Currency : THB')
        .down()
      paper.put(50, `Period : ${buddhist(start)} - ${buddhist(end)}`).down(22)
    },
    columns: [
      { title: 'Date', x: 50, cell: ({ date }) => shortBuddhist(date) },
      {
        title: 'Time',
        x: 100,
        cell: ({ amount }) => `${10 + (Math.abs(amount) % 13)}:${10 + (Math.abs(amount) % 49)}`,
      },
      text('Description', 140, 170),
      debit('Withdrawal', 380, commaPoint),
      credit('Deposit', 455, commaPoint),
      balance('Balance', 545, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(140, 'Brought forward').put(545, commaPoint(opening), RIGHT).down(),
  },
  'years-of-the-republic': {
    paper: { font: 'gothic', size: 8.5 },
    book: { texts: TAIWANESE, isNeverOverdrawn: true, opening: [200_000, 900_000] },
    says: { exponent: 0, currency: 'TWD', number: false },
    above: ({ paper, book: { start, end } }) => {
      paper.put(50, '存款交易明細', HEADING).down(16)
      paper.put(50, '貨幣 TWD').down()
      paper.put(50, `期間 ${republic(start)} ~ ${republic(end)}`).down(24)
    },
    columns: [
      { title: '交易日期', x: 50, cell: ({ date }) => republic(date) },
      text('摘要', 130, 130),
      debit('支出金額', 340, commaWhole),
      credit('存入金額', 430, commaWhole),
      balance('餘額', 545, commaWhole),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(130, '承前餘額').put(545, commaWhole(opening), RIGHT).down(),
  },
  'years-of-an-era-in-characters': {
    paper: { font: 'gothic', size: 8.5 },
    book: { texts: JAPANESE, isNeverOverdrawn: true, opening: [200_000, 900_000] },
    says: { exponent: 0 },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, '普通預金 お取引明細', HEADING).down(16)
      paper.put(50, `口座番号 ${number.slice(-7)}`).down()
      paper.put(50, `照会期間 ${reiwa(start)}～${reiwa(end)}`).down(24)
    },
    columns: [
      { title: 'お取引日', x: 50, cell: ({ date }) => reiwa(date) },
      text('お取引内容', 150, 150),
      debit('お引出し', 370, commaWhole),
      credit('お預入れ', 455, commaWhole),
      balance('残高', 545, commaWhole),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(150, '前月繰越').put(545, commaWhole(opening), RIGHT).down(),
  },
  'years-of-an-era-by-its-letter': {
    paper: { font: 'gothic', size: 8.5 },
    book: { texts: JAPANESE, isNeverOverdrawn: true, opening: [200_000, 900_000] },
    says: { exponent: 0 },
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper.put(50, '当座勘定照合表', HEADING).down(16)
      paper.put(50, `口座番号 ${number.slice(-7)}`).down()
      paper.put(50, `対象期間 ${shortReiwa(start)} ～ ${shortReiwa(end)}`).down(14)
      paper.put(50, '前月末残高').put(200, commaWhole(opening), RIGHT).down(24)
    },
    columns: [
      { title: '日付', x: 50, cell: ({ date }) => shortReiwa(date) },
      text('摘要', 120, 150),
      debit('お支払金額', 370, commaWhole),
      credit('お預り金額', 455, commaWhole),
      balance('差引残高', 545, commaWhole),
    ],
  },
}
