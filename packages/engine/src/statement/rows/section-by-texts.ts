import { directionOfBeginning, directionOfTrade, saysPaidBack } from '../../vocabulary/direction-in-text.ts'
import type { Direction } from '../../vocabulary/language.ts'
import type { SectionedRow } from '../ledger.ts'

/** At least this share of the rows must begin so: the text of a fee or of interest does not name a person. */
const MOST = 0.9
/** Of the rows of a broker, fewer may be trades. */
const SOME = 0.2
/** At most this share of a card's rows pay back. */
const FEW = 0.5

/**
 * `Paid to ACME`, `Received from BOB`: in lists of payments by telephone only the texts say which way money went. Where
 * each row prints its amounts without any sign, mark or section, and both beginnings occur, they divide the rows as the
 * titles of sections would. So do words for buying and selling, whatever the other rows print: `Dividend`,
 * `Fee  -1.00`. And so do words for what is paid back, where a card prints purchases and payments alike.
 */
export function sectionByTexts(rows: readonly SectionedRow[], isCard = false): readonly SectionedRow[] {
  const transactions = rows.filter(({ row }) => row.kind === null)
  const divideBy = (
    directionOf: (text: string) => Direction | null,
    of: (said: readonly SectionedRow[]) => readonly SectionedRow[],
    share: number,
  ) => {
    const directions = new Map(transactions.map((row) => [row, directionOf(row.row.description)]))
    const said = transactions.filter((row) => directions.get(row) != null)
    const isDivided =
      new Set(said.map((row) => directions.get(row))).size > 1 &&
      said.length >= share * transactions.length &&
      of(said).every(isPlain)
    return isDivided ? rows.map((row) => ({ ...row, section: directions.get(row) ?? row.section })) : null
  }
  return (
    divideBy(directionOfBeginning, () => transactions, MOST) ??
    divideBy(directionOfTrade, (trades) => trades, SOME) ??
    (isCard && transactions.filter(paysBack).length <= FEW * transactions.length
      ? divideBy(
          (text) => (saysPaidBack(text) ? 'credit' : 'debit'),
          () => transactions,
          MOST,
        )
      : null) ??
    rows
  )
}

const paysBack = ({ row }: SectionedRow): boolean => saysPaidBack(row.description)

/** Whether a row prints an amount, and nothing that says its direction. */
const isPlain = ({ section, row: { marker, money } }: SectionedRow): boolean =>
  section === null &&
  marker === null &&
  money.some((amount) => amount !== null) &&
  money.every(
    (amount) => amount === null || (!amount.isNegative && !amount.hasPlus && amount.marker === null),
  )
