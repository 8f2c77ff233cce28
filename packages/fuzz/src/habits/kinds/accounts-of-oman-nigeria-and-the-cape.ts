import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, commaPointThree, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { CAPE_CURRENT, LAGOS_CURRENT, MUSCAT } from '../texts/current-accounts-of-the-world.ts'

const rich = { opening: [400_000, 3_000_000], isNeverOverdrawn: true } as const
const minus = minusBefore(commaPoint)
const riyals = around(commaPointThree, '5 DR', '5 CR')

/** Current accounts of Oman, Nigeria and South Africa. */
export const ACCOUNTS_OF_OMAN_NIGERIA_AND_THE_CAPE: Readonly<Record<string, PlainHabit>> = {
  'thousandths-of-riyals-with-cr-behind-balances-and-tax-on-charges-told-below-in-oman': {
    paper: { size: 8, bottom: 740 },
    book: { texts: MUSCAT, ...rich, rows: [10, 38] },
    says: { currency: 'OMR', exponent: 3 },
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'EXAMPLE BANK SAOG', HEADING).put(555, 'STATEMENT OF ACCOUNT', RIGHT_BOLD).down(13)
      paper.put(40, 'P.O. Box 134, P.C. 112, Ruwi, Sultanate of Oman', SMALL)
      paper.put(555, 'VATIN OM1100000000', { ...SMALL, ...RIGHT }).down(22)
      printGrid(
        paper,
        [40, 320, 420],
        [
          ['SALIM NAMUDHAJ AL EXAMPLI', 'Account Number', `: ${number.slice(-16)}`],
          ['P.O. BOX 1234', 'IBAN', `: ${ibanLike('OM', 23, number)}`],
          ['AL KHUWAIR', 'Account Type', ': CURRENT ACCOUNT - RETAIL'],
          ['P.C. 133', 'Currency', ': OMR'],
          ['OMAN', 'Statement From', `: ${on(start, '03-APR-2024')} To ${on(end, '03-APR-2024')}`],
        ],
      ).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Account Number : ${number.slice(-16)}`)
        .put(555, `Page ${paper.page} of 3`, RIGHT)
        .down(20),
    columns: [
      day(['Trans', 'Date'], 40, '03-APR-2024'),
      valueDay(['Value', 'Date'], 100, '03-APR-2024'),
      lined('Narration', 160, 150),
      numbered(['Cheque /', 'Ref No'], 320, 8),
      debit('Debit', 430, commaPointThree),
      credit('Credit', 490, commaPointThree),
      balance('Balance', 555, riyals),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(160, 'Balance Brought Forward').put(555, riyals(opening), RIGHT).down(13),
    closes: ({ paper, book: { entries, moneyIn, moneyOut, closing } }) => {
      paper
        .need(130)
        .rule(40, 555, -9)
        .put(160, 'Closing Balance', BOLD)
        .put(555, riyals(closing), RIGHT_BOLD)
      paper.down(24)
      printGrid(
        paper,
        [40, [200], [300]],
        [
          ['', 'Count', 'Amount'],
          ['Total Debits', String(debitsOf(entries).length), commaPointThree(moneyOut)],
          ['Total Credits', String(creditsOf(entries).length), commaPointThree(moneyIn)],
          ['VAT 5% charged', '', commaPointThree(magnitudeSaying(entries, /^VAT/))],
        ],
      ).down(8)
      paper.put(
        40,
        'Please examine this statement. Unless we hear from you in 15 days it is taken as correct.',
        SMALL,
      )
      paper.down(9).put(40, '*** End of Statement ***', SMALL)
    },
  },
  'noughts-in-empty-cells-between-an-opening-row-and-totals-by-days-posted-in-nigeria': {
    paper: { size: 8, bottom: 740 },
    book: { texts: LAGOS_CURRENT, ...rich, rows: [14, 48], largest: 4_000_000 },
    says: { currency: 'NGN' },
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'EXAMPLE BANK PLC', HEADING).put(555, 'ACCOUNT STATEMENT', RIGHT_BOLD).down(13)
      paper.put(555, `PERIOD: ${on(start, '03/04/2024')} TO ${on(end, '03/04/2024')}`, RIGHT).down(20)
      printGrid(
        paper,
        [40, 350, [555]],
        [
          ['SAMPLE ADAOBI CHIDINMA', 'ACCOUNT NUMBER', number.slice(-10)],
          ['12 EXAMPLE CLOSE', 'CURRENCY', 'NGN'],
          ['OFF ALLEN AVENUE, IKEJA', 'OPENING BALANCE', commaPoint(opening)],
          ['LAGOS STATE', 'TOTAL DEBIT', commaPoint(moneyOut)],
          ['BRANCH: 017 IKEJA', 'TOTAL CREDIT', commaPoint(moneyIn)],
          ['ACCOUNT TYPE: INDIVIDUAL CURRENT', 'CLOSING BALANCE', commaPoint(closing)],
        ],
      ).down(20)
    },
    again: ({ paper }) => paper.put(555, `Page ${paper.page} of 3`, RIGHT).down(20),
    columns: [
      day('DATE POSTED', 40, '03/04/2024'),
      valueDay('VALUE DATE', 105, '03/04/2024'),
      lined('DESCRIPTION', 170, 175),
      debit('DEBIT', 420, commaPoint, '0.00'),
      credit('CREDIT', 485, commaPoint, '0.00'),
      balance('BALANCE', 555, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(170, 'Opening Balance')
        .put(420, '0.00', RIGHT)
        .put(485, '0.00', RIGHT)
        .put(555, commaPoint(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper.need(70).rule(40, 555, -9).put(170, 'Totals', BOLD)
      paper.put(420, commaPoint(moneyOut), RIGHT_BOLD).put(485, commaPoint(moneyIn), RIGHT_BOLD).down(26)
      paper
        .put(40, 'Please note that this is an electronic statement and does not need a stamp.', SMALL)
        .down(9)
      paper.put(40, 'For enquiries call 0700 555 0101 or write to care@example.example. RC 999999.', SMALL)
    },
  },
  'payments-with-a-minus-before-deposits-and-fees-with-tax-summed-below-at-the-cape': {
    paper: { size: 8.5, bottom: 740 },
    book: { texts: CAPE_CURRENT, rows: [14, 44], opening: [100_000, 900_000] },
    says: { currency: 'ZAR' },
    pitch: 10,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Example Bank', HEADING).put(545, 'BANK STATEMENT / TAX INVOICE', RIGHT_BOLD).down(24)
      printGrid(
        paper,
        [50, 320, [545]],
        [
          ['MS N MODELE', 'Account number', numberLike('~~ ~~~ ~~~ ~', number)],
          ['12 VOORBEELD STREET', 'Product', 'EVERYDAY CURRENT ACCOUNT'],
          ['OBSERVATORY', 'Branch', 'ROSEBANK 004305'],
          ['CAPE TOWN', 'VAT Reg. No.', '4100999999'],
          ['7925', 'Customer care', '0860 555 010'],
        ],
      ).down(10)
      paper
        .put(50, `Statement from ${on(start, '03 April 2024')} to ${on(end, '03 April 2024')}`, BOLD)
        .down(20)
      printGrid(
        paper,
        [50, [240], 300, [545]],
        [
          ['Opening balance', `R${minus(opening)}`, 'Overdraft limit', 'R15,000.00'],
          ['Payments', `-R${commaPoint(moneyOut)}`, 'Overdraft interest rate', '17.75%'],
          ['Deposits', `R${commaPoint(moneyIn)}`, 'Credit interest rate', '0.00%'],
          ['Closing balance', closing < 0 ? `-R${commaPoint(closing)}` : `R${commaPoint(closing)}`, '', ''],
        ],
      ).down(22)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(50, `Account number ${numberLike('~~ ~~~ ~~~ ~', number)}`)
        .put(545, `Page ${paper.page} of 3`, RIGHT)
        .down(22),
    columns: [
      day('Date', 50, '03 Apr'),
      lined('Description', 110, 220),
      debit('Payments', 405, around(commaPoint, '-5')),
      credit('Deposits', 475, commaPoint),
      balance('Balance', 545, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'STATEMENT OPENING BALANCE').put(545, minus(opening), RIGHT).down(15),
    closes: ({ paper, book: { entries } }) => {
      const fees = magnitudeSaying(entries, /^FEE/)
      const tax = Math.round((fees * 15) / 115)
      paper.need(120).down(6).put(50, 'VAT Summary', BOLD).rule(50, 330, 4).down(18)
      printGrid(
        paper,
        [50, [330]],
        [
          ['Total fees charged (excluding VAT)', `R${commaPoint(fees - tax)}`],
          ['Total VAT at 15%', `R${commaPoint(tax)}`],
          ['Total fees charged (including VAT)', `R${commaPoint(fees)}`],
        ],
      ).down(10)
      paper
        .put(50, 'An authorised financial services and registered credit provider (NCRCP99).', SMALL)
        .down(9)
      paper.put(50, 'Please verify all transactions and report any discrepancies within 30 days.', SMALL)
    },
  },
}
