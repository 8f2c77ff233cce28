import { addDays, type Day } from '../../convention/day.ts'
import type { text } from '../setting/columns.ts'
import { around, minusBefore, pointComma } from '../setting/figures.ts'
import * as day from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { Desk } from '../setting/set-plain.ts'

export const on = (date: Day, style = '03.04.2024'): string => day.on(date, style, 'de')
export const before = (date: Day): string => on(addDays(date, -1))
export const iban = ({ book: { number } }: Desk): string => `IBAN ${ibanLike('DE', 22, number)}`
export const apart = around(pointComma, '- 5', '+ 5')
export const minus = minusBefore(pointComma)

const KINDS = ['Lastschrift', 'Überweisung online', 'Kartenzahlung'] as const

/** The kind of movement stands above its text. */
export const kindAbove: Parameters<typeof text>[3] = ({ amount }, lines, { random }) => [
  amount > 0 ? 'Gutschr. Überweisung' : random.pick(KINDS),
  ...lines,
]
