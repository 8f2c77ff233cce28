import { wrapText } from '../convention/wrap-text.ts'
import { languageOf } from '../language/languages.ts'
import type { Plan, RowPlan } from './plan.ts'

/** The lines of a row's description cell, as printed. */
export const cellLines = ({ rows }: Plan, { words }: RowPlan): string[] =>
  wrapText(words.join(' '), rows.wrapAt, rows.cutsWords)

/** What stands in the column for the kind of a transaction: two letters that say nothing of its direction. */
export const typeOf = ({ words }: RowPlan): string => {
  const letters = (words[0] ?? '').replace(/[^A-Za-z]/g, '')
  return letters.slice(0, 3).toUpperCase().padEnd(3, 'X')
}

/** The description as the truth has it: the text columns from left to right. */
export function descriptionLines(plan: Plan, row: RowPlan): string[] {
  const lines = cellLines(plan, row)
  if (!plan.columns.type) return lines
  return plan.columns.order === 'description-first' ? [...lines, typeOf(row)] : [typeOf(row), ...lines]
}

/** A wording of the plan's language, one for the whole statement. */
export const worded = <T>(plan: Plan, wordings: readonly T[]): T => {
  if (wordings.length === 0) throw new Error(`no wording in ${plan.language}`)
  return wordings[plan.wording % wordings.length] as T
}

export const phrasesOf = (plan: Plan) => languageOf(plan.language).phrases
