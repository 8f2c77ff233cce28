import { balance, day, text, valueDay } from '../setting/columns.ts'
import { around, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_BRAGA, ACCOUNT_OF_PADUA, SAVINGS_OF_BRAGA } from '../texts/from-lehi-to-dubai-east.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const signed = around(pointComma, '-5', '+5')
const minus = minusBefore(pointComma)

/** An account of Veneto. */
export const ACCOUNT_OF_PADUA_AROUND_ITS_LINES: Readonly<Record<string, PlainHabit>> = {
  /** The first line of a text stands above the days and sums of its row; the final balance is above the first. */
  'texts-that-begin-above-the-line-of-their-days-and-sums-under-the-final-and-over-the-initial-balance-in-padua':
    {
      paper: { size: 8, bottom: 740 },
      book: { texts: ACCOUNT_OF_PADUA, rows: [6, 30], opening: [50_000, 3_000_000], largest: 900_000 },
      says: { currency: 'EUR' },
      pitch: 11,
      gap: 24,
      above: ({ paper, book: { end, number, closing } }) => {
        paper
          .put(33, 'Esempio Bank S.p.A.', { isBold: true, size: 14 })
          .put(560, 'Lista movimenti di conto', RIGHT_BOLD)
          .down(24)
        paper.put(33, 'Intestatario ESEMPIO MARIA').down()
        paper.put(33, `Coordinate IBAN ${ibanLike('IT', 27, number)}`).down(22)
        const date = on(end, '03/04/2024')
        paper.put(33, `Saldo Contabile Finale ${date} ${signed(closing)} Euro`, BOLD).down(26)
      },
      again: ({ paper }) => paper.put(560, `Pag. ${paper.page}`, RIGHT).down(22),
      columns: [
        { title: 'Data contabile', x: 33, cell: ({ date }) => ['', on(date, '03/04/2024')] },
        {
          title: 'Data valuta',
          x: 108,
          means: 'value-date',
          cell: ({ valueDate }) => ['', on(valueDate, '03/04/2024')],
        },
        {
          title: 'Dare',
          x: 230,
          align: 'right',
          cell: ({ amount }) => (amount < 0 ? ['', minus(amount)] : ''),
        },
        {
          title: 'Avere',
          x: 298,
          align: 'right',
          cell: ({ amount }) => (amount > 0 ? ['', pointComma(amount)] : ''),
        },
        { title: 'Descrizione', x: 307, means: 'description', cell: ({ text }) => text.split('|') },
      ],
      closes: ({ paper, book: { start, opening } }) => {
        const date = on(start, '03/04/2024')
        paper.need(60).down(4)
        paper.put(50, `Saldo Contabile Iniziale ${date} ${signed(opening)} Euro`, BOLD).down(26)
        paper.put(33, 'Esempio Bank S.p.A. aderisce al Fondo Interbancario di Tutela dei Depositi.', SMALL)
      },
    },
}

type Share = { readonly title: string; readonly closes: string; readonly book: PlainHabit['book'] }

/** A table of the consolidated extract. */
const table = ({ title, closes, book }: Share, available: number): PlainHabit => ({
  book,
  says: { currency: 'EUR', number: false },
  gap: 14,
  above: ({ paper }) => paper.need(110).put(118, title, BOLD).down(18),
  again: ({ paper }) =>
    paper.put(40, 'EXTRATO CONSOLIDADO', BOLD).put(555, `Pág. ${paper.page}`, RIGHT).down(26),
  columns: [
    day('Mov', 40, '03-04'),
    valueDay('Valor', 78, '03-04'),
    text('Descritivo do Movimento', 118, 205),
    { title: 'Moeda', x: 330, cell: () => '' },
    { title: 'Valor', x: 440, align: 'right', cell: ({ amount }) => minus(amount) },
    balance('Saldo', 555, minus),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(118, 'Saldo Inicial EUR').put(555, minus(opening), RIGHT).down(14),
  closes: ({ paper, book: { closing } }) => {
    paper.need(34).put(118, closes, BOLD).put(555, minus(closing), RIGHT_BOLD).down(14)
    if (available > 0)
      paper
        .put(118, 'Saldo Disponível Final EUR')
        .put(555, minus(closing - available), RIGHT)
        .down()
    paper.down(16)
  },
})

const HELD_BACK = 4_000

/** An account and savings of the Minho. */
export const ACCOUNTS_OF_BRAGA_IN_ONE_EXTRACT: Readonly<Record<string, SeveralAccounts>> = {
  /** Two columns are called the same, one is empty, and what is available stands below the final balance. */
  'two-columns-of-one-title-around-an-empty-one-with-the-available-below-the-final-balance-of-two-tables-in-braga':
    {
      paper: { size: 8, bottom: 745 },
      accounts: [
        table(
          {
            title: 'Detalhe de Movimentos da Conta à Ordem',
            closes: 'Saldo Contabilístico Final EUR',
            book: { texts: ACCOUNT_OF_BRAGA, rows: [10, 40], opening: [50_000, 700_000] },
          },
          HELD_BACK,
        ),
        table(
          {
            title: 'Detalhes de Movimentos da Conta Rendimento e Poupança',
            closes: 'Saldo Final EUR',
            book: {
              texts: SAVINGS_OF_BRAGA,
              rows: [1, 5],
              opening: [100_000, 900_000],
              isNeverOverdrawn: true,
            },
          },
          0,
        ),
      ],
      above: (paper, [first]) => {
        if (!first) return
        paper
          .put(40, 'Banco Exemplo', { isBold: true, size: 15 })
          .put(555, 'EXTRATO CONSOLIDADO', { ...RIGHT_BOLD, size: 12 })
          .down(26)
        for (const line of ['MARIA EXEMPLO', 'RUA DO MODELO 22', '4700-000 BRAGA'])
          paper.put(330, line).down()
        paper.down(10).put(40, 'EXTRATO Nº 84', HEADING).down(16)
        paper.put(40, `PERÍODO DE ${on(first.start, '2024-04-03')} A ${on(first.end, '2024-04-03')}`).down(16)
        smallPrint(paper, 40, [
          'Os depósitos beneficiam da garantia de reembolso prestada pelo Fundo de Garantia de Depósitos.',
        ])
        paper.down(14)
      },
    },
}
