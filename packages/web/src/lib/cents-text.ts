/** What a plan costs, such as `$10` or `$12.50`: cents of US dollars, which never pass through a fraction. */
export function centsText(cents: number): string {
  const [dollars, rest] = [Math.trunc(cents / 100), cents % 100]
  return rest === 0 ? `$${dollars}` : `$${dollars}.${String(rest).padStart(2, '0')}`
}
