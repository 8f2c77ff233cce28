import type { Texts } from '../setting/account-book.ts'
import { amount, balance, type Column, day, text } from '../setting/columns.ts'
import { commaPoint, minusBefore } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'

const signed = minusBefore(commaPoint)

/** Two lines each. */
const OF_TWO_LINES: Texts = {
  outgoing: ['TRANSFER|ANNA EXAMPLE', 'ACME STORES|LEEDS ~~~~', 'CARD PAYMENT|SHELTER CAFE', 'RENT|FLAT ~~'],
  incoming: ['SALARY|ACME LTD', 'REFUND|WEBSHOP EXAMPLE', 'TRANSFER|BEN SAMPLE'],
}
const OF_ONE_LINE: Texts = {
  outgoing: ['ACME STORES LEEDS', 'SHELTER CAFE YORK', 'WEBSHOP EXAMPLE', 'RAILWAY TICKETS'],
  incoming: ['REFUND WEBSHOP', 'SALARY ACME LTD'],
}
const lines = ({ text: whole }: { readonly text: string }): readonly string[] => whole.split('|')

/** On the second line of its row. */
const lower = (column: Column): Column => ({
  ...column,
  cell: (entry, place) => ['', ...[column.cell(entry, place)].flat()],
})

const statement = head(
  'Account statement',
  ({ start, end, number }) => [
    `Account number: ${number.slice(-8)}`,
    `Statement period: ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`,
  ],
  ({ opening, closing }) => [
    ['Opening balance', signed(opening)],
    ['Closing balance', signed(closing)],
  ],
)
const says = { currency: 'GBP' }
const above: PlainHabit['above'] = (desk, reached) => {
  statement(desk, reached)
  desk.paper.put(50, 'All amounts in GBP').down(18)
}

/** Tables of few rows whose lines are put together in ways that few tables show. */
export const SHORT_TABLES_OF_RARE_SHAPES: Readonly<Record<string, PlainHabit>> = {
  'a-few-rows-whose-day-of-booking-stands-above-that-of-value-amount-and-balance': {
    book: { texts: OF_TWO_LINES, rows: [3, 7] },
    says,
    gap: 10.5,
    above,
    columns: [
      day('Date', 50, '03/04/2024'),
      lower({ title: '', x: 50, means: 'value-date', cell: ({ valueDate }) => on(valueDate, '03/04/2024') }),
      { title: 'Description', x: 130, means: 'description', cell: lines },
      lower(amount('Amount', 440, signed)),
      lower(balance('Balance', 545, signed)),
    ],
  },
  'a-few-rows-whose-day-and-amount-stand-between-both-lines-of-their-text': {
    book: { texts: OF_TWO_LINES, rows: [3, 7] },
    says,
    gap: 10.5,
    above,
    columns: [
      lower(day('Date', 50, '03/04/2024')),
      {
        title: 'Description',
        x: 130,
        means: 'description',
        cell: (entry) => [lines(entry)[0] ?? '', '', lines(entry)[1] ?? ''],
      },
      lower(amount('Amount', 545, signed)),
    ],
  },
  'a-name-right-above-rows-of-one-line-each': {
    book: { texts: OF_ONE_LINE, rows: [6, 24] },
    says,
    gap: 12,
    above,
    columns: [day('Date', 50, '03/04/2024'), text('Description', 130, 250), amount('Amount', 545, signed)],
    opens: ({ paper, random }) =>
      paper.put(130, random.pick(['ROWS OF NEHA NAMUNA', 'BEN SAMPLE', 'PAID BY ANNA EXAMPLE'])).down(12),
  },
}
