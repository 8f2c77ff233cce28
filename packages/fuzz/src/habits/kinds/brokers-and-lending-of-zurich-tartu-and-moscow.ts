import type { AccountBook, Entry } from '../setting/account-book.ts'
import { sumOf } from '../setting/account-book.ts'
import { clock } from '../setting/clock.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, minusBefore, pointComma, quotePoint, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import { saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { BALTIC_LENDING, MOSCOW_BROKER, SWISS_TRADER } from '../texts/printed-european.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const francs = minusBefore(quotePoint)
const inBrackets = around(pointComma, '(€ -5)', '€ 5')
const euros = around(pointComma, '€ -5', '€ 5')

/** Later rows are older. */
const minuteOf = (row: number): number => 1_300 - row * 23

const cashIn = (code: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: SWISS_TRADER, rows, opening: [10_000, 900_000] },
  says: { currency: code },
  pitch: 9.5,
  gap: 13,
  above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
    paper.down(18).need(170).put(45, 'ACCOUNT STATEMENT', HEADING).down(13)
    paper.put(45, `From ${on(start, '03.04.2024')} to ${on(end, '03.04.2024')}`).down()
    paper.put(45, `IBAN : ${ibanLike('CH', 21, number)}`).down(18)
    paper.put(45, `ACCOUNT STATEMENT in ${code}`, BOLD).down(14)
    paper
      .pairs(45, 300, [
        [`Balance as of ${on(start, '03.04.2024')}`, francs(opening)],
        ['Total debit', quotePoint(moneyOut)],
        ['Total credit', quotePoint(moneyIn)],
        [`Balance as of ${on(end, '03.04.2024')}`, francs(closing)],
      ])
      .down(12)
  },
  again: ({ paper, book: { number } }) => {
    paper.put(45, 'ACCOUNT STATEMENT', BOLD).put(550, `Page ${paper.page}`, RIGHT).down()
    paper.put(45, `IBAN : ${ibanLike('CH', 21, number)}`).down(20)
  },
  columns: [
    day('Date', 45, '03.04.2024'),
    text('Information', 100, 165),
    numbered('Reference', 275, 9),
    debit('Debit', 380, quotePoint),
    credit('Credit', 445, quotePoint),
    valueDay(['Value', 'date'], 455, '03.04.2024'),
    balance('Balance', 550, francs),
  ],
  closes: ({ paper, book: { closing } }) =>
    paper
      .need(20)
      .rule(45, 550, -9)
      .put(45, `Total ${code}`, BOLD)
      .put(550, francs(closing), RIGHT_BOLD)
      .down(16),
})

const CODES = ['CHF', 'USD', 'EUR'] as const
const NAMES = ['Swiss Franc', 'US Dollar', 'Euro'] as const

/** The cash of a trading account. */
export const CASH_OF_A_TRADER_OF_ZURICH: Readonly<Record<string, SeveralAccounts>> = {
  /** What is left in each money stands under its name first; each has its own table that ends in a total, which is its balance. */
  'balances-under-the-names-of-moneys-above-a-statement-in-each-that-ends-in-a-total-of-a-trader-in-zurich': {
    paper: { size: 8, bottom: 750 },
    accounts: [cashIn('CHF', [6, 18]), cashIn('USD', [8, 30]), cashIn('EUR', [4, 14])],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(45, 'Beispielquote Bank AG', HEADING).down(26)
      printGrid(
        paper,
        [45, 330, 420],
        [
          ['Mr.', 'Account', ''],
          ['Nils Muster', 'Client', '9966903'],
          ['Beispielgasse 3', 'ACCOUNT TYPE', 'TRADING'],
          ['6003 Luzern', 'SWIFT', 'BEIQCHZZ XXX'],
        ],
      ).down(16)
      paper.put(45, 'Your overall overview', HEADING).down(14)
      paper.put(45, `Account statement from ${on(start, '03.04.2024')} to ${on(end, '03.04.2024')}`).down(18)
      paper.put(45, 'Closing balance broken down by all currencies', BOLD).down(14)
      printGrid(
        paper,
        [45, 200, 355],
        [NAMES, books.map(({ closing }, i) => `${francs(closing)} ${CODES[i]}`)],
      ).down(10)
      smallPrint(paper, 45, [
        'Beispielquote Bank AG, 99 Musterstrasse, CH-8099 Zürich   E&OE   Customer Care : 0848 55 01 01',
      ])
    },
  },
}

const kindsOf = (entries: readonly Entry[]): (readonly [string, string])[] =>
  ['Deposit', 'Withdrawal', 'Investment', 'Principal', 'Interest', 'Late Fee', 'Secondary Market Fee'].map(
    (name) => [name, euros(sumOf(saying(entries, new RegExp(`^${name}\\|`))))] as const,
  )

/** A lending site of Estonia, and a broker of Russia. */
export const LENDING_OF_TARTU_AND_A_BROKER_OF_MOSCOW: Readonly<Record<string, PlainHabit>> = {
  /** Each row has the minute of its payment and of its confirmation; what goes out stands in brackets that hold sign and euro. */
  'minutes-of-payment-and-confirmation-with-states-and-brackets-around-euros-newest-first-of-loans-in-tartu':
    {
      paper: { size: 7.5, bottom: 755 },
      book: { texts: BALTIC_LENDING, rows: [12, 44], opening: [50_000, 700_000], isNeverOverdrawn: true },
      says: { currency: 'EUR', number: false },
      newestFirst: true,
      gap: 14,
      above: ({ paper, book: { start, end, opening, closing, entries } }) => {
        paper.put(40, 'naidisguru', HEADING).put(560, 'Transactions report', RIGHT_BOLD).down(20)
        paper.put(40, 'MARI NÄIDIS (Investor)', BOLD).down()
        paper.put(40, `Period: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`).down(18)
        paper
          .pairs(40, 260, [
            ['Opening balance', euros(opening)],
            ...kindsOf(entries),
            ['Closing balance', euros(closing)],
          ])
          .down(16)
      },
      again: ({ paper }) => paper.put(40, 'Transactions report').put(560, `${paper.page}`, RIGHT).down(20),
      columns: [
        {
          title: 'Payment Date',
          x: 40,
          cell: ({ date }, { row }) => `${on(date, '03.04.2024')}, ${clock(minuteOf(row))}`,
        },
        {
          title: 'Confirmation Date',
          x: 120,
          means: 'value-date',
          cell: ({ valueDate }, { row }) => `${on(valueDate, '03.04.2024')}, ${clock(minuteOf(row) + 7)}`,
        },
        part('Cash Flow Type', 205, 85, 0),
        { title: 'Cash Flow Status', x: 295, means: 'description', cell: () => 'Approved' },
        part('Project Name', 365, 75, 1),
        amount('Amount', 500, inBrackets),
        balance('Balance', 560, euros),
      ],
      closes: ({ paper }) => {
        paper.need(40).rule(40, 560, -9).down(6)
        smallPrint(paper, 40, [
          'Naidisguru OÜ, Näidise mnt 10/2, Tallinn, 10145, Estonia, info@naidisguru.example',
        ])
      },
    },
  /** Names end in colons, the column that stays empty holds noughts, and what is owned is listed below the money. */
  'colons-behind-names-and-noughts-in-the-empty-column-above-papers-owned-of-a-broker-in-moscow': {
    paper: { font: 'noto', size: 7.5, bottom: 745 },
    book: { texts: MOSCOW_BROKER, rows: [10, 34], opening: [300_000, 6_000_000], isNeverOverdrawn: true },
    says: { currency: 'RUB' },
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(45, 'ООО «Брокер Образец»', HEADING).down(14)
      paper
        .put(45, 'Лицензия № 045-99999-100000 на осуществление брокерской деятельности', { size: 6.5 })
        .down(24)
      paper.put(45, 'Отчёт брокера о движении денежных средств', HEADING).down(18)
      printGrid(
        paper,
        [45, 230],
        [
          ['Клиент:', 'Примерова Анна Сергеевна'],
          ['№ лицевого счета:', number.slice(-8)],
          ['Отчет составлен на:', `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`],
          ['Входящий остаток на начало периода:', `${spaceComma(opening)} RUB`],
          ['Исходящий остаток на конец периода:', `${spaceComma(closing)} RUB`],
        ],
      ).down(14)
      paper.put(45, 'Операции с денежными средствами', BOLD).down(16)
    },
    again: ({ paper }) => paper.put(550, `Страница ${paper.page}`, RIGHT).down(20),
    columns: [
      day('Дата', 45, '03.04.2024'),
      part('Операция', 105, 105, 0),
      part('Комментарий', 215, 195, 1),
      credit('Сумма зачисления', 480, spaceComma, '0,00'),
      debit('Сумма списания', 550, spaceComma, '0,00'),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper.need(150).rule(45, 550, -9).down(2).put(45, 'Итого:', BOLD)
      paper.put(480, spaceComma(moneyIn), RIGHT_BOLD).put(550, spaceComma(moneyOut), RIGHT_BOLD).down(26)
      paper.put(45, 'Портфель ценных бумаг на конец периода', BOLD).down(14)
      printGrid(
        paper,
        [45, 200, [360], [460]],
        [
          ['Наименование', 'ISIN', 'Количество, шт.', 'Цена закрытия'],
          ['ОБРАЗЕЦ ао', 'RU0009999999', '120', '284,15'],
          ['ПРИМЕР ап', 'RU0008888887', '40', '1 033,50'],
        ],
      ).down(14)
      smallPrint(paper, 45, [
        'Отчёт сформирован автоматически и не требует подписи. Сверку просим провести в течение 10 дней.',
      ])
    },
  },
}
