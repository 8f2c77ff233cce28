import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma } from '../setting/figures.ts'
import { HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { SPANISH } from '../texts/western-european.ts'

const minus = minusBefore(commaPoint)
const euros = minusBefore(pointComma)
const overdrawn = around(commaPoint, '5 OD')

/** Statements that print the year, or more of the date, far from the rows. */
export const SHORT_OF_YEARS_HABITS: Readonly<Record<string, PlainHabit>> = {
  'year-in-the-name-of-the-month-alone': {
    book: { texts: BRITISH },
    says: { currency: 'GBP', period: 'month' },
    above: ({ paper, book: { end, number, opening, closing } }) => {
      paper.put(50, `Statement for ${on(end, 'April 2024')}`, HEADING).down(14)
      paper.put(50, numberLike('Sort code 12-34-56   Account number ~~~~~~~~', number)).down(14)
      paper
        .pairs(50, 220, [
          ['Opening balance', `£${minus(opening)}`],
          ['Closing balance', `£${minus(closing)}`],
        ])
        .down(18)
    },
    columns: [
      day('Date', 50, '03 Apr'),
      text('Details', 100, 240),
      debit('Withdrawals (-)', 410, commaPoint),
      credit('Deposits (+)', 480, commaPoint),
      balance('Balance', 550, overdrawn),
    ],
  },
  'year-in-the-day-of-printing-alone': {
    book: { texts: BRITISH },
    says: { currency: 'GBP', period: 'none' },
    newestFirst: true,
    above: ({ paper, book: { end, number } }) => {
      paper
        .put(50, 'Recent transactions', HEADING)
        .put(400, `Printed on ${on(addDays(end, 3), '03/04/2024')}`)
      paper.down(14)
      paper.put(50, numberLike('Sort code 12-34-56   Account number ~~~~~~~~', number)).down(18)
    },
    columns: [
      day('Date', 50, '03 Apr'),
      text('Details', 100, 240),
      amount('Amount (£)', 460, around(commaPoint, '-5', '+5')),
      balance('Balance (£)', 550, minus),
    ],
    closes: ({ paper, book: { opening } }) =>
      paper.need(20).put(100, 'Opening balance').put(550, minus(opening), RIGHT),
  },
  'moments-to-the-second': {
    paper: { size: 8 },
    book: { texts: BRITISH },
    says: {
      currency: 'GBP',
      number: false,
      opening: false,
      closing: false,
      period: 'none',
      unproved: 'oldest',
    },
    newestFirst: true,
    above: ({ paper }) => paper.put(50, 'Account activity (GBP)', HEADING).down(18),
    columns: [
      {
        title: 'Created',
        x: 50,
        cell: ({ date, amount: own }) =>
          `${on(date, '2024-04-03')}T${10 + (Math.abs(own) % 13)}:${10 + (Math.abs(own) % 49)}:07Z`,
      },
      text('Description', 160, 220),
      amount('Amount', 460, minus),
      balance('Balance', 550, minus),
    ],
  },
  'times-behind-named-months': {
    book: { texts: BRITISH, isNeverOverdrawn: true },
    says: { currency: 'GBP', number: false, period: 'none' },
    newestFirst: true,
    above: ({ paper, book: { opening, closing } }) => {
      paper.put(50, 'GBP activity', HEADING).down(14)
      paper
        .pairs(50, 220, [
          ['Opening balance', `£${minus(opening)}`],
          ['Closing balance', `£${minus(closing)}`],
        ])
        .down(18)
    },
    columns: [
      {
        title: 'Date',
        x: 50,
        cell: ({ date, amount: own }) =>
          `${on(date, 'Apr 3, 2024')}, ${1 + (Math.abs(own) % 12)}:${10 + (Math.abs(own) % 49)} PM`,
      },
      text('Description', 170, 210),
      amount('Amount', 460, around(commaPoint, '-£5', '+£5')),
      balance('Balance', 550, around(commaPoint, '-£5', '£5')),
    ],
  },
  'balance-first-and-texts-last': {
    paper: { size: 8 },
    book: { texts: SPANISH, opening: [200_000, 900_000] },
    says: { currency: 'EUR', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Consulta de movimientos', HEADING).down(14)
      paper
        .put(50, `Cuenta: ${number.slice(-12)}`)
        .put(350, 'Divisa: EUR')
        .down()
      paper.put(50, `Periodo: ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`).down(22)
    },
    columns: [
      balance('Saldo', 110, euros),
      amount('Importe', 180, euros),
      day('Fecha', 200, '03/04/2024'),
      valueDay('Fecha valor', 265, '03/04/2024'),
      text('Concepto', 340, 210),
    ],
  },
}
