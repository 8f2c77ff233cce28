import type { Entry, Texts } from '../setting/account-book.ts'
import { commaPoint } from '../setting/figures.ts'
import { RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'

const TEXTS: Texts = {
  outgoing: [
    'VISA PURCHASE ~~~~|EXAMPLE BOOKSHOP|ON ~~ MAR CARD 4417',
    'VISA PURCHASE ~~~~|SAMPLE GARAGE',
    'STANDING ORDER ~~~~~~|RENT FLAT 2',
    'DIRECT DEBIT ~~~~~~|EXAMPLE POWER',
    'ACCOUNT CHARGE',
  ],
  incoming: ['CREDIT TRANSFER ~~~~~~|SALARY', 'LODGEMENT ~~~~', 'REFUND ~~~~|SAMPLE GARAGE'],
}

const linesOf = ({ text }: Entry): string[] => text.split('|')
/** What is bought with a card prints its amount where its text ends, all else beside its day. */
const atLine = (entry: Entry, figure: string): string[] => {
  const last = /^(?:VISA|REFUND)/.test(entry.text) ? linesOf(entry).length - 1 : 0
  return [...Array.from({ length: last }, () => ''), figure]
}

/** Amounts beside the day of some movements, and in the last line of others, all lines equally far apart. */
export const AMOUNTS_IN_THE_FIRST_LINE_OR_THE_LAST: Readonly<Record<string, PlainHabit>> = {
  'amounts-where-texts-of-cards-end-and-beside-the-days-of-all-else-on-even-lines-in-galway': {
    paper: { size: 9, bottom: 760 },
    book: { texts: TEXTS, rows: [14, 30], opening: [80_000, 900_000] },
    says: { currency: 'EUR' },
    pitch: 12,
    gap: 12,
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(40, 'Bank of Example', { isBold: true, size: 15 })
        .put(555, 'Statement of Account', RIGHT_BOLD)
        .down(30)
      paper.put(40, 'Account number').put(150, number.slice(-8)).put(555, 'Currency EUR', RIGHT).down(12)
      paper
        .put(40, 'Period')
        .put(150, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`)
        .down(30)
    },
    opens: ({ paper, book: { opening } }) =>
      paper.put(95, 'BALANCE FORWARD').put(555, commaPoint(opening), RIGHT).down(12),
    columns: [
      { title: 'Date', x: 40, cell: ({ date }) => on(date, '3 Apr') },
      { title: 'Particulars', x: 95, means: 'description', cell: linesOf },
      {
        title: 'Withdrawn',
        x: 390,
        align: 'right',
        cell: (entry) => atLine(entry, entry.amount < 0 ? commaPoint(-entry.amount) : ''),
      },
      {
        title: 'Lodged',
        x: 470,
        align: 'right',
        cell: (entry) => atLine(entry, entry.amount > 0 ? commaPoint(entry.amount) : ''),
      },
      {
        title: 'Balance',
        x: 555,
        align: 'right',
        means: 'balance',
        cell: (entry) => atLine(entry, commaPoint(entry.balance)),
      },
    ],
    closes: ({ paper, book: { closing } }) => {
      paper.need(40).put(95, 'CLOSING BALANCE').put(555, commaPoint(closing), RIGHT).down(30)
      paper.put(40, 'Bank of Example is regulated by nobody in particular.', SMALL)
    },
  },
}
