/** Words and letters printed at an amount or in a column of their own that say its direction. */
const MARKERS: Readonly<Record<'debit' | 'credit', readonly string[]>> = {
  // English; German Soll; Dutch; Italian, Spanish and Portuguese debe, débito; French débit; overdrawn.
  debit: ['DR', 'D', 'S', 'OD', 'DB', 'DEBIT', 'AF', 'DEBE', 'DEBITO', 'SOLL', 'WITHDRAWAL', 'OUT'],
  credit: ['CR', 'C', 'H', 'K', 'CREDIT', 'BIJ', 'HABER', 'CREDITO', 'HABEN', 'DEPOSIT', 'IN'],
}

/** Those that are printed attached to an amount, as a part of a regular expression. */
export const markerPattern = '(?:DR|CR|DB|OD|D|C|S|H)\\.?'

/** @returns the direction that a marker names, null for any other text */
export function directionOf(text: string): 'debit' | 'credit' | null {
  if (text === '') return null
  const marker = text
    .toUpperCase()
    .normalize('NFD')
    .replace(/[^A-Z]/g, '')
  if (MARKERS.debit.includes(marker)) return 'debit'
  return MARKERS.credit.includes(marker) ? 'credit' : null
}
