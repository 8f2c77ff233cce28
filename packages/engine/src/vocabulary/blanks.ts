/** What is printed for "nothing" in a cell: dashes, dots, "nil", the apostrophe that makes a spreadsheet keep a text. */
const BLANK = /^\s*(?:(?:[-\u2010-\u2015\u2212\uff0d.*~_'\u2019]\s*)+|\/|nil|n\s*\/?\s*a|none|blank)\s*$/i

/** Words for a balance of nothing: `SOLDE NUL`. */
const NOTHING = /^(?:nil|nul|null|nulle|nullo|nulo|zero|z\u00e9ro|cero)$/i

/** Whether a word stands in the place of a figure that is zero. */
export const isNothing = (text: string): boolean => NOTHING.test(text)

export const isBlankMark = (text: string): boolean => BLANK.test(text)

/** One or two signs or letters without a number: a tick, or the sign of a footnote, but no share. */
export const isMark = (text: string): boolean => /^[^\d%‰]{1,2}$/.test(text)
