import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, pointComma, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import {
  GREEK_RETAIL,
  LINED_FRENCH,
  LINED_SPANISH,
  LINED_VILLAGE_FRENCH,
  POSTAL_ITALIAN,
} from '../texts/lined-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const

/** Statements of banks of France, Spain, Italy and Greece, as they are remembered. */
export const SOUTHERN_EUROPEAN_STATEMENTS: Readonly<Record<string, PlainHabit>> = {
  'days-of-operation-and-value-with-the-code-behind-euros-newest-first-in-spain': {
    paper: { size: 8 },
    book: { texts: LINED_SPANISH, ...rich },
    says: { currency: 'EUR', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 15,
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper.put(50, 'Movimientos de la cuenta', HEADING).put(545, 'Hoja 1', RIGHT).down(20)
      printGrid(
        paper,
        [50, 170],
        [
          ['Titular', 'JUANA EJEMPLO MUESTRA'],
          ['IBAN', ibanLike('ES', 24, number)],
          ['Alias', 'Cuenta Online'],
          ['Periodo', `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`],
          ['Saldo', `${pointComma(closing)} EUR`],
          ['Retenciones', '0,00 EUR'],
        ],
      ).down(12)
    },
    columns: [
      day('Fecha operación', 50, '03/04/2024'),
      valueDay('Fecha valor', 130, '03/04/2024'),
      lined('Concepto', 195, 190),
      amount('Importe', 465, around(pointComma, '-5 EUR', '5 EUR')),
      balance('Saldo', 550, around(pointComma, '-5 EUR', '5 EUR')),
    ],
    closes: ({ paper }) => {
      paper.need(40).down(10)
      paper.put(
        50,
        'Documento informativo sin valor contractual. Banco Ejemplo, S.A. C.I.F. A-00000000.',
        SMALL,
      )
    },
  },
  'sums-before-the-description-in-an-italian-post-office': {
    paper: { size: 7.5 },
    book: { texts: POSTAL_ITALIAN, ...rich },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'ESTRATTO CONTO', HEADING).put(555, 'PAG. 1 DI 2', RIGHT).down(18)
      paper.put(40, 'CONTO POSTALE ESEMPIO', BOLD).put(330, 'Sig. ROSSI MARIO').down()
      paper
        .put(40, `IBAN ${ibanLike('IT', 27, number)}`)
        .put(330, 'VIA ROMA 1')
        .down()
      paper.put(40, 'BIC/SWIFT EXAMITRRXXX').put(330, '00100 ROMA RM').down()
      paper
        .put(40, `N. CONTO ${number.slice(-12)}`)
        .put(330, 'VALUTA: EURO')
        .down(16)
      paper.put(40, `PERIODO DAL ${on(start, '03/04/2024')} AL ${on(end, '03/04/2024')}`).down(20)
    },
    columns: [
      day(['DATA', 'CONTABILE'], 40, '03/04/24'),
      valueDay(['DATA', 'VALUTA'], 95, '03/04/24'),
      debit('ADDEBITI', 205, pointComma),
      credit('ACCREDITI', 275, pointComma),
      lined('DESCRIZIONE OPERAZIONI', 295, 260),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(addDays(start, -1), '03/04/24'))
        .put(275, pointComma(opening), RIGHT)
        .put(295, 'SALDO INIZIALE')
        .down(14),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(100).put(205, pointComma(moneyOut), RIGHT).put(295, 'TOTALE USCITE').down(13)
      paper.put(275, pointComma(moneyIn), RIGHT).put(295, 'TOTALE ENTRATE').down(13)
      paper.put(40, on(end, '03/04/24'), BOLD).put(275, pointComma(closing), RIGHT_BOLD)
      paper.put(295, 'SALDO FINALE', BOLD).down(24)
      paper.put(40, 'GIACENZA MEDIA E INTERESSI', BOLD).down(13)
      printGrid(
        paper,
        [40, [230], [330]],
        [
          ['TASSO CREDITORE ANNUO', '0,000 %', '0,00'],
          ['IMPOSTA DI BOLLO', '', '8,55'],
        ],
      )
    },
  },
  'rows-counted-with-branch-and-valeur-between-two-balances-in-greek': {
    paper: { size: 7.5, font: 'noto' },
    book: { texts: GREEK_RETAIL, ...rich },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number, closing, opening } }) => {
      paper.put(40, 'ΚΙΝΗΣΕΙΣ ΛΟΓΑΡΙΑΣΜΟΥ', HEADING).put(555, 'Σελίδα 1', RIGHT).down(20)
      printGrid(
        paper,
        [40, 140, 330, [555]],
        [
          ['Δικαιούχος:', 'ΠΑΡΑΔΕΙΓΜΑ ΜΑΡΙΑ', 'Νόμισμα:', 'EUR'],
          ['IBAN:', ibanLike('GR', 27, number), 'Προηγούμενο υπόλοιπο:', pointComma(opening)],
          ['Προϊόν:', 'ΤΑΜΙΕΥΤΗΡΙΟ', 'Νέο υπόλοιπο:', pointComma(closing)],
          ['Από - έως:', `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`, '', ''],
        ],
      ).down(12)
    },
    columns: [
      { title: 'Α/Α', x: 40, cell: (_, { row }) => String(row + 1) },
      day('Ημερομηνία', 65, '03/04/2024'),
      lined('Περιγραφή', 125, 165),
      {
        title: 'Κατ/μα',
        x: 300,
        means: 'description',
        cell: ({ amount: own }) => (own > 0 ? '0026' : '0831'),
      },
      valueDay('Valeur', 335, '03/04/2024'),
      debit('Χρέωση', 435, pointComma),
      credit('Πίστωση', 495, pointComma),
      balance('Υπόλοιπο', 560, pointComma),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper.need(40).down(2).put(125, 'ΣΥΝΟΛΑ', BOLD).put(435, pointComma(moneyOut), RIGHT_BOLD)
      paper.put(495, pointComma(moneyIn), RIGHT_BOLD).down(20)
      paper.put(40, 'Οι καταθέσεις καλύπτονται από το ΤΕΚΕ έως 100.000 ευρώ.', SMALL)
    },
  },
  'nature-of-operations-before-value-with-the-money-of-the-account-and-a-total-of-operations': {
    paper: { size: 8 },
    book: { texts: LINED_FRENCH, ...rich },
    says: { currency: 'EUR' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(330, 'M EXEMPLE JEAN').down().put(330, '14 RUE DES LILAS').down()
      paper.put(330, '75011 PARIS').down(24)
      paper.put(50, 'RELEVÉ DE COMPTE CHÈQUES', HEADING).put(545, 'P. 1/2', RIGHT).down(16)
      paper.put(50, `du ${on(start, '3 April 2024', 'fr')} au ${on(end, '3 April 2024', 'fr')}`).down(16)
      paper.put(50, `IBAN : ${ibanLike('FR', 27, number)}`)
      paper.put(400, 'BIC : EXAMFRPPXXX').down(20)
      paper.put(50, 'Monnaie du compte : Euro').down(16)
    },
    columns: [
      day('Date', 50, '03.04'),
      lined('Nature des opérations', 90, 255),
      valueDay('Valeur', 370, '03.04'),
      debit('Débit', 475, spaceComma),
      credit('Crédit', 550, spaceComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(90, `SOLDE CREDITEUR AU ${on(addDays(start, -1), '03.04.2024')}`, BOLD)
        .put(550, spaceComma(opening), RIGHT_BOLD)
        .down(16),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(90).down(4).put(90, 'TOTAL DES OPERATIONS').put(475, spaceComma(moneyOut), RIGHT)
      paper.put(550, spaceComma(moneyIn), RIGHT).down(14)
      paper.put(90, `SOLDE CREDITEUR AU ${on(end, '03.04.2024')}`, BOLD)
      paper.put(550, spaceComma(closing), RIGHT_BOLD).down(26)
      paper.put(50, 'Vos dépôts sont couverts par le FGDR dans la limite de 100 000 euros.', SMALL).down(9)
      paper.put(50, 'Médiateur : service de médiation, 75450 Paris Cedex 09. Prix d’un appel local.', SMALL)
    },
  },
  'days-of-operation-and-value-without-years-between-old-and-new-creditor-balance': {
    paper: { size: 8 },
    book: { texts: LINED_VILLAGE_FRENCH, ...rich },
    says: { currency: 'EUR', period: 'balances' },
    above: ({ paper, book: { end, number } }) => {
      paper.put(50, 'RELEVÉ DE COMPTES', HEADING).put(300, `Date d'arrêté : ${on(end, '3 April 2024', 'fr')}`)
      paper.down(20).put(50, 'Caisse Régionale d’Exemple').put(300, 'MME MARTIN CLAIRE').down()
      paper.put(50, 'Votre agence : Place du Marché').put(300, '3 CHEMIN DU MOULIN').down()
      paper.put(50, 'Tél. : 04 50 00 00 00').put(300, '74000 EXEMPLE').down(22)
      paper
        .put(50, `COMPTE DE DÉPÔT n° ${number.slice(-11)}`, BOLD)
        .put(550, 'en euros', RIGHT)
        .down(18)
    },
    columns: [
      day(['Date', 'opé.'], 50, '03.04'),
      valueDay(['Date', 'valeur'], 85, '03.04'),
      lined('Libellé des opérations', 125, 240),
      debit('Débit', 470, spaceComma),
      credit('Crédit', 550, spaceComma),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(125, `Ancien solde créditeur au ${on(addDays(start, -1), '03.04.2024')}`)
        .put(550, spaceComma(opening), RIGHT)
        .down(16),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
      paper.need(90).rule(50, 550, -9).put(300, 'Total des opérations', BOLD)
      paper.put(470, spaceComma(moneyOut), RIGHT_BOLD).put(550, spaceComma(moneyIn), RIGHT_BOLD).down(16)
      paper.put(125, `Nouveau solde créditeur au ${on(end, '03.04.2024')}`, BOLD)
      paper.put(550, spaceComma(closing), RIGHT_BOLD).down(24)
      paper.put(50, 'Frais bancaires et cotisations : total mensuel 4,90 €, total annuel 14,70 €').down()
      paper.put(50, 'Taux annuel effectif global (TAEG) du découvert autorisé : 18,42 %', SMALL)
    },
  },
}
