import { addDays } from '../../convention/day.ts'
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
import { minusBefore, spaceComma, spacePoint, spaceWhole } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { told } from '../setting/told.ts'
import { LYONNAIS, PICARD, ROMAND } from '../texts/printed-european.ts'
import { SENEGALESE } from '../texts/printed-world.ts'

const rich = { opening: [150_000, 1_500_000], isNeverOverdrawn: true } as const
const signed = minusBefore(spaceComma)

/** Accounts of France, French Switzerland and Senegal. */
export const ACCOUNTS_OF_LYON_PICARDY_ROMANDY_AND_DAKAR: Readonly<Record<string, PlainHabit>> = {
  /** The old balance stands in the column of credits, and the totals of both columns count it. */
  'totals-that-count-the-old-balance-in-the-column-of-credits-in-typewriter-letters-in-lyon': {
    paper: { font: 'courier', size: 7.5, lead: 11, bottom: 745 },
    book: { texts: LYONNAIS, ...rich, rows: [10, 36] },
    says: { currency: 'EUR' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'CREDIT EXEMPLAIRE', HEADING).put(555, 'RELEVE DE COMPTE', RIGHT_BOLD).down(14)
      paper.put(40, 'AGENCE DE LYON BELLECOUR   TEL 04 99 55 01 01').down(30)
      paper.put(330, 'MME EXEMPLE JULIE').down().put(330, '12 RUE DU MODELE').down()
      paper.put(330, '69002 LYON').down(28)
      paper.put(40, 'COMPTE DE DEPOTS EN EUROS', BOLD).down(13)
      paper.put(40, `IBAN : ${ibanLike('FR', 27, number)}   BIC : EXEMFRPP`).down(13)
      const days = `du ${on(start, '03.04.2024')} au ${on(end, '03.04.2024')}`
      paper.put(40, `${days}  -  N° 4`).put(555, 'Page 1', RIGHT).down(22)
    },
    again: ({ paper }) => paper.put(40, 'CREDIT EXEMPLAIRE').put(555, `Page ${paper.page}`, RIGHT).down(20),
    columns: [
      day('DATE', 40, '03.04'),
      told('LIBELLE', 82, 260, { day: '03/04/24' }),
      valueDay('VALEUR', 350, '03.04.24'),
      debit('DEBIT', 475, spaceComma),
      credit('CREDIT', 555, spaceComma),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(82, 'ANCIEN SOLDE').put(555, spaceComma(opening), RIGHT).down(14),
    closes: ({ paper, book: { end, opening, moneyIn, moneyOut, closing } }) => {
      paper.need(120).rule(40, 555, -8).down(2).put(82, 'TOTAUX', BOLD)
      paper.put(475, spaceComma(moneyOut), RIGHT_BOLD)
      paper.put(555, spaceComma(opening + moneyIn), RIGHT_BOLD).down(13)
      paper.put(82, `SOLDE CREDITEUR AU ${on(end, '03.04.2024')}`, BOLD)
      paper.put(555, spaceComma(closing), RIGHT_BOLD).down(28)
      smallPrint(paper, 40, [
        'Sauf erreur ou omission. Les sommes portées au crédit le sont sous réserve de bonne fin.',
        'Vos dépôts sont couverts par le fonds de garantie dans la limite de 100 000 euros.',
        'CREDIT EXEMPLAIRE, SA au capital de 1 000 000 euros, SIREN 999 509 741 RCS LYON.',
      ])
    },
  },
  /** One column of signed amounts between the old and the new balance, with what they come to as a total. */
  'total-of-operations-with-its-sign-between-old-and-new-creditor-balance-in-one-column-in-picardy': {
    paper: { size: 8.5, bottom: 740 },
    book: { texts: PICARD, opening: [40_000, 500_000], isNeverOverdrawn: true, rows: [10, 44] },
    says: { currency: 'EUR' },
    gap: 13.5,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Caisse Modèle de Picardie', HEADING).put(545, 'Relevé de comptes', RIGHT_BOLD).down(13)
      smallPrint(paper, 50, ['Société coopérative, 99 boulevard du Specimen, 80000 Amiens'])
      paper.down(18).put(50, 'Vos contacts', BOLD).put(330, 'M. OU MME MODELE PAUL').down()
      paper.put(50, 'Agence Amiens Hortillonnages').put(330, '5 IMPASSE DE L’EXEMPLE').down()
      paper.put(50, 'Tél : 03 99 55 01 01').put(330, '80000 AMIENS').down(28)
      const days = `du ${on(start, '03.04.2024')} au ${on(end, '03.04.2024')}`
      paper.put(50, 'Compte Chèque', HEADING).put(545, `Période ${days}`, RIGHT).down(14)
      paper
        .put(50, `n° ${number.slice(-11)}`)
        .put(545, 'Montants en EUR', RIGHT)
        .down(20)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(50, `Compte Chèque n° ${number.slice(-11)} (suite)`).put(545, `Page ${paper.page}`, RIGHT)
      paper.down(20)
    },
    columns: [
      day('Date', 50, '03/04/2024'),
      text('Libellé des opérations', 115, 330),
      amount('Montant', 545, signed),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(115, `Ancien solde créditeur au ${on(addDays(start, -1), '03.04.2024')}`, BOLD)
        .put(545, signed(opening), RIGHT_BOLD)
        .down(15),
    closes: ({ paper, book: { end, moneyIn, moneyOut, closing } }) => {
      paper.need(120).rule(50, 545, -9).down(3)
      paper
        .put(115, 'Total des opérations')
        .put(545, signed(moneyIn + moneyOut), RIGHT)
        .down(13)
      paper.put(115, `Nouveau solde créditeur au ${on(end, '03.04.2024')}`, BOLD)
      paper.put(545, signed(closing), RIGHT_BOLD).down(26)
      paper.put(50, 'Le mot de votre caisse', BOLD).down()
      smallPrint(paper, 50, [
        'Pensez au e-relevé : gratuit, pratique et consultable pendant 10 ans. Montant de votre découvert autorisé : 400,00 €.',
        'En cas de désaccord, vous disposez d’un délai de 13 mois pour contester une opération de paiement.',
      ])
    },
  },
  /** Points for decimals and spaces for thousands, credits first; days and balances once, and a state of account first and last. */
  'state-of-account-first-and-last-with-credits-before-debits-and-points-for-decimals-in-romandy': {
    paper: { size: 8, bottom: 740 },
    book: { texts: ROMAND, ...rich, rows: [12, 42] },
    says: { currency: 'CHF' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'FinancePostale Exemple SA', HEADING).down(14)
      paper
        .put(50, 'Vous êtes conseillé par')
        .put(330, 'P.P.  CH-1099 Bulle   A-PRIORITY', { size: 6.5 })
        .down()
      paper.put(50, 'Claire Modèle et Team Exemple').put(330, 'Madame').down()
      paper.put(50, 'Téléphone +41 99 555 01 01').put(330, 'Claire Modèle').down()
      paper.put(50, 'www.financepostale.example').put(330, 'Chemin du Spécimen 11').down()
      paper.put(330, '1110 Morges').down(30)
      paper.put(50, 'Compte privé', HEADING).put(545, 'Page: 1', RIGHT).down(14)
      const days = `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`
      paper.put(50, `Extrait de compte ${days}`, BOLD)
      paper.put(545, `Date: ${on(addDays(end, 1), '03.04.2024')}`, RIGHT).down(16)
      printGrid(
        paper,
        [50, 130],
        [
          ['IBAN', `${ibanLike('CH', 21, number)} CHF`],
          ['BIC', 'EXPOCHBEXXX'],
        ],
      ).down(12)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(50, `Compte privé ${ibanLike('CH', 21, number)} CHF`).put(545, `Page: ${paper.page}`, RIGHT)
      paper.down(20)
    },
    columns: [
      dayOnce('Date', 50, '03.04.24'),
      told('Texte', 100, 200, { day: '03.04.2024' }),
      credit('Crédit', 365, spacePoint),
      debit('Débit', 435, spacePoint),
      valueDay('Valeur', 448, '03.04.24'),
      balanceOnce('Solde', 545, spacePoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(addDays(start, -1), '03.04.24'))
        .put(100, 'Etat de compte', BOLD)
        .put(545, spacePoint(opening), RIGHT_BOLD)
        .down(14),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(90).put(50, on(end, '03.04.24')).put(100, 'Etat de compte', BOLD)
      paper.put(545, spacePoint(closing), RIGHT_BOLD).rule(50, 545, 4).down(28)
      paper
        .put(
          50,
          'Veuillez vérifier l’extrait de compte. Sans avis contraire de votre part dans les 30 jours,',
        )
        .down()
      paper.put(50, 'il est considéré comme approuvé.').down(16).put(50, 'Meilleures salutations').down()
      paper.put(50, 'FinancePostale Exemple SA').at(805, 50, '00656 FR   000010.00', { size: 6 })
    },
  },
  /** The bank greets its customer by name above four sums, and prints francs that have no decimals. */
  'greeting-by-name-above-four-sums-of-whole-francs-with-references-before-texts-in-dakar': {
    paper: { size: 8, bottom: 740 },
    book: {
      texts: SENEGALESE,
      opening: [150_000, 2_500_000],
      largest: 900_000,
      isNeverOverdrawn: true,
      rows: [10, 38],
    },
    says: { currency: 'XOF', exponent: 0 },
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(45, 'BANQUE UNIE EXEMPLE SENEGAL', HEADING).down(24)
      paper.put(45, 'Bonjour Aminata,', HEADING).down(16)
      paper
        .put(
          45,
          'Voici le relevé de votre compte. Consultez vos opérations à tout moment sur notre application.',
        )
        .down(24)
      const days = `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`
      paper.put(45, `RELEVE BANCAIRE ${days}`, BOLD).down(18)
      printGrid(
        paper,
        [45, 190, 330, 450],
        [
          ['N° de Compte', 'Type de compte', 'Devise', 'Agence'],
          [number.slice(-12), 'COMPTE COURANT', 'XOF', 'Dakar Plateau'],
        ],
      ).down(10)
      printGrid(
        paper,
        [45, 190, 330, 450],
        [
          ["Solde d'ouverture", 'Total débits', 'Total crédits', 'Solde de clôture'],
          [spaceWhole(opening), spaceWhole(moneyOut), spaceWhole(moneyIn), spaceWhole(closing)],
        ],
      ).down(18)
    },
    again: ({ paper }) => paper.put(550, `Page ${paper.page}`, RIGHT).down(20),
    columns: [
      day(['Date', 'opération'], 45, '03/04/2024'),
      valueDay(['Date', 'valeur'], 105, '03/04/2024'),
      numbered('Référence', 165, 9),
      text('Libellé', 225, 150),
      debit('Débit', 435, spaceWhole),
      credit('Crédit', 490, spaceWhole),
      balance('Solde', 550, spaceWhole),
    ],
    closes: ({ paper }) => {
      paper.need(60).rule(45, 550, -8).down(6)
      smallPrint(paper, 45, [
        'Sauf opposition de votre part dans un délai de 30 jours, ce relevé est réputé approuvé.',
        'Centre de relation client : 800 00 99 99 (appel gratuit). Ne communiquez jamais votre code secret.',
      ])
    },
  },
}
