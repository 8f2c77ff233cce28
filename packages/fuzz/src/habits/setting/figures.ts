import { printDigits } from '../../convention/print-money.ts'

/** Prints an amount of minor units. */
export type Figure = (minor: number) => string

type Grouping = Pick<Parameters<typeof printDigits>[1], 'group' | 'decimal' | 'lakhs'>

/** The digits alone, whatever the sign. */
const bare =
  (group: Grouping['group'], decimal: Grouping['decimal'], lakhs = false, exponent: 0 | 2 | 3 = 2): Figure =>
  (minor) =>
    printDigits(Math.abs(minor), { group, decimal, lakhs, exponent })

export const commaPoint = bare(',', '.')
export const pointComma = bare('.', ',')
export const spaceComma = bare(' ', ',')
export const spacePoint = bare(' ', '.')
export const quotePoint = bare("'", '.')
export const quoteComma = bare("'", ',')
export const spaceWhole = bare(' ', ',', false, 0)
export const spaceCommaThree = bare(' ', ',', false, 3)
export const ungrouped = bare('', '.')
export const lakhs = bare(',', '.', true)
export const commaWhole = bare(',', '.', false, 0)
export const pointWhole = bare('.', ',', false, 0)
export const commaPointThree = bare(',', '.', false, 3)

/** The figure with something around it, one way for what is less than nothing, another for the rest: `'5 DR'`, `'5'`. */
export const around =
  (figure: Figure, negative: string, positive = '5'): Figure =>
  (minor) =>
    (minor < 0 ? negative : positive).replace('5', () => figure(minor))

export const minusBefore = (figure: Figure): Figure => around(figure, '-5')
export const minusAfter = (figure: Figure): Figure => around(figure, '5-')
