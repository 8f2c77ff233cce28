/** The first and last of the forms that are as wide as a Chinese character (Unicode, Halfwidth and Fullwidth Forms). */
export const WIDE_FORMS = [0xff01, 0xffee] as const

/** A number, an amount or a date, or the sign of a currency alone. */
const FIGURES = /^(?=.*\d)[\d.,:/+\-()*%¥$£₩円元年月日]+$|^[¥$£₩]$/

/**
 * A word whose figures and signs are as wide as Chinese characters, as it is printed otherwise: `２０２４／０３／１７` is
 * `2024/03/17`, `￥1,200` is `¥1,200`. Texts stay as they are.
 */
export function narrowFigures(text: string): string {
  const narrow = text.normalize('NFKC')
  return FIGURES.test(narrow) ? narrow : text
}
