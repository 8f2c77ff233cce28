/** The longest side that a page may have, in points (PDF 1.7, annex C.2). */
export const MAX_PAGE_SIDE = 14_400
