import { balance, credit, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_SLIEMA, FIRM_OF_IASI } from '../texts/from-valdosta-to-kinshasa-east.ts'

const lettered = around(commaPoint, '5 Dr', '5 Cr')
const minus = around(commaPoint, '-5')
const lei = (minor: number) => `${minus(minor)} RON`

/** The lines of a text before its number. */
const detailsOf = (text: string): string[] =>
  text
    .split('|')
    .slice(0, 2)
    .filter((line) => line !== '')

/** An account of Malta and one of a firm of Moldavia. */
export const ACCOUNTS_OF_SLIEMA_AND_IASI: Readonly<Record<string, PlainHabit>> = {
  /** The day of value stands right of the text, letters apart behind balances, and forwards around each sheet. */
  'the-day-of-value-between-details-and-withdrawals-with-letters-apart-behind-balances-beside-a-box-of-the-sheet-in-sliema':
    {
      paper: { size: 8.5, bottom: 730 },
      book: { texts: ACCOUNT_OF_SLIEMA, rows: [10, 48], opening: [10_000, 900_000], largest: 220_000 },
      says: { currency: 'EUR' },
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(45, 'EXAMPLE BANK OF MALTA p.l.c.', { isBold: true, size: 12 }).down(12)
        paper
          .put(45, '58, Example Street, Valletta VLT 1000')
          .put(555, 'STATEMENT OF ACCOUNT', RIGHT_BOLD)
          .down(34)
        const top = paper.y - 12
        paper.rule(340, 555, -12)
        printGrid(
          paper,
          [60, 346, [549]],
          [
            ['MS M BORG SAMPLE', 'Statement No.', '118'],
            ['FLAT 4, EXAMPLE COURT', 'Sheet', '1'],
            ['TOWER ROAD', 'Account', number.slice(-11)],
            ['SLIEMA SLM 1605', 'Type', 'Current Account EUR'],
            ['MALTA', 'Period', `${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`],
          ],
        )
        paper
          .rule(340, 555, -8)
          .ruleDown(340, top, paper.y - 8)
          .ruleDown(555, top, paper.y - 8)
        paper
          .down(8)
          .put(60, `IBAN ${ibanLike('MT', 31, number)}`)
          .down(26)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(45, `Account ${number.slice(-11)}`, BOLD)
          .put(555, `Statement No. 118   Sheet ${paper.page}`, RIGHT)
          .down(28),
      columns: [
        { title: 'Date', x: 45, cell: ({ date }) => on(date, '03/04/2024') },
        lined('Details', 110, 180),
        valueDay('Value Date', 300, '03/04/2024'),
        debit('Withdrawals', 420, commaPoint),
        credit('Deposits', 485, commaPoint),
        balance('Balance', 555, lettered),
      ],
      opens: ({ paper, book: { start, opening } }) => {
        paper.put(45, on(start, '03/04/2024')).put(110, 'BALANCE BROUGHT FORWARD')
        paper.put(555, lettered(opening), RIGHT).down(14)
      },
      carries: ({ paper }, reached) =>
        paper.put(110, 'BALANCE CARRIED FORWARD').put(555, lettered(reached), RIGHT),
      brings: ({ paper }, reached) =>
        paper.put(110, 'BALANCE BROUGHT FORWARD').put(555, lettered(reached), RIGHT).down(14),
      closes: ({ paper, book: { end, closing } }) => {
        paper.need(60).put(45, on(end, '03/04/2024')).put(110, 'BALANCE CARRIED FORWARD')
        paper.put(555, lettered(closing), RIGHT).down(30)
        smallPrint(paper, 45, [
          'Deposits are protected by the Depositor Compensation Scheme up to €100,000. See the Depositor Information Sheet.',
          'Please check this statement and notify us of any error within fifteen days. Overdrafts are repayable on demand.',
        ])
      },
    },
  /** Both days stand on a line above the text, its number and its sums; titles have three lines, of which each is short. */
  'both-days-on-a-line-above-details-numbers-and-sums-under-titles-of-three-lines-below-two-days-with-balances-of-a-firm-in-iasi':
    {
      paper: { font: 'noto', size: 8, bottom: 740 },
      book: { texts: FIRM_OF_IASI, rows: [8, 40], opening: [100_000, 5_000_000], largest: 2_000_000 },
      says: { currency: 'RON' },
      pitch: 10.5,
      gap: 16,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(40, 'Banca Exemplu S.A.', { isBold: true, size: 13 }).put(300, 'Mobile Banking')
        paper.put(555, 'www.exemplu.ro', RIGHT).down(18).put(40, 'Extras de cont', HEADING).down(34)
        paper
          .put(40, 'MODEL PRODCOM SRL', BOLD)
          .down(13)
          .put(40, ibanLike('RO', 24, number))
          .down(13)
        paper.put(40, 'RON').down(24)
        paper
          .put(40, 'CONTUL TĂU CURENT', HEADING)
          .down(16)
          .put(40, 'ACTIVITATE', BOLD)
          .rule(40, 555, 4)
          .down(18)
        printGrid(
          paper,
          [40, 180, 330, 450],
          [
            ['Disponibil la data de', 'Disponibil la data de', 'Total intrari', 'Total iesiri'],
            [on(start, '03.04.2024'), on(end, '03.04.2024'), '', ''],
            ['(sold initial)', '(sold final)', '', ''],
            [lei(opening), lei(closing), lei(moneyIn), lei(-moneyOut)],
          ],
        ).down(18)
        paper.put(40, 'Detalii tranzactii', HEADING).down(22)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Extras de cont ${ibanLike('RO', 24, number)}`, BOLD)
          .put(555, `Pagina ${paper.page}`, RIGHT)
          .down(26),
      columns: [
        { title: ['Data', '', 'tranzacției'], x: 40, cell: ({ date }) => on(date, '03.04.2024') },
        valueDay(['Data', 'decontării', ''], 110, '03.04.2024'),
        {
          title: '',
          x: 110,
          means: 'description',
          cell: ({ text }, { paper }) => ['', ...detailsOf(text)].flatMap((line) => paper.wrap(line, 195)),
        },
        { title: ['', 'Detalii', ''], x: 200, cell: () => '' },
        {
          title: ['Ref', 'tranz/Nr', 'doc'],
          x: 315,
          means: 'reference',
          cell: ({ text }) => ['', text.split('|')[2] ?? ''],
        },
        {
          title: ['Rulaj', 'debitor', ''],
          x: 425,
          align: 'right',
          cell: ({ amount }) => (amount < 0 ? ['', commaPoint(amount)] : ''),
        },
        {
          title: ['Rulaj', 'creditor', ''],
          x: 490,
          align: 'right',
          cell: ({ amount }) => (amount > 0 ? ['', commaPoint(amount)] : ''),
        },
        {
          title: ['Sold', 'după', 'tranzacție'],
          x: 555,
          align: 'right',
          means: 'balance',
          cell: ({ balance: reached }) => ['', minus(reached)],
        },
      ],
      closes: ({ paper }) => {
        paper.need(40).rule(40, 555, -6).down(8)
        smallPrint(paper, 40, [
          'Banca Exemplu S.A. participă la Fondul de Garantare a Depozitelor Bancare. Extras generat electronic, valabil fără semnătură.',
        ])
      },
    },
}
