import type { Check, Stages, TableReading, WeighedReading } from '@ledgerlift/engine'
import type { RowFate } from './explain-rows.ts'

/** A verdict's sign and word; the word is always shown with it, so that colour says nothing alone. */
export const VERDICTS: Readonly<Record<Check, { readonly sign: string; readonly text: string }>> = {
  proved: { sign: '✓', text: 'proved' },
  unproved: { sign: '?', text: 'unproved' },
  contradicted: { sign: '✗', text: 'contradicted' },
  corrected: { sign: '✎', text: 'corrected' },
}

export const FATES: Readonly<Record<RowFate, string>> = {
  transaction: 'transaction',
  opening: 'opening balance',
  closing: 'closing balance',
  forward: 'carried forward',
  total: 'total',
  other: 'no transaction: no date, or only figures',
  repeated: 'left out: repeats other rows',
  unread: 'not read',
}

export const DIRECTIONS: Readonly<Record<WeighedReading['reading']['direction'], string>> = {
  sign: 'by its sign',
  'turned-sign': 'by its sign, turned round',
  section: 'by its section',
  balance: 'by the balance',
}

export const ORDERS: Readonly<Record<Stages['reading']['order'], string>> = {
  'day-first': 'the day before the month',
  'month-first': 'the month before the day',
  'year-first': 'the year, then the month',
}

const USE_NAMES: Readonly<Record<Exclude<TableReading['uses'][number], 'money'>, string>> = {
  date: 'date',
  valueDate: 'value date',
  otherDate: 'other date',
  dates: 'date and value date',
  text: 'description',
  reference: 'reference',
  marker: 'marker',
  serial: 'serial',
  time: 'time of day',
  currency: 'currency',
  mark: 'letter of a legend',
  figure: 'figure',
}

const MONEY_USES = ['debit', 'credit', 'amount', 'balance'] as const

/** What a reading takes a money column for; null when it does not read it. */
export function moneyUse({ reading }: WeighedReading, column: number): (typeof MONEY_USES)[number] | null {
  return MONEY_USES.find((use) => reading[use] === column) ?? null
}

/** What a column ended up as: its use, and for money what the chosen reading takes it for. */
export function columnUse({ uses, choice }: TableReading, column: number): string {
  const use = uses[column] ?? 'text'
  if (use !== 'money') return USE_NAMES[use]
  const best = choice?.weighed[0]
  return (best && moneyUse(best, column)) ?? 'unread money'
}

/** The printed title of a column, or its place where none is printed. */
export const columnTitle = (title: string, column: number): string => title || `column ${column + 1}`

/** The name of a column's use in the style sheet. */
export const useClass = (use: string): string => `use-${use.replace(/\W/g, '-')}`
