import { addDays } from '../../convention/day.ts'
import { balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_CAIRO, ACCOUNT_OF_OLINDA } from '../texts/from-roanoke-to-cairo-east.ts'

const reais = around(pointComma, '-R$ 5', 'R$ 5')
const minus = minusBefore(commaPoint)

/** Accounts of Pernambuco and of Egypt. */
export const ACCOUNTS_OF_OLINDA_AND_CAIRO: Readonly<Record<string, PlainHabit>> = {
  /** After the rows of each day a row has its balance, in the same column as the amounts and with the day once more. */
  'saldo-do-dia-as-a-row-of-each-day-among-the-amounts-with-a-minus-before-reais-of-a-wallet-in-olinda': {
    paper: { size: 9, bottom: 750 },
    book: { texts: ACCOUNT_OF_OLINDA, rows: [12, 44], opening: [5_000, 400_000], isNeverOverdrawn: true },
    says: { currency: 'BRL', opening: false, closing: false, unproved: 'oldest-day' },
    gap: 15,
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(45, 'PagExemplo', { isBold: true, size: 16 })
        .put(550, 'Extrato da conta', { ...RIGHT_BOLD, size: 12 })
        .down(30)
      printGrid(
        paper,
        [45, 330],
        [
          ['Maria Modelo', `Emitido em: ${on(addDays(end, 2), '03/04/2024')} às 10:41`],
          ['CPF: ***.441.704-**', `Período: ${on(start, '03/04/2024')} a ${on(end, '03/04/2024')}`],
          [
            `Agência: 0001   Conta: ${number.slice(-9, -1)}-${number.slice(-1)}`,
            'Instituição: 290 - PagExemplo Internet S.A.',
          ],
        ],
      ).down(24)
    },
    again: ({ paper }) => paper.put(45, 'PagExemplo', BOLD).put(550, `Página ${paper.page}`, RIGHT).down(26),
    columns: [
      day('Data', 45, '03/04/2024', 'pt'),
      text('Descrição', 140, 280),
      { title: 'Valor', x: 550, align: 'right', cell: ({ amount }) => reais(amount) },
    ],
    closesDay: ({ date, balance: reached }, paper) =>
      paper
        .put(45, on(date, '03/04/2024'))
        .put(140, 'Saldo do dia', BOLD)
        .put(550, reais(reached), RIGHT_BOLD)
        .rule(45, 550, 5)
        .down(17),
    closes: ({ paper }) => {
      paper.need(50).down(12)
      smallPrint(paper, 45, [
        'Central de atendimento: 4003 0144 (capitais) e 0800 555 0144. Ouvidoria: 0800 555 0145.',
        'PagExemplo Internet Instituição de Pagamento S.A. CNPJ 11.044.170/0001-04.',
      ])
    },
  },
  /** Labels stand right of what they name; the newest is first, with both days and their months in full. */
  'values-before-their-labels-and-the-hour-of-print-with-a-zone-above-rows-newest-first-with-months-in-full-in-cairo':
    {
      paper: { page: 'landscape', size: 8, bottom: 530 },
      book: { texts: ACCOUNT_OF_CAIRO, rows: [12, 40], opening: [200_000, 9_000_000], largest: 2_000_000 },
      says: { currency: 'EGP', period: 'both' },
      newestFirst: true,
      pitch: 9.5,
      gap: 14,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(40, 'National Example Bank', { isBold: true, size: 13 })
        paper
          .put(800, `Account statement as of ${on(end, '03 April 2024')} 10:11:12 GMT +0200`, RIGHT_BOLD)
          .down(22)
        printGrid(
          paper,
          [[300], 305, [620], 625],
          [
            ['YASMINE EXAMPLE', ': Customer Name', number.slice(-15), ': Account Number'],
            ['22 SAMPLE STREET, HELIOPOLIS, CAIRO', ': Address', 'EGP', ': Currency'],
            ['CURRENT ACCOUNT', ': Account Type', `EGP ${minus(opening)}`, ': Opening Balance'],
            [
              `${on(start, '03-April-2024')} to ${on(end, '03-April-2024')}`,
              ': Period',
              `EGP ${minus(closing)}`,
              ': Closing Balance',
            ],
          ],
        ).down(18)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, 'National Example Bank', BOLD)
          .put(800, `${number.slice(-15)}  Page ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day('Transaction Date', 40, '03-April-2024'),
        valueDay('Value Date', 140, '03-April-2024'),
        numbered('Reference', 240, 12),
        lined('Description', 325, 230),
        debit('Debit', 640, commaPoint),
        credit('Credit', 720, commaPoint),
        balance('Balance', 800, minus),
      ],
      closes: ({ paper }) =>
        paper.at(565, 40, 'This statement was issued online and needs no stamp. Hotline 19000.', SMALL),
    },
}
