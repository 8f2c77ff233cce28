import { sumOf } from '../setting/account-book.ts'
import { amount, type Column, day, text } from '../setting/columns.ts'
import { commaPoint, type Figure, minusBefore, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { AMERICAN } from '../texts/american-and-british.ts'
import { COLOMBIAN } from '../texts/latin-american.ts'
import { FRENCH } from '../texts/western-european.ts'

type Words = {
  readonly heading: string
  readonly period: (start: string, end: string) => string
  readonly account: string
  readonly balances: readonly [opening: string, closing: string]
  readonly sections: readonly [credits: string, debits: string]
  readonly dayStyle: string
  readonly figure: Figure
  readonly columns: readonly Column[]
}

/** Sections whose titles join two names, in one language or another. */
const joined = (words: Words): Pick<SectionedHabit, 'above' | 'sections' | 'opens'> => ({
  above: (paper, { start, end, number, opening, closing }) => {
    paper.put(50, words.heading, HEADING).down(14)
    paper.put(50, `${words.account} ${number.slice(-10)}`).down()
    paper.put(50, words.period(on(start, words.dayStyle), on(end, words.dayStyle))).down(16)
    paper
      .pairs(50, 280, [
        [words.balances[0], minusBefore(words.figure)(opening)],
        [words.balances[1], minusBefore(words.figure)(closing)],
      ])
      .down(14)
  },
  sections: ({ credits, debits }) => [
    { title: words.sections[0], columns: words.columns, entries: credits },
    { title: words.sections[1], columns: words.columns, entries: debits },
  ],
  opens: (paper, { title }) => paper.put(50, title, BOLD).down(16),
})

const counted: Words = {
  heading: 'Statement of Account',
  period: (start, end) => `Statement period ${start} through ${end}`,
  account: 'Account number',
  balances: ['Beginning balance', 'Ending balance'],
  sections: ['Deposits & Other Credits', 'Withdrawals and Other Debits'],
  dayStyle: '04/03/2024',
  figure: commaPoint,
  columns: [day('Date', 50, '04/03'), text('Description', 110, 330), amount('Amount', 540, commaPoint)],
}

const spanish: Words = {
  heading: 'Estado de cuenta',
  period: (start, end) => `Periodo del ${start} al ${end}`,
  account: 'Número de cuenta',
  balances: ['Saldo anterior', 'Saldo final'],
  sections: ['Depósitos y abonos', 'Retiros y cargos'],
  dayStyle: '03/04/2024',
  figure: commaPoint,
  columns: [day('Fecha', 50, '03/04/2024'), text('Concepto', 120, 320), amount('Monto', 540, commaPoint)],
}

const french: Words = {
  heading: 'Relevé de compte',
  period: (start, end) => `Période du ${start} au ${end}`,
  account: 'Compte n°',
  balances: ['Ancien solde', 'Nouveau solde'],
  sections: ['Dépôts et crédits', 'Retraits et débits'],
  dayStyle: '03/04/2024',
  figure: spaceComma,
  columns: [day('Date', 50, '03/04/2024'), text('Libellé', 120, 320), amount('Montant', 540, spaceComma)],
}

export const JOINED_SECTION_HABITS: Readonly<Record<string, SectionedHabit>> = {
  'counted-credits-and-items-below-each-section': {
    paper: { page: 'letter', bottom: 700 },
    book: { texts: AMERICAN, rows: [8, 40] },
    says: { currency: 'USD' },
    ...joined(counted),
    above: (paper, book, sections) => {
      joined(counted).above(paper, book, sections)
      const [credits = 0, debits = 0] = [1, -1].map(
        (sign) => book.entries.filter((own) => Math.sign(own.amount) === sign).length,
      )
      paper
        .put(50, `${credits} Credit(s) This Period`)
        .put(280, `$${commaPoint(book.moneyIn)}`, RIGHT)
        .down()
      paper
        .put(50, `${debits} Debit(s) This Period`)
        .put(280, `$${commaPoint(book.moneyOut)}`, RIGHT)
        .down(20)
    },
    closes: (paper, { entries }) =>
      paper
        .need(30)
        .put(110, `${entries.length} item(s) totaling`, BOLD)
        .put(540, `$${commaPoint(sumOf(entries))}`, RIGHT_BOLD)
        .down(24),
  },
  'deposits-and-credits-joined-in-spanish': {
    paper: { bottom: 700 },
    book: { texts: COLOMBIAN, rows: [8, 40] },
    says: {},
    ...joined(spanish),
    closes: (paper, { title, entries }) =>
      paper
        .need(30)
        .put(120, `Total ${title}`, BOLD)
        .put(540, commaPoint(sumOf(entries)), RIGHT_BOLD)
        .down(24),
  },
  'deposits-and-credits-joined-in-french-without-sums': {
    paper: { bottom: 700 },
    book: { texts: FRENCH, rows: [8, 40] },
    says: {},
    ...joined(french),
    closes: (paper) => paper.down(14),
  },
}
