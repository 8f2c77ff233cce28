import { addDays } from '../../convention/day.ts'
import { credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, pointComma, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_BERGAMO, ACCOUNT_OF_GUERET } from '../texts/from-bozeman-to-taif-east.ts'

const euros = around(pointComma, '5 €', '5 €')
const spaced = around(spaceComma, '- 5 €', '+ 5 €')
const SLASHES = '03/04/2024'
const RIGHT_MARGIN = 560

/** Letters and digits, seven of them. */
const code = (amount: number, date: number) =>
  (Math.abs(amount) * 7919 + date * 31).toString(36).toUpperCase().slice(-7).padStart(7, '0')

/** Accounts of Lombardy and of the Creuse. */
export const ACCOUNTS_OF_BERGAMO_AND_GUERET: Readonly<Record<string, PlainHabit>> = {
  /** What goes out stands before what comes in; the first and the last balance stand among what comes in. */
  'kinds-and-a-dash-before-details-behind-what-goes-out-and-in-with-balances-in-the-column-of-what-comes-in-in-bergamo':
    {
      paper: { size: 8.5, bottom: 740 },
      book: {
        texts: ACCOUNT_OF_BERGAMO,
        rows: [10, 45],
        opening: [60_000, 900_000],
        largest: 260_000,
        isNeverOverdrawn: true,
      },
      says: { currency: 'EUR', period: 'balances' },
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { end, number, closing } }) => {
        paper.put(40, 'BANCA ESEMPIO DIRETTA', { isBold: true, size: 14 }).down(30)
        for (const line of ['Gent.le', 'GIULIA ESEMPIO', 'VIA MODELLO 8', '24121 BERGAMO BG'])
          paper.put(330, line).down(11)
        paper
          .down(18)
          .put(40, `Estratto conto trimestrale al ${on(end, SLASHES)}`, HEADING)
          .down(18)
        printGrid(
          paper,
          [40, 150],
          [
            ['Conto corrente', 'Conto Corrente Esempio'],
            ['IBAN', ibanLike('IT', 27, number)],
            ['Saldo contabile', euros(closing)],
          ],
        ).down(10)
        smallPrint(paper, 40, [
          'Gentile cliente, le ricordiamo che trascorsi 60 giorni dal ricevimento senza reclami l’estratto conto si intende approvato.',
        ])
        paper.down(14).put(40, 'LISTA MOVIMENTI', BOLD).rule(40, RIGHT_MARGIN, 4).down(20)
      },
      again: ({ paper }) =>
        paper.put(40, 'LISTA MOVIMENTI', BOLD).put(RIGHT_MARGIN, `Pagina ${paper.page}`, RIGHT).down(24),
      columns: [
        day(['DATA', 'CONTABILE'], 40, SLASHES),
        valueDay(['DATA', 'VALUTA'], 100, SLASHES),
        debit('USCITE', 225, euros),
        credit('ENTRATE', 295, euros),
        lined('DESCRIZIONE OPERAZIONE', 310, 250),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(40, on(addDays(start, -1), SLASHES))
          .put(295, euros(opening), RIGHT)
          .put(310, 'SALDO INIZIALE')
          .down(14),
      carries: ({ paper }) => paper.at(810, 40, 'RECT_240401', SMALL),
      closes: ({ paper, book: { end, closing } }) => {
        paper.need(50).put(40, on(end, SLASHES)).put(295, euros(closing), RIGHT).put(310, 'SALDO FINALE')
        paper.down(26)
        smallPrint(paper, 40, ['Interessi creditori 0,00 €. Imposta di bollo assolta in modo virtuale.'])
        paper.at(810, 40, 'RECT_240401', SMALL)
      },
    },
  /** Three days: of the books, of the operation and of value, the last two behind a reference of letters and digits. */
  'days-of-operation-and-value-behind-references-and-signs-before-euros-between-solde-crediteur-rows-in-gueret':
    {
      paper: { size: 8.5, bottom: 735 },
      book: {
        texts: ACCOUNT_OF_GUERET,
        rows: [10, 45],
        opening: [60_000, 600_000],
        largest: 240_000,
        isNeverOverdrawn: true,
      },
      says: { currency: 'EUR', period: 'balances' },
      pitch: 10,
      gap: 14,
      above: ({ paper, book: { start, end, number, opening } }) => {
        paper.put(40, 'BANQUE EXEMPLE DU CENTRE', { isBold: true, size: 14 })
        paper.put(555, `RELEVE DE COMPTE N° ${on(end, '4')} AU ${on(end, SLASHES)}`, RIGHT_BOLD).down(12)
        paper.put(555, 'Page 1', RIGHT).down(24)
        printGrid(
          paper,
          [40, 330],
          [
            ['Votre agence : GUERET CENTRE', 'MME CLAIRE EXEMPLE'],
            ['Votre conseiller : M MODELE', '3 RUE DU MODELE'],
            ['Téléphone : 05 55 00 00 00', '23000 GUERET'],
          ],
        ).down(16)
        paper.put(40, 'VOTRE COMPTE CHEQUES', HEADING).rule(40, 555, 4).down(18)
        paper.put(40, `COMPTE CHEQUES N° ${number.slice(-11)}`).put(300, `IBAN ${ibanLike('FR', 27, number)}`)
        paper.down(24).put(40, 'DETAIL DES OPERATIONS DE VOTRE COMPTE CHEQUES', BOLD).down(18)
        paper.put(100, `SOLDE CREDITEUR AU ${on(addDays(start, -1), SLASHES)}*`, BOLD)
        paper.put(555, spaced(opening), RIGHT_BOLD).down(20)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `COMPTE CHEQUES N° ${number.slice(-11)}`, BOLD)
          .put(555, `Page ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day(['DATE', 'COMPTA'], 40, '03/04'),
        lined('LIBELLE', 100, 190),
        {
          title: 'REFERENCE',
          x: 300,
          means: 'reference',
          cell: ({ amount, date }) => code(amount, date),
        },
        day(['DATE', 'OPERATION'], 365, '03/04'),
        valueDay(['DATE', 'VALEUR'], 425, '03/04'),
        { title: 'MONTANT', x: 555, align: 'right', cell: ({ amount }) => spaced(amount) },
      ],
      closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
        paper.need(90).rule(40, 555, -6).down(6)
        paper.put(100, 'TOTAL DES MOUVEMENTS DEBITEURS').put(555, spaced(moneyOut), RIGHT).down()
        paper.put(100, 'TOTAL DES MOUVEMENTS CREDITEURS').put(555, spaced(moneyIn), RIGHT).down(16)
        paper.put(100, `SOLDE CREDITEUR AU ${on(end, SLASHES)}*`, BOLD)
        paper.put(555, spaced(closing), RIGHT_BOLD).down(22)
        smallPrint(paper, 40, [
          '* Sous réserve des opérations en cours. Vos dépôts sont garantis par le FGDR dans la limite de 100 000 €.',
          'Total des frais bancaires prélevés ce mois : voir votre récapitulatif annuel de frais.',
        ])
      },
    },
}
