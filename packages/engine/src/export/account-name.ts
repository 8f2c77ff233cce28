import type { Account } from '../statement/statement.ts'

/**
 * `…1234`; with its place before it where the number alone does not tell the accounts of a statement apart.
 *
 * @param nameOfPlace the words for the first, second, third account
 */
export function accountName(
  accounts: readonly Pick<Account, 'number'>[],
  index: number,
  nameOfPlace: (place: number) => string = (place) => `Account ${place}`,
): string {
  const number = accounts[index]?.number ?? null
  if (number === null) return nameOfPlace(index + 1)
  const isUnique = accounts.filter((other) => other.number === number).length === 1
  return isUnique ? number : `${nameOfPlace(index + 1)}, ${number}`
}
