/**
 * What a column holds. `charge` is money that moves no balance, a `figure` is not money of the account (points,
 * pieces, prices); `serial` counts the rows.
 */
export type ColumnRole =
  | 'date'
  | 'valueDate'
  | 'description'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'balance'
  | 'marker'
  | 'charge'
  | 'serial'
  | 'figure'

/** What a row that is no transaction says, by the first words of its text. */
export type RowKind = 'opening' | 'closing' | 'forward' | 'total'

export type Direction = 'debit' | 'credit'

/** Words and phrases by what they mean, parted by bars. */
export type Phrases<Meaning extends string> = Readonly<Partial<Record<Meaning, string>>>

type Compounds = { readonly first: string; readonly last: Phrases<ColumnRole> }

/**
 * The words of one language that statements print. Case, accents and punctuation do not matter. A phrase is found
 * among other words; one with `=` before it says so little that it must stand alone, or before a date or a number.
 */
export type Language = {
  /** January first; several lists where names change with their place in a date. The first three letters are enough. */
  readonly months?: readonly string[]
  /** Abbreviations of the twelve that are no beginnings of their names, as they are printed. */
  readonly shortMonths?: string
  /** From two letters on, any beginning of these names is an abbreviation; others may be listed, too. */
  readonly weekdays?: string
  /** Titles of columns. */
  readonly titles: Phrases<ColumnRole>
  /**
   * Titles in one word of two parts, `Buchungsdatum`: what may stand first, and what each role ends in. Characters that
   * are printed without spaces are parts, too.
   */
  readonly compounds?: readonly Compounds[]
  /** The endings of a noun in the possessive form, as in `Tranzakció dátuma`; without accents. */
  readonly possessive?: string
  /** Words for a day with which titles begin or end. */
  readonly dayFirst?: string
  readonly dayLast?: string
  /** Titles of columns of dates that say which day is meant. */
  readonly days?: Phrases<'transaction' | 'effective' | 'posting' | 'available'>
  /** Titles of columns that hold the parts of a date, in order: `day month year`. */
  readonly dateParts?: string
  /** How rows begin that are no transactions. */
  readonly rows?: Phrases<RowKind>
  /** Words for the statement before this one: a closing balance of that one opens this one. */
  readonly earlier?: string
  /** Which balance is meant, between the words of a name: `opening ledger balance`. */
  readonly balanceKinds?: string
  /** Titles of sections that say which way the money in them goes. */
  readonly sections?: Phrases<Direction>
  /** Titles of lists of what is not booked yet. */
  readonly pending?: string
  /**
   * What banks and issuers write about their own movements, in every kind of statement: fees go out, thanks are for
   * money that came in. Beside a word of `back` it says nothing.
   */
  readonly bankTexts?: Phrases<Direction | 'back'>
  /** How the text of a row begins that names the other side, where nothing else says the direction: `Paid to`. */
  readonly beginnings?: Phrases<Direction>
  /** The words for buying and selling that begin or end the text of a trade, or fill a column of their own. */
  readonly trades?: Phrases<Direction>
  /** The kinds of vouchers in the ledgers of firms, for money that goes out or comes in. */
  readonly vouchers?: Phrases<Direction>
  /** Printed at an amount, or in a column of their own. */
  readonly markers?: Phrases<Direction>
  /** What stands before the number of the account. */
  readonly account?: string
  /** A kind of account, behind which its number is printed masked: `Checking (...1234)`. */
  readonly accountKind?: string
  /** What may stand between that word and the number. */
  readonly number?: string
  /** What stands before other numbers beside it: those of branches, banks and statements. */
  readonly otherNumber?: string
  /** What stands before the currency of the account. */
  readonly currency?: string
  /** What stands between the two dates of a period. */
  readonly until?: string
  /** What stands before the first day of a period, and before its last, where each has a name of its own. */
  readonly firstDay?: string
  readonly lastDay?: string
  /** What stands before the day that a statement is drawn up for. */
  readonly closingDay?: string
  /** What the heading of a card's statement holds; the words may go on. */
  readonly cardTitle?: string
  /** Cards that are not credit cards, though their names may hold the same words. */
  readonly debitCard?: string
  /** Titles of columns that say something else where money is owed: what is paid there is a credit. */
  readonly owedTitles?: Phrases<Direction>
  /** What goes both ways, and stands in the title of a section beside what goes one way: `Payments and adjustments`. */
  readonly eitherWay?: string
  /** What is added to what is owed, and never paid out of it: with it the names of sections and sums begin. */
  readonly interest?: string
  /** What a payment takes from a debt, beside its interest. */
  readonly repaid?: string
  /** What stands before the name of a part, beside the whole: `of which interest`. */
  readonly ofWhich?: string
  /** Titles of columns that hold what a card charges this time, beside the whole price of a purchase. */
  readonly billed?: string
  /** Titles of columns that hold what is owed: they name balances. */
  readonly owedBalance?: string
  /** Titles of columns that hold how far a vehicle has run: cards for fuel print them. */
  readonly odometer?: string
  /** Titles of columns that hold where a card was used. */
  readonly merchant?: string
  /** What is printed on statements of cards, and hardly on any other. */
  readonly card?: string
  /** Accounts from which money is lent, as headings call them. */
  readonly loan?: string
  /** Accounts that are held, as headings call them. */
  readonly heldAccount?: string
  /** How much may be owed: printed on statements of cards, and on those of accounts that may be overdrawn. */
  readonly creditLimit?: string
  /** What a holder collects by paying: it has its own balance and is not money of the account. */
  readonly rewards?: string
  /** What says that a sum is that of the year so far. */
  readonly ofYear?: string
  /** What says that no row follows: the end of the statement, or the title of its summary. */
  readonly end?: string
  /** What says that a page goes on with another, or from it: `Continued on next page`. */
  readonly pageTurn?: string
  /** Words that may stand before the name of a row: `your`. */
  readonly articles?: string
}
