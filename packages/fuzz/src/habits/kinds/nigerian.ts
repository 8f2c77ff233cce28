import { balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { NIGERIAN } from '../texts/african.ts'

const minus = minusBefore(commaPoint)

export const NIGERIAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'value-date-behind-the-details-lodgements-last': {
    book: { texts: NIGERIAN },
    says: { currency: 'NGN' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(50, 'CUSTOMER STATEMENT', HEADING)
        .put(330, 'Print. Date:')
        .put(430, on(end, '03-Apr-2024'))
        .down()
      paper
        .put(330, 'Period:')
        .put(430, `${on(start, '03-Apr-2024')} TO ${on(end, '03-Apr-2024')}`)
        .down(16)
      paper
        .pairs(50, 250, [
          ['Account No:', number.slice(-10)],
          ['Currency:', 'NGN'],
          ['Opening Balance', minus(opening)],
          ['Total Debit', commaPoint(moneyOut)],
          ['Total Credit', commaPoint(moneyIn)],
          ['Closing Balance', minus(closing)],
        ])
        .down(14)
    },
    columns: [
      day(['Trans.', 'Date'], 45, '03-Apr-2024'),
      {
        title: 'Reference',
        x: 105,
        means: 'reference',
        cell: ({ amount }, { row }) => `${String(Math.abs(amount)).padStart(9, '0')}${row % 10}`,
      },
      text(['Transaction', 'Details'], 165, 140),
      valueDay(['Value', 'Date'], 310, '03-Apr-2024'),
      debit('Withdrawals', 425, commaPoint),
      credit('Lodgements', 495, commaPoint),
      balance('Balance', 565, minus),
    ],
  },
  'zeros-in-the-empty-column-and-a-running-number': {
    paper: { size: 8 },
    book: { texts: NIGERIAN, isNeverOverdrawn: true, opening: [300_000, 900_000] },
    says: { period: 'both' },
    newestFirst: false,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'ACCOUNT STATEMENT', HEADING).down(14)
      paper.put(50, `Account Number: ${number.slice(-10)}`).down()
      paper
        .put(50, `Start Date: ${on(start, '03/04/2024')}`)
        .put(250, `End Date: ${on(end, '03/04/2024')}`)
        .down(22)
    },
    columns: [
      { title: 'S/N', x: 45, cell: (_, { row }) => String(row + 1) },
      day('Txn Date', 75, '03/04/2024'),
      valueDay('Val Date', 130, '03/04/2024'),
      text('Remarks', 190, 160),
      debit('Debit', 420, commaPoint, '0.00'),
      credit('Credit', 490, commaPoint, '0.00'),
      balance('Balance', 560, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(190, 'Opening Balance')
        .put(420, '0.00', RIGHT)
        .put(490, '0.00', RIGHT)
        .put(560, commaPoint(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) =>
      paper
        .need(20)
        .put(190, 'Total')
        .put(420, commaPoint(moneyOut), RIGHT)
        .put(490, commaPoint(moneyIn), RIGHT)
        .put(560, commaPoint(closing), RIGHT),
  },
}
