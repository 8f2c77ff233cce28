import type { Day } from '../../convention/day.ts'
import { clockOfTwelve } from '../setting/clock.ts'
import { balance, credit, debit } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { FIRM_OF_KLANG, SAVER_OF_PUCHONG } from '../texts/from-roanoke-to-cairo-east.ts'

const signApart = around(commaPoint, '5 DR', '5 CR')
const minus = minusBefore(commaPoint)
const HALF_DAY = 720
const six = (date: Day): string => ['03', '04', '24'].map((style) => on(date, style)).join('')

/** A firm and a saver of Selangor. */
export const FIRM_OF_KLANG_AND_SAVER_OF_PUCHONG: Readonly<Record<string, PlainHabit>> = {
  /** Days are six digits without anything between them; cheque numbers have a column, and CR stands apart behind balances. */
  'days-of-six-digits-in-one-under-titles-in-two-languages-with-a-cheque-column-of-a-firm-in-klang': {
    paper: { size: 8, bottom: 730 },
    book: { texts: FIRM_OF_KLANG, rows: [14, 46], opening: [500_000, 20_000_000], largest: 2_000_000 },
    says: { currency: 'MYR' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(40, 'SAMPLE ALLIANCE BANK MALAYSIA BERHAD', BOLD)
        .put(555, 'STATEMENT OF ACCOUNT', RIGHT_BOLD)
        .down()
      paper.put(555, 'PENYATA AKAUN', RIGHT_BOLD).down(20)
      printGrid(
        paper,
        [50, 310, 465],
        [
          ['CONTOH HARDWARE SDN BHD', 'ACCOUNT NO / NO AKAUN', number.slice(-15)],
          ['NO 22 JALAN CONTOH 4', 'CURRENCY / MATAWANG', 'MYR'],
          ['41000 KLANG', 'STATEMENT DATE / TARIKH PENYATA', on(end, '03/04/2024')],
          ['SELANGOR', 'PERIOD / TEMPOH', `${on(start, '03/04/24')} - ${on(end, '03/04/24')}`],
          ['', 'PAGE / MUKA SURAT', '1'],
        ],
      ).down(12)
      paper.put(40, 'BUSINESS CURRENT ACCOUNT / AKAUN SEMASA PERNIAGAAN', BOLD).rule(40, 555, 4).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `ACCOUNT NO / NO AKAUN ${number.slice(-15)}`)
        .put(555, `PAGE / MUKA SURAT ${paper.page}`, RIGHT)
        .down(22),
    columns: [
      { title: ['DATE', 'TARIKH'], x: 40, cell: ({ date }) => six(date) },
      lined(['TRANSACTION DETAILS', 'KETERANGAN URUSNIAGA'], 85, 170),
      {
        title: ['CHEQUE NO', 'NO CEK'],
        x: 265,
        means: 'reference',
        cell: ({ text }) => /^CHEQUE (\d+)/.exec(text)?.[1] ?? '',
      },
      debit(['DEBIT', 'DEBIT'], 395, commaPoint),
      credit(['CREDIT', 'KREDIT'], 470, commaPoint),
      balance(['BALANCE', 'BAKI'], 555, signApart),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(40, six(start)).put(85, 'BEGINNING BALANCE').put(555, signApart(opening), RIGHT).down(13),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(100).put(40, six(end)).put(85, 'ENDING BALANCE').put(555, signApart(closing), RIGHT).down(16)
      paper
        .rule(85, 555, -10)
        .put(85, 'TOTAL')
        .put(395, commaPoint(moneyOut), RIGHT)
        .put(470, commaPoint(moneyIn), RIGHT)
        .down(20)
      smallPrint(paper, 40, [
        'THE ITEMS AND BALANCES SHOWN ABOVE WILL BE DEEMED CORRECT UNLESS THE BANK IS NOTIFIED WITHIN 14 DAYS.',
        'BUTIRAN DAN BAKI DI ATAS DIANGGAP BETUL JIKA TIADA PERTANYAAN DALAM TEMPOH 14 HARI.',
        'Protected by PIDM up to RM250,000 for each depositor / Dilindungi oleh PIDM setakat RM250,000 bagi setiap pendeposit.',
      ])
    },
  },
  /** An hour stands under each day, and a total of both columns under the rows of a digital account. */
  'hours-under-days-without-years-between-an-opening-balance-row-and-totals-of-a-digital-account-in-puchong':
    {
      paper: { size: 8.5, bottom: 745 },
      book: { texts: SAVER_OF_PUCHONG, rows: [12, 40], opening: [20_000, 900_000], isNeverOverdrawn: true },
      says: { currency: 'MYR' },
      pitch: 10.5,
      gap: 17,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper
          .put(40, 'GY Contoh', { isBold: true, size: 18 })
          .put(555, 'Account statement / Penyata akaun', RIGHT_BOLD)
          .down(30)
        paper.put(40, "Hi Aisyah, here's a look at your account's performance.", HEADING).down(18)
        printGrid(
          paper,
          [40, 150, 330, 440],
          [
            ['Name / Nama', 'AISYAH BINTI CONTOH', 'Account / Akaun', number.slice(-10)],
            [
              'Address / Alamat',
              '14 JALAN CONTOH 2/1',
              'Period / Tempoh',
              `${on(start, '3 Apr 2024')} - ${on(end, '3 Apr 2024')}`,
            ],
            ['', '47100 PUCHONG', 'Currency / Matawang', 'MYR'],
          ],
        ).down(14)
        printGrid(
          paper,
          [40, [215], [325], [440], [555]],
          [
            ['Principal Account (1)', 'Opening balance', 'Money in', 'Money out', 'Closing balance'],
            ['Akaun Utama (1)', 'Baki pembukaan', 'Wang masuk', 'Wang keluar', 'Baki penutup'],
            ['GY Account', commaPoint(opening), commaPoint(moneyIn), minus(moneyOut), commaPoint(closing)],
          ],
        ).down(18)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, 'GY Contoh', BOLD)
          .put(555, `${number.slice(-10)}   ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        {
          title: ['Date', 'Tarikh'],
          x: 40,
          cell: ({ date, amount }) => [
            on(date, '3 Apr'),
            clockOfTwelve(HALF_DAY / 2 + (Math.abs(amount) % HALF_DAY)),
          ],
        },
        lined(['Transaction details', 'Butir urusniaga'], 105, 200),
        credit(['Money in (RM)', 'Wang masuk'], 390, (minor) => `+${commaPoint(minor)}`),
        debit(['Money out (RM)', 'Wang keluar'], 470, minus),
        balance(['Balance (RM)', 'Baki'], 555, commaPoint),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(start, '3 Apr'))
          .put(105, 'Opening balance')
          .put(555, commaPoint(opening), RIGHT)
          .down(17),
      closes: ({ paper, book: { moneyIn, moneyOut } }) => {
        paper
          .need(80)
          .rule(40, 555, -10)
          .down(4)
          .put(105, 'Total:', BOLD)
          .put(390, `+${commaPoint(moneyIn)}`, RIGHT_BOLD)
        paper.put(470, minus(moneyOut), RIGHT_BOLD).down(24).put(40, 'Note / Nota', BOLD).down(12)
        smallPrint(paper, 40, [
          'Interest is credited daily. Please tell us within 21 days if you find any discrepancy in this statement.',
          'Faedah dikreditkan setiap hari. GY Contoh Bank Berhad is a member of PIDM.',
        ])
        paper.put(40, 'Protected by PIDM up to RM250,000 for each depositor.', SMALL)
      },
    },
}
