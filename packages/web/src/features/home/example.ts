/** A part of `corpus/set/us-two-accounts.pdf`, as it is printed and as it is read. */
export type ExampleRow = {
  readonly printedDate: string
  readonly printed: readonly string[]
  readonly date: string
  readonly description: string
  readonly debit: string
  readonly balance: string
}

export const EXAMPLE: readonly ExampleRow[] = [
  {
    printedDate: '08/02',
    printed: ['Withdrawal Bill Pay STATE FARM RO 27'],
    date: '2 Aug 2024',
    description: 'Withdrawal Bill Pay STATE FARM RO 27',
    debit: '37.23',
    balance: '1,216.37',
  },
  {
    printedDate: '08/02',
    printed: ['POS Withdrawal COSTCO WHSE #0681399 PORTLAND', 'OR Card 7702 Trace 658860'],
    date: '2 Aug 2024',
    description: 'POS Withdrawal COSTCO WHSE #0681399 PORTLAND OR Card 7702 Trace 658860',
    debit: '87.73',
    balance: '1,128.64',
  },
  {
    printedDate: '08/02',
    printed: ['Draft 831 Tracer 814111734'],
    date: '2 Aug 2024',
    description: 'Draft 831 Tracer 814111734',
    debit: '83.34',
    balance: '1,045.30',
  },
  {
    printedDate: '08/05',
    printed: ['Withdrawal ACH ALLY AUTO FINANCE TYPE:', 'PAYMENT ID: 9833122002'],
    date: '5 Aug 2024',
    description: 'Withdrawal ACH ALLY AUTO FINANCE TYPE: PAYMENT ID: 9833122002',
    debit: '412.33',
    balance: '632.97',
  },
  {
    printedDate: '08/06',
    printed: ['Draft 827 Tracer 137342377'],
    date: '6 Aug 2024',
    description: 'Draft 827 Tracer 137342377',
    debit: '42.63',
    balance: '590.34',
  },
]

export const PRINTED = {
  account: 'SHARE DRAFT CHECKING - ID 0009',
  headings: ['Date', 'Transaction Description', 'Withdrawals', 'Balance'],
} as const

/** The row that is shown on both sides. */
export const HIGHLIGHTED = 1
