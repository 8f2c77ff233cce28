import { amount, balance, type Column, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma } from '../setting/figures.ts'
import { HEADING, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { ROMANIAN } from '../texts/further-european.ts'
import { COSTA_RICAN } from '../texts/further-world.ts'
import { BULGARIAN, CROATIAN } from '../texts/northern-and-eastern-european.ts'

const commas = minusBefore(pointComma)
const points = minusBefore(commaPoint)
/** Kuna and lev per euro, as they were fixed. */
const KUNA = 7.5345
const LEV = 1.95583
const inKuna = (minor: number): number => Math.round(minor * KUNA)
const inEuros = (minor: number): number => Math.round(minor / LEV)

const euros = (title: string, x: number, of: Column['cell']): Column => ({
  title,
  x,
  align: 'right',
  cell: of,
})

/** Amounts with a second currency beside them, or with the code of theirs. */
export const SECOND_CURRENCY_HABITS: Readonly<Record<string, PlainHabit>> = {
  'euros-beside-kuna-at-the-fixed-rate': {
    paper: { font: 'noto' },
    book: { texts: CROATIAN },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Izvadak po računu', HEADING).down(14)
      paper.put(50, `IBAN ${ibanLike('HR', 21, number)}   Valuta: EUR`).down()
      paper.put(50, `${on(start, '03.04.2024.')} - ${on(end, '03.04.2024.')}`).down(14)
      paper
        .pairs(50, 300, [
          ['Početno stanje', commas(opening)],
          ['Završno stanje', commas(closing)],
        ])
        .down(10)
      paper.put(50, 'Fiksni tečaj konverzije 1 EUR = 7,53450 HRK', SMALL).down(16)
    },
    columns: [
      day('Datum', 50, '03.04.2024.'),
      text('Opis', 115, 210),
      amount('Iznos (EUR)', 440, commas),
      euros('Iznos (HRK)', 540, (entry) => commas(inKuna(entry.amount))),
    ],
  },
  'leva-and-euros-for-amounts-and-balances': {
    paper: { font: 'noto', size: 7 },
    book: { texts: BULGARIAN },
    says: { currency: 'BGN' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Извлечение по сметка', HEADING).down(14)
      paper.put(50, `IBAN ${ibanLike('BG', 22, number)}   Валута: BGN`).down()
      paper.put(50, `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`).down(14)
      paper
        .pairs(50, 300, [
          ['Начално салдо', points(opening)],
          ['Крайно салдо', points(closing)],
        ])
        .down(18)
    },
    columns: [
      day('Дата', 50, '03.04.2024'),
      text('Описание', 105, 150),
      amount('Сума BGN', 330, points),
      euros('Сума EUR', 400, (entry) => points(inEuros(entry.amount))),
      balance('Салдо BGN', 475, points),
      euros('Салдо EUR', 550, (entry) => points(inEuros(entry.balance))),
    ],
  },
  'code-of-the-currency-behind-every-number': {
    paper: { font: 'noto' },
    book: { texts: ROMANIAN },
    says: { currency: 'RON' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Extras de cont', HEADING).down(14)
      paper.put(50, `IBAN ${ibanLike('RO', 24, number)}`).down()
      paper.put(50, `Perioada ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`).down(14)
      paper
        .pairs(50, 320, [
          ['Sold inițial', `${commas(opening)} RON`],
          ['Sold final', `${commas(closing)} RON`],
        ])
        .down(18)
    },
    columns: [
      day('Data', 50, '03.04.2024'),
      text('Detalii tranzacție', 115, 220),
      amount('Suma', 445, around(pointComma, '-5 RON', '5 RON')),
      balance('Sold', 550, around(pointComma, '-5 RON', '5 RON')),
    ],
  },
  'dollars-and-colones-named-with-the-balances': {
    book: { texts: COSTA_RICAN },
    says: { currency: 'CRC' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Estado de cuenta', HEADING).down(14)
      paper.put(50, `Cuenta IBAN ${ibanLike('CR', 22, number)}`).down()
      paper.put(50, `Del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`).down(14)
      paper
        .pairs(50, 320, [
          ['Saldo anterior', `CRC ${points(opening)}`],
          ['Saldo actual', `CRC ${points(closing)}`],
          ['Saldo en dólares', 'USD 0.00'],
        ])
        .down(18)
    },
    columns: [
      day('Fecha', 50, '03/04/2024'),
      text('Detalle', 115, 210),
      debit('Débitos', 395, commaPoint),
      credit('Créditos', 470, commaPoint),
      balance('Saldo', 550, points),
    ],
  },
}
