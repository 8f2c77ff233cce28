import type { DateOrder } from '@ledgerlift/engine'
import { WORDS } from '#words/table.ts'
import { dateText } from '../../lib/date-text.ts'
import type { OtherReading, ResultTable } from '../../lib/result-table.ts'
import { columnNamed } from './column-named.ts'

/** Ways to read the dates of a statement that does not say which it means. */
export type DateChoices = {
  /** How many rows would change. */
  readonly rows: number
  readonly choices: readonly DateChoice[]
}

type DateChoice = {
  readonly dates: DateOrder
  /** `02/01 is 2 Jan 2024`. */
  readonly text: string
  /** Whether the table is read so. */
  readonly isShown: boolean
}

const ORDERS = { 'day-first': 'dmy', 'month-first': 'mdy', 'year-first': 'ymd' } as const
/** Where no date shows which one was taken: the one that is usually doubted. */
const RIVALS = { dmy: 'mdy', mdy: 'dmy', ymd: 'dmy' } as const

/** Null where the engine knows of no other way. */
export function dateChoicesOf(table: ResultTable): DateChoices | null {
  const other = table.readings.find(isOfDates)
  if (!other) return null
  const sample = findSample(table)
  const rival = ORDERS[other.differs]
  const shown = (sample && orderOf(sample, rival)) ?? RIVALS[rival]
  const choiceOf = (dates: DateOrder): DateChoice => {
    const day = sample && read(sample, dates)
    const text = sample && day ? WORDS.dateMeans(sample.printed, dateText(day)) : WORDS.dateOrder[dates]
    return { dates, text, isShown: dates === shown }
  }
  return { rows: other.rows, choices: [shown, rival].map(choiceOf) }
}

const isOfDates = (
  reading: OtherReading,
): reading is OtherReading & { readonly differs: Exclude<OtherReading['differs'], 'direction'> } =>
  reading.differs !== 'direction'

type Sample = { readonly printed: string; readonly date: string }

/** A date of the table that is another day in another order. */
function findSample({ headers, rows }: ResultTable): Sample | null {
  const column = columnNamed(headers, 'date')
  const samples = rows.flatMap(({ cells, proof }): Sample[] =>
    proof?.printedDate ? [{ printed: proof.printedDate, date: cells[column] ?? '' }] : [],
  )
  const differs = (sample: Sample) => read(sample, 'dmy') !== read(sample, 'mdy')
  return samples.find((sample) => isRead(sample) && differs(sample)) ?? samples.find(isRead) ?? null
}

const isRead = (sample: Sample): boolean => read(sample, 'dmy') !== null

const orderOf = (sample: Sample, rival: DateOrder): DateOrder | null =>
  (['dmy', 'mdy', 'ymd'] as const).find(
    (order) => order !== rival && read(sample, order) === sample.date.slice(0, 10),
  ) ?? null

/** The day that a printed date would be; what it does not print of the year is that of the table. */
function read({ printed, date }: Sample, order: DateOrder): string | null {
  const numbers = printed.match(/\d+/g) ?? []
  if (numbers.length < 2) return null
  const part = (name: string) => numbers[order.indexOf(name)] ?? ''
  const [day, month] = [part('d'), part('m')]
  const year = order === 'ymd' ? part('y').padStart(4, '20') : date.slice(0, 4)
  if (day === '' || month === '' || day.length > 2 || month.length > 2) return null
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
