import type { Minus, MoneyPlan } from '../plan/plan.ts'

/** As printed beside amounts. */
const SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  GBP: '£',
  USD: '$',
  INR: '₹',
  JPY: '¥',
  BRL: 'R$',
  SEK: 'kr',
  PLN: 'zł',
  CHF: 'CHF',
  KWD: 'KD',
}

/** These symbols mean one currency only. */
const UNAMBIGUOUS = ['€', '£', '₹', 'R$', 'zł', 'CHF']

export const symbolOf = ({ currency, symbol }: MoneyPlan): string =>
  symbol === 'none' ? '' : symbol === 'after-apart' ? currency : (SYMBOLS[currency] ?? currency)

/** Whether the symbol printed at the amounts names the currency. */
export const namesCurrency = (money: MoneyPlan): boolean =>
  money.symbol === 'after-apart' || UNAMBIGUOUS.includes(symbolOf(money))

/** Digits, grouped, with decimals; no sign, no symbol. */
export function printDigits(
  magnitude: number,
  { group, decimal, lakhs, exponent }: Pick<MoneyPlan, 'group' | 'decimal' | 'lakhs' | 'exponent'>,
): string {
  const digits = String(magnitude).padStart(exponent + 1, '0')
  const whole = exponent === 0 ? digits : digits.slice(0, -exponent)
  const grouped = whole.replace(lakhs ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g, group)
  return exponent === 0 ? grouped : grouped + decimal + digits.slice(-exponent)
}

/** An amount with the symbol of its currency, and whatever sign it carries. */
export function printMoney(magnitude: number, money: MoneyPlan, sign: Minus | '+5' | null = null): string {
  const symbol = symbolOf(money)
  const digits = printDigits(magnitude, money)
  const bare =
    money.symbol === 'before'
      ? symbol + digits
      : money.symbol === 'before-apart'
        ? `${symbol} ${digits}`
        : digits
  const signed = sign === null ? bare : sign.replace('5', () => bare)
  return money.symbol === 'after-apart' ? `${signed} ${symbol}` : signed
}

/** The form of the engine's output and of truth files. */
export function toDecimalString(minor: number, exponent: number): string {
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0')
  const sign = minor < 0 ? '-' : ''
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}
