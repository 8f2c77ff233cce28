/** An amount of money for people, such as `$10.00`: of minor units, which never pass through a fraction. */
export function minorText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
  return format.format(`${amount < 0 ? '-' : ''}${text}` as `${number}`)
}
