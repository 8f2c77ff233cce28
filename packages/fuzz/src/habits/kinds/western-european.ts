import { addDays, type Day } from '../../convention/day.ts'
import {
  amount,
  balance,
  balanceOnce,
  credit,
  day,
  dayOnce,
  debit,
  text,
  valueDay,
} from '../setting/columns.ts'
import { around, type Figure, minusBefore, pointComma, spaceComma, ungrouped } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { NORDIC } from '../texts/northern-and-eastern-european.ts'
import { DUTCH, PORTUGUESE, SWISS } from '../texts/western-european.ts'

/** `1'234.50` */
const apostrophePoint: Figure = (minor) => ungrouped(minor).replace(/\B(?=(\d{3})+\.)/g, "'")
const swiss = minusBefore(apostrophePoint)
const before = (date: Day, style: string) => on(addDays(date, -1), style)
const plusMinus = around(pointComma, '- 5', '+ 5')

export const WESTERN_EUROPEAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'value-date-between-the-amounts-and-the-balance': {
    book: { texts: SWISS },
    says: { currency: 'CHF' },
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(50, 'Kontoauszug', HEADING)
        .put(350, `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`)
        .down(16)
      paper.put(50, `Privatkonto CHF, IBAN ${ibanLike('CH', 21, number)}`).down(26)
    },
    columns: [
      day('Datum', 50, '03.04.24'),
      text('Text', 100, 190),
      debit('Belastung', 370, apostrophePoint),
      credit('Gutschrift', 435, apostrophePoint),
      valueDay('Valuta', 450, '03.04.24'),
      balance('Saldo', 555, swiss),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, on(start, '03.04.24')).put(100, 'Saldovortrag').put(555, swiss(opening), RIGHT).down(),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(40).put(100, 'Umsatztotal', BOLD)
      paper
        .put(370, apostrophePoint(moneyOut), RIGHT_BOLD)
        .put(435, apostrophePoint(moneyIn), RIGHT_BOLD)
        .down()
      paper.put(100, `Schlusssaldo per ${on(end, '03.04.2024')}`, BOLD).put(555, swiss(closing), RIGHT_BOLD)
    },
  },
  'numbered-movements-signs-before': {
    book: { texts: DUTCH },
    says: { currency: 'EUR', period: 'balances' },
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper.put(50, 'Rekeninguittreksel', HEADING).down(14)
      paper
        .put(50, `Rekening ${ibanLike('BE', 16, number)} EUR`)
        .put(400, `Datum afschrift ${on(end, '03-04-2024')}`)
        .down(20)
      paper
        .put(80, `Vorig saldo op ${before(start, '03-04-2024')}`, BOLD)
        .put(545, plusMinus(opening), RIGHT_BOLD)
        .down(18)
    },
    columns: [
      { title: 'Nr.', x: 50, cell: (_, { row }) => String(row + 1).padStart(4, '0') },
      day('Datum', 80, '03-04-2024'),
      text('Omschrijving', 145, 220),
      valueDay('Valuta', 390, '03-04'),
      amount('Bedrag', 545, plusMinus),
    ],
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(30)
        .down(4)
        .put(80, `Nieuw saldo op ${on(end, '03-04-2024')}`, BOLD)
        .put(545, plusMinus(closing), RIGHT_BOLD),
  },
  'two-dates-first-balance-in-the-header': {
    book: { texts: PORTUGUESE },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Extrato Combinado', HEADING).down(16)
      paper
        .put(50, `Conta nº ${number.slice(-11)}`)
        .put(300, 'Moeda: EUR')
        .down()
      paper.put(50, `Período de ${on(start, '2024/04/03')} a ${on(end, '2024/04/03')}`).down(18)
      paper.put(50, 'Saldo inicial').put(250, spaceComma(opening), RIGHT).down()
      paper.put(50, 'Saldo final').put(250, minusBefore(spaceComma)(closing), RIGHT).down(24)
    },
    columns: [
      day(['Data', 'Lanc.'], 50, '04.03'),
      valueDay(['Data', 'Valor'], 90, '04.03'),
      text('Descritivo', 130, 190),
      debit('Débito', 400, spaceComma),
      credit('Crédito', 475, spaceComma),
      balance('Saldo', 555, minusBefore(spaceComma)),
    ],
  },
  'balance-once-a-day-with-a-letter-behind': {
    book: { texts: BRITISH },
    says: { currency: 'EUR', period: 'end' },
    above: ({ paper, book: { end, number } }) => {
      paper
        .put(50, 'Current Account', HEADING)
        .put(380, `Date of Statement ${on(end, '3 Apr 2024')}`)
        .down(14)
      paper
        .put(50, `IBAN ${ibanLike('IE', 22, number)}`)
        .put(380, 'Currency EURO')
        .down(26)
    },
    columns: [
      dayOnce('Date', 50, '3 APR'),
      text('Details', 95, 210),
      debit('Debit €', 390, ungrouped),
      credit('Credit €', 465, ungrouped),
      balanceOnce('Balance €', 550, around(ungrouped, '5 OD', '5')),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, before(start, '3 APR'))
        .put(95, 'BALANCE FORWARD')
        .put(550, ungrouped(opening), RIGHT)
        .down(),
    carries: ({ paper }, reached) =>
      paper.put(95, 'BALANCE CARRIED FORWARD').put(550, around(ungrouped, '5 OD', '5')(reached), RIGHT),
    brings: ({ paper }, reached) =>
      paper
        .put(95, 'BALANCE FORWARD')
        .put(550, around(ungrouped, '5 OD', '5')(reached), RIGHT)
        .down(),
  },
  'out-of-and-into-the-account-posting-date-last': {
    book: { texts: NORDIC, isNeverOverdrawn: true, opening: [300_000, 900_000] },
    says: { currency: 'NOK' },
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper
        .put(50, `Kontoutskrift for perioden ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`, HEADING)
        .down(14)
      paper
        .put(50, `Kontonummer: ${number.slice(-11)}`)
        .put(300, 'Valuta: NOK')
        .down(20)
      paper
        .put(50, `Saldo fra kontoutskrift ${before(start, '03.04.2024')}`)
        .put(480, pointComma(opening), RIGHT)
        .down(16)
    },
    columns: [
      text('Forklaring', 50, 220),
      valueDay('Rentedato', 290, '03.04'),
      debit('Ut av konto', 410, pointComma),
      credit('Inn på konto', 480, pointComma),
      day('Bokført', 510, '03.04'),
    ],
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(30)
        .down(4)
        .put(50, `Saldo i Deres favør ${on(end, '03.04.2024')}`)
        .put(480, pointComma(closing), RIGHT),
  },
}
