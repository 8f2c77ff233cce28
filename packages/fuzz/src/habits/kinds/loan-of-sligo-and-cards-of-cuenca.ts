import type { Print } from '../../drawing/print.ts'
import {
  type AccountBook,
  type Amend,
  creditsOf,
  debitsOf,
  type Entry,
  sumOf,
  unamended,
  withSums,
} from '../setting/account-book.ts'
import { amount, credit, day, debit, text } from '../setting/columns.ts'
import { commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { Random } from '../setting/random.ts'
import { type PlainHabit, setPlain } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CARD_OF_CUENCA, LOAN_OF_SLIGO } from '../texts/from-galati-to-umea.ts'

/** Each movement as something that falls due and, within days, is paid in full. */
function paidInFull({ entries: drawn, ...book }: AccountBook): AccountBook {
  const moved = drawn.flatMap((entry): Entry[] => {
    const [due = '', payment = ''] = entry.text.split('|')
    const sum = Math.abs(entry.amount)
    const paid = Math.min(entry.valueDate, book.end)
    return [
      { ...entry, text: due, amount: -sum },
      { ...entry, text: payment, amount: sum, date: paid, valueDate: paid },
    ]
  })
  let balance = book.opening
  const entries = moved
    .toSorted((a, b) => a.date - b.date)
    .map((entry) => {
      balance += entry.amount
      return { ...entry, balance }
    })
  return {
    ...book,
    entries: withSums(entries),
    closing: balance,
    moneyIn: sumOf(creditsOf(entries)),
    moneyOut: sumOf(debitsOf(entries)),
  }
}

const LEDGER: PlainHabit = {
  paper: { size: 8.5, bottom: 750 },
  book: { texts: LOAN_OF_SLIGO, rows: [4, 16], opening: [0, 0], largest: 90_000 },
  says: { currency: 'EUR', isOwed: true, opening: false, closing: false },
  gap: 14,
  above: ({ paper, book: { start, end, number } }) => {
    paper.put(50, 'Example Home Lending', HEADING).put(545, 'Loan ledger', RIGHT_BOLD).down(26)
    printGrid(
      paper,
      [50, 160],
      [
        ['Borrowers', 'AOIFE AND SEAN SAMPLE'],
        ['Loan account', number.slice(-9)],
        ['Currency', 'EUR'],
        ['Period', `${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`],
      ],
    ).down(20)
  },
  again: ({ paper }) => paper.put(545, `Sheet ${paper.page}`, RIGHT).down(24),
  columns: [
    day('Date', 50, '03/04/2024'),
    text('Particulars', 125, 220),
    debit('Charged', 450, commaPoint, '0.00'),
    credit('Repaid', 545, commaPoint, '0.00'),
  ],
  closes: ({ paper, book: { moneyIn, moneyOut } }) => {
    paper.need(50).rule(50, 545, -9).down(3).put(125, 'Total', BOLD)
    paper.put(450, commaPoint(moneyOut), RIGHT_BOLD).put(545, commaPoint(moneyIn), RIGHT_BOLD).down(28)
    smallPrint(paper, 50, ['Example Home Lending, 9 Sample Street, Sligo, is the name of no lender.'])
  },
}

/** A ledger of a loan: what falls due is added, what is paid is taken off, and each side prints nothing as noughts. */
export const setLedgerOfLoan = (random: Random, amend: Amend = unamended): Print =>
  setPlain(LEDGER, random, (books) => amend(books.map(paidInFull)))

const CARD_COLUMNS = [
  day('Fecha', 45, '03/04/2024'),
  text('Establecimiento', 120, 250),
  amount('Valor', 540, commaPoint),
] as const

const isOfOther = ({ amount: own }: Entry): boolean => Math.abs(own) % 3 === 0

/** A card of Ecuador. */
export const CARDS_OF_CUENCA: Readonly<Record<string, SectionedHabit>> = {
  /** Nothing but words tells payments and refunds from purchases; what each card comes to stands in its heading. */
  'no-signs-at-all-and-what-each-card-comes-to-in-its-heading-above-the-rows-in-cuenca': {
    paper: { size: 8, bottom: 735 },
    book: { texts: CARD_OF_CUENCA, rows: [14, 44], opening: [-120_000, -40_000], largest: 7_500 },
    says: { currency: 'USD', isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut }) => {
      paper.put(45, 'Mutualista Modelo', HEADING).put(540, 'ESTADO DE CUENTA TARJETA', RIGHT_BOLD).down(26)
      printGrid(
        paper,
        [45, 300, [540]],
        [
          ['DIANA EJEMPLO', 'Saldo anterior', commaPoint(opening)],
          ['CALLE MUESTRA 9, CUENCA', 'Consumos y cargos', commaPoint(moneyOut)],
          [`Tarjeta 4417 XXXX XXXX ${number.slice(-4)}`, 'Pagos y devoluciones', commaPoint(moneyIn)],
          [`Del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`, 'Saldo actual', commaPoint(closing)],
          ['Moneda: USD', 'Pago mínimo', '25.00'],
        ],
      ).down(18)
    },
    again: (paper) => paper.put(540, `Página ${paper.page}`, RIGHT).down(24),
    sections: ({ credits, debits }) => {
      const all = [...credits, ...debits].toSorted((a, b) => a.date - b.date)
      const columns = CARD_COLUMNS
      return [
        { title: 'DIANA EJEMPLO - titular', columns, entries: all.filter((entry) => !isOfOther(entry)) },
        { title: 'MATEO EJEMPLO - adicional', columns, entries: all.filter(isOfOther) },
      ]
    },
    opens: (paper, { title, entries }) =>
      paper
        .put(45, title, BOLD)
        .put(540, commaPoint(sumOf(entries)), RIGHT_BOLD)
        .down(16),
    closes: (paper) => paper.down(12),
    below: (paper) => smallPrint(paper.need(30), 45, ['Mutualista Modelo es el nombre de ninguna entidad.']),
  },
}
