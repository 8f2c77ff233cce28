import { type Column, credit, debit } from '../setting/columns.ts'
import { around, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import { saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_DIJON, FIRM_OF_UTRECHT } from '../texts/from-roanoke-to-cairo-east.ts'

const signed = around(pointComma, '5 -/DEBIT', '5 +/CREDIT')

/** A firm of the Netherlands with a statement in English. */
export const FIRM_OF_UTRECHT_IN_ENGLISH: Readonly<Record<string, PlainHabit>> = {
  /** The newest stands first, the value day in brackets under the booking day, and balances have a sign and a word behind. */
  'bookdate-over-a-bracketed-value-date-newest-first-under-boxes-with-plus-or-minus-and-a-word-behind-balances-in-utrecht':
    {
      paper: { size: 8, bottom: 750 },
      book: { texts: FIRM_OF_UTRECHT, rows: [10, 34], opening: [300_000, 9_000_000], largest: 900_000 },
      says: { currency: 'EUR', period: 'none' },
      newestFirst: true,
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { end, number, opening, closing, moneyIn, moneyOut } }) => {
        const box = (x: number, y: number, label: string, value: string) =>
          paper.at(y, x, label, SMALL).at(y + 11, x, value)
        paper
          .put(60, 'VOORBEELD BANK', { isBold: true, size: 14 })
          .put(555, 'Statement of account', RIGHT_BOLD)
        for (const [i, line] of ['Noordlicht Voorbeeld BV', 'Maliestraat 22', '3581 SL UTRECHT'].entries()) {
          paper.at(85 + 12 * i, 60, line)
        }
        box(60, 140, 'Account number', ibanLike('NL', 18, number).slice(-12))
        box(190, 140, 'IBAN', ibanLike('NL', 18, number))
        box(340, 140, 'Date', on(end, '03-04-2024'))
        box(410, 140, 'No of pages', '2')
        box(470, 140, 'Page', '1')
        box(515, 140, 'Stmt no', '04')
        box(60, 170, 'Previous balance', signed(opening))
        box(190, 170, 'New balance', signed(closing))
        box(340, 170, 'Total amount debit', pointComma(moneyOut))
        box(455, 170, 'Total amount credit', pointComma(moneyIn))
        box(60, 200, 'Type of account / currency', 'CURRENT ACCOUNT EUR')
        paper.at(
          790,
          60,
          'Voorbeeld Bank N.V., established in Amsterdam. C. of C. Amsterdam no. 11044170. VAT nr NL 110441704B01',
          SMALL,
        )
        paper.y = 240
      },
      again: ({ paper, book: { end, number } }) =>
        paper
          .put(60, ibanLike('NL', 18, number))
          .put(555, `${on(end, '03-04-2024')}   Page ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        {
          title: ['Bookdate', '(Value date)'],
          x: 60,
          cell: ({ date }) => [on(date, '03-04'), ''],
        },
        {
          title: '',
          x: 60,
          means: 'value-date',
          cell: ({ valueDate }) => ['', `(${on(valueDate, '03-04')})`],
        },
        lined('Description', 130, 230),
        debit('Amount debit', 455, pointComma),
        credit('Amount credit', 555, pointComma),
      ],
    },
}

const columns: readonly Column[] = [
  { title: ['Date de', "l'opération"], x: 40, cell: ({ date }) => on(date, '03/04') },
  {
    title: ['Date de', 'valeur'],
    x: 100,
    means: 'value-date',
    cell: ({ valueDate }) => on(valueDate, '03/04'),
  },
  lined("Nature de l'opération", 160, 230),
  debit('Débit(EUR)', 470, pointComma),
  credit('Crédit(EUR)', 555, pointComma),
]

const KINDS = [
  ['VIREMENTS', /^VIREMENT/],
  ['PAIEMENTS PAR CARTE', /^PAIEMENT/],
  ['PRELEVEMENTS', /^PRELEVEMENT/],
  ['RETRAITS', /^CARTE RETRAIT/],
] as const

/** An account of Burgundy. */
export const ACCOUNT_OF_DIJON_BY_KINDS: Readonly<Record<string, SectionedHabit>> = {
  /** Movements stand under the name of their kind, each with a subtotal of both columns, between an old and a new balance. */
  'ancien-solde-above-kinds-with-a-sous-total-of-debits-and-credits-each-and-the-nouveau-solde-below-in-dijon':
    {
      paper: { size: 8.5, bottom: 735 },
      book: { texts: ACCOUNT_OF_DIJON, rows: [12, 44], opening: [30_000, 600_000] },
      says: { currency: 'EUR' },
      above: (paper, { start, end, number, opening }) => {
        paper
          .put(40, 'EXEMPLE DIRECT', { isBold: true, size: 15 })
          .put(555, 'RELEVE COMPTE COURANT', RIGHT_BOLD)
          .down(14)
        paper
          .put(40, 'Exemple Direct N.V., succursale France, 40 avenue du Spécimen, 21000 Dijon', SMALL)
          .down(28)
        printGrid(
          paper,
          [40, 330],
          [
            [`Période du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`, 'MME CLAIRE MODELE'],
            [`Numéro de compte : ${number.slice(-11)}`, '4 RUE DU SPECIMEN'],
            [`IBAN : ${ibanLike('FR', 27, number)}`, '21000 DIJON'],
            ['BIC : EXMPFRPP', ''],
          ],
        ).down(20)
        paper.put(160, `Ancien solde au ${on(start, '03/04/2024')}`, BOLD)
        paper.put(opening < 0 ? 470 : 555, pointComma(opening), RIGHT_BOLD).down(22)
      },
      again: (paper, { number }) =>
        paper
          .put(40, `Compte courant ${number.slice(-11)}`)
          .put(555, `Page ${paper.page}`, RIGHT)
          .down(24),
      titlesOnce: true,
      sections: ({ credits, debits }) => {
        const all = [...credits, ...debits].sort((a, b) => a.date - b.date)
        return KINDS.map(([title, pattern]) => ({ title, columns, entries: saying(all, pattern) }))
      },
      opens: (paper, { title }) => paper.put(40, title, HEADING).down(16),
      closes: (paper, { title, entries }) => {
        const sum = (isIn: boolean) =>
          pointComma(entries.reduce((total, { amount: own }) => (own > 0 === isIn ? total + own : total), 0))
        paper
          .need(24)
          .put(160, `Sous total ${title}`, BOLD)
          .put(470, sum(false), RIGHT_BOLD)
          .put(555, sum(true), RIGHT_BOLD)
        paper.rule(40, 555, 5).down(22)
      },
      below: (paper, { end, closing, moneyIn, moneyOut }) => {
        paper
          .need(90)
          .put(160, 'Total', BOLD)
          .put(470, pointComma(moneyOut), RIGHT_BOLD)
          .put(555, pointComma(moneyIn), RIGHT_BOLD)
        paper.down(18).put(160, `Nouveau solde au ${on(end, '03/04/2024')}`, BOLD)
        paper.put(closing < 0 ? 470 : 555, pointComma(closing), RIGHT_BOLD).down(26)
        smallPrint(paper, 40, [
          '* TAEG applicable aux découverts : 8,00 %. Aucun intérêt débiteur sur la période.',
          "Sauf erreur ou omission. Vous disposez d'un délai de treize mois pour contester une opération.",
        ])
      },
    },
}
