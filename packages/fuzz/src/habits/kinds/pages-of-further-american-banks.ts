import { amount, balance, balanceOnce, credit, day, dayOnce, debit, text } from '../setting/columns.ts'
import { around, commaPoint, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN, BROKERAGE } from '../texts/american-and-british.ts'
import { FRENCH } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const letter = { page: 'letter', size: 8, bottom: 730 } as const
const dollars = around(commaPoint, '-$5', '$5')
const isCredit = ({ amount: own }: { readonly amount: number }) => own > 0

/** Whole pages of a bank, a broker and an app of the United States, and of a union of Canada. */
export const FURTHER_AMERICAN_PAGES: Readonly<Record<string, PlainHabit>> = {
  'check-numbers-before-texts-totals-a-fee-to-avoid-and-checks-again': {
    paper: letter,
    book: { texts: AMERICAN, ...rich, rows: [20, 50] },
    says: { currency: 'USD', period: 'none' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Example Everyday Checking', HEADING).down(16)
      paper.put(40, `${on(end, 'April 3, 2024')}   Page 1 of 4`).down(20)
      paper
        .put(40, 'Statement period activity summary', BOLD)
        .put(340, `Account number: ${number.slice(-10)}`)
        .down(14)
      printGrid(
        paper,
        [40, [290], 340],
        [
          [`Beginning balance on ${on(start, '4/3')}`, dollars(opening), 'JOHN Q SAMPLE'],
          ['Deposits/Additions', commaPoint(moneyIn), 'Washington account terms and conditions apply'],
          ['Withdrawals/Subtractions', `- ${commaPoint(moneyOut)}`, 'For Direct Deposit use'],
          [`Ending balance on ${on(end, '4/3')}`, dollars(closing), 'Routing Number (RTN): 125008547'],
        ],
      ).down(14)
      paper.put(40, 'Transaction history', HEADING).down(18)
    },
    columns: [
      day('Date', 40, '4/3'),
      { title: ['Check', 'Number'], x: 80, cell: () => '' },
      text('Description', 130, 190),
      credit(['Deposits/', 'Additions'], 400, commaPoint),
      debit(['Withdrawals/', 'Subtractions'], 480, commaPoint),
      balanceOnce(['Ending daily', 'balance'], 565, commaPoint),
    ],
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper
        .need(130)
        .put(40, `Ending balance on ${on(end, '4/3')}`, BOLD)
        .put(565, commaPoint(closing), RIGHT_BOLD)
        .down()
      paper.put(40, 'Totals', BOLD).put(400, dollars(moneyIn), RIGHT_BOLD)
      paper.put(480, dollars(Math.abs(moneyOut)), RIGHT_BOLD).down(20)
      paper.put(40, 'Monthly service fee summary', HEADING).down(16)
      printGrid(
        paper,
        [40, [400], [540]],
        [
          ['How to avoid the monthly service fee', 'Minimum required', 'This fee period'],
          ['Minimum daily balance', '$500.00', '$812.44'],
          ['Total amount of qualifying electronic deposits', '$500.00', '$2,140.00'],
        ],
      )
    },
  },
  'symbols-quantities-and-prices-between-cash-with-brackets-for-purchases': {
    paper: letter,
    book: { texts: BROKERAGE, ...rich, rows: [8, 25] },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Example One Account of JANE SAMPLE', HEADING).down(14)
      paper
        .put(40, `Account Number ${number.slice(-8)}`)
        .put(330, 'Statement Period')
        .down()
      paper.put(330, `${on(start, 'April 3')} - ${on(end, 'April 3, 2024')}`).down(18)
      paper.put(40, 'Transactions - Summary', BOLD).down(14)
      printGrid(
        paper,
        [40, [220], [320], [420]],
        [
          [
            `Beginning Cash* as of ${on(start, '04/03')}`,
            'Deposits',
            'Withdrawals',
            `Ending Cash* as of ${on(end, '04/03')}`,
          ],
          [dollars(opening), dollars(moneyIn), `($${commaPoint(moneyOut)})`, dollars(closing)],
        ],
      ).down(12)
      paper.put(40, 'Transaction Details', BOLD).down(18)
    },
    columns: [
      dayOnce('Date', 40, '04/03'),
      {
        title: 'Category',
        x: 80,
        means: 'description',
        cell: (own) => (isCredit(own) ? 'Sale' : 'Purchase'),
      },
      {
        title: ['Symbol/', 'CUSIP'],
        means: 'description',
        x: 140,
        cell: ({ amount: own }) => (own % 2 === 0 ? 'GRFD' : 'VTMX'),
      },
      text('Description', 190, 150),
      {
        title: 'Quantity',
        x: 400,
        align: 'right',
        cell: ({ amount: own }) => (own < 0 ? '10.0000' : '(4.0000)'),
      },
      {
        title: ['Price/Rate', 'per Share($)'],
        x: 470,
        align: 'right',
        cell: ({ amount: own }) => (Math.abs(own) / 1000).toFixed(4),
      },
      amount('Amount($)', 565, around(commaPoint, '(5)', '5')),
    ],
    closes: ({ paper, book: { opening, closing } }) => {
      paper.need(30).down(4).put(40, 'Total Transactions', BOLD)
      paper.put(565, around(commaPoint, '($5)', '$5')(closing - opening), RIGHT_BOLD)
    },
  },
  'details-and-fees-before-signed-dollars-in-an-app': {
    paper: letter,
    book: {
      texts: {
        outgoing: ['Greenfield Grocers', 'Jane Example', 'City Transit'],
        incoming: ['John Sample', 'ACME PAYROLL'],
      },
      ...rich,
    },
    says: { currency: 'USD', period: 'month' },
    above: ({ paper, book: { start, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Account Statement', HEADING).put(560, on(start, 'April 2024'), RIGHT).down(18)
      paper
        .put(40, 'Jane Sample')
        .put(330, `Account number ending in ${number.slice(-4)}`)
        .down(20)
      printGrid(
        paper,
        [40, [260]],
        [
          ['Beginning balance', dollars(opening)],
          ['Money in', `+ $${commaPoint(moneyIn)}`],
          ['Money out', `- $${commaPoint(moneyOut)}`],
          ['Ending balance', dollars(closing)],
        ],
      ).down(14)
      paper.put(40, 'Transactions', HEADING).down(18)
    },
    columns: [
      day('Date', 40, 'Apr 3'),
      text('Description', 100, 170),
      {
        title: 'Details',
        x: 290,
        means: 'description',
        cell: (own) => (isCredit(own) ? 'Standard transfer' : 'Card payment'),
      },
      { title: 'Fee', x: 440, align: 'right', cell: () => '$0.00' },
      amount('Amount', 560, around(commaPoint, '- $5', '+ $5')),
    ],
    closes: ({ paper }) =>
      paper
        .need(30)
        .down(10)
        .put(40, 'Brokerage services by Example Investing LLC, member FINRA/SIPC.', SMALL),
  },
  'folios-and-codes-with-fees-beside-and-sums-in-french-dollars': {
    paper: letter,
    book: { texts: FRENCH, ...rich },
    says: { currency: 'CAD' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'RELEVÉ DE COMPTE', HEADING).down(16)
      paper.put(40, 'Caisse populaire Exemple').put(350, 'Particulier').down()
      paper
        .put(40, 'Transit 815-30123')
        .put(350, `Folio ${number.slice(-7)}`)
        .down()
      paper
        .put(40, `Période du ${on(start, '3 April 2024', 'fr')} au ${on(end, '3 April 2024', 'fr')}`)
        .down(16)
      paper.put(40, 'EOP COMPTE AVEC OPÉRATIONS (dollars canadiens)', BOLD).down(16)
    },
    columns: [
      day('Date', 40, '3 APR', 'fr'),
      { title: 'Code', x: 85, means: 'description', cell: (own) => (isCredit(own) ? 'VIR' : 'ACH') },
      text('Description', 125, 200),
      { title: 'Frais', x: 350, align: 'right', cell: () => '' },
      debit('Retrait', 420, spaceComma),
      credit('Dépôt', 490, spaceComma),
      balance('Solde', 565, spaceComma),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(125, 'Solde reporté').put(565, spaceComma(opening), RIGHT).down(14),
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper.need(40).put(125, 'Totaux', BOLD).put(420, spaceComma(moneyOut), RIGHT_BOLD)
      paper.put(490, spaceComma(moneyIn), RIGHT_BOLD)
    },
  },
}
