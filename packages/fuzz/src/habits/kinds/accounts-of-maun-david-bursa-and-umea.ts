import { addDays } from '../../convention/day.ts'
import type { Entry } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import {
  around,
  commaPoint,
  type Figure,
  minusBefore,
  pointComma,
  spaceComma,
  ungrouped,
} from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { BURSA, DAVID, MAUN, UMEA } from '../texts/from-galati-to-umea.ts'

const minus = minusBefore(commaPoint)
const crowns = minusBefore(spaceComma)

/** What was charged for a movement, less than nothing, or paid back with one that was reversed. */
function chargeOf({ text: own, amount: moved }: Entry): number {
  if (own.startsWith('Reversal')) return 185
  return /^(Cash|Payment|Prepaid)/.test(own) ? Math.max(moved + 1, -185) : 0
}

/** What moved beside the charge. */
const bareOf = (entry: Entry): number => entry.amount - chargeOf(entry)

/** `+2326,31₺` */
const liras: Figure = around((minor) => `${ungrouped(minor).replace('.', ',')}₺`, '-5', '+5')
const lirasHeld: Figure = (minor) => `${minusBefore(pointComma)(minor)}₺`

/** Where amounts of liras begin, and where balances end: the longest of both fill what is between. */
const [LIRAS_BEGIN, LIRAS_END] = [410, 489.65]

/** Accounts of Botswana, Panama, Turkey and Sweden. */
export const ACCOUNTS_OF_MAUN_DAVID_BURSA_AND_UMEA: Readonly<Record<string, PlainHabit>> = {
  /** A charge carries a minus, and none where it is paid back; what is pending stands under titles of its own. */
  'charges-with-a-minus-and-without-one-where-they-are-paid-back-above-pending-card-transactions-in-maun': {
    paper: { size: 8, bottom: 745 },
    book: { texts: MAUN, rows: [14, 44], opening: [300_000, 1_200_000], isNeverOverdrawn: true },
    says: { currency: 'BWP' },
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(45, 'Okavango Example Bank', HEADING).put(550, 'Account statement', RIGHT_BOLD).down(24)
      paper
        .put(45, 'MS B SPECIMEN')
        .put(320, `Account number ${number.slice(-10)}`)
        .down()
      paper.put(45, 'PO BOX 9, MAUN').put(320, 'Currency: BWP').down()
      paper.put(320, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(20)
      paper
        .pairs(320, 550, [
          ['Opening balance', minus(opening)],
          ['Closing balance', minus(closing)],
        ])
        .down(18)
    },
    again: ({ paper }) => paper.put(550, `Page ${paper.page}`, RIGHT).down(24),
    columns: [
      day('Date', 45, '03 Apr 2024'),
      text('Details', 105, 205),
      {
        title: 'Paid in',
        x: 385,
        align: 'right',
        cell: (entry) => (entry.amount > 0 ? commaPoint(bareOf(entry)) : ''),
      },
      {
        title: 'Paid out',
        x: 445,
        align: 'right',
        cell: (entry) => (entry.amount < 0 ? commaPoint(bareOf(entry)) : ''),
      },
      {
        title: 'Charge',
        x: 490,
        align: 'right',
        cell: (entry) => (chargeOf(entry) === 0 ? '' : minus(chargeOf(entry))),
      },
      balance('Balance', 550, minus),
    ],
    closes: ({ paper, book: { end } }) => {
      paper.need(120).down(14).put(45, 'Pending card transactions', HEADING).down(16)
      printGrid(paper, [45, 120, [400]], [['Made on', 'Merchant', 'Amount held']], BOLD)
      printGrid(
        paper,
        [45, 120, [400]],
        [
          [on(end, '03 Apr 2024'), 'SAMPLE FUEL SEHITHWA', '312.40'],
          [on(end, '03 Apr 2024'), 'MODEL BUTCHERY MAUN', '96.15'],
          [on(addDays(end, -1), '03 Apr 2024'), 'STREAMLY.EXAMPLE', '89.00'],
        ],
      ).down(12)
      smallPrint(paper, 45, [
        'Pending transactions are not part of your balance. Okavango Example Bank is no bank.',
      ])
    },
  },
  /** The first balance and the last are lines with a day, and stand right of all that has a title. */
  'first-and-last-balance-with-their-days-right-of-deposits-and-withdrawals-under-no-title-in-david': {
    paper: { page: 'letter', font: 'courier', size: 8, bottom: 710 },
    book: { texts: DAVID, rows: [8, 40], opening: [80_000, 700_000], isNeverOverdrawn: true },
    says: { currency: 'USD' },
    gap: 12,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(45, 'BANCO MUESTRA DE CHIRIQUI', HEADING).down(16)
      paper.put(45, 'ESTADO DE CUENTA DE AHORROS').down(24)
      printGrid(
        paper,
        [45, 320],
        [
          ['RAFAEL EJEMPLO', `CUENTA ${number.slice(-12)}`],
          ['BOQUETE, CALLE MODELO', 'MONEDA USD'],
          ['DAVID, CHIRIQUI', `DEL ${on(start, '03/04/2024')} AL ${on(end, '03/04/2024')}`],
        ],
      ).down(18)
    },
    again: ({ paper }) => paper.put(570, `PAGINA ${paper.page}`, RIGHT).down(24),
    columns: [
      day('Fecha', 45, '03/04/2024'),
      text('Detalle', 110, 190),
      credit('Depósitos', 390, commaPoint),
      debit('Retiros', 470, commaPoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(45, on(start, '03/04/2024'))
        .put(110, 'Saldo inicial')
        .put(570, commaPoint(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(60).put(45, on(end, '03/04/2024')).put(110, 'Saldo final')
      paper.put(570, commaPoint(closing), RIGHT).down(30)
      smallPrint(paper, 45, ['Si no está de acuerdo, avise a su sucursal dentro de treinta días.'])
    },
  },
  /** Sums begin at one place and balances end at another, so that long ones touch. */
  'texts-before-days-and-balances-that-begin-where-long-sums-end-newest-first-in-bursa': {
    paper: { font: 'noto', size: 8, bottom: 755 },
    book: { texts: BURSA, rows: [10, 40], opening: [2_500_000, 6_000_000] },
    says: { currency: 'TRY' },
    newestFirst: true,
    gap: 16,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(60, 'uludağ örnek', HEADING).put(490, 'Hesap hareketleri', RIGHT_BOLD).down(24)
      paper
        .put(60, 'ZEYNEP NUMUNE')
        .put(490, `Hesap no ${number.slice(-9)}`, RIGHT)
        .down(14)
      paper.put(60, `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`).down(18)
      paper
        .pairs(60, 240, [
          ['Açılış bakiyesi', lirasHeld(opening)],
          ['Kapanış bakiyesi', lirasHeld(closing)],
        ])
        .down(20)
    },
    again: ({ paper }) => paper.put(490, `Sayfa ${paper.page}`, RIGHT).down(24),
    columns: [
      text('Açıklama', 60, 230),
      day('Tarih', 320, '03.04.2024'),
      { title: 'Tutar', x: LIRAS_BEGIN, cell: (entry) => liras(entry.amount) },
      balance('Bakiye', LIRAS_END, lirasHeld),
    ],
  },
  /** A star stands alone between text and amount, and is told below. */
  'stars-in-a-column-without-a-title-between-texts-and-amounts-told-below-in-umea': {
    paper: { size: 8.5, bottom: 745 },
    book: { texts: UMEA, rows: [14, 44], opening: [200_000, 2_500_000], isNeverOverdrawn: true },
    says: { currency: 'SEK' },
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Exempelbanken Västerbotten', HEADING).put(545, 'Kontoutdrag', RIGHT_BOLD).down(26)
      paper.put(50, 'Maja Mönster').put(330, numberLike('Kontonummer 8327-9, ~~~ ~~~ ~~~-~', number)).down()
      paper.put(50, 'Provgatan 9, 903 26 Umeå').put(330, 'Valuta SEK').down()
      paper.put(330, `Period ${on(start, '2024-04-03')} till ${on(end, '2024-04-03')}`).down(26)
    },
    again: ({ paper }) => paper.put(545, `Sida ${paper.page}`, RIGHT).down(24),
    columns: [
      day('Datum', 50, '2024-04-03'),
      text('Text', 125, 190),
      { title: '', x: 345, cell: ({ text: own }) => (own.startsWith('Kort') ? '*' : '') },
      amount('Belopp', 450, crowns),
      balance('Saldo', 545, crowns),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(125, 'Ingående saldo').put(545, crowns(opening), RIGHT).down(14),
    closes: ({ paper, book: { closing } }) => {
      paper.need(60).put(125, 'Utgående saldo', BOLD).put(545, crowns(closing), RIGHT_BOLD).down(26)
      smallPrint(paper, 50, ['* Köpet gjordes utan kod.', 'Exempelbanken är namnet på ingen bank.'])
    },
  },
}
