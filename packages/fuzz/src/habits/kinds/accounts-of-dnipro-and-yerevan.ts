import type { Entry } from '../setting/account-book.ts'
import { clock } from '../setting/clock.ts'
import { amount, balance, credit, day, debit } from '../setting/columns.ts'
import { commaPoint, minusBefore, spacePoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { DNIPRO, YEREVAN } from '../texts/from-tallinn-to-tokyo.ts'

const rich = { rows: [14, 60], opening: [150_000, 2_000_000], isNeverOverdrawn: true } as const

const hryvnias = minusBefore(spacePoint)
const drams = minusBefore(commaPoint)

/** In the money of the shop with its code: that of the account, or another that the text names with its rate. */
function abroad(
  { text, amount: own }: Entry,
  home: string,
): readonly [minor: number, code: string, rate: string] {
  const [code = home, rate = ''] = (text.split('|')[2] ?? home).split(' ')
  return [rate === '' ? own : Math.round(own / Number(rate)), code, rate]
}

/** Accounts of Ukraine and Armenia, with sums in the money of each payment beside those of the account. */
export const ACCOUNTS_OF_DNIPRO_AND_YEREVAN: Readonly<Record<string, PlainHabit>> = {
  /** Sums stand in the money of the card and in that of the payment, each with its code in a column. */
  'codes-in-columns-behind-sums-of-the-card-and-of-the-payment-before-what-is-left-newest-first-on-its-side-in-dnipro':
    {
      paper: { page: 'landscape', font: 'noto', size: 7.5, bottom: 530 },
      book: { texts: DNIPRO, ...rich },
      says: { currency: 'UAH' },
      newestFirst: true,
      gap: 14,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(45, 'ЗразокБанк', HEADING).put(795, 'Виписка за карткою', RIGHT_BOLD).down(20)
        paper.put(45, 'Клієнт: Зразкова Олена Петрівна')
        paper.put(795, `за період ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`, RIGHT).down()
        paper
          .put(45, `Рахунок: ${ibanLike('UA', 29, number)}`)
          .put(795, 'Валюта рахунку: UAH', RIGHT)
          .down(16)
        paper
          .pairs(45, 260, [
            ['Залишок на початок періоду', hryvnias(opening)],
            ['Залишок на кінець періоду', hryvnias(closing)],
          ])
          .down(14)
      },
      again: ({ paper }) => paper.put(45, 'Виписка за карткою').put(795, `${paper.page}`, RIGHT).down(26),
      columns: [
        {
          title: 'Дата',
          x: 45,
          cell: ({ date }, { row }) => `${on(date, '03.04.2024')} ${clock((1_305 + row * 1_409) % 1_440)}`,
        },
        part('Категорія', 130, 120, 0),
        part('Опис операції', 255, 195, 1),
        amount(['Сума в валюті', 'картки'], 525, hryvnias),
        { title: ['Валюта', 'картки'], x: 540, cell: () => 'UAH' },
        {
          title: ['Сума в валюті', 'транзакції'],
          x: 655,
          align: 'right',
          cell: (entry) => spacePoint(abroad(entry, 'UAH')[0]),
        },
        { title: ['Валюта', 'транзакції'], x: 670, cell: (entry) => abroad(entry, 'UAH')[1] },
        balance(['Залишок після', 'операції'], 795, hryvnias),
      ],
      closes: ({ paper, book: { moneyIn, moneyOut } }) => {
        paper.need(60).rule(45, 795, -9).down(4)
        paper
          .pairs(45, 260, [
            ['Усього надходжень', spacePoint(moneyIn)],
            ['Усього витрат', spacePoint(moneyOut)],
          ])
          .down(8)
        smallPrint(paper, 45, ['АТ «ЗразокБанк», 49999, м. Дніпро, вул. Прикладна, 9. Ліцензія НБУ № 999.'])
      },
    },
  /** The sum of the payment and its rate stand before money out and in, who was paid and what for behind the balance. */
  'sums-with-codes-and-rates-before-drams-out-and-in-with-beneficiaries-and-details-behind-balances-in-yerevan':
    {
      paper: { page: 'landscape', size: 7.5, bottom: 530 },
      book: { texts: YEREVAN, ...rich, opening: [5_000_000, 60_000_000], largest: 9_000_000 },
      says: { currency: 'AMD' },
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(45, 'NMUSHBANK CJSC', HEADING).put(795, 'ACCOUNT STATEMENT', RIGHT_BOLD).down(22)
        printGrid(
          paper,
          [45, 150, 430, 560],
          [
            [
              'Client',
              'Lilit Nmushyan',
              'Statement period',
              `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`,
            ],
            ['Address', '9 Orinak Street, Yerevan 0099', 'Account balance at start', drams(opening)],
            ['Account', numberLike('15799~~~~~~~~~~~', number), 'Account balance at end', drams(closing)],
            ['Currency', 'AMD', 'Interest rate', '0.0%'],
          ],
        ).down(16)
      },
      again: ({ paper }) => paper.put(45, 'ACCOUNT STATEMENT').put(795, `Page ${paper.page}`, RIGHT).down(22),
      columns: [
        day('Date', 45, '03/04/2024'),
        {
          title: ['Transaction', 'amount'],
          x: 175,
          align: 'right',
          cell: (entry) => `${commaPoint(abroad(entry, 'AMD')[0])} ${abroad(entry, 'AMD')[1]}`,
        },
        { title: 'Rate', x: 215, align: 'right', cell: (entry) => abroad(entry, 'AMD')[2] },
        debit(['Account', 'debit'], 295, commaPoint),
        credit(['Account', 'credit'], 375, commaPoint),
        balance('Balance', 460, drams),
        part(['Beneficiary /', 'Payer'], 475, 135, 0),
        part('Details', 615, 180, 1),
      ],
      closes: ({ paper, book: { moneyIn, moneyOut } }) => {
        paper.need(70).rule(45, 795, -9).down(3).put(45, 'Total', BOLD)
        paper.put(295, commaPoint(moneyOut), RIGHT_BOLD).put(375, commaPoint(moneyIn), RIGHT_BOLD).down(24)
        smallPrint(paper, 45, [
          'The statement is formed electronically and is valid without a signature and a stamp. Nmushbank CJSC is supervised by the central bank.',
        ])
      },
    },
}
