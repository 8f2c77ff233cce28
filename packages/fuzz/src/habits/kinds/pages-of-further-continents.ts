import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, cutText, day, debit, text, valueDay } from '../setting/columns.ts'
import { commaPoint, lakhs, minusBefore, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { INDIAN, TURKISH } from '../texts/asian.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const letter = { page: 'letter', size: 8, bottom: 730 } as const
const isCredit = ({ amount: own }: { readonly amount: number }) => own > 0

/** Whole pages of banks of Turkey, India and Australia. */
export const FURTHER_PAGES: Readonly<Record<string, PlainHabit>> = {
  'moment-channel-amount-and-balance-before-kind-and-text-in-turkish': {
    paper: { size: 7.5, font: 'noto' },
    book: { texts: TURKISH, ...rich },
    says: { currency: 'TRY', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: head('HESAP ÖZETİ', ({ start, end, number }) => [
      [`Müşteri Adı: AYŞE ÖRNEK`, `IBAN: ${ibanLike('TR', 26, number)}`],
      `Tarih Aralığı: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}   Para Birimi: TRY`,
    ]),
    columns: [
      {
        title: 'Tarih/Saat',
        x: 40,
        cell: ({ date, amount: own }) =>
          `${on(date, '03/04/2024')}-1${Math.abs(own) % 10}:2${Math.abs(own) % 7}:09`,
      },
      { title: 'Kanal', x: 140, means: 'description', cell: (own) => (isCredit(own) ? 'Internet' : 'Mobil') },
      amount('İşlem Tutarı*', 260, minusBefore(pointComma)),
      balance('Bakiye', 340, minusBefore(pointComma)),
      text('Açıklama', 360, 200),
    ],
    closes: ({ paper }) =>
      paper.need(30).down(10).put(40, '* Eksi işaretli tutarlar hesaptan çıkan tutarlardır.', SMALL),
  },
  'days-broken-over-two-lines-with-the-year-below-in-both-columns': {
    paper: { size: 8 },
    book: { texts: INDIAN, ...rich, rows: [15, 45] },
    says: { currency: 'INR' },
    gap: 14,
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper.put(40, 'STATE EXAMPLE BANK', HEADING).down(18)
      printGrid(
        paper,
        [40, 170],
        [
          ['Account Name', ': MR RAHUL SAMPLE'],
          ['Address', ': 12 EXAMPLE NAGAR, PUNE-411001'],
          ['Date', `: ${on(addDays(end, 1), '3 Apr 2024')}`],
          ['Account Number', `: ${number.slice(-11)}`],
          ['Account Description', ': REGULAR SB CHQ-INDIVIDUALS'],
          ['Branch', ': PUNE MAIN'],
          ['Drawing Power', ': 0.00'],
          ['Interest Rate(% p.a.)', ': 2.7'],
          ['CIF No.', ': 85012345678'],
          ['IFS Code', ': SBEX0000454'],
          [`Balance as on ${on(start, '3 Apr 2024')}`, `: ${lakhs(opening)}`],
        ],
      ).down(8)
      paper
        .put(40, `Account Statement from ${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}`, BOLD)
        .down(18)
    },
    columns: [
      {
        title: ['Txn', 'Date'],
        x: 40,
        cell: ({ date }) => [on(date, '3 Apr'), on(date, '2024')],
      },
      {
        title: ['Value', 'Date'],
        x: 85,
        means: 'value-date',
        cell: ({ valueDate }) => [on(valueDate, '3 Apr'), on(valueDate, '2024')],
      },
      cutText('Description', 130, 26),
      {
        title: ['Ref No./Cheque', 'No.'],
        x: 285,
        means: 'reference',
        cell: ({ amount: own }) => String(480_000_000 + Math.abs(own)),
      },
      debit('Debit', 420, lakhs),
      credit('Credit', 490, lakhs),
      balance('Balance', 560, lakhs),
    ],
    closes: ({ paper }) => {
      paper
        .need(40)
        .down(10)
        .put(40, 'Please do not share your ATM, Debit/Credit card number, PIN and OTP.', SMALL)
      paper
        .down()
        .put(40, '**This is a computer generated statement and does not require a signature.', SMALL)
    },
  },
  'bill-payments-listed-again-by-payee-under-a-union-s-account': {
    paper: letter,
    book: { texts: BRITISH, ...rich },
    says: { currency: 'AUD' },
    above: head(
      'Everyday Access S1',
      ({ start, end, number }) => [
        [`Member Number ${number.slice(-7)}`, 'BSB 802-214'],
        `Statement from ${on(start, '3 Apr 2024')} to ${on(end, '3 Apr 2024')}   Amounts in AUD`,
      ],
      () => [],
    ),
    columns: [
      valueDay(['Effective', 'Date'], 40, '03/04/24'),
      day(['Posted', 'Date'], 95, '03/04/24'),
      text('Transaction Details', 150, 180),
      debit('Debits', 410, commaPoint),
      credit('Credits', 485, commaPoint),
      balance('Balance', 565, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(150, 'Opening Balance').put(565, commaPoint(opening), RIGHT).down(14),
    closes: ({ paper, book: { closing, moneyIn, moneyOut, entries } }) => {
      paper.need(120).put(150, 'Closing Balance', BOLD).put(410, commaPoint(moneyOut), RIGHT_BOLD)
      paper.put(485, commaPoint(moneyIn), RIGHT_BOLD).put(565, commaPoint(closing), RIGHT_BOLD).down(24)
      const fees = entries.filter(({ amount: own }) => own < 0).slice(0, 3)
      paper.put(40, 'Summary of bill payments this period', BOLD).down(14)
      printGrid(
        paper,
        [40, 150, [410]],
        [
          ['Reference', 'Paid to', 'Amount'],
          ...fees.map(({ amount: own, text: payee }) => [String(Math.abs(own)), payee, commaPoint(own)]),
          ['Total', '', commaPoint(fees.reduce((sum, own) => sum + own.amount, 0))],
        ],
      )
    },
  },
}
