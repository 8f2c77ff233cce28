import { partsOf } from '../convention/day.ts'
import { hasYear, isNumeric } from '../convention/print-date.ts'
import { symbolOf } from '../convention/print-money.ts'
import { spaceOf } from '../convention/space-width.ts'
import { languageOf } from '../language/languages.ts'
import { datesOf } from './book.ts'
import type { Minus, Plan, RowPlan } from './plan.ts'

/** Takes back what would make a statement that nobody could read in one way only. */
type Rule = (plan: Plan) => Plan

/**
 * Makes a drawn plan honest: the fuzzer asks of the engine only what a careful human could read, in one way. Each
 * rule says what a human would need and gives it, or takes back what stands in the way.
 */
export const settlePlan: Rule = (plan) => RULES.reduce((settled, rule) => rule(settled), plan)

/** Japanese has no names of months, and its font no euro, rupee or typographic minus. */
const settleScript: Rule = (plan) => {
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

/** A card is told by its name, its direction by the sign beside payments. */
const settleCard: Rule = (plan) =>
  plan.kind === 'deposit'
    ? plan
    : {
        ...plan,
        titles: 'known',
        accounts: plan.accounts.slice(0, 1),
        around: {
          ...plan.around,
          letterhead: plan.around.letterhead === 'none' ? 'first-page' : plan.around.letterhead,
        },
        signs:
          plan.signs.kind === 'signed'
            ? { ...plan.signs, plus: false }
            : { kind: 'suffix', debit: '', credit: 'CR', apart: true },
        balances: {
          ...plan.balances,
          negative:
            plan.balances.negative === 'DR' || plan.balances.negative === 'OD'
              ? '-5'
              : plan.balances.negative,
          marksCredit: false,
        },
      }

/** Two accounts are parted by their numbers and their balances. */
const settleAccounts: Rule = (plan) => {
  const isEmpty = plan.accounts.some(({ rows }) => rows.length === 0)
  const isDouble = plan.accounts.length > 1
  if (!isEmpty && !isDouble) return plan
  const { balances } = plan
  return {
    ...plan,
    // Without rows there are no columns of figures to read: the words must do.
    titles: 'known',
    accounts: plan.accounts.map((account, i) => ({ ...account, number: withLastDigit(account.number, i) })),
    around: { ...plan.around, namesAccount: plan.around.namesAccount || isDouble },
    balances: {
      ...balances,
      opening: isEmpty || balances.opening === 'none' ? 'box' : balances.opening,
      closing: isEmpty ? 'box' : balances.closing,
    },
  }
}

/** A row without money is no credit. */
const settleMovements: Rule = (plan) =>
  mapRows(plan, (row) => ({ ...row, isCredit: row.isCredit && row.amount > 0 }))

/**
 * A minus in a column of debits says that a debit is taken back, or that all debits are printed so: only the balance
 * tells which.
 */
const settleReversals: Rule = (plan) => {
  const { signs, balances, titles, kind } = plan
  const isTold = balances.printed === 'each-row' && balances.opening !== 'none' && titles === 'known'
  const canReverse = signs.kind === 'two-columns' && kind === 'deposit' && isTold
  return mapRows(plan, (row) => ({ ...row, isReversal: row.isReversal && row.amount > 0 && canReverse }))
}

const mapRows = (plan: Plan, change: (row: RowPlan) => RowPlan): Plan => ({
  ...plan,
  accounts: plan.accounts.map((account) => ({ ...account, rows: account.rows.map(change) })),
})

const withLastDigit = (number: string, digit: number): string => number.slice(0, -1) + String(digit)

/** Decimals other than two are told by the currency; a grouping sign is not the decimal sign. */
const settleMoney: Rule = (plan) => {
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

/** Directions that are not printed must follow from the balances; a currency's code and a suffix are two words. */
const settleSigns: Rule = (plan) => {
  const { signs, balances, accounts } = plan
  const opening = balances.opening === 'none' ? 'box' : balances.opening
  if (signs.kind === 'by-balance') return { ...plan, balances: { ...balances, printed: 'each-row', opening } }
  if (signs.kind === 'sections') {
    return {
      ...plan,
      titles: 'known',
      dates: { ...plan.dates, newestFirst: false },
      around: { ...plan.around, carriesForward: false, totals: false },
      balances: {
        ...balances,
        printed: 'none',
        opening: balances.opening === 'none' ? 'none' : 'box',
        closing: balances.closing === 'none' ? 'none' : 'box',
      },
    }
  }
  if (signs.kind === 'suffix' && !signs.apart && plan.money.symbol === 'after-apart') {
    return settleSigns({ ...plan, signs: { ...signs, apart: true } })
  }
  // A single column where every amount is bare says nothing of its direction by itself.
  const bareIsCredit =
    signs.kind === 'signed'
      ? plan.kind === 'deposit' && !signs.plus
      : signs.kind === 'suffix' && signs.credit === ''
  const bareIsDebit =
    signs.kind === 'signed' ? plan.kind === 'card' : signs.kind === 'suffix' && signs.debit === ''
  const isBare = accounts.every(({ rows }) =>
    rows.every(({ isCredit }) => (isCredit ? bareIsCredit : bareIsDebit)),
  )
  return isBare ? { ...plan, balances: { ...balances, printed: 'each-row', opening } } : plan
}

/** Without titles, the numbers must say which column is what: enough rows of both directions, and their balances. */
const settleTitles: Rule = (plan) => {
  if (plan.titles === 'known') return plan
  const [account] = plan.accounts
  const moving = account?.rows.filter(({ amount }) => amount > 0) ?? []
  const credits = moving.filter(({ isCredit }) => isCredit).length
  const debits = moving.length - credits
  const isTelling = plan.accounts.length === 1 && credits >= 2 && debits >= 2
  if (!isTelling) return { ...plan, titles: 'known' }
  return {
    ...plan,
    // Text columns without titles are one text; nothing tells a value date from a date, or a cheque number from a code.
    columns: { ...plan.columns, reference: 'none', type: false, serial: false, valueDate: 'none' },
    balances: {
      ...plan.balances,
      printed: 'each-row',
      opening: plan.balances.opening === 'none' ? 'box' : plan.balances.opening,
    },
    around: { ...plan.around, totals: false, dailyBalances: false },
  }
}

/** The order of day and month and the year must show somewhere. */
const settleDates: Rule = (plan) => {
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

/** Lines above the amount belong to it only where something parts the rows. */
const settleRows: Rule = (plan) => {
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
const settleSurroundings: Rule = (plan) => {
  const { balances, dates, signs, around } = plan
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
    },
  }
}

/** Fonts that hold every character, and gutters wider than the space between two words. */
const settleLook: Rule = (plan) => {
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
  return { ...plan, look: { ...look, font, gutter, isCrowded: look.isCrowded && !isSpaced } }
}

/** A misprint shows only where the other figures settle the reading without it. */
const settleMisprint: Rule = (plan) => {
  const { misprint, signs, accounts, balances } = plan
  const [account] = accounts
  const rows = account?.rows.length ?? 0
  const isSettled =
    plan.kind === 'deposit' &&
    plan.titles === 'known' &&
    accounts.length === 1 &&
    rows >= 4 &&
    signs.kind !== 'by-balance' &&
    balances.printed === 'each-row' &&
    balances.opening !== 'none'
  if (misprint === null || !isSettled) return { ...plan, misprint: null }
  return { ...plan, misprint: { ...misprint, row: misprint.row % rows } }
}

const RULES: readonly Rule[] = [
  settleCard,
  settleAccounts,
  settleTitles,
  settleMovements,
  settleMoney,
  settleScript,
  settleSigns,
  settleReversals,
  settleDates,
  settleSurroundings,
  settleRows,
  settleLook,
  settleMisprint,
]
