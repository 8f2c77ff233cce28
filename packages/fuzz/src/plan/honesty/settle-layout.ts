import { symbolOf } from '../../convention/print-money.ts'
import { spaceOf } from '../../convention/space-width.ts'
import { languageOf } from '../../language/languages.ts'
import type { Rule } from './rule.ts'

/** Lines above the amount belong to it only where something parts the rows. */
export const settleRows: Rule = (plan) => {
  const { rows } = plan
  const isAbove = rows.anchor === 'last' || rows.anchor === 'middle'
  return {
    ...plan,
    rows: {
      ...rows,
      anchor: isAbove && rows.separation === 'none' ? 'first' : rows.anchor,
      splitsOverPages: rows.splitsOverPages && !isAbove && !plan.around.carriesForward,
    },
  }
}

/** Balances carried from page to page stand in the balance column, oldest row first. */
export const settleSurroundings: Rule = (plan) => {
  const { balances, dates, signs, around, language } = plan
  const hasColumn = balances.printed !== 'none'
  const hasReversal = plan.accounts.some(({ rows }) => rows.some(({ isReversal }) => isReversal))
  return {
    ...plan,
    around: {
      ...around,
      carriesForward: around.carriesForward && hasColumn && !dates.newestFirst,
      // Totals of one column of signed amounts are worded in many ways; those of two columns are plain.
      // A reversal counts in one column's sum or against the other's: banks differ.
      totals: around.totals && signs.kind === 'two-columns' && hasColumn && !hasReversal,
      dailyBalances: around.dailyBalances && !hasColumn,
      // Months above days would nest, and Japanese has no names for them.
      monthHeadings:
        around.monthHeadings && plan.titles === 'known' && dates.shown === 'each-row' && language !== 'ja',
    },
  }
}

/** Fonts that hold every character, and gutters wider than the space between two words. */
export const settleLook: Rule = (plan) => {
  const { look, money, language, signs, balances } = plan
  const minuses = [signs.kind === 'signed' ? signs.minus : '', balances.negative]
  const needsNoto =
    languageOf(language).script !== 'latin-1' ||
    money.group === '\u202f' ||
    /[₹ł]/.test(symbolOf(money)) ||
    minuses.includes('\u22125')
  const isJapanese = languageOf(language).script === 'japanese'
  const font = isJapanese ? 'gothic' : needsNoto ? 'noto' : look.font
  const isSpaced =
    /\s/.test(money.group) ||
    money.symbol.endsWith('apart') ||
    (signs.kind === 'suffix' && signs.apart) ||
    /\s|[DR]/.test(minuses.join(''))
  // What prints spaces within an amount is told from two columns by a gap that is clearly wider.
  const gutter = Math.max(look.gutter, (isSpaced ? 2.5 : 2) * spaceOf({ ...look, font }))
  // In English, or where a title is in two languages already, another English one says nothing.
  const bilingual = look.bilingual && language !== 'en' && language !== 'hi'
  return { ...plan, look: { ...look, font, gutter, bilingual, isCrowded: look.isCrowded && !isSpaced } }
}
