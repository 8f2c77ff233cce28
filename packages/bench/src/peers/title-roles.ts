/** What a column of a statement holds. */
export type TitleRole =
  | 'date'
  | 'valueDate'
  | 'description'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'direction'
  | 'balance'
  | 'ignored'

const ROLES: readonly (readonly [TitleRole, RegExp])[] = [
  ['ignored', /^s\.? ?no|accrued/],
  ['balance', /balance|saldo|solde/],
  ['direction', /^dr\/cr$|^af bij$/],
  ['description', /transaction reference/],
  ['reference', /\bref|chq|cheque|dcto/],
  ['date', /date|datum|^data$|\btag$|valeur|valuta|^wert$|\bdt$/],
  ['debit', /withdraw|paid out|out$|debit|lastschrift/],
  ['credit', /deposit|paid in|£in$|credit|gutschrift/],
  ['amount', /amount|betrag|bedrag/],
]

/** Lower case, without accents and doubled spaces: how titles are compared. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()

/** The roles of the printed titles, as a person who sees the statement would name them. */
export function rolesOf(titles: readonly string[]): TitleRole[] {
  let dates = 0
  return titles.map((title) => {
    const role = ROLES.find(([, pattern]) => pattern.test(plain(title)))?.[0] ?? 'description'
    return role === 'date' && dates++ > 0 ? 'valueDate' : role
  })
}
