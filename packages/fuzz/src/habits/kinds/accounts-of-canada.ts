import { addDays } from '../../convention/day.ts'
import { balance, balanceOnce, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BILINGUAL_CANADIAN, CANADIAN_LINE } from '../texts/lined-american.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const

/** Codes of movements with what they mean, in French and in English. */
const CODES = ['AD', 'VI', 'RG', 'PF', 'FM', 'DD', 'DM'] as const
const codeOf = (text: string) =>
  CODES[
    ['Achat', 'Virement', 'Retrait', 'Paiement', 'Frais', 'Dépôt d'].findIndex((word) =>
      text.startsWith(word),
    )
  ] ?? 'DM'

/** An account in two tongues and a line of credit of Canada, as they are remembered. */
export const CANADIAN_ACCOUNTS: Readonly<Record<string, PlainHabit>> = {
  'codes-explained-in-two-tongues-below-and-the-balance-of-the-day-under-paired-titles': {
    paper: { page: 'letter', size: 8, bottom: 720 },
    book: { texts: BILINGUAL_CANADIAN, ...rich, rows: [12, 36] },
    says: { currency: 'CAD' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Relevé de compte / Account statement', HEADING).put(560, '1/3', RIGHT).down(18)
      paper
        .put(40, 'MME CLAIRE EXEMPLE')
        .put(330, `Folio / Account: ${number.slice(-7)}`)
        .down()
      paper.put(40, '12 RUE DES ERABLES').put(330, 'Devise / Currency: CAD').down()
      paper.put(40, 'GATINEAU QC  J8X 1A1').put(330, `Du / From ${on(start, '2024-04-03')}`)
      paper.put(430, `au / to ${on(end, '2024-04-03')}`).down(20)
      printGrid(
        paper,
        [40, [310]],
        [
          ['Solde précédent / Previous balance', spaceComma(opening)],
          ['Total des crédits / Total credits', `+ ${spaceComma(moneyIn)}`],
          ['Total des débits / Total debits', `- ${spaceComma(moneyOut)}`],
          ['Nouveau solde / New balance', spaceComma(closing)],
        ],
      ).down(14)
    },
    again: ({ paper }) => paper.put(560, `${paper.page}/3`, RIGHT).down(16),
    columns: [
      day('Date', 40, '2024-04-03'),
      kind('Code', 100, codeOf),
      lined('Description', 135, 200),
      debit(['Débit', 'Debit'], 400, spaceComma),
      credit(['Crédit', 'Credit'], 475, spaceComma),
      balanceOnce(['Solde', 'Balance'], 560, spaceComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '2024-04-03'))
        .put(135, 'Solde reporté / Balance forward')
        .put(560, spaceComma(opening), RIGHT)
        .down(14),
    closes: ({ paper }) => {
      paper.need(80).down(8).put(40, 'Codes', BOLD).down(12)
      printGrid(
        paper,
        [40, 65, 300, 325],
        [
          ['AD', 'Achat par débit / Debit purchase', 'FM', 'Frais mensuels / Monthly fee'],
          ['VI', 'Virement Interac / Interac transfer', 'DD', 'Dépôt direct / Direct deposit'],
          ['RG', 'Retrait au guichet / ABM withdrawal', 'PF', 'Paiement de facture / Bill payment'],
          ['DM', 'Dépôt mobile / Mobile deposit', '', ''],
        ],
        SMALL,
      )
    },
  },
  'payments-before-advances-and-what-is-owed-above-rates-by-day-of-a-line-of-credit': {
    paper: { page: 'letter', size: 8 },
    book: { texts: CANADIAN_LINE, rows: [6, 22], opening: [-4_000_000, -2_000_000] },
    says: { isOwed: true, period: 'none' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'Personal Line of Credit', HEADING).put(330, 'Statement of Account', BOLD).down(20)
      paper.put(40, 'MR SAM EXAMPLE').put(330, 'Account number').put(560, number.slice(-12), RIGHT).down()
      paper.put(40, '300-88 BAY ST').put(330, 'Credit limit').put(560, '$60,000.00', RIGHT).down()
      paper.put(40, 'TORONTO ON  M5J 2N8').put(330, 'Minimum payment').put(560, '$212.75', RIGHT).down()
      paper
        .put(330, 'Payment due')
        .put(560, on(addDays(end, 21), 'Apr 3, 2024'), RIGHT)
        .down(20)
      printGrid(
        paper,
        [40, [330]],
        [
          [`Balance owing on ${on(addDays(start, -1), 'April 3, 2024')}`, `$${commaPoint(opening)}`],
          [`Balance owing on ${on(end, 'April 3, 2024')}`, `$${commaPoint(closing)}`],
        ],
      ).down(16)
    },
    columns: [
      day('Date', 40, 'Apr 3'),
      lined('Transaction', 90, 220),
      credit('Payments ($)', 390, commaPoint),
      debit('Advances and interest ($)', 490, commaPoint),
      balance(['Balance', 'owing ($)'], 560, around(commaPoint, '5', '-5')),
    ],
    closes: ({ paper, book: { start, end, moneyIn, moneyOut } }) => {
      paper.need(110).rule(330, 560, -9).put(90, 'Totals', BOLD).put(390, commaPoint(moneyIn), RIGHT_BOLD)
      paper.put(490, commaPoint(moneyOut), RIGHT_BOLD).down(24)
      paper.put(40, 'Annual interest rates', BOLD).down(14)
      printGrid(
        paper,
        [40, 130, [300]],
        [
          ['From', 'To', 'Rate'],
          [on(start, 'Apr 3, 2024'), on(addDays(start, 9), 'Apr 3, 2024'), '9.450%'],
          [on(addDays(start, 10), 'Apr 3, 2024'), on(end, 'Apr 3, 2024'), '9.200%'],
        ],
      ).down(6)
      paper.put(40, 'At the current balance it would take about 17 years and 2 months to repay.', SMALL)
    },
  },
}
