import type { LanguageCode } from '../language/languages.ts'

/**
 * What to draw: plain data, one field for each thing that varies between statements. Each value stands in
 * `draw-plan.ts` in an order that begins with the plainest, so that shrinking ends there.
 */
export type Plan = {
  readonly language: LanguageCode
  /** Which of a language's several words for one thing is printed. */
  readonly wording: number
  /** On a card the balance is what is owed. */
  readonly kind: 'deposit' | 'card'
  readonly titles: Titles
  readonly accounts: readonly AccountPlan[]
  readonly dates: DatePlan
  readonly money: MoneyPlan
  readonly signs: Signs
  readonly balances: BalancePlan
  readonly columns: ColumnPlan
  readonly rows: RowLayout
  readonly look: Look
  readonly around: Surroundings
  readonly tricks: Tricks
  readonly misprint: Misprint | null
}

/** `numbered` prints `Amount 1`, `Amount 2` over all money; `made-up` words that no bank uses. */
type Titles = 'known' | 'none' | 'made-up' | 'numbered'

export type AccountPlan = {
  readonly number: string
  /** Minor units, negative when overdrawn; on a card what is owed. */
  readonly opening: number
  /** ISO 4217, where it is another than the statement's. */
  readonly currency: string | null
  readonly rows: readonly RowPlan[]
}

export type RowPlan = {
  /** Days since the row before. */
  readonly gap: number
  /** Minor units, seldom zero. */
  readonly amount: number
  /** On a card: a payment or a refund. */
  readonly isCredit: boolean
  readonly words: readonly string[]
  readonly reference: string | null
  /** Printed as a negative amount in the column of the other direction. */
  readonly isReversal: boolean
  /** Days from the date to the value date. */
  readonly valueLag: number
}

export type DatePlan = {
  readonly style: DateStyle
  /** First day of the period. */
  readonly start: { readonly year: number; readonly month: number; readonly day: number }
  readonly printsPeriod: boolean
  /** In each row, in the first of a day, or on a line of its own above the rows of a day. */
  readonly shown: 'each-row' | 'once-a-day' | 'own-line'
  readonly newestFirst: boolean
}

/** By example: the third of April 2024, a Wednesday. */
export type DateStyle =
  | '03/04/2024'
  | '03.04.2024'
  | '03-04-2024'
  | '2024-04-03'
  | '2024/04/03'
  | '04/03/2024'
  | '03/04/24'
  | '03.04.24'
  | '04/03/24'
  | '3/4/2024'
  | '03 Apr 2024'
  | '3 April 2024'
  | '03-Apr-24'
  | '03-Apr-2024'
  | 'Apr 03, 2024'
  | '03APR2024'
  | 'Wed 03 Apr 2024'
  | '03/04'
  | '03.04.'
  | '03.04'
  | '04/03'
  | '03 Apr'
  | 'Apr 03'
  | '03APR'
  | 'APR03'
  | 'Wed 03 Apr'
  | '2024年4月3日'

export type MoneyPlan = {
  /** By example; `''` where thousands are not grouped. */
  readonly group: ',' | '.' | ' ' | '\u00a0' | '\u202f' | "'" | '’' | ''
  readonly decimal: '.' | ','
  readonly lakhs: boolean
  readonly exponent: 0 | 2 | 3
  /** ISO 4217. */
  readonly currency: string
  /** Where the currency's symbol or code stands at each amount of the table. */
  readonly symbol: 'none' | 'before' | 'before-apart' | 'after-apart'
  /** What stands in an empty cell of a money column. */
  readonly empty: '' | '-' | '0.00'
}

export type Signs =
  | { readonly kind: 'two-columns'; readonly creditFirst: boolean }
  | { readonly kind: 'signed'; readonly minus: Minus; readonly plus: boolean }
  | { readonly kind: 'suffix'; readonly debit: string; readonly credit: string; readonly apart: boolean }
  | { readonly kind: 'marker-column'; readonly markerFirst: boolean }
  /** The direction of an amount shows only in the balance. */
  | { readonly kind: 'by-balance' }
  /** Credits first, then debits, each under a title of its own. */
  | { readonly kind: 'sections'; readonly printsTotals: boolean }

export type Minus = '-5' | '5-' | '(5)' | '\u22125' | '- 5' | '5 -'

export type BalancePlan = {
  readonly printed: 'each-row' | 'once-a-day' | 'none'
  /** How less than nothing is printed. */
  readonly negative: Minus | 'DR' | 'OD'
  /** Whether credit balances carry `CR` where negative ones carry `DR`. */
  readonly marksCredit: boolean
  readonly opening: BalancePlace
  readonly closing: BalancePlace
}

/** Where a balance stands: as a row of the table, in a box above it, or nowhere. */
type BalancePlace = 'row' | 'box' | 'none'

export type ColumnPlan = {
  readonly order: 'date-first' | 'description-first' | 'date-last-text' | 'money-first'
  readonly valueDate: 'none' | 'after-date' | 'after-description'
  readonly serial: boolean
  readonly type: boolean
  readonly reference: 'none' | 'after-description' | 'before-description'
}

export type RowLayout = {
  /** The most characters in a line of the description. */
  readonly wrapAt: number
  /** A full line is broken within a word, not at a space. */
  readonly cutsWords: boolean
  /** On which line of a row with several the dates and amounts stand. */
  readonly anchor: 'first' | 'last' | 'middle' | 'date-first'
  readonly separation: 'none' | 'gap' | 'ruling' | 'zebra'
  readonly splitsOverPages: boolean
}

export type Align = 'left' | 'right' | 'centre'

export type Look = {
  readonly font: 'helvetica' | 'times' | 'courier' | 'noto' | 'gothic'
  /** Points. */
  readonly size: number
  /** Distance of baselines as a share of the size. */
  readonly leading: number
  readonly page: 'a4' | 'letter' | 'landscape'
  /** Lines of the table on a page, at most. */
  readonly linesPerPage: number
  readonly rulings: 'none' | 'under-titles' | 'columns' | 'grid'
  /** Least space between two columns, in points. */
  readonly gutter: number
  /** The longest description ends a hair before the next column. */
  readonly isCrowded: boolean
  /** Whether the table is as wide as the page: the description takes what is left. */
  readonly fillsPage: boolean
  readonly moneyAlign: Align
  readonly titleAlign: 'as-cells' | Align
  readonly titleBar: boolean
  readonly titlesOnEachPage: boolean
  readonly wrapsTitles: boolean
  readonly upperCaseTitles: boolean
  /** Each title in English, too. */
  readonly bilingual: boolean
  /** Points by which every second page is printed further to the right. */
  readonly shift: number
}

export type Surroundings = {
  readonly letterhead: 'none' | 'first-page' | 'each-page'
  readonly footer: boolean
  readonly namesCurrency: boolean
  readonly namesAccount: boolean
  readonly carriesForward: boolean
  readonly totals: boolean
  /** Opening and closing balance in a box: label beside value, above it, or with the sums of the movements. */
  readonly box: 'beside' | 'above' | 'with-sums'
  /** The name of each month above its rows. */
  readonly monthHeadings: boolean
  readonly dailyBalances: boolean
  /** What follows the last table. */
  readonly notes: 'none' | 'sentence' | 'rates'
  readonly accountsOnNewPage: boolean
}

export type Tricks = {
  readonly order: 'printed' | 'shuffled' | 'by-column'
  readonly spacing: 'words' | 'glyphs' | 'no-spaces'
  readonly turn: 'none' | 'page-90' | 'page-180' | 'page-270' | 'text-90' | 'text-270'
  readonly watermark: 'none' | 'pale-diagonal' | 'across' | 'margin'
  readonly fakeBold: boolean
  /** Figures in white, which nobody sees, beside some rows. */
  readonly whiteText: boolean
}

/** One figure printed wrong by `delta` minor units. */
export type Misprint = { readonly row: number; readonly what: 'amount' | 'balance'; readonly delta: number }
