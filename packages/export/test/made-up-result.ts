import type { Exported, ExportedAccount, ExportedRow } from '../src/index.ts'

/** A bank account and a card, with all that is hard to carry: zeros in front, quotes, accents, formulas, equal rows. */
const ACCOUNTS: readonly ExportedAccount[] = [
  {
    number: '…4471',
    currency: 'EUR',
    openingBalance: '1000.00',
    closingBalance: '2934.55',
    period: { start: '2024-04-01', end: '2024-04-30' },
    owed: false,
    check: 'proved',
  },
  {
    number: '…9003',
    currency: 'EUR',
    openingBalance: '0.00',
    closingBalance: '120.50',
    period: { start: null, end: null },
    owed: true,
    check: 'proved',
  },
]

const row = (more: Partial<ExportedRow>): ExportedRow => ({
  date: '2024-04-02',
  valueDate: null,
  description: '',
  reference: null,
  debit: null,
  credit: null,
  balance: null,
  account: 0,
  page: 1,
  check: 'proved',
  witness: 'balance',
  doubts: [],
  isEdited: false,
  ...more,
})

const ROWS: readonly ExportedRow[] = [
  row({
    description: 'Miete & "Strom" Müller GmbH',
    reference: '0000000944855179',
    debit: '750.00',
    balance: '250.00',
  }),
  row({
    date: '2024-04-03',
    valueDate: '2024-04-04',
    description: '=SUM(A1) Gehalt',
    credit: '2700.05',
    balance: '2950.05',
  }),
  row({ date: '2024-04-05', description: 'Kaffee; Bar', debit: '3.50', balance: '2946.55' }),
  row({ date: '2024-04-05', description: 'Kaffee; Bar', debit: '3.50', balance: '2943.05', isEdited: true }),
  row({
    date: '2024-04-30',
    description:
      'Eine lange Beschreibung, die über eine einzige Zeile von zweiunddreißig oder fünfundsechzig Zeichen geht',
    debit: '8.50',
    balance: '2934.55',
    page: 2,
    check: 'unproved',
    witness: 'none',
    doubts: ['no-witness'],
  }),
  row({ account: 1, date: '2024-04-07', description: 'BOOKS', debit: '150.50', witness: 'sum' }),
  row({ account: 1, date: '2024-04-09', description: 'REFUND', credit: '30.00', witness: 'sum' }),
]

export const RESULT: Exported = {
  headers: ['Date', 'Value Date', 'Transaction Reference', 'Ref No./Chq No.', 'Debit', 'Credit', 'Balance'],
  data: ROWS.map((one) =>
    [one.date, one.valueDate, one.description, one.reference, one.debit, one.credit, one.balance].map(
      (text) => text ?? '',
    ),
  ),
  rows: ROWS,
  accounts: ACCOUNTS,
}

/** What every reader must see, account by account: date, signed amount. */
export const BOOKED: readonly (readonly (readonly [date: string, amount: number])[])[] = [
  [
    ['2024-04-02', -750],
    ['2024-04-03', 2700.05],
    ['2024-04-05', -3.5],
    ['2024-04-05', -3.5],
    ['2024-04-30', -8.5],
  ],
  [
    ['2024-04-07', -150.5],
    ['2024-04-09', 30],
  ],
]
