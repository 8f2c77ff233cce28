import { creditsOf, debitsOf } from '../setting/account-book.ts'
import {
  amount,
  balance,
  balanceOnce,
  type Column,
  credit,
  dayOnce,
  debit,
  text,
} from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { BOLD, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN, BRITISH } from '../texts/american-and-british.ts'
import { DUTCH, FRENCH, SPANISH } from '../texts/western-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const minus = minusBefore(commaPoint)
const dollars = around(commaPoint, '-$5', '$5')
const euros = minusBefore(pointComma)

const at = (
  title: Column['title'],
  x: number,
  style: string,
  language: 'en' | 'fr' | 'es' = 'en',
): Column => ({
  title,
  x,
  cell: ({ date }) => on(date, style, language),
})

/** What large banks of North America, Western Europe and Australia print for everyday accounts. */
export const EVERYDAY_WESTERN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'category-says-debit-or-credit-and-the-first-row-is-the-opening': {
    paper: { page: 'letter', size: 8 },
    book: { texts: AMERICAN, ...rich },
    says: { currency: 'USD' },
    gap: 16,
    above: head(
      'Your checking account',
      ({ start, end }) => [`${on(start, 'Apr 3')} - ${on(end, 'Apr 3, 2024')}`],
      () => [],
    ),
    columns: [
      at('DATE', 40, 'Apr 3'),
      text('DESCRIPTION', 100, 240),
      { title: 'CATEGORY', x: 360, cell: ({ amount: own }) => (own < 0 ? 'Debit' : 'Credit') },
      amount('AMOUNT', 480, around(commaPoint, '- $5', '+ $5')),
      balance('BALANCE', 570, dollars),
    ],
    opens: ({ paper, book: { start, opening, number } }) => {
      paper.at(paper.y - 30, 40, `Account ending in ${number.slice(-4)}`)
      paper.put(40, on(start, 'Apr 3')).put(100, 'Opening Balance').put(570, dollars(opening), RIGHT).down(16)
    },
    closes: ({ paper, book: { end, closing } }) =>
      paper.need(20).put(40, on(end, 'Apr 3')).put(100, 'Closing Balance').put(570, dollars(closing), RIGHT),
  },
  'year-on-a-line-and-number-and-day-of-the-statement-before': {
    book: { texts: BRITISH, ...rich, from: { month: 4, day: 3 } },
    says: { currency: 'GBP', period: 'end' },
    above: head('FlexExample', ({ end, number }) => [
      [`Account no ${number.slice(-8)}`, `Statement date: ${on(end, '3 April 2024')}`],
      ['Sort code 07-01-16', 'Statement no: 42'],
    ]),
    columns: [
      dayOnce('Date', 50, '03 Apr'),
      text('Description', 110, 230),
      debit('£Out', 410, commaPoint),
      credit('£In', 480, commaPoint),
      balanceOnce('£Balance', 555, commaPoint),
    ],
    opens: ({ paper, book: { start, opening } }) => {
      paper.put(50, '2024', BOLD)
      paper.put(110, `Balance from statement 41 dated ${on(start - 1, '03/04/2024')}`)
      paper.put(555, commaPoint(opening), RIGHT).down()
    },
  },
  'dollars-at-credits-alone-and-balances-with-cr-and-a-sum-below': {
    book: { texts: BRITISH, ...rich },
    says: { currency: 'AUD' },
    above: head('Smart Access', ({ start, end, number }) => [
      [`Account Number 06 2000 ${number.slice(-8)}`, 'BSB 062-000'],
      `Statement Period ${on(start, '3 Apr 2024')} - ${on(end, '3 Apr 2024')}   All amounts in AUD`,
    ]),
    columns: [
      at('Date', 50, '03 Apr'),
      text('Transaction', 100, 230),
      debit('Debit', 400, commaPoint),
      credit('Credit', 470, around(commaPoint, '5', '$5')),
      balance('Balance', 560, around(commaPoint, '$5 DR', '$5 CR')),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03 Apr'))
        .put(100, '2024 OPENING BALANCE', BOLD)
        .put(560, `$${commaPoint(opening)} CR`, RIGHT_BOLD)
        .down(),
    closes: ({ paper, book: { end, opening, closing, moneyIn, moneyOut } }) => {
      paper.need(70).put(50, on(end, '03 Apr')).put(100, '2024 CLOSING BALANCE', BOLD)
      paper.put(560, `$${commaPoint(closing)} CR`, RIGHT_BOLD).down(24)
      for (const [x, name, figure] of [
        [130, 'Opening balance', opening],
        [250, '- Total debits', moneyOut],
        [370, '+ Total credits', moneyIn],
        [500, '= Closing balance', closing],
      ] as const)
        paper.put(x, name, RIGHT_BOLD).put(x, `$${commaPoint(figure)}`, { ...RIGHT, below: 14 })
    },
  },
  'titles-of-three-lines-and-closing-totals': {
    paper: { page: 'letter' },
    book: { texts: AMERICAN, ...rich },
    says: { currency: 'CAD', closing: true },
    above: head('Your Everyday Banking statement', ({ start, end, number }) => [
      `For the period ending ${on(end, 'April 3, 2024')}   (${on(start, 'Apr 3, 2024')} to ${on(end, 'Apr 3, 2024')})`,
      `Primary Chequing Account # 0004 ${number.slice(-7)}   Canadian dollars (CAD)`,
    ]),
    columns: [
      at('Date', 50, 'Apr 03'),
      text('Description', 100, 220),
      debit(['Amounts', 'deducted from', 'your account ($)'], 410, commaPoint),
      credit(['Amounts', 'added to', 'your account ($)'], 490, commaPoint),
      balance('Balance ($)', 565, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, on(start, 'Apr 03')).put(100, 'Opening balance').put(565, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) =>
      paper
        .need(20)
        .put(50, on(end, 'Apr 03'), BOLD)
        .put(100, 'Closing totals', BOLD)
        .put(410, commaPoint(moneyOut), RIGHT_BOLD)
        .put(490, commaPoint(moneyIn), RIGHT_BOLD)
        .put(565, minus(closing), RIGHT_BOLD),
  },
  'points-in-empty-cells-value-behind-the-text-and-a-sub-total': {
    paper: { font: 'courier', size: 7.5 },
    book: { texts: FRENCH, opening: [100_000, 900_000] },
    says: { currency: 'EUR' },
    above: head('RELEVE DE COMPTE', ({ start, end, number }) => [
      `COMPTE N° ${number.slice(-11)}   EN EUROS`,
      `du ${on(start, '03.04.2024')} au ${on(end, '03.04.2024')}`,
    ]),
    columns: [
      at('DATE', 40, '03.04'),
      text('LIBELLE', 80, 250),
      { title: 'VALEUR', x: 345, means: 'value-date', cell: ({ valueDate }) => on(valueDate, '03.04.24') },
      debit('DEBIT', 470, spaceComma, '.'),
      credit('CREDIT', 550, spaceComma, '.'),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(80, 'ANCIEN SOLDE')
        .put(opening < 0 ? 470 : 550, spaceComma(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(40).put(80, 'SOUS TOTAL').put(470, spaceComma(moneyOut), RIGHT)
      paper.put(550, spaceComma(moneyIn), RIGHT).down()
      paper.put(80, 'SOLDE EN EUROS').put(closing < 0 ? 470 : 550, spaceComma(closing), RIGHT)
    },
  },
  'marks-at-the-right-end-and-old-balance-with-its-day': {
    paper: { size: 8 },
    book: { texts: FRENCH, ...rich },
    says: { currency: 'EUR', period: 'balances' },
    above: head('Compte de Dépôt', ({ end, number }) => [
      `n° ${number.slice(-11)}   IBAN ${ibanLike('FR', 27, number)}`,
      `Date d'arrêté : ${on(end, '3 April 2024', 'fr')}   Montants en euros`,
    ]),
    columns: [
      at(['Date', 'opé.'], 40, '03.04'),
      {
        title: ['Date', 'valeur'],
        x: 75,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '03.04'),
      },
      text('Libellé des opérations', 115, 260),
      debit('Débit', 460, spaceComma),
      credit('Crédit', 540, spaceComma),
      { title: '', x: 550, cell: ({ amount: own }) => (own % 3 === 0 ? '¨' : 'þ') },
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(115, `Ancien solde créditeur au ${on(start - 1, '03.04.2024')}`, BOLD)
        .put(540, spaceComma(opening), RIGHT_BOLD)
        .down(),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(50).put(115, 'Total des opérations', BOLD).put(460, spaceComma(moneyOut), RIGHT_BOLD)
      paper.put(540, spaceComma(moneyIn), RIGHT_BOLD).down(16)
      paper.put(115, `Nouveau solde créditeur au ${on(end, '03.04.2024')}`, BOLD)
      paper.put(540, spaceComma(closing), RIGHT_BOLD).down(16)
      paper.put(40, 'þ: opérations exonérées de commission de mouvement', SMALL)
    },
  },
  'value-day-in-brackets-under-the-day-and-balances-in-the-head': {
    book: { texts: DUTCH, ...rich },
    says: { currency: 'EUR', period: 'both' },
    gap: 16,
    above: head(
      'Rekeningafschrift',
      ({ start, end, number }) => [
        `IBAN ${ibanLike('NL', 18, number)}   Betaalrekening EUR`,
        `Periode ${on(start, '03-04-2024')} t/m ${on(end, '03-04-2024')}`,
      ],
      ({ opening, closing, moneyIn, moneyOut }) => [
        ['Vorig saldo', `${pointComma(opening)} +/CREDIT`],
        ['Nieuw saldo', `${pointComma(closing)} +/CREDIT`],
        ['Totaal bedrag af', pointComma(moneyOut)],
        ['Totaal bedrag bij', pointComma(moneyIn)],
      ],
    ),
    columns: [
      {
        title: ['Boekdatum', '(Rentedatum)'],
        x: 50,
        cell: ({ date }) => [on(date, '03-04')],
      },
      { title: '', x: 50, means: 'value-date', cell: ({ valueDate }) => ['', `(${on(valueDate, '03-04')})`] },
      text('Omschrijving', 125, 230),
      debit(['Bedrag af', '(debet)'], 440, pointComma),
      credit(['Bedrag bij', '(credit)'], 540, pointComma),
    ],
  },
  'categories-and-comments-in-five-columns-newest-first': {
    paper: { page: 'landscape', size: 7, bottom: 520 },
    book: { texts: SPANISH, ...rich },
    says: { currency: 'EUR', opening: false, closing: false, unproved: 'oldest', period: 'none' },
    newestFirst: true,
    above: head('Movimientos de la Cuenta', ({ number }) => [
      `Número de cuenta: ${ibanLike('ES', 24, number)}`,
    ]),
    columns: [
      at('F. VALOR', 40, '03/04/2024', 'es'),
      {
        title: 'CATEGORÍA',
        x: 100,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'Compras' : 'Nómina y prestaciones'),
      },
      {
        title: 'SUBCATEGORÍA',
        x: 200,
        means: 'description',
        cell: ({ amount: own }) => (own < 0 ? 'Otras compras' : 'Ingreso'),
      },
      text('DESCRIPCIÓN', 300, 230),
      { title: 'COMENTARIO', x: 545, cell: () => '' },
      amount('IMPORTE (€)', 690, euros),
      balance('SALDO (€)', 780, euros),
    ],
  },
  'payments-and-receipts-counted-above-and-charges-due-below': {
    paper: { size: 8 },
    book: { texts: BRITISH, ...rich },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      paper.put(50, 'Business Current Account', BOLD).put(540, 'Sheet 12', RIGHT).down(16)
      paper.put(50, `Sort code 20-45-45   Account number ${number.slice(-8)}`).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(18)
      paper
        .put(50, 'Your balance at the start')
        .put(260, `£${commaPoint(opening)}`, RIGHT)
        .down()
      paper
        .put(50, `${creditsOf(entries).length} payments in`)
        .put(260, `£${commaPoint(moneyIn)}`, RIGHT)
        .down()
      paper
        .put(50, `${debitsOf(entries).length} payments out`)
        .put(260, `£${commaPoint(moneyOut)}`, RIGHT)
        .down()
      paper
        .put(50, 'Your balance at the end')
        .put(260, `£${commaPoint(closing)}`, RIGHT)
        .down(22)
    },
    columns: [
      dayOnce('Date', 50, '3 Apr'),
      { title: 'Type', x: 100, means: 'description', cell: ({ amount: own }) => (own < 0 ? 'DD' : 'BGC') },
      text('Description', 130, 220),
      credit('Money in', 420, commaPoint),
      debit('Money out', 490, commaPoint),
      balanceOnce('Balance', 560, commaPoint),
    ],
    closes: ({ paper }) => {
      paper.need(60).down(14).put(50, 'Charges we will take on your next statement', BOLD).down(16)
      paper.put(50, 'Monthly fee').put(420, '8.50', RIGHT).down()
      paper.put(50, 'Automated payments  14 at 0.35').put(420, '4.90', RIGHT)
    },
  },
}
