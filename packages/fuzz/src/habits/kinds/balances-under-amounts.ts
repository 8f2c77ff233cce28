import { amount, type Column, day, text } from '../setting/columns.ts'
import { around, commaPoint, type Figure, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { TURKISH } from '../texts/asian.ts'
import { POLISH } from '../texts/northern-and-eastern-european.ts'

const zloty = around(spaceComma, '-5 PLN', '5 PLN')
const lira = around(pointComma, '-5 TL', '+5 TL')
const pounds = around(commaPoint, '-£5', '£5')

/** On the line below the amount. */
const balanceUnder = (x: number, name: string, figure: Figure): Column => ({
  title: '',
  x,
  align: 'right',
  means: 'balance',
  cell: ({ balance }) => ['', `${name}${figure(balance)}`],
})

/** Lists that print the balance under the amount, behind its name. */
export const BALANCES_UNDER_AMOUNTS_HABITS: Readonly<Record<string, PlainHabit>> = {
  'balance-after-the-operation-under-zlotys': {
    paper: { font: 'noto', size: 8 },
    book: { texts: POLISH, rows: [6, 25] },
    says: { currency: 'PLN' },
    gap: 16,
    above: head(
      'Historia rachunku',
      ({ start, end, number }) => [
        `Numer rachunku ${ibanLike('PL', 28, number)}`,
        `Za okres od ${on(start, '03.04.2024')} do ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo początkowe', zloty(opening)],
        ['Saldo końcowe', zloty(closing)],
      ],
    ),
    columns: [
      day('Data', 50, '03.04.2024'),
      text('Opis operacji', 120, 260),
      amount('Kwota', 545, zloty),
      balanceUnder(545, 'Saldo: ', zloty),
    ],
  },
  'balance-under-signed-lira-newest-first': {
    paper: { font: 'noto', size: 8 },
    book: { texts: TURKISH, rows: [6, 25] },
    says: { currency: 'TRY', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 16,
    above: head('Hesap Hareketleri', ({ start, end, number }) => [
      `IBAN: ${ibanLike('TR', 26, number)}`,
      `Dönem: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
    ]),
    columns: [
      day('Tarih', 50, '03/04/2024'),
      text('Açıklama', 120, 260),
      amount('Tutar', 545, lira),
      balanceUnder(545, 'Bakiye ', around(pointComma, '-5 TL', '5 TL')),
    ],
  },
  'balance-under-pounds-beside-a-second-text-line': {
    paper: { size: 9 },
    book: { texts: BRITISH, rows: [6, 25] },
    says: { currency: 'GBP' },
    gap: 18,
    above: head(
      'Transactions',
      ({ start, end, number }) => [
        `Account number ${number.slice(-8)}`,
        `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`,
      ],
      ({ opening, closing }) => [
        ['Opening balance', pounds(opening)],
        ['Closing balance', pounds(closing)],
      ],
    ),
    columns: [
      day('Date', 50, '3 Apr 2024'),
      text('Details', 120, 300, ({ amount: own }, lines) => [
        ...lines,
        own < 0 ? 'Card ending 4417' : 'Faster payment',
      ]),
      amount('Amount', 545, minusBefore(commaPoint)),
      balanceUnder(545, 'Running balance ', minusBefore(commaPoint)),
    ],
  },
}
