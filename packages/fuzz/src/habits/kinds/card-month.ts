import { addDays, dayOf } from '../../convention/day.ts'
import type { Entry } from '../setting/account-book.ts'
import { commaPoint } from '../setting/figures.ts'
import type { Random } from '../setting/random.ts'

const PAYMENTS = [
  'AUTOMATIC PAYMENT - THANK YOU',
  'MOBILE PAYMENT - THANK YOU',
  'BOOKBARN MKTPLACE PMTS BOOKBARN.EXAMPLE WA',
]
const PURCHASES = [
  'COFFEE ROASTERS SEATTLE WA',
  'CITYCAB TRIP HELP.CITYCAB.EXAMPLE CA',
  'HARBOUR OIL ~~~~~~~~~~~ TACOMA WA',
  'GREENFIELD #~~~~~ 206-555-0100 WA',
]

/** Less than nothing is what the issuer owes. */
export const owed = (minor: number) => `${minor < 0 ? '-' : ''}$${commaPoint(minor)}`

/** A card's month. Money as the statement means it: what is bought is less than nothing. */
export function keepCard(random: Random) {
  const start = dayOf({ year: 2024, month: random.int(1, 11), day: 5 })
  const end = addDays(start, 29)
  const draw = (count: number, texts: readonly string[], isCredit: boolean): Entry[] =>
    Array.from({ length: count }, () => random.int(0, 29))
      .sort((a, b) => a - b)
      .map((days) => {
        const date = addDays(start, days)
        const amount = isCredit ? random.int(1_000, 90_000) : -random.int(300, 30_000)
        return { date, valueDate: date, amount, balance: 0, text: random.fill(random.pick(texts)) }
      })
  const payments = draw(random.int(1, 3), PAYMENTS, true)
  const purchases = draw(random.int(8, 40), PURCHASES, false)
  const previous = random.int(20_000, 300_000)
  return { start, end, payments, purchases, previous, number: random.digits(16), draw }
}
