import type { Print } from '../../drawing/print.ts'
import { type Entry, keepBook } from '../setting/account-book.ts'
import { amount, day, text } from '../setting/columns.ts'
import { around, commaPoint, type Figure } from '../setting/figures.ts'
import { HEADING, RIGHT_BOLD } from '../setting/inks.ts'
import { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { Random } from '../setting/random.ts'
import { printRow, setTitles } from '../setting/set-plain.ts'
import { Witness } from '../setting/witness.ts'
import { WALLET_OF_MULTAN } from '../texts/panes-nets-and-carried-sums.ts'

const RUPEE = 100
const MORE_THAN_A_PAGE = 1_000

/** Decimals are left out where they are noughts. */
const short: Figure = (minor) => commaPoint(minor).replace(/\.00$/, '')
const rupees = around(short, '- Rs.5', '+ Rs.5')

const columns = [day('Date', 40, '3 Apr 2024'), text('Details', 130, 270), amount('Amount', 555, rupees)]

type SingleRow = {
  /** How the opening and the closing balance are printed. */
  readonly balance: Figure
}

/** A wallet whose titles stand once; its last page holds nothing but a row whose amount has no decimals. */
export function setSingleRowOnTheLastPage({ balance }: SingleRow, random: Random): Print {
  const drawn = keepBook(random, {
    texts: WALLET_OF_MULTAN,
    rows: [8, 50],
    opening: [2_000_000, 9_000_000],
    isNeverOverdrawn: true,
    isRound: true,
  })
  const before = drawn.entries.slice(0, -1)
  const last = toWhole(drawn.entries.at(-1) as Entry, before.at(-1)?.balance ?? drawn.opening)
  const book = { ...drawn, closing: last.balance }
  const paper = new Paper({ size: 9, bottom: 760 })
  const witness = new Witness()
  paper.put(40, 'Namuna Wallet', HEADING).put(555, 'Account statement', RIGHT_BOLD).down(22)
  paper
    .put(40, 'A. EXAMPLE, 4 SAMPLE BAZAAR')
    .put(330, `Account number ${book.number.slice(-11)}`)
    .down()
  paper.put(330, `${on(book.start, '3 Apr 2024')} to ${on(book.end, '3 Apr 2024')}`).down(20)
  paper
    .pairs(40, 280, [
      ['Opening balance', balance(book.opening)],
      ['Closing balance', balance(book.closing)],
    ])
    .down(20)
  setTitles(paper, { columns })
  const place = { random, paper, startsDay: true, endsDay: true }
  for (const [row, entry] of before.entries())
    printRow({ columns, gap: 18 }, entry, { ...place, row }, witness)
  paper.need(MORE_THAN_A_PAGE)
  printRow({ columns }, last, { ...place, row: before.length }, witness)
  return witness.finish(paper, book, {})
}

function toWhole(entry: Entry, before: number): Entry {
  const rounded = Math.max(1, Math.round(Math.abs(entry.amount) / RUPEE)) * RUPEE
  const amount = Math.sign(entry.amount) * rounded
  return { ...entry, amount, balance: before + amount }
}

export const SINGLE_ROWS_ON_THE_LAST_PAGE: Readonly<Record<string, SingleRow>> = {
  'a-whole-amount-alone-on-the-last-page-of-a-list-of-a-wallet-without-titles-in-multan': {
    balance: around(short, '-Rs.5', 'Rs.5'),
  },
  'a-whole-amount-alone-on-the-last-page-of-a-list-without-titles-between-balances-with-decimals-in-sukkur': {
    balance: around(commaPoint, '-Rs.5', 'Rs.5'),
  },
}
