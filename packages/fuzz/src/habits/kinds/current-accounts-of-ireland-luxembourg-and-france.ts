import { partsOf } from '../../convention/day.ts'
import { amount, balanceOnce, credit, day, dayOnce, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, pointComma, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { told } from '../setting/told.ts'
import { LEINSTER, LUXEMBOURGISH, LYON_CURRENT } from '../texts/accounts-of-many-lands.ts'

const rich = { opening: [150_000, 900_000], isNeverOverdrawn: true } as const
const drBehind = around(commaPoint, '5dr')
const bySign = around(pointComma, '5 -', '5 +')
const LAST_BOOKED_MONTH = 9

/** Current accounts of households in Ireland, Luxembourg and France. */
export const CURRENT_ACCOUNTS_OF_IRELAND_LUXEMBOURG_AND_FRANCE: Readonly<Record<string, PlainHabit>> = {
  'sterling-and-its-rate-on-lines-under-payments-with-dr-attached-to-balances-of-days-in-ireland': {
    paper: { size: 8.5, bottom: 720 },
    book: { texts: LEINSTER, rows: [14, 44], opening: [40_000, 350_000] },
    says: { currency: 'EUR', period: 'end' },
    pitch: 10,
    gap: 12,
    above: ({ paper, book: { end, number } }) => {
      paper.put(50, 'Personal Bank Account', HEADING).put(545, 'EXIRIE2D', RIGHT).down(14)
      paper.put(50, 'Statement of Account with Example Irish Bank, p.l.c.', BOLD).down(26)
      printGrid(
        paper,
        [50, 330, [545]],
        [
          ['', 'Branch', '12 Main Street, Naas'],
          ['MR SEAN SAMPLE & MRS AOIFE SAMPLE', 'National Sort Code', '93-99-12'],
          ['4 SPECIMEN PARK', 'Telephone', '045 555 0101'],
          ['SALLINS ROAD', 'Page Number', '1'],
          ['NAAS', 'Account Name', 'S & A SAMPLE'],
          ['CO KILDARE W91 X000', 'Account Number', numberLike('~~~~~-~~~', number)],
          ['', 'Date of Statement', on(end, '3 April 2024')],
        ],
      ).down(4)
      paper.put(330, `IBAN: ${ibanLike('IE', 22, number)}`).down()
      paper.put(330, 'Authorised Limit at date of statement').put(545, '€1,000.00', RIGHT).down(24)
    },
    again: ({ paper, book: { number } }) => {
      paper.put(50, 'Personal Bank Account', HEADING)
      paper.put(545, `Account Number ${numberLike('~~~~~-~~~', number)}   Page ${paper.page}`, RIGHT).down(26)
    },
    columns: [
      dayOnce('Date', 50, '3 Apr 2024'),
      told('Details', 120, 190, {
        day: '03/04',
        abroad: (sum, rate) => `${sum} GBP@|${(1 / Number(rate)).toFixed(6)}`,
      }),
      debit('Debit €', 395, commaPoint),
      credit('Credit €', 470, commaPoint),
      balanceOnce('Balance €', 545, drBehind),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start - 1, '3 Apr 2024'))
        .put(120, 'BALANCE FORWARD')
        .put(545, drBehind(opening), RIGHT)
        .down(12),
    closes: ({ paper, book: { closing } }) => {
      paper.need(110).down(12)
      paper.put(50, closing < 0 ? 'Your account is overdrawn.' : 'Thank you for banking with us.').down(14)
      paper.put(50, 'Overdrawn balances are marked dr.').down(14)
      for (const line of [
        'Interest rate on authorised overdrafts 11.85% variable. Surcharge interest of 12% applies to excesses.',
        'Please note that "dr" means that you owe us. Report any error within 30 days. Retain for tax purposes.',
        'Deposits are covered by the Deposit Guarantee Scheme up to €100,000, see the information sheet.',
        'Example Irish Bank, p.l.c. is regulated. Registered Office: 10 Specimen Street, Dublin 2. Number 99999.',
      ]) {
        paper.put(50, line, SMALL).down(9)
      }
    },
  },
  'communications-and-mandates-under-operations-with-signs-behind-euros-of-a-sight-account-in-luxembourg': {
    paper: { size: 8, bottom: 735 },
    book: { texts: LUXEMBOURGISH, ...rich, rows: [10, 34] },
    says: { currency: 'EUR' },
    pitch: 9.5,
    gap: 15,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'BANQUE EXEMPLE, LUXEMBOURG', HEADING).put(545, 'EXTRAIT DE COMPTE', RIGHT_BOLD).down(13)
      paper.put(50, '1, place de la Spécimen  L-2954 Luxembourg  R.C.S. Luxembourg B 99999', SMALL).down(30)
      paper.put(330, 'MONSIEUR MODELE JEAN').down().put(330, '12, RUE DE L’EXEMPLE').down()
      paper.put(330, 'L-4010 ESCH-SUR-ALZETTE').down(26)
      printGrid(
        paper,
        [50, 130, 330, [545]],
        [
          ['Compte', 'COMPTE A VUE', 'Extrait No', '004/2024'],
          ['IBAN', ibanLike('LU', 20, number), 'Page', '1 / 3'],
          ['BIC', 'EXEMLULL', 'Devise', 'EUR'],
          ['Période', `du ${on(start, '03.04.2024')} au ${on(end, '03.04.2024')}`, 'Agence', 'ESCH-CENTRE'],
        ],
      ).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(50, `Compte à vue ${ibanLike('LU', 20, number)}`)
        .put(545, `Page ${paper.page} / 3`, RIGHT)
        .down(22),
    columns: [
      day(['Date', 'comptable'], 50, '03.04.24'),
      told("Nature de l'opération", 115, 250, { day: '03.04.' }),
      valueDay(['Date', 'valeur'], 385, '03.04.24'),
      amount(['Montant', 'EUR'], 545, bySign),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(115, `SOLDE PRECEDENT AU ${on(start - 1, '03.04.2024')}`, BOLD)
        .put(545, bySign(opening), RIGHT_BOLD)
        .down(16),
    closes: ({ paper, book: { end, moneyIn, moneyOut, closing } }) => {
      paper.need(130).rule(50, 545, -9)
      printGrid(
        paper,
        [115, [545]],
        [
          ['TOTAL DES DEBITS', `${pointComma(moneyOut)} -`],
          ['TOTAL DES CREDITS', `${pointComma(moneyIn)} +`],
        ],
      ).down(2)
      paper.put(115, `NOUVEAU SOLDE AU ${on(end, '03.04.2024')}`, BOLD)
      paper.put(545, bySign(closing), RIGHT_BOLD).down(26)
      printGrid(
        paper,
        [50, 200],
        [
          ['Intérêts débiteurs', '9,75 % l’an'],
          ['Ligne de crédit', 'néant'],
          ['Carte à débit', 'Limite hebdomadaire 2.500,00 EUR'],
        ],
      ).down(8)
      paper.put(50, 'Sauf erreur ou omission. Réclamations dans les 30 jours de la date de l’extrait.', SMALL)
      paper.down(9).put(50, 'Vos dépôts sont protégés par le FGDL jusqu’à 100.000 EUR par personne.', SMALL)
    },
  },
  'value-between-text-and-debits-with-a-balance-at-the-turn-of-the-month-among-the-rows-in-french': {
    paper: { size: 8, bottom: 730 },
    book: { texts: LYON_CURRENT, ...rich, rows: [14, 44], from: { month: LAST_BOOKED_MONTH, day: 17 } },
    says: { currency: 'EUR' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'LE CREDIT EXEMPLE', HEADING).put(555, 'RELEVE DE COMPTE', RIGHT_BOLD).down(22)
      paper.put(40, 'Votre agence : LYON PART DIEU').put(340, 'M. PAUL MODELE').down()
      paper.put(40, 'Tél. 04 99 55 01 01 (appel non surtaxé)').put(340, '12 RUE DE LA SPECIMEN').down()
      paper.put(40, 'Votre conseiller : MME EXEMPLE').put(340, '69003 LYON').down(28)
      paper.put(40, 'COMPTE DE DEPOTS', BOLD).down()
      paper
        .put(40, `IBAN : ${ibanLike('FR', 27, number)}`)
        .put(340, 'BIC : EXEMFRPP')
        .down()
      paper.put(40, `du ${on(start, '03.04.2024')} au ${on(end, '03.04.2024')} - N° 10`).down(22)
      paper.put(40, 'ECRITURES DE LA PERIODE (en euros)', BOLD).down(16)
    },
    again: ({ paper }) => {
      paper.put(40, 'RELEVE DE COMPTE - COMPTE DE DEPOTS').put(555, `Page ${paper.page} / 3`, RIGHT).down(22)
    },
    columns: [
      day('DATE', 40, '03.04'),
      told('LIBELLE', 80, 230, {}),
      valueDay('VALEUR', 340, '03.04.24'),
      debit('DEBIT', 470, spaceComma),
      credit('CREDIT', 555, spaceComma),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(80, 'ANCIEN SOLDE', BOLD).put(555, spaceComma(opening), RIGHT_BOLD).down(14),
    opensMonth: ({ date, amount: own, balance: after }, paper) => {
      if (partsOf(date).month === LAST_BOOKED_MONTH) return
      paper.put(80, 'SOLDE INTERMEDIAIRE A FIN SEPTEMBRE', BOLD)
      paper.put(555, spaceComma(after - own), RIGHT_BOLD).down(14)
    },
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(100).rule(400, 555, -9).put(80, 'TOTAUX DES ECRITURES', BOLD)
      paper.put(470, spaceComma(moneyOut), RIGHT_BOLD).put(555, spaceComma(moneyIn), RIGHT_BOLD).down(14)
      paper.put(80, 'SOLDE EN EUROS', BOLD).put(555, spaceComma(closing), RIGHT_BOLD).down(26)
      for (const line of [
        'Autorisation de découvert : 800,00 EUR, intérêts débiteurs au taux nominal annuel de 15,90 %.',
        'Total des frais bancaires et cotisations de l’année : voir votre récapitulatif annuel de janvier.',
        'Garantie des dépôts : FGDR, 100 000 EUR. Médiateur auprès de Crédit Exemple, BP 151, 75009 Paris.',
        'Le Crédit Exemple, SA au capital de 999 999 999 EUR, 18 rue de la Modèle, 69002 Lyon.',
      ]) {
        paper.put(40, line, SMALL).down(9)
      }
    },
  },
}
