import { addDays } from '../../convention/day.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, pointComma, spaceComma, spaceWhole } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ALGIERS_POST, BEIRUT, DOUALA_FIRM, LUANDA } from '../texts/from-medellin-to-beirut.ts'

const rich = { rows: [14, 62], isNeverOverdrawn: true } as const

const signsBehind = around(pointComma, '5 -', '5 +')
const dinars = around(spaceComma, '5 DA', '5 DA')
const francs = around(spaceWhole, '5 DB', '5 CR')

/** Accounts of Angola, Lebanon, Algeria and Cameroon. */
export const ACCOUNTS_OF_LUANDA_BEIRUT_ALGIERS_AND_A_FIRM_OF_DOUALA: Readonly<Record<string, PlainHabit>> = {
  /** Signs stand apart behind sums and balances, and a box tells what is held back and what is free. */
  'signs-apart-behind-sums-and-balances-of-kwanzas-with-documents-and-a-box-of-what-is-held-in-luanda': {
    paper: { size: 8, bottom: 740 },
    book: { texts: LUANDA, ...rich, opening: [9_000_000, 90_000_000], largest: 40_000_000 },
    says: { currency: 'AOA' },
    pitch: 10,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(45, 'Banco Exemplo de Angola', HEADING).put(550, 'EXTRACTO DE CONTA', RIGHT_BOLD).down(14)
      paper.put(45, 'Balcão: 0199 Maianga').put(550, 'Extracto n.º 004/2024', RIGHT).down(30)
      paper.put(330, 'Exma. Sra.').down().put(330, 'DOMINGAS MODELO EXEMPLO').down()
      paper.put(330, 'Rua do Espécime, 9').down().put(330, 'Luanda').down(26)
      printGrid(
        paper,
        [45, 130],
        [
          ['Conta:', numberLike('0199.10.~~~~~~~~', number)],
          ['IBAN:', numberLike('AO06 0099 0000 ~~~~ ~~~~ ~~~~ ~', number)],
          ['Moeda:', 'AOA - Kwanza'],
          ['Período:', `${on(start, '03-04-2024')} a ${on(end, '03-04-2024')}`],
        ],
      ).down(16)
    },
    again: ({ paper }) => paper.put(45, 'EXTRACTO DE CONTA').put(550, `Pág. ${paper.page}`, RIGHT).down(24),
    columns: [
      day('Data Mov.', 45, '03-04-2024'),
      valueDay('Data Valor', 105, '03-04-2024'),
      lined('Descritivo', 165, 165),
      numbered('N.º Doc.', 340, 7),
      amount('Montante', 460, signsBehind),
      balance('Saldo', 550, signsBehind),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(165, 'Saldo Inicial').put(550, signsBehind(opening), RIGHT).down(14),
    closes: ({ paper, book: { closing } }) => {
      paper.need(120).put(165, 'Saldo Final', BOLD).put(550, signsBehind(closing), RIGHT_BOLD)
      paper.rule(45, 550, 5).down(26)
      paper
        .pairs(330, 550, [
          ['Saldo Cativo', '0,00'],
          ['Descoberto Autorizado', '0,00'],
        ])
        .down(16)
      smallPrint(paper, 45, [
        'Os débitos e créditos em conta estão sujeitos a boa cobrança. Reclamações no prazo de 30 dias.',
        'Banco Exemplo de Angola, S.A. Capital social Kz 99.999.999.000. NIF 5499999999. Luanda.',
      ])
    },
  },
  /** The columns run as in a print from right to left: balances first, texts before references, and days last. */
  'balances-credits-and-debits-before-texts-with-days-of-value-and-of-trade-last-of-fresh-dollars-in-beirut':
    {
      paper: { size: 7.5, bottom: 740 },
      book: { texts: BEIRUT, ...rich, opening: [50_000, 900_000] },
      says: { currency: 'USD' },
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(45, 'BANQUE SPECIMEN DU LEVANT S.A.L.', HEADING).down(13)
        paper.put(45, 'Hamra Branch - Statement of Account / Relevé de compte').down(24)
        paper.put(330, 'MRS NADINE MISAL').down().put(330, 'SAMPLE BLDG, 9TH FLOOR').down()
        paper.put(330, 'HAMRA, BEIRUT').down(18)
        printGrid(
          paper,
          [45, 150, 330, 450],
          [
            ['Account No.', numberLike('099-840-~~~~~~', number), 'Opening balance', commaPoint(opening)],
            ['Type', 'FRESH CURRENT ACCOUNT', 'Closing balance', commaPoint(closing)],
            ['Currency', 'USD', 'Period', `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`],
          ],
        ).down(18)
      },
      again: ({ paper }) =>
        paper.put(45, 'Statement of Account').put(560, `Page ${paper.page}`, RIGHT).down(24),
      columns: [
        balance('Balance', 105, commaPoint),
        credit('Credit', 165, commaPoint),
        debit('Debit', 225, commaPoint),
        text('Description', 240, 150),
        numbered('Reference', 400, 8),
        valueDay('Value date', 450, '03/04/2024'),
        day('Trans. date', 510, '03/04/2024'),
      ],
      closes: ({ paper, book: { moneyIn, moneyOut } }) => {
        paper.need(90).rule(45, 560, -9).down(3)
        paper.put(165, commaPoint(moneyIn), RIGHT_BOLD).put(225, commaPoint(moneyOut), RIGHT_BOLD)
        paper.put(240, 'Total', BOLD).down(26)
        smallPrint(paper, 45, [
          'Fresh funds are amounts received in foreign currency from abroad or deposited in banknotes.',
          'This statement is deemed correct unless we hear from you within 30 days. E. & O. E.',
        ])
      },
    },
  /** What the account holds is called avoir, in the column and before and after the rows; dinars stand behind figures. */
  'avoirs-for-balances-with-da-behind-each-figure-and-numbers-before-natures-of-a-post-account-in-algiers': {
    paper: { size: 8, bottom: 740 },
    book: { texts: ALGIERS_POST, ...rich, opening: [1_000_000, 9_000_000], largest: 6_000_000 },
    says: { currency: 'DZD' },
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(45, 'POSTE SPECIMEN', HEADING)
        .put(550, 'RELEVE DE COMPTE COURANT POSTAL', RIGHT_BOLD)
        .down(14)
      paper.put(45, 'Centre des chèques postaux - Alger 16999').down(28)
      paper
        .put(45, 'Titulaire : EXEMPLE NADIA')
        .put(330, numberLike('RIP : 00799999 00~~~~~~~~ ~~', number))
        .down()
      paper.put(45, 'Cité du Modèle, Bt 9').put(330, 'Monnaie : dinar algérien (DZD)').down()
      paper
        .put(45, '16000 ALGER')
        .put(330, `Du ${on(start, '03/04/2024')} au ${on(end, '03/04/2024')}`)
        .down(26)
    },
    again: ({ paper }) => paper.put(45, 'RELEVE DE COMPTE').put(550, `Page ${paper.page}`, RIGHT).down(24),
    columns: [
      day('Date', 45, '03/04/2024'),
      numbered("N° d'opération", 105, 9),
      text("Nature de l'opération", 175, 170),
      debit('Débit', 405, dinars),
      credit('Crédit', 475, dinars),
      balance('Avoir', 550, dinars),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(175, 'Ancien avoir', BOLD).put(550, dinars(opening), RIGHT_BOLD).down(14),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(110).rule(45, 550, -9).down(3).put(175, 'Total des opérations')
      paper.put(405, dinars(moneyOut), RIGHT).put(475, dinars(moneyIn), RIGHT).down(14)
      paper.put(175, 'Nouvel avoir', BOLD).put(550, dinars(closing), RIGHT_BOLD).down(28)
      smallPrint(paper, 45, [
        'Toute réclamation doit être adressée au centre détenteur du compte dans un délai de deux mois.',
        'Conservez ce relevé. Ne communiquez jamais le code secret de votre carte.',
      ])
    },
  },
  /** What is owed stands as DB behind balances, and below the rows interest is worked out by numbers of days. */
  'pieces-before-texts-and-value-days-with-db-and-cr-behind-balances-above-a-scale-of-interest-of-a-firm-in-douala':
    {
      paper: { font: 'courier', size: 7, bottom: 735 },
      book: { texts: DOUALA_FIRM, rows: [14, 44], opening: [-900_000, 2_000_000], largest: 900_000 },
      says: { currency: 'XAF', exponent: 0, period: 'balances' },
      pitch: 10,
      gap: 12.5,
      above: ({ paper, book: { number } }) => {
        paper
          .put(40, 'BANQUE EXEMPLE DU LITTORAL', HEADING)
          .put(560, 'EXTRAIT DE COMPTE', RIGHT_BOLD)
          .down(14)
        paper.put(40, 'AGENCE BONANJO   B.P. 9999 DOUALA').down(28)
        paper.put(320, 'STE MODELE IMPORT SARL').down().put(320, 'B.P. 0999').down()
        paper.put(320, 'DOUALA').down(22)
        paper.put(40, numberLike('COMPTE N° : 10099 00999 ~~~~~~~~~~~', number), BOLD)
        paper.put(560, 'DEVISE : XAF', RIGHT).down(22)
      },
      again: ({ paper }) => paper.put(40, 'EXTRAIT DE COMPTE').put(560, `PAGE ${paper.page}`, RIGHT).down(22),
      columns: [
        day('DATE CPT', 40, '03/04/24'),
        numbered('PIECE', 85, 6),
        lined('LIBELLE', 125, 165),
        valueDay('DATE VAL', 300, '03/04/24'),
        debit('DEBIT', 405, spaceWhole),
        credit('CREDIT', 475, spaceWhole),
        balance('SOLDE', 560, francs),
      ],
      opens: ({ paper, book: { start, opening } }) =>
        paper
          .put(125, `SOLDE AU ${on(addDays(start, -1), '03/04/24')}`)
          .put(560, francs(opening), RIGHT)
          .down(13),
      closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
        paper.need(150).rule(40, 560, -9).down(3).put(125, 'TOTAL DES MOUVEMENTS')
        paper.put(405, spaceWhole(moneyOut), RIGHT).put(475, spaceWhole(moneyIn), RIGHT).down(13)
        paper
          .put(125, `SOLDE AU ${on(end, '03/04/24')}`, BOLD)
          .put(560, francs(closing), RIGHT_BOLD)
          .down(28)
        paper.put(40, "ECHELLE D'INTERETS DU TRIMESTRE PRECEDENT", BOLD).down(13)
        printGrid(
          paper,
          [40, [220], [320], [420]],
          [
            ['NATURE', 'NOMBRES', 'TAUX', 'AGIOS'],
            ['INTERETS DEBITEURS', '1 204 318', '14,50%', '4 851'],
            ['COMMISSION DE DECOUVERT', '', '0,05%', '612'],
            ['TVA', '', '19,25%', '1 052'],
          ],
        ).down(12)
        smallPrint(paper, 40, [
          'SAUF ERREUR OU OMISSION. TOUTE CONTESTATION DOIT NOUS PARVENIR SOUS TRENTE JOURS.',
        ])
      },
    },
}
