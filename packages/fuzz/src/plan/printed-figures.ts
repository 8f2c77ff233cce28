import type { Movement } from './book.ts'
import type { Plan } from './plan.ts'

/** The amount and the balance that a row prints, with the misprint if it is this row's. */
export function figuresOf(
  { misprint }: Plan,
  { row, balance }: Movement,
  account: number,
  i: number,
): { readonly amount: number; readonly balance: number } {
  const isWrong = misprint !== null && account === 0 && misprint.row === i
  return {
    amount: row.amount + (isWrong && misprint.what === 'amount' ? misprint.delta : 0),
    balance: balance + (isWrong && misprint.what === 'balance' ? misprint.delta : 0),
  }
}
