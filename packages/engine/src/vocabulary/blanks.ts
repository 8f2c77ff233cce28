/** What is printed for "nothing" in a cell: dashes, dots, "nil". */
const BLANK = /^([-\u2010-\u2015\u2212.*~_]+|nil|n\/?a|none)$/i

export const isBlankMark = (text: string): boolean => BLANK.test(text.replace(/\s+/g, ''))
