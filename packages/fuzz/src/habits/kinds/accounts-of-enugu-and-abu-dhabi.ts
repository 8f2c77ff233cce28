import type { AccountBook } from '../setting/account-book.ts'
import { balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_ABU_DHABI, ACCOUNT_OF_ENUGU } from '../texts/from-natick-to-abu-dhabi-east.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const lettered = around(commaPoint, '5 DR', '5 CR')
const minus = minusBefore(commaPoint)

/** An account of Nigeria. */
export const ACCOUNT_OF_ENUGU_BY_MAIL: Readonly<Record<string, PlainHabit>> = {
  /** Titles are names of fields, and each page ends with why it was received. */
  'names-of-fields-as-titles-with-letters-behind-balances-over-a-foot-that-says-why-it-was-received-in-enugu':
    {
      paper: { size: 8, bottom: 735 },
      book: { texts: ACCOUNT_OF_ENUGU, rows: [14, 46], opening: [500_000, 90_000_000], largest: 30_000_000 },
      says: { currency: 'NGN' },
      pitch: 9.5,
      gap: 14,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(40, 'Example IBT Bank PLC', HEADING).put(555, 'STATEMENT OF ACCOUNT', RIGHT_BOLD).down(24)
        printGrid(
          paper,
          [40, 330, [555]],
          [
            ['EXAMPLE NGOZI ADA', 'ACCOUNT NUMBER', number.slice(-10)],
            ['22 SAMPLE AVENUE', 'CURRENCY', 'NGN'],
            ['INDEPENDENCE LAYOUT', 'FROM', on(start, '03-04-2024')],
            ['ENUGU', 'TO', on(end, '03-04-2024')],
            ['', 'OPENING BALANCE', lettered(opening)],
            ['', 'TOTAL DEBIT', commaPoint(moneyOut)],
            ['', 'TOTAL CREDIT', commaPoint(moneyIn)],
            ['', 'CLOSING BALANCE', lettered(closing)],
          ],
        ).down(18)
      },
      again: ({ paper }) => paper.down(6),
      carries: ({ paper }) => printReceipt(paper),
      columns: [
        day('TXN_DATE', 40, '03-04-2024'),
        valueDay('VAL_DATE', 100, '03-04-2024'),
        lined('REMARKS', 160, 190),
        debit('DEBIT', 405, commaPoint),
        credit('CREDIT', 475, commaPoint),
        balance('BALANCE', 555, lettered),
      ],
      closes: ({ paper }) => {
        paper.put(250, '*** End of Statement ***', BOLD)
        printReceipt(paper)
      },
    },
}

function printReceipt(paper: Parameters<typeof smallPrint>[0]): void {
  paper.at(
    775,
    40,
    'You received this electronic Statement because you hold an account with Example IBT Bank PLC.',
    SMALL,
  )
  paper.at(
    784,
    40,
    'Please direct enquiries to customercare@exampleibt.example or call 0700 555 0144. RC 110441.',
    SMALL,
  )
  paper.at(784, 555, `Page ${paper.page}`, { ...RIGHT, size: 6.5 })
}

/** An account in one currency, which a line of its details opens and a row of totals ends. */
const account = (name: string, code: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: ACCOUNT_OF_ABU_DHABI, rows, opening: [300_000, 9_000_000], largest: 2_000_000 },
  says: { currency: code },
  pitch: 9.5,
  gap: 14,
  above: ({ paper, book: { start, end, number } }) => {
    const days = `${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`
    paper
      .down(8)
      .need(150)
      .put(40, `Transactions Details for the period from ${days}`, BOLD)
      .rule(40, 555, 4)
      .down(16)
    printGrid(
      paper,
      [40, 300],
      [
        [`Account Details: ${number.slice(-14)}`, `IBAN: ${ibanLike('AE', 23, number)}`],
        [`Account Type: ${name}`, `Currency: ${code}`],
      ],
    ).down(10)
  },
  again: ({ paper, book: { number } }) =>
    paper
      .put(40, `Account Details: ${number.slice(-14)} (continued)`)
      .put(555, `Page ${paper.page}`, RIGHT)
      .down(22),
  columns: [
    day('Date', 40, '03/04/2024'),
    lined('Description', 98, 155),
    numbered('Chq/Ref No.', 258, 9),
    valueDay('Value Date', 315, '03/04/2024'),
    debit('Debit', 425, commaPoint),
    credit('Credit', 490, commaPoint),
    balance('Balance', 555, minus),
  ],
  opens: ({ paper, book: { start, opening } }) =>
    paper
      .put(40, on(start, '03/04/2024'))
      .put(98, 'Balance brought forward')
      .put(555, minus(opening), RIGHT)
      .down(14),
  closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
    paper.need(34).rule(40, 555, -9).down(3).put(98, 'Total', BOLD).put(425, commaPoint(moneyOut), RIGHT_BOLD)
    paper.put(490, commaPoint(moneyIn), RIGHT_BOLD).put(555, minus(closing), RIGHT_BOLD).down(20)
  },
})

const CODES = ['AED', 'USD']

/** Two accounts of the Gulf behind a cover. */
export const ACCOUNTS_OF_ABU_DHABI: Readonly<Record<string, SeveralAccounts>> = {
  /** A cover holds the address and the balances of both accounts; their tables begin on the sheet behind it. */
  'a-cover-with-balances-of-two-currencies-before-tables-with-value-dates-behind-cheque-numbers-in-abu-dhabi':
    {
      paper: { size: 8.5, bottom: 745 },
      accounts: [account('CURRENT ACCOUNT', 'AED', [12, 40]), account('CALL ACCOUNT', 'USD', [1, 8])],
      above: (paper, books) => {
        const [{ start, end }] = books as [AccountBook]
        paper
          .put(40, 'Example Dhabi Commercial Bank', { isBold: true, size: 14 })
          .put(555, 'Consolidated Statement', RIGHT_BOLD)
          .down(60)
        for (const line of ['NORTHWAY FZE', 'PO BOX 110441', 'ABU DHABI', 'UNITED ARAB EMIRATES'])
          paper.put(60, line).down(13)
        paper.down(30)
        paper.pairs(40, 300, [
          ['Customer ID', '44170441'],
          ['Statement Period', `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`],
        ])
        paper.down(20).put(40, 'Summary of accounts', BOLD).rule(40, 555, 4).down(18)
        printGrid(
          paper,
          [40, 250, [400], [555]],
          [
            ['Account Number', 'Currency', '', 'Closing Balance'],
            ...books.map(({ number, closing }, i) => [number.slice(-14), CODES[i] ?? '', '', minus(closing)]),
          ],
        ).down(30)
        smallPrint(paper, 40, [
          'Please examine this statement. If no error is reported within 30 days the balance will be considered correct.',
          'All charges and commissions are inclusive of VAT where it applies. TRN 100000000000003.',
        ])
        paper.need(900)
        paper.put(40, 'Example Dhabi Commercial Bank', BOLD).put(555, 'Page 2', RIGHT).down(20)
      },
    },
}
