import { addDays, partsOf } from '../../convention/day.ts'
import { type AccountBook, creditsOf, debitsOf, type Entry, sumOf } from '../setting/account-book.ts'
import { amount, day, valueDay } from '../setting/columns.ts'
import { around, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_KUOPIO, SAVINGS_OF_WETZLAR } from '../texts/from-bozeman-to-taif-east.ts'

const DOTS = '03.04.2024'
const minus = minusBefore(pointComma)
const behind = around(pointComma, '5-', '5+')
const paidIn = (entries: readonly Entry[]) => `${pointComma(sumOf(creditsOf(entries)))}+`
const paidOut = (entries: readonly Entry[]) => `${pointComma(sumOf(debitsOf(entries)))}-`

/** What came and went on the day of the last row of a page, up to it. */
function dayUpTo({ entries }: AccountBook, reached: number): readonly Entry[] {
  const printed = entries.slice(0, entries.findIndex(({ balance }) => balance === reached) + 1)
  return printed.filter(({ date }) => date === printed.at(-1)?.date)
}

function printBalance(paper: Paper, date: number, balance: number): void {
  paper
    .put(190, `SALDO ${on(date, DOTS)}`, BOLD)
    .put(550, behind(balance), RIGHT_BOLD)
    .down(16)
}

/** Savings of Hesse out of wages, and an account of Savonia. */
export const SAVINGS_OF_WETZLAR_AND_ACCOUNT_OF_KUOPIO: Readonly<Record<string, PlainHabit>> = {
  /** The day of value is the only one; the old and the new balance are rows with days of their own. */
  'valuta-as-the-only-day-between-alter-and-neuer-saldo-with-taxes-on-interest-of-savings-out-of-wages-in-wetzlar':
    {
      paper: { size: 9, bottom: 745 },
      book: {
        texts: SAVINGS_OF_WETZLAR,
        rows: [2, 9],
        opening: [40_000, 500_000],
        largest: 4_000,
        hasCents: true,
        isNeverOverdrawn: true,
      },
      says: { currency: 'EUR', period: 'balances' },
      gap: 14,
      above: ({ paper, book: { end, number } }) => {
        paper.put(50, 'Beispiel-DirektBank AG · 60999 Frankfurt am Main', SMALL)
        paper.put(545, `Datum ${on(addDays(end, 2), DOTS)}`, RIGHT).down(16)
        paper.put(545, 'Seite 1 von 1', RIGHT).down(10)
        for (const line of ['Herrn', 'Max Beispiel', 'Musterweg 2', '35576 Wetzlar'])
          paper.put(50, line).down(12)
        paper.down(40).put(50, 'Kontoauszug', { isBold: true, size: 15 }).down(26)
        paper.put(50, 'VL-Sparen (Laufzeit bis 01.01.2029)', BOLD).down(13)
        paper.put(50, `IBAN ${ibanLike('DE', 22, number)} / Kontonummer ${number.slice(-10)}`).down(28)
      },
      columns: [day('Valuta', 50, DOTS), lined('Vorgang', 130, 260), amount('Euro', 545, minus)],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(50, on(addDays(start, -1), DOTS))
          .put(130, 'alter Saldo')
          .put(545, minus(opening), RIGHT)
          .down(14),
      closes: ({ paper, book: { end, closing } }) => {
        paper.need(90).put(50, on(end, DOTS), BOLD).put(130, 'neuer Saldo', BOLD)
        paper.put(545, minus(closing), RIGHT_BOLD).rule(50, 545, 5).down(30)
        smallPrint(paper, 50, [
          'Eventuell belastete Kapitalertragsteuer mindert das Sparergebnis. Aktueller Zinssatz: 0,50 % p. a.',
          'Bei der Rückzahlung des Guthabens nach Ende der Sperrfrist werden Zinsen taggenau abgerechnet.',
          'Bitte prüfen Sie diesen Auszug. Einwendungen erheben Sie innerhalb von sechs Wochen.',
        ])
      },
    },
  /** The day of booking is under that of payment; sums of the day so far stand where a page goes on. */
  'booking-days-under-days-of-payment-with-signs-behind-and-sums-of-the-day-so-far-where-a-page-goes-on-in-kuopio':
    {
      paper: { size: 8.5, bottom: 725 },
      book: { texts: ACCOUNT_OF_KUOPIO, rows: [8, 45], opening: [20_000, 400_000], largest: 260_000 },
      says: { currency: 'EUR' },
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { start, end, number, opening } }) => {
        paper.put(50, 'ESIMERKKIPANKKI OY', { isBold: true, size: 14 })
        paper
          .put(380, `TILIOTE ${partsOf(end).month}`, HEADING)
          .put(550, 'SIVU 1', RIGHT)
          .down(14)
        paper.put(380, 'PÄIVÄMÄÄRÄ').put(550, on(end, DOTS), RIGHT).down()
        paper
          .put(380, 'KAUSI')
          .put(550, `${on(start, DOTS)} - ${on(end, DOTS)}`, RIGHT)
          .down()
        paper.put(60, 'LIISA ESIMERKKI').put(380, 'KÄYTTÖTILI').put(550, 'EUR', RIGHT).down()
        paper.put(60, 'MALLIKATU 4 B 12').down().put(60, '70100 KUOPIO').down(24)
        paper.put(50, `${ibanLike('FI', 18, number)}   ESIMFIHH`).down(14)
        smallPrint(paper, 50, [
          'Säilyttäkää tiliote kuittina tapahtumista. Huomautukset viipymättä pankkiin.',
        ])
        paper.down(16)
        printBalance(paper, addDays(start, -1), opening)
        paper.down(6)
      },
      again: ({ paper, book: { end, number } }) => {
        paper.put(50, ibanLike('FI', 18, number), BOLD)
        paper.put(550, `TILIOTE ${partsOf(end).month}   SIVU ${paper.page}`, RIGHT).down(26)
      },
      columns: [
        {
          title: ['MAKSUPÄIVÄ', 'KIRJAUSPÄIVÄ'],
          x: 50,
          cell: ({ date }) => [on(date, DOTS), on(date, DOTS)],
        },
        valueDay('ARVOPÄIVÄ', 125, DOTS),
        lined(['SAAJA/MAKSAJA', 'SAAJAN TILINUMERO', 'VIESTI'], 190, 250),
        amount('MÄÄRÄ EUR', 550, behind),
      ],
      carries: ({ paper, book }, reached) => {
        const own = dayUpTo(book, reached)
        paper.put(190, 'PANOT KIRJAUSPÄIVÄN ALUSTA').put(550, paidIn(own), RIGHT).down(12)
        paper.put(190, 'OTOT KIRJAUSPÄIVÄN ALUSTA').put(550, paidOut(own), RIGHT).down(12)
        paper.put(190, '* JATKUU *')
      },
      closes: ({ paper, book: { entries, end, closing } }) => {
        paper.need(70).down(6).put(190, 'PANOT YHTEENSÄ').put(550, paidIn(entries), RIGHT).down()
        paper.put(190, 'OTOT YHTEENSÄ').put(550, paidOut(entries), RIGHT).down(16)
        printBalance(paper, end, closing)
      },
    },
}
