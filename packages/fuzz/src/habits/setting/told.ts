import type { Entry } from './account-book.ts'
import type { Column } from './columns.ts'
import { commaPoint } from './figures.ts'
import { on } from './print-day.ts'

type Telling = {
  /** By example, see `on`. */
  readonly day?: string
  /** What stands for a sum in other money and its rate in the account's currency. */
  readonly abroad?: (sum: string, rate: string) => string
}

/** A text with the day of the purchase for `{v}`, some days before it was booked, and other money for `{7.85}`. */
export function tell(
  { text, date, valueDate, amount }: Entry,
  { day = '03/04/24', abroad = (sum) => sum }: Telling,
): string {
  const bought = date - (valueDate - date)
  return text
    .replace('{v}', () => on(bought, day))
    .replace(/\{([\d.]+)\}/, (_, rate: string) =>
      abroad(commaPoint(Math.round(Math.abs(amount) / Number(rate))), rate),
    )
}

/** The text as it is told, broken at its strokes and then between words. */
export const told = (title: Column['title'], x: number, width: number, telling: Telling): Column => ({
  title,
  x,
  means: 'description',
  cell: (entry, { paper }) =>
    tell(entry, telling)
      .split('|')
      .flatMap((line) => paper.wrap(line, width)),
})
