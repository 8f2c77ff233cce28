import { partsOf } from '../../convention/day.ts'
import { hasYear, isNumeric } from '../../convention/print-date.ts'
import { symbolOf } from '../../convention/print-money.ts'
import { languageOf } from '../../language/languages.ts'
import { datesOf } from '../book.ts'
import type { Minus } from '../plan.ts'
import type { Rule } from './rule.ts'

/** Decimals other than two are told by the currency; a grouping sign is not the decimal sign. */
export const settleMoney: Rule = (plan) => {
  const { money } = plan
  const exponent = plan.titles === 'known' ? money.exponent : 2
  const lakhs = money.lakhs && exponent === 2
  const decimal = lakhs ? '.' : money.decimal
  const group = lakhs ? ',' : money.group === decimal ? '' : money.group
  const currency = lakhs
    ? 'INR'
    : exponent === 0
      ? 'JPY'
      : exponent === 3
        ? 'KWD'
        : ['JPY', 'KWD'].includes(money.currency)
          ? 'EUR'
          : money.currency
  return {
    ...plan,
    // Another currency must have as many decimals, and be named beside its account.
    accounts: plan.accounts.map((account, i) => ({
      ...account,
      currency: i > 0 && exponent === 2 && !lakhs && account.currency !== currency ? account.currency : null,
    })),
    money: {
      ...money,
      exponent,
      lakhs,
      decimal,
      group,
      currency,
      empty: plan.signs.kind === 'two-columns' ? money.empty : '',
    },
    around: { ...plan.around, namesCurrency: plan.around.namesCurrency || exponent !== 2 },
  }
}

/** Japanese has no names of months, and its font no euro, rupee or typographic minus. */
export const settleScript: Rule = (plan) => {
  if (languageOf(plan.language).script !== 'japanese') return plan
  const { dates, money, signs, balances } = plan
  const plainMinus = (minus: Minus): Minus => (minus === '\u22125' ? '-5' : minus)
  return {
    ...plan,
    dates: { ...dates, style: /[A-Za-z]/.test(dates.style) ? '2024年4月3日' : dates.style },
    money: {
      ...money,
      group: money.group === '\u202f' ? ' ' : money.group,
      symbol: /[€₹]/.test(symbolOf(money)) ? 'none' : money.symbol,
    },
    signs: signs.kind === 'signed' ? { ...signs, minus: plainMinus(signs.minus) } : signs,
    balances: {
      ...balances,
      negative:
        balances.negative === 'DR' || balances.negative === 'OD'
          ? balances.negative
          : plainMinus(balances.negative),
    },
  }
}

/** The order of day and month and the year must show somewhere. */
export const settleDates: Rule = (plan) => {
  const { dates, rows } = plan
  const all = plan.accounts.flatMap((account) => datesOf(plan, account))
  const showsOrder = !isNumeric(dates.style) || all.some((date) => partsOf(date).day > 12)
  // `03.04` in a document of decimal points is a date only to those who guess.
  const style = dates.style === '03.04' && plan.money.decimal === '.' ? '03.04.' : dates.style
  // Rows without a date begin somewhere: at their first line, or where a gap or a ruling parts them.
  const canGroup =
    plan.columns.order === 'date-first' &&
    rows.anchor !== 'date-first' &&
    (rows.anchor === 'first' || rows.separation !== 'none')
  // A day on a line of its own is for readers who know the columns; it leaves no place for a second date.
  const canHead = canGroup && plan.titles === 'known' && plan.columns.valueDate === 'none'
  const shown = (dates.shown === 'own-line' ? canHead : canGroup) ? dates.shown : 'each-row'
  return {
    ...plan,
    dates: {
      ...dates,
      style,
      shown,
      printsPeriod: dates.printsPeriod || !hasYear(style) || !showsOrder,
      // On a single day nothing shows that the newest row stands first.
      newestFirst:
        dates.newestFirst && plan.accounts.every((account) => new Set(datesOf(plan, account)).size > 1),
    },
  }
}
