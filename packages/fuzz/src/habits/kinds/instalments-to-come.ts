import { addDays } from '../../convention/day.ts'
import { balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, minusBefore, pointComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { TURKISH } from '../texts/asian.ts'
import { SPANISH } from '../texts/western-european.ts'

const minus = minusBefore(pointComma)
const MONTH = 30
const COMING = [1, 2, 3] as const

/** What will be taken after the end of the statement, listed below its rows. */
export const INSTALMENTS_TO_COME_HABITS: Readonly<Record<string, PlainHabit>> = {
  'instalments-of-a-loan-under-the-same-titles': {
    book: { texts: SPANISH, rows: [6, 25] },
    says: { currency: 'EUR' },
    above: head(
      'Extracto de cuenta',
      ({ start, end, number }) => [
        `IBAN ${ibanLike('ES', 24, number)}`,
        `Periodo del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Saldo inicial', `${minus(opening)} EUR`],
        ['Saldo final', `${minus(closing)} EUR`],
      ],
    ),
    columns: [
      day('Fecha', 50, '03/04/2024'),
      text('Concepto', 120, 240),
      debit('Cargos', 420, pointComma),
      credit('Abonos', 485, pointComma),
      balance('Saldo', 555, minus),
    ],
    closes: ({ paper, book: { end } }) => {
      paper.down(14).need(90).put(50, 'Próximos recibos domiciliados', BOLD).down(16)
      paper.put(50, 'Fecha', BOLD).put(120, 'Concepto', BOLD).put(420, 'Cargos', RIGHT_BOLD).down(14)
      for (const n of COMING)
        paper
          .put(50, on(addDays(end, n * MONTH), '03/04/2024'))
          .put(120, 'PRESTAMO CUOTA')
          .put(420, '312,40', RIGHT)
          .down()
    },
  },
  'payments-planned-ahead-under-a-heading': {
    paper: { font: 'noto', size: 8 },
    book: { texts: TURKISH, rows: [6, 25] },
    says: { currency: 'TRY' },
    above: head(
      'Hesap Ekstresi',
      ({ start, end, number }) => [
        `IBAN: ${ibanLike('TR', 26, number)}`,
        `Dönem: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
      ],
      ({ opening, closing }) => [
        ['Devreden Bakiye', around(pointComma, '-5 TL', '5 TL')(opening)],
        ['Son Bakiye', around(pointComma, '-5 TL', '5 TL')(closing)],
      ],
    ),
    columns: [
      day('Tarih', 50, '03.04.2024'),
      text('Açıklama', 120, 240),
      debit('Borç', 420, pointComma),
      credit('Alacak', 485, pointComma),
      balance('Bakiye', 555, minus),
    ],
    closes: ({ paper, book: { end } }) => {
      paper.down(14).need(80).put(50, 'Gelecek dönem taksitleri', BOLD).down(16)
      for (const n of COMING)
        paper
          .put(50, on(addDays(end, n * MONTH), '03.04.2024'))
          .put(120, 'KREDI TAKSITI')
          .put(420, '1.312,40', RIGHT)
          .down()
    },
  },
}
