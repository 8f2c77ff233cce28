/** What is printed for "nothing" in a cell: dashes, dots, "nil". */
const BLANK = /^([-\u2010-\u2015\u2212.*~_]+|nil|n\/?a|none|blank)$/i

export const isBlankMark = (text: string): boolean => BLANK.test(text.replace(/\s+/g, ''))

/** One or two signs or letters without a number: a tick, or the sign of a footnote, but no share. */
export const isMark = (text: string): boolean => /^[^\d%‰]{1,2}$/.test(text)
