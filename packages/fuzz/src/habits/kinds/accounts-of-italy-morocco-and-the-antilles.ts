import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, pointComma, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import { saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { FIRM_OF_CASABLANCA, FIRM_OF_SANTO_DOMINGO, ITALIAN_POST } from '../texts/bookkept-world.ts'

const rich = { rows: [12, 38], opening: [400_000, 1_500_000], isNeverOverdrawn: true } as const
const pesos = around(commaPoint, '-RD$5', 'RD$5')

const CHEQUE = /^CHEQUE PAGADO/

/** The number of a document: those of cheques are short. */
const documentOf = (text: string, minor: number, date: number): string =>
  CHEQUE.test(text)
    ? String(3_000 + ((Math.abs(minor) + date) % 900))
    : String(Math.abs(minor) * 37 + date * 10_007).slice(-9)

/** Accounts of the Italian post, of a firm of Morocco and of one of the Dominican Republic. */
export const ACCOUNTS_OF_ITALY_MOROCCO_AND_THE_ANTILLES: Readonly<Record<string, PlainHabit>> = {
  'booking-and-value-before-charges-and-credits-with-texts-last-and-balances-in-the-column-of-credits': {
    paper: { size: 8.5, bottom: 735 },
    book: { texts: ITALIAN_POST, ...rich },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Poste Esempio', HEADING).put(545, 'CONTO ESEMPIOPOSTA', RIGHT_BOLD).down(24)
      paper.put(330, 'Sig.ra MARTA CAMPIONE').down().put(330, 'VIA DEI MODELLI 8').down()
      paper.put(330, '10121 TORINO TO').down(26)
      const days = `dal ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`
      paper.put(50, `ESTRATTO CONTO ${days}`, HEADING).down(18)
      printGrid(
        paper,
        [50, 150],
        [
          ['Conto corrente n.', number.slice(-12)],
          ['IBAN', ibanLike('IT', 27, number)],
          ['Intestato a', 'CAMPIONE MARTA'],
          ['Divisa', 'EUR'],
        ],
      ).down(16)
      paper.put(50, 'LISTA MOVIMENTI', BOLD).rule(50, 545).down(20)
    },
    again: ({ paper, book: { number, end } }) =>
      paper
        .put(50, `Conto corrente n. ${number.slice(-12)}`)
        .put(545, `Estratto conto al ${on(end, '03/04/2024')} - pagina ${paper.page}`, RIGHT)
        .down(22),
    columns: [
      day(['Data', 'Contabile'], 50, '03/04/24'),
      valueDay(['Data', 'Valuta'], 105, '03/04/24'),
      debit('Addebiti', 220, pointComma),
      credit('Accrediti', 290, pointComma),
      lined('Descrizione operazioni', 305, 235),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(addDays(start, -1), '03/04/24'))
        .put(290, pointComma(opening), RIGHT)
        .put(305, 'SALDO INIZIALE', BOLD)
        .down(13),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(120).put(220, pointComma(moneyOut), RIGHT).put(305, 'TOTALE USCITE').down(13)
      paper.put(290, pointComma(moneyIn), RIGHT).put(305, 'TOTALE ENTRATE').down(13)
      paper.put(50, on(end, '03/04/24')).put(290, pointComma(closing), RIGHT_BOLD)
      paper.put(305, 'SALDO FINALE', BOLD).down(28)
      paper.put(50, 'COMUNICAZIONI', BOLD).down(13)
      paper.put(
        50,
        "L'imposta di bollo, se dovuta, è pari a 34,20 euro l'anno ed è addebitata ogni trimestre.",
        SMALL,
      )
      paper
        .down(9)
        .put(
          50,
          'Trascorsi 60 giorni senza reclamo scritto il presente estratto conto si intende approvato.',
          SMALL,
        )
    },
  },
  'days-parted-by-spaces-between-a-departing-and-a-final-balance-named-creditor-of-a-firm-of-morocco': {
    paper: { size: 8.5, bottom: 735 },
    book: { texts: FIRM_OF_CASABLANCA, ...rich },
    says: { currency: 'MAD' },
    pitch: 10,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Banque Exemple du Maroc', HEADING).put(545, 'AGENCE CASA ANFA', RIGHT).down(14)
      paper.put(545, 'Tél : 05 22 55 01 44', RIGHT).down(24)
      paper.put(330, 'STE MODELE IMPORT SARL').down().put(330, "14 BD D'EXEMPLE").down()
      paper.put(330, '20050 CASABLANCA').down(22)
      const days = `DU ${on(start, '03 04 2024')} AU ${on(end, '03 04 2024')}`
      paper.put(50, `RELEVE DE COMPTE ${days}`, HEADING).down(18)
      paper.put(50, 'R.I.B.').put(110, numberLike('007 780 ~~~~~~~~~~~~~~~~ ~~', number)).down()
      paper.put(50, 'DEVISE').put(110, 'MAD - DIRHAM MAROCAIN').down(24)
    },
    again: ({ paper, book: { number, end } }) => {
      paper.put(50, numberLike('R.I.B. 007 780 ~~~~~~~~~~~~~~~~ ~~', number))
      paper.put(545, `RELEVE AU ${on(end, '03 04 2024')}   PAGE ${paper.page}`, RIGHT).down(24)
    },
    columns: [
      day('DATE', 50, '03 04'),
      lined('LIBELLE', 95, 215),
      valueDay('VALEUR', 325, '03 04 2024'),
      debit(['CAPITAUX', 'DEBIT'], 465, spaceComma),
      credit(['CAPITAUX', 'CREDIT'], 545, spaceComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(95, `SOLDE DEPART CREDITEUR AU ${on(addDays(start, -1), '03 04 2024')}`, BOLD)
        .put(545, spaceComma(opening), RIGHT_BOLD)
        .down(14),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(90).rule(50, 545, -9).put(95, 'TOTAL DES MOUVEMENTS', BOLD)
      paper.put(465, spaceComma(moneyOut), RIGHT_BOLD).put(545, spaceComma(moneyIn), RIGHT_BOLD).down(16)
      paper.put(95, `SOLDE FINAL CREDITEUR AU ${on(end, '03 04 2024')}`, BOLD)
      paper.put(545, spaceComma(closing), RIGHT_BOLD).down(28)
      paper.put(
        50,
        'Sauf erreur ou omission. Toute réclamation doit nous parvenir dans un délai de 30 jours.',
        SMALL,
      )
      paper.down(9).put(50, 'Société anonyme au capital de 2 151 408 390 DH - RC Casablanca 333', SMALL)
    },
  },
  'documents-before-concepts-under-counted-sums-in-a-box-above-cheques-paid-listed-again-in-the-antilles': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    book: { texts: FIRM_OF_SANTO_DOMINGO, ...rich },
    says: { currency: 'DOP' },
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      paper
        .put(40, 'BANCO EJEMPLO DOMINICANO', HEADING)
        .put(570, 'ESTADO DE CUENTA CORRIENTE', RIGHT_BOLD)
        .down()
      paper.put(40, 'RNC 1-01-99999-9', SMALL).down(24)
      printGrid(
        paper,
        [40, 330, [570]],
        [
          ['MODELO COMERCIAL SRL', 'Número de cuenta', number.slice(-9)],
          ['AV. EJEMPLO 210, NACO', 'Moneda', 'DOP - PESO DOMINICANO'],
          ['SANTO DOMINGO, D.N.', 'Desde', on(start, '03/04/2024')],
          ['', 'Hasta', on(end, '03/04/2024')],
        ],
      ).down(14)
      const [ins, outs] = [creditsOf(entries), debitsOf(entries)].map(({ length }) => String(length))
      printGrid(
        paper,
        [40, [260], [310]],
        [
          ['RESUMEN DE LA CUENTA', '', ''],
          ['Balance anterior', pesos(opening), ''],
          ['Créditos', pesos(moneyIn), ins ?? ''],
          ['Débitos', pesos(Math.abs(moneyOut)), outs ?? ''],
          ['Balance al corte', pesos(closing), ''],
        ],
      ).down(18)
      paper.put(40, 'DETALLE DE TRANSACCIONES', BOLD).rule(40, 570).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Número de cuenta ${number.slice(-9)}`)
        .put(570, `Página ${paper.page} de 3`, RIGHT)
        .down(22),
    columns: [
      day('FECHA', 40, '03/04/2024'),
      {
        title: 'NO. DOC.',
        x: 105,
        means: 'reference',
        cell: ({ text, amount, date }) => documentOf(text, amount, date),
      },
      lined('CONCEPTO', 175, 190),
      debit('DÉBITO', 420, commaPoint),
      credit('CRÉDITO', 495, commaPoint),
      balance('BALANCE', 570, commaPoint),
    ],
    closes: ({ paper, book: { entries } }) => {
      const cheques = saying(debitsOf(entries), CHEQUE).map((own): readonly [string, string] => [
        documentOf(own.text, own.amount, own.date),
        commaPoint(own.amount),
      ])
      const sorted = [...cheques].sort(([a], [b]) => Number(a) - Number(b))
      const height = Math.ceil(sorted.length / 2)
      paper.need(60).down(14).put(40, 'RELACIÓN DE CHEQUES PAGADOS', BOLD).down(14)
      printGrid(
        paper,
        [40, [180], 230, [370]],
        [
          ['No. cheque', 'Monto', 'No. cheque', 'Monto'],
          ...Array.from({ length: height }, (_, i) => [...(sorted[i] ?? []), ...(sorted[height + i] ?? [])]),
        ],
      ).down(8)
      paper
        .need(20)
        .put(40, 'Si no recibimos objeción dentro de 30 días daremos por aceptado este estado.', SMALL)
    },
  },
}
