import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, day, dayOnce, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { CZECH, DANISH } from '../texts/further-european.ts'
import { NORDIC, POLISH } from '../texts/northern-and-eastern-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const euro = around(commaPoint, '-€5', '€5')

/** Whole pages of an app and of banks of the north and the east of Europe. */
export const NORTHERN_AND_EASTERN_PAGES: Readonly<Record<string, PlainHabit>> = {
  'symbols-of-payments-under-the-payee-amount-last-in-czech': {
    paper: { size: 8, font: 'noto' },
    book: { texts: CZECH, ...rich },
    says: { currency: 'CZK' },
    gap: 15,
    above: head(
      'VÝPIS Z ÚČTU',
      ({ start, end, number }) => [
        [`Číslo účtu: ${number.slice(-10)}/0800`, 'Měna: CZK'],
        `Období: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
      ],
      ({ opening, moneyIn, moneyOut, closing }) => [
        ['Počáteční zůstatek', `+${spaceComma(opening)}`],
        ['Celkem příjmy', `+${spaceComma(moneyIn)}`],
        ['Celkem výdaje', `-${spaceComma(moneyOut)}`],
        ['Konečný zůstatek', `+${spaceComma(closing)}`],
      ],
    ),
    columns: [
      {
        title: ['Zaúčtováno', 'Provedeno'],
        x: 50,
        means: 'value-date',
        cell: ({ valueDate }) => [on(valueDate, '03.04.2024'), ''],
      },
      { title: '', x: 50, cell: ({ date }) => ['', on(date, '03.04.2024')] },
      text('Položka / Název protiúčtu', 130, 180),
      {
        title: ['VS', 'KS'],
        x: 330,
        means: 'reference',
        cell: ({ amount: own }) => [String(Math.abs(own)).padStart(8, '2'), '0308'],
      },
      amount('Částka', 540, around(spaceComma, '-5', '+5')),
    ],
  },
  'carried-from-the-page-before-in-danish-with-interest-below': {
    book: { texts: DANISH, ...rich, rows: [30, 55] },
    says: { currency: 'DKK' },
    above: head('Kontoudskrift', ({ start, end, number }) => [
      [`Lønkonto 9570 ${number.slice(-10)}`, 'Side 1'],
      `Periode ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}   Beløb i DKK`,
    ]),
    columns: [
      dayOnce('Dato', 50, '03.04.2024'),
      text('Tekst', 120, 220),
      {
        title: 'Rentedato',
        x: 350,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '03.04.2024'),
      },
      amount('Beløb', 470, minusBefore(pointComma)),
      balance('Saldo', 550, minusBefore(pointComma)),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(120, 'Saldo overført fra sidste kontoudskrift').put(550, pointComma(opening), RIGHT).down(14),
    carries: ({ paper }, reached) =>
      paper.put(120, 'Overføres til næste side').put(550, pointComma(reached), RIGHT),
    brings: ({ paper }, reached) =>
      paper.put(120, 'Overført fra forrige side').put(550, pointComma(reached), RIGHT).down(14),
    closes: ({ paper }) => {
      paper.need(60).down(12).put(50, 'Rentesatser', BOLD).down(14)
      printGrid(
        paper,
        [50, [250]],
        [
          ['Indlånsrente p.a.', '0,2500 %'],
          ['Overtræksrente p.a.', '15,4000 %'],
        ],
      )
    },
  },
  'cards-rates-and-senders-under-the-text-and-a-reverted-list-below': {
    book: { texts: BRITISH, ...rich, rows: [12, 40] },
    says: { currency: 'EUR' },
    gap: 16,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(50, 'EUR Statement', HEADING)
        .put(545, `Generated on the ${on(addDays(end, 2), '3 Apr 2024')}`, RIGHT)
      paper
        .down(20)
        .put(50, 'JANE SAMPLE')
        .put(330, `IBAN ${ibanLike('LT', 20, number)}`)
        .down()
      paper.put(50, 'Example Street 12').put(330, 'BIC EXAMLT21').down(20)
      paper.put(50, 'Balance summary', HEADING).down(16)
      printGrid(
        paper,
        [50, [290], [370], [450], [545]],
        [
          ['Product', 'Opening balance', 'Money out', 'Money in', 'Closing balance'],
          [
            'Account (Current Account)',
            ...[opening, moneyOut, moneyIn, closing].map((own) => `€${commaPoint(own)}`),
          ],
          ['Total', ...[opening, moneyOut, moneyIn, closing].map((own) => `€${commaPoint(own)}`)],
        ],
      ).down(6)
      paper
        .put(50, 'The balance on your statement might differ from the balance shown in your app.', SMALL)
        .down(18)
      paper
        .put(
          50,
          `Account transactions from ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`,
          HEADING,
        )
        .down(18)
    },
    columns: [
      day('Date', 50, '3 Apr 2024'),
      text('Description', 120, 200, ({ amount: own }, lines) =>
        own > 0
          ? [...lines, 'From: ACME LTD, GB29EXAM60161331926819']
          : [...lines, `To: ${lines[0]?.split(' ')[0]}, Leeds`, 'Card: 459654******1234'],
      ),
      debit('Money out', 400, euro),
      credit('Money in', 470, euro),
      balance('Balance', 545, euro),
    ],
    closes: ({ paper, book: { start, end } }) => {
      paper.need(110).down(16)
      paper
        .put(50, `Reverted from ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`, HEADING)
        .down(18)
      printGrid(
        paper,
        [50, 120, [400], [470]],
        [
          ['Start date', 'Description', 'Money out', 'Money in'],
          [on(addDays(start, 4), '3 Apr 2024'), 'CITY PARKING', '€12.50', ''],
          ['', 'Card: 459654******1234', '', ''],
          [on(addDays(start, 9), '3 Apr 2024'), 'HOTEL EXAMPLE', '€80.00', ''],
        ],
      )
    },
  },
  'days-over-each-other-with-payee-account-and-number-in-the-text': {
    paper: { size: 7.5, font: 'noto' },
    book: { texts: POLISH, ...rich },
    says: { currency: 'PLN' },
    gap: 15,
    above: head(
      'Wyciąg z rachunku',
      ({ start, end, number }) => [
        `Nr rachunku ${ibanLike('PL', 28, number)}`,
        `Za okres od ${on(start, '03.04.2024')} do ${on(end, '03.04.2024')}   Waluta PLN`,
      ],
      ({ opening, moneyIn, moneyOut, closing, entries }) => [
        ['Saldo początkowe', `${spaceComma(opening)} PLN`],
        [`Suma uznań (${entries.filter(({ amount: own }) => own > 0).length})`, `${spaceComma(moneyIn)} PLN`],
        [
          `Suma obciążeń (${entries.filter(({ amount: own }) => own < 0).length})`,
          `${spaceComma(moneyOut)} PLN`,
        ],
        ['Saldo końcowe', `${spaceComma(closing)} PLN`],
      ],
    ),
    columns: [
      { title: ['Data księgowania', 'Data transakcji'], x: 40, cell: ({ date }) => on(date, '03.04.2024') },
      text('Dane kontrahenta i tytuł', 130, 220, (_, lines) => lines),
      {
        title: 'Nr transakcji',
        x: 370,
        means: 'reference',
        cell: ({ amount: own }) => `2024${String(Math.abs(own)).padStart(7, '0')}`,
      },
      amount('Kwota', 490, (own) => `${minusBefore(spaceComma)(own)} PLN`),
      balance('Saldo po operacji', 570, (own) => `${minusBefore(spaceComma)(own)}`),
    ],
  },
  'three-days-before-the-reference-in-swedish': {
    paper: { size: 8 },
    book: { texts: NORDIC, ...rich },
    says: { currency: 'SEK', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: head('Transaktionsrapport', ({ start, end, number }) => [
      `Privatkonto ${number.slice(-11)}   Valuta SEK`,
      `Period ${on(start, '2024-04-03')} - ${on(end, '2024-04-03')}   Utskriven ${on(addDays(end, 1), '2024-04-03')}`,
    ]),
    columns: [
      day('Bokföringsdag', 40, '2024-04-03', 'sv'),
      { title: 'Transaktionsdag', x: 110, cell: ({ date }) => on(date, '2024-04-03') },
      valueDay('Valutadag', 185, '2024-04-03', 'sv'),
      text('Beskrivning', 250, 150),
      amount('Belopp', 480, minusBefore(spaceComma)),
      balance('Bokfört saldo', 560, minusBefore(spaceComma)),
    ],
  },
  'days-of-four-digits-around-both-sums-in-norwegian': {
    book: { texts: NORDIC, ...rich, rows: [20, 50] },
    says: { currency: 'NOK' },
    above: head(
      'KONTOUTSKRIFT',
      ({ start, end, number }) => [
        [`Kontonummer ${number.slice(-11)}`, `Utskriftsdato ${on(addDays(end, 1), '03.04.2024')}`],
        [`Periode ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`, 'Valuta NOK'],
      ],
      ({ opening }) => [['Saldo fra kontoutskrift', spaceComma(opening)]],
    ),
    columns: [
      text('Forklaring', 50, 200),
      {
        title: 'Rentedato',
        x: 270,
        means: 'value-date',
        cell: ({ valueDate }) => `${on(valueDate, '03')}${on(valueDate, '04')}`,
      },
      debit('Ut av konto', 410, spaceComma),
      credit('Inn på konto', 490, spaceComma),
      { title: 'Bokført', x: 505, cell: ({ date }) => `${on(date, '03')}${on(date, '04')}` },
    ],
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(30)
        .put(50, `Saldo i Deres favør ${on(end, '03.04.2024')}`, BOLD)
        .put(490, spaceComma(closing), RIGHT_BOLD),
  },
}
