import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf, type Entry, sumOf } from '../setting/account-book.ts'
import { amount, type Column, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { FRENCH_DEFERRED, MALAYSIAN_CARD, SPANISH_CARD } from '../texts/daily-latin-and-european.ts'

const owing = { rows: [14, 40], opening: [-500_000, -150_000], largest: 100_000 } as const
/** What is owed is less than nothing in the book, and more than nothing in print. */
const euros = around(pointComma, '5', '-5')
const ringgit = around(commaPoint, '5', '5CR')

/** The movements of one of two cards, by day. */
const ofCard = (all: readonly Entry[], card: number): Entry[] =>
  all.filter(({ amount: own }) => Math.abs(own) % 2 === card).sort((a, b) => a.date - b.date)

/** As they were posted. */
const byPosting = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => a.valueDate - b.valueDate)

const FEE = /^(COMISION|INTERESES)/

/** Cards of France, Spain and Malaysia with a section for each card, or one for each kind. */
export const CARDS_OF_FRANCE_SPAIN_AND_MALAYSIA: Readonly<Record<string, SectionedHabit>> = {
  'totals-of-each-card-whose-purchases-are-taken-together-next-month-in-french': {
    paper: { size: 8.5, bottom: 740 },
    book: { texts: FRENCH_DEFERRED, rows: [12, 40], largest: 9_000 },
    says: { currency: 'EUR', opening: false, closing: false },
    above: (paper, { start, end, number }) => {
      paper.put(50, 'BANQUE EXEMPLE', HEADING).down(14)
      paper
        .put(50, 'RELEVÉ DES OPÉRATIONS PAR CARTE À DÉBIT DIFFÉRÉ', BOLD)
        .put(545, 'Page 1', RIGHT)
        .down(16)
      paper.put(50, `Période du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`).down(20)
      paper
        .put(50, `Compte de dépôt N° ${number.slice(-11)}`)
        .put(350, 'M. OU MME MODELE')
        .down()
        .put(350, '12 RUE DE LA SPECIMEN')
        .down()
        .put(350, '69006 LYON')
        .down(24)
    },
    again: (paper) => {
      paper.put(50, 'RELEVÉ DES OPÉRATIONS PAR CARTE À DÉBIT DIFFÉRÉ (suite)', BOLD)
      paper.put(545, `Page ${paper.page}`, RIGHT).down(20)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day(['Date', "d'achat"], 50, '03/04/2024'),
        lined('Nature des opérations', 125, 260),
        debit(['Débit', 'EUR'], 460, spaceComma),
        credit(['Crédit', 'EUR'], 545, spaceComma),
      ]
      const all = [...credits, ...debits]
      return [
        { title: 'CARTE N° 4970 XXXX XXXX 4417 - M. MODELE PAUL', columns, entries: ofCard(all, 0) },
        { title: 'CARTE N° 4970 XXXX XXXX 8812 - MME MODELE LEA', columns, entries: ofCard(all, 1) },
      ]
    },
    opens: (paper, { title }) => paper.put(50, title, BOLD).rule(50, 545, 4).down(20),
    closes: (paper, { entries }) => {
      paper.need(24).put(125, 'TOTAL DE LA CARTE', BOLD)
      paper.put(460, spaceComma(sumOf(debitsOf(entries))), RIGHT_BOLD)
      paper.put(545, spaceComma(sumOf(creditsOf(entries))), RIGHT_BOLD).down(28)
    },
    below: (paper, { moneyIn, moneyOut, end }) => {
      paper
        .need(60)
        .put(50, `MONTANT NET DÉBITÉ DE VOTRE COMPTE LE ${on(addDays(end, 5), '03/04/2024')}`, BOLD)
      paper.put(460, minusBefore(spaceComma)(Math.abs(moneyOut) - moneyIn), RIGHT_BOLD).down(24)
      paper.put(50, 'Perte ou vol : 09 55 55 01 00. Toute contestation dans un délai de 13 mois.', SMALL)
    },
  },
  'places-in-a-column-of-their-own-in-sections-of-payments-operations-and-interest-of-a-spanish-card': {
    paper: { size: 8, bottom: 740 },
    book: { texts: SPANISH_CARD, ...owing },
    says: { currency: 'EUR', isOwed: true },
    above: (paper, { start, end, number, opening, closing, entries, moneyIn }) => {
      const costs = sumOf(entries.filter(({ text, amount: own }) => own < 0 && FEE.test(text)))
      const bought = closing - opening - moneyIn - costs
      paper.put(50, 'Tarjetas Ejemplo, E.F.C.', HEADING).put(545, 'EXTRACTO MENSUAL', RIGHT_BOLD).down(22)
      paper.put(50, 'LUCIA MUESTRA GIL').put(330, 'Número de tarjeta')
      paper.put(545, `4598 **** **** ${number.slice(-4)}`, RIGHT).down()
      paper.put(50, 'C/ MAYOR 8, 2º B').put(330, 'Periodo')
      paper.put(545, `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`, RIGHT).down()
      paper.put(50, '47001 VALLADOLID').put(330, 'Límite de crédito').put(545, '3.000,00 €', RIGHT).down(24)
      printGrid(
        paper,
        [[130], [230], [330], [430], [545]],
        [
          ['Saldo anterior', 'Pagos y abonos', 'Operaciones', 'Intereses y com.', 'Saldo actual'],
          [euros(opening), euros(moneyIn), euros(bought), euros(costs), euros(closing)].map(
            (sum) => `${sum} €`,
          ),
        ],
      ).down(22)
    },
    again: (paper, { number }) => {
      paper
        .put(50, `Tarjeta 4598 **** **** ${number.slice(-4)}`)
        .put(545, `Hoja ${paper.page}`, RIGHT)
        .down(22)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day(['Fecha', 'operación'], 50, '03/04/2024'),
        {
          title: 'Establecimiento',
          x: 125,
          means: 'description',
          cell: ({ text }) => text.split('|')[0] ?? '',
        },
        { title: 'Localidad', x: 330, means: 'description', cell: ({ text }) => text.split('|')[1] ?? '' },
        amount('Importe', 545, (minor) => `${euros(minor)} €`),
      ]
      return [
        { title: 'PAGOS Y ABONOS', columns, entries: credits },
        { title: 'OPERACIONES DEL PERIODO', columns, entries: debits.filter(({ text }) => !FEE.test(text)) },
        { title: 'INTERESES Y COMISIONES', columns, entries: debits.filter(({ text }) => FEE.test(text)) },
      ]
    },
    opens: (paper, { title }) => paper.put(50, title, BOLD).down(16),
    closes: (paper, { title }, sum) => {
      paper
        .need(22)
        .rule(330, 545, -9)
        .put(330, `TOTAL ${title.split(' ')[0]}`, BOLD)
      paper.put(545, `${euros(sum)} €`, RIGHT_BOLD).down(26)
    },
    below: (paper, { end }) => {
      paper.need(60).put(50, `Cuota que cargaremos el ${on(addDays(end, 5), '03/04/2024')}`)
      paper.put(545, '120,00 €', RIGHT).down()
      paper.put(50, 'Modalidad de pago').put(545, 'Cuota fija mensual', RIGHT).down(18)
      paper.put(50, 'TIN 21,79 %  TAE 24,10 %. La cuota elegida puede alargar el pago de la deuda.', SMALL)
    },
  },
  'sub-totals-of-a-main-and-a-further-card-between-a-previous-and-a-total-balance-in-malaysia': {
    paper: { size: 8, bottom: 740 },
    book: { texts: MALAYSIAN_CARD, ...owing },
    says: { currency: 'MYR', isOwed: true, period: 'end' },
    above: (paper, { end, number, opening, closing, moneyIn, moneyOut }) => {
      paper
        .put(40, 'EXAMPLE BANK BERHAD', HEADING)
        .put(550, 'CREDIT CARD STATEMENT / PENYATA KAD KREDIT', RIGHT_BOLD)
      paper.down(24)
      printGrid(
        paper,
        [40, 300, [550]],
        [
          ['ENCIK AHMAD CONTOH', 'Statement Date / Tarikh Penyata', on(end, '03 APR 2024')],
          ['NO 5 JALAN SAMPEL 2', 'Account Number / Nombor Akaun', `4417 12XX XXXX ${number.slice(-4)}`],
          ['SEKSYEN 8', 'Payment Due Date / Tarikh Akhir', on(addDays(end, 20), '03 APR 2024')],
          ['47301 PETALING JAYA', 'Current Balance (RM) / Baki Semasa', ringgit(closing)],
          ['SELANGOR', 'Minimum Payment (RM) / Bayaran Minimum', '50.00'],
        ],
      ).down(14)
      printGrid(
        paper,
        [[150], [290], [420], [550]],
        [
          ['Previous Balance (RM)', 'Total Credits (RM)', 'Total Debits (RM)', 'Total Balance (RM)'],
          [commaPoint(opening), commaPoint(moneyIn), commaPoint(moneyOut), ringgit(closing)],
        ],
      ).down(20)
    },
    again: (paper) => {
      paper.put(550, `Page / Halaman ${paper.page} of 3`, RIGHT).down(20)
    },
    titlesOnce: true,
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        valueDay(['Posting Date /', 'Tarikh Pos'], 40, '03 APR'),
        day(['Transaction Date /', 'Tarikh Transaksi'], 110, '03 APR'),
        lined(['Transaction Description /', 'Huraian Transaksi'], 195, 230),
        amount(['Amount (RM) /', 'Amaun (RM)'], 550, ringgit),
      ]
      const all = [...credits, ...debits]
      return [
        { title: 'EXAMPLE VISA PLATINUM : 4417 12XX XXXX 0081', columns, entries: byPosting(ofCard(all, 0)) },
        {
          title: 'EXAMPLE VISA PLATINUM SUPP : 4417 12XX XXXX 0099',
          columns,
          entries: byPosting(ofCard(all, 1)),
        },
      ]
    },
    opens: (paper, { title }) => paper.put(195, title, BOLD).down(14),
    closes: (paper, _, sum) => {
      paper.need(20).put(195, 'SUB TOTAL / JUMLAH KECIL', BOLD).put(550, ringgit(sum), RIGHT_BOLD).down(22)
    },
    below: (paper) => {
      paper.need(40).put(195, 'END OF STATEMENT / PENYATA TAMAT').down(18)
      paper.put(40, 'Finance charge 15% to 18% a year. Please check this statement within 14 days.', SMALL)
    },
  },
}
