import { addDays } from '../../convention/day.ts'
import { credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { BOLD, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_AMIENS, SAVINGS_OF_EISENSTADT } from '../texts/from-natick-to-abu-dhabi-east.ts'

const euros = around(pointComma, '€ -5', '€ 5')
const signed = around(spaceComma, '-5', '+5')
const minus = minusBefore(spaceComma)
const FRANCS = 6.55957
const inFrancs = (minor: number) => minus(Math.round(minor * FRANCS))
const FEES = /^\*/

/** Savings of Burgenland and an account of Picardy. */
export const SAVINGS_OF_EISENSTADT_AND_ACCOUNT_OF_AMIENS: Readonly<Record<string, PlainHabit>> = {
  /** Both balances stand beside each other under the same words with their days; amounts are before texts. */
  'two-balances-beside-each-other-under-the-same-words-with-signed-euros-between-two-days-and-texts-of-savings-in-eisenstadt':
    {
      paper: { size: 9, bottom: 740 },
      book: {
        texts: SAVINGS_OF_EISENSTADT,
        rows: [4, 18],
        opening: [200_000, 6_000_000],
        largest: 900_000,
        isNeverOverdrawn: true,
      },
      says: { currency: 'EUR', period: 'balances' },
      gap: 16,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(50, 'Beispiel Consumer Bank', { isBold: true, size: 14 }).down(14)
        paper.put(50, 'Beispiel Consumer Bank GmbH, Wagramer Beispielstraße 19, 1220 Wien', SMALL).down(36)
        for (const line of ['Frau', 'Eva Muster', 'Mustergasse 22', '7000 Eisenstadt'])
          paper.put(50, line).down()
        paper.down(24).put(50, 'Kontoauszug BeispielFlex', { isBold: true, size: 12 }).down(20)
        paper
          .put(50, `IBAN: ${ibanLike('AT', 20, number)}`)
          .put(330, 'BIC: EXMPAT22')
          .down(26)
        paper.put(50, `Kontostand per ${on(addDays(start, -1), '03.04.2024')}`, BOLD)
        paper.put(330, `Kontostand per ${on(end, '03.04.2024')}`, BOLD).down()
        paper.put(50, euros(opening)).put(330, euros(closing)).down(30)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(50, `IBAN: ${ibanLike('AT', 20, number)}`)
          .put(545, `Seite ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day('Buchungsdatum', 50, '03.04.2024', 'de'),
        valueDay('Valutadatum', 140, '03.04.2024', 'de'),
        { title: 'Betrag', x: 310, align: 'right', cell: ({ amount }) => euros(amount) },
        text('Text', 330, 215),
      ],
      closes: ({ paper }) => {
        paper.need(60).down(20)
        smallPrint(paper, 50, [
          'Einlagen sind im Rahmen der gesetzlichen Einlagensicherung bis € 100.000,-- gesichert.',
          'Wir ersuchen Sie, diesen Auszug zu prüfen und Einwendungen innerhalb von zwei Monaten zu erheben.',
        ])
      },
    },
  /** Rows of fees begin with a star, and the new balance is told in francs too; the account is in an overview before. */
  'stars-before-fees-under-a-synthese-with-signed-balances-and-the-nouveau-solde-in-francs-too-of-an-account-in-amiens':
    {
      paper: { size: 8.5, bottom: 740 },
      book: { texts: ACCOUNT_OF_AMIENS, rows: [12, 40], opening: [20_000, 500_000] },
      says: { currency: 'EUR', period: 'balances' },
      pitch: 10,
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing, entries } }) => {
        const fees = magnitudeSaying(entries, FEES)
        paper
          .put(40, "CAISSE D'EXEMPLE", { isBold: true, size: 13 })
          .put(555, 'RELEVE DE VOS COMPTES', RIGHT_BOLD)
          .down(13)
        paper
          .put(40, `au ${on(end, '03/04/2024')} - N° 4`)
          .put(555, `Page ${paper.page}/2`, RIGHT)
          .down(26)
        for (const line of ['MME CLAIRE SPECIMEN', '22 RUE DU MODELE', '80000 AMIENS'])
          paper.put(330, line).down()
        paper.down(14).put(40, 'SYNTHESE DE VOS COMPTES', BOLD).rule(40, 555, 4).down(18)
        paper
          .put(40, `COMPTE DE DEPOT N° ${number.slice(-11)}`)
          .put(555, signed(closing), RIGHT)
          .down()
        paper
          .put(
            40,
            `Vos frais bancaires et cotisations pour un total de -${spaceComma(fees)}€ sont signalés par *`,
          )
          .down(24)
        paper.put(40, `COMPTE DE DEPOT - MME CLAIRE SPECIMEN - N° ${number.slice(-11)}`, BOLD).down(13)
        paper.put(40, `IBAN ${ibanLike('FR', 27, number)}    BIC EXMPFRPP`).down(20)
        paper.put(90, `SOLDE PRECEDENT AU ${on(addDays(start, -1), '03/04/24')}`, BOLD)
        paper.put(opening < 0 ? 460 : 555, spaceComma(opening), RIGHT_BOLD).down(18)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `COMPTE DE DEPOT N° ${number.slice(-11)} (suite)`)
          .put(555, `Page ${paper.page}/2`, RIGHT)
          .down(24),
      columns: [
        day('Date', 40, '03/04', 'fr'),
        lined('Détail des opérations en euros', 90, 260),
        debit('Débit', 460, spaceComma),
        credit('Crédit', 555, spaceComma),
      ],
      closes: ({ paper, book: { end, closing, moneyIn, moneyOut } }) => {
        paper
          .need(110)
          .rule(40, 555, -8)
          .down(4)
          .put(90, 'TOTAL DES OPERATIONS')
          .put(460, spaceComma(moneyOut), RIGHT)
        paper.put(555, spaceComma(moneyIn), RIGHT).down(15)
        const side = closing < 0 ? 'DEBITEUR' : 'CREDITEUR'
        paper.put(
          90,
          `NOUVEAU SOLDE ${side} AU ${on(end, '03/04/24')} (en francs : ${inFrancs(Math.abs(closing))})`,
          BOLD,
        )
        paper.put(closing < 0 ? 460 : 555, spaceComma(closing), RIGHT_BOLD).down(26)
        smallPrint(paper, 40, [
          "Caisse d'Exemple Picardie - Banque coopérative régie par les articles L.512-85 et suivants du Code monétaire et financier.",
          'Société anonyme à directoire et conseil de surveillance. Pour toute réclamation, votre agence est votre premier contact.',
          'Garantie des dépôts : vos comptes sont couverts par le FGDR dans la limite de 100 000 EUR.',
        ])
      },
    },
}
