import { balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { GULF } from '../texts/asian.ts'

const lettered = around(commaPoint, '5DR', '5CR')

export const GULF_HABITS: Readonly<Record<string, PlainHabit>> = {
  'balances-with-letters-touching': {
    book: { texts: GULF },
    says: { currency: 'AED' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'STATEMENT OF ACCOUNT', HEADING).down(14)
      paper
        .put(50, `Account No: ${number.slice(-13)}`)
        .put(330, 'Account Currency: UAE DIRHAM')
        .down()
      paper.put(50, `IBAN: ${ibanLike('AE', 23, number)}`).down()
      paper
        .put(50, `From: ${on(start, '03-04-2024')}`)
        .put(180, `To: ${on(end, '03-04-2024')}`)
        .down(24)
    },
    columns: [
      day('Date', 50, '03-04-2024'),
      valueDay('Value Date', 110, '03-04-2024'),
      text('Particulars', 175, 170),
      debit('Debit', 410, commaPoint),
      credit('Credit', 480, commaPoint),
      balance('Balance', 560, lettered),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(175, 'Balance Brought Forward').put(560, lettered(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(175, 'Closing Balance', BOLD).put(560, lettered(closing), RIGHT),
  },
}
