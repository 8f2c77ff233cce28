import { type MoneyConvention, parseMoney } from './parse-money.ts'

const DECIMALS = ['.', ','] as const

/** Whether a text is an amount with its currency, in hundredths, where the document prints none: `25.80 GBP` beside yen. */
export const isForeignAmount = (text: string, { exponent }: MoneyConvention): boolean =>
  exponent === 0 && DECIMALS.some((decimal) => parseMoney(text, { decimal, exponent: 2 })?.currency)
