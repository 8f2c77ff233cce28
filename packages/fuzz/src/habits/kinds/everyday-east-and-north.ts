import { amount, balance, type Column, credit, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { KENYAN } from '../texts/african.ts'
import { GULF, INDONESIAN, THAI } from '../texts/asian.ts'
import { SRI_LANKAN } from '../texts/further-world.ts'
import { NORDIC, POLISH } from '../texts/northern-and-eastern-european.ts'
import { ITALIAN } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const minus = minusBefore(commaPoint)

const at = (title: Column['title'], x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style),
})

/** Everyday accounts of Poland, Italy, Sweden, Asia, the Gulf and Kenya. */
export const EVERYDAY_EASTERN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'turnover-with-its-counts-above-and-balances-after-the-operation': {
    paper: { font: 'noto', size: 7.5 },
    book: { texts: POLISH, ...rich },
    says: { currency: 'PLN' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      const into = entries.filter(({ amount: own }) => own > 0).length
      paper.put(40, 'ELEKTRONICZNE ZESTAWIENIE OPERACJI', BOLD).down(16)
      paper.put(40, `za okres od ${on(start, '2024-04-03')} do ${on(end, '2024-04-03')}`).down()
      paper.put(40, `Nr rachunku: ${ibanLike('PL', 28, number)}   Waluta: PLN`).down(18)
      paper.put(40, `Saldo początkowe: ${spaceComma(opening)} PLN`).down(14)
      paper.put(40, 'Podsumowanie obrotów na rachunku:', BOLD).put(330, 'Liczba operacji', BOLD)
      paper.put(520, 'Wartość operacji', RIGHT_BOLD).down()
      paper.put(40, 'Uznania').put(330, String(into)).put(520, spaceComma(moneyIn), RIGHT).down()
      paper.put(40, 'Obciążenia').put(330, String(entries.length - into))
      paper.put(520, `-${spaceComma(moneyOut)}`, RIGHT).down(20)
      paper.put(40, `Saldo końcowe: ${spaceComma(closing)} PLN`).down(20)
    },
    columns: [
      at(['Data', 'operacji'], 40, '2024-04-03'),
      {
        title: ['Data', 'księgowania'],
        x: 95,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '2024-04-03'),
      },
      text('Opis operacji', 160, 230),
      amount('Kwota', 470, minusBefore(spaceComma)),
      balance(['Saldo po', 'operacji'], 560, minusBefore(spaceComma)),
    ],
  },
  'kinds-over-small-details-and-euros-in-and-out': {
    paper: { size: 8 },
    book: { texts: ITALIAN, ...rich, rows: [8, 24] },
    says: { currency: 'EUR' },
    gap: 16,
    above: head(
      'Estratto conto',
      ({ start, end, number }) => [
        `Conto corrente IBAN ${ibanLike('IT', 27, number)}   Valuta EUR`,
        `Dal ${on(start, '03.04.2024')} al ${on(end, '03.04.2024')}`,
      ],
      ({ start, opening }) => [[`Saldo iniziale al ${on(start, '03.04.2024')}`, `+ ${pointComma(opening)}`]],
    ),
    columns: [
      at(['Data', 'operazione'], 40, '03.04.2024'),
      valueDay(['Data', 'valuta'], 105, '03.04.2024'),
      {
        title: 'Descrizione',
        x: 170,
        means: 'description',
        cell: ({ amount: own, text: detail }, { paper }) => [
          own < 0 ? 'Pagamento su POS' : 'Accredito Stipendio',
          ...paper.wrap(detail, 190),
        ],
      },
      debit('Addebiti', 460, pointComma),
      credit('Accrediti', 545, pointComma),
    ],
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(40).put(170, 'Totali', BOLD).put(460, pointComma(moneyOut), RIGHT_BOLD)
      paper.put(545, pointComma(moneyIn), RIGHT_BOLD).down(16)
      paper.put(170, `Saldo finale al ${on(end, '03.04.2024')}`, BOLD)
      paper.put(545, `+ ${pointComma(closing)}`, RIGHT_BOLD)
    },
  },
  'ledger-day-and-transaction-day-newest-first-in-swedish': {
    book: { texts: NORDIC, ...rich },
    says: { currency: 'SEK', opening: false, closing: false, unproved: 'oldest', period: 'both' },
    newestFirst: true,
    above: head('Kontotransaktioner', ({ start, end, number }) => [
      `Kontonummer: ${number.slice(-9)}   Valuta: SEK`,
      `Period: ${on(start, '2024-04-03')} - ${on(end, '2024-04-03')}`,
    ]),
    columns: [
      {
        title: 'Bokföringsdag',
        x: 50,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '2024-04-03'),
      },
      at('Transaktionsdag', 130, '2024-04-03'),
      text('Text', 220, 180),
      amount('Belopp', 460, minusBefore(spaceComma)),
      balance('Saldo', 550, minusBefore(spaceComma)),
    ],
  },
  'moments-and-tellers-with-names-over-four-sums-at-the-end': {
    paper: { size: 8 },
    book: { texts: INDONESIAN, ...rich, largest: 9_000_000 },
    says: { currency: 'IDR' },
    above: head('LAPORAN TRANSAKSI FINANSIAL', ({ start, end, number }) => [
      `No. Rekening : ${number.slice(-15)}   Valuta : IDR`,
      `Periode Transaksi : ${on(start, '03/04/24')} - ${on(end, '03/04/24')}`,
    ]),
    columns: [
      {
        title: ['Tanggal Transaksi', 'Transaction Date'],
        x: 40,
        cell: ({ date, amount: own }) => `${on(date, '03/04/24')} 1${Math.abs(own) % 9}:41:07`,
      },
      text(['Uraian Transaksi', 'Transaction Description'], 130, 170),
      {
        title: ['Teller', 'User ID'],
        x: 310,
        means: 'description',
        cell: ({ amount: own }) => `888${Math.abs(own) % 9_999}`,
      },
      debit(['Debet', 'Debit'], 410, commaPoint, '0.00'),
      credit(['Kredit', 'Credit'], 490, commaPoint, '0.00'),
      balance(['Saldo', 'Balance'], 570, commaPoint),
    ],
    closes: ({ paper, book: { opening, closing, moneyIn, moneyOut } }) => {
      paper.need(50).down(10)
      for (const [x, name, own, value] of [
        [150, 'Saldo Awal', 'Opening Balance', opening],
        [290, 'Total Transaksi Debet', 'Total Debit Transaction', moneyOut],
        [430, 'Total Transaksi Kredit', 'Total Credit Transaction', moneyIn],
        [560, 'Saldo Akhir', 'Closing Balance', closing],
      ] as const) {
        paper.put(x, name, RIGHT_BOLD).put(x, own, { ...RIGHT, below: 10 })
        paper.put(x, commaPoint(value), { ...RIGHT, below: 22 })
      }
    },
  },
  'codes-and-channels-before-the-sums-and-texts-last': {
    paper: { size: 8 },
    book: { texts: THAI, ...rich },
    says: { currency: 'THB' },
    above: head('STATEMENT OF SAVINGS ACCOUNT', ({ start, end, number }) => [
      [`Account No. ${number.slice(-10)}`, 'Currency THB'],
      `Period ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      at('Date', 40, '03/04/24'),
      { title: 'Time', x: 85, cell: ({ amount: own }) => `1${Math.abs(own) % 9}:07` },
      { title: 'Code', x: 120, means: 'description', cell: ({ amount: own }) => (own < 0 ? 'X2' : 'X1') },
      { title: 'Channel', x: 155, means: 'description', cell: () => 'ENET' },
      debit('Debit', 270, commaPoint),
      credit('Credit', 340, commaPoint),
      balance('Balance/Baht', 420, commaPoint),
      text('Description', 435, 140),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(155, 'BALANCE BROUGHT FORWARD').put(420, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(40).put(40, 'TOTAL AMOUNTS').put(270, commaPoint(moneyOut), RIGHT)
      paper.put(340, commaPoint(moneyIn), RIGHT).put(420, commaPoint(closing), RIGHT)
    },
  },
  'narration-on-a-line-above-its-day-and-sums': {
    paper: { font: 'courier', size: 7.5 },
    book: { texts: SRI_LANKAN, ...rich },
    says: { currency: 'LKR' },
    gap: 18,
    above: head('STATEMENT OF ACCOUNT', ({ start, end, number }) => [
      `ACCOUNT NO ${number.slice(-10)}   CURRENCY LKR`,
      `FROM ${on(start, '03/04/2024')} TO ${on(end, '03/04/2024')}`,
    ]),
    columns: [
      { title: 'DATE', x: 40, cell: ({ date }) => ['', on(date, '03/04/2024')] },
      { title: 'PARTICULARS', x: 105, means: 'description', cell: ({ text: own }) => [own, ''] },
      {
        title: 'DEBIT',
        x: 390,
        align: 'right',
        cell: ({ amount: own }) => ['', own < 0 ? commaPoint(own) : ''],
      },
      {
        title: 'CREDIT',
        x: 470,
        align: 'right',
        cell: ({ amount: own }) => ['', own > 0 ? commaPoint(own) : ''],
      },
      {
        title: 'BALANCE',
        x: 560,
        align: 'right',
        means: 'balance',
        cell: ({ balance: own }) => ['', commaPoint(own)],
      },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(105, 'OPENING BALANCE').put(560, commaPoint(opening), RIGHT).down(18),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(105, 'CLOSING BALANCE').put(560, commaPoint(closing), RIGHT),
  },
  'money-out-with-a-minus-and-a-ledger-balance-newest-first': {
    paper: { size: 7.5 },
    book: { texts: KENYAN, ...rich },
    says: { currency: 'KES', opening: true, closing: true },
    newestFirst: true,
    above: head(
      'ACCOUNT STATEMENT',
      ({ start, end, number }) => [
        `Account Number ${number.slice(-13)}   Account Currency KES`,
        `Statement Period ${on(start, '03/04/2024')} To ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Opening Ledger Balance', commaPoint(opening)],
        ['Closing Ledger Balance', commaPoint(closing)],
      ],
    ),
    columns: [
      at('Transaction Date', 40, '03/04/2024'),
      valueDay('Value Date', 115, '03/04/2024'),
      text('Transaction Details', 175, 190),
      debit('Money Out', 440, minus),
      credit('Money In', 500, commaPoint),
      balance('Ledger Balance', 575, minus),
    ],
  },
  'two-days-a-cheque-and-a-running-balance-of-the-gulf': {
    paper: { page: 'landscape', size: 7.5, bottom: 520 },
    book: { texts: GULF, ...rich },
    says: { currency: 'AED' },
    above: head('Account Statement', ({ start, end, number }) => [
      [`Account Number ${number.slice(-12)}`, `IBAN ${ibanLike('AE', 23, number)}`],
      `Account Currency AED   Statement From ${on(start, '03-Apr-2024')} To ${on(end, '03-Apr-2024')}`,
    ]),
    columns: [
      { title: 'Sr No', x: 40, cell: (_, { row }) => String(row + 1) },
      at('Date', 75, '03-Apr-2024'),
      valueDay('Value Date', 140, '03-Apr-2024'),
      {
        title: 'Bank Reference No.',
        x: 205,
        means: 'reference',
        cell: ({ amount: own }) => `FT${Math.abs(own)}\\GLD`,
      },
      { title: 'Customer Reference No.', x: 300, means: 'reference', cell: () => '' },
      text('Description', 410, 180),
      debit('Debit Amount', 650, commaPoint),
      credit('Credit Amount', 720, commaPoint),
      balance('Running Balance', 800, around(commaPoint, '-5')),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(410, 'Balance Brought Forward').put(800, commaPoint(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(410, 'Balance Carried Forward').put(800, commaPoint(closing), RIGHT),
  },
}
