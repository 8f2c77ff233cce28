import { balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusAfter, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { tell, told } from '../setting/told.ts'
import { CROATIAN_FIRM, CYPRIOT_FIRM, SPANISH_CREDIT } from '../texts/from-norway-to-bengal.ts'

const byLetter = around(pointComma, '5 D', '5 H')
const minusBehind = minusAfter(commaPoint)
const LIMIT = 6_000_000

/** Accounts of firms in Spain, Croatia and Cyprus. */
export const FIRMS_OF_ANDALUSIA_CROATIA_AND_CYPRUS: Readonly<Record<string, PlainHabit>> = {
  'letters-of-debe-and-haber-behind-balances-of-a-credit-policy-with-its-settlement-below-in-andalusia': {
    paper: { size: 8, bottom: 730 },
    book: { texts: SPANISH_CREDIT, rows: [14, 44], opening: [-3_500_000, 400_000], largest: 600_000 },
    says: { currency: 'EUR' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(45, 'CAJA RURAL MODELO DEL SUR, S.C.C.', HEADING)
      paper.put(550, 'EXTRACTO DE CUENTA DE CREDITO', RIGHT_BOLD).down(13)
      paper.put(
        45,
        'Plaza del Ejemplo 5, 18001 Granada. C.I.F. F99999999. Reg. Merc. de Granada, T. 999',
        SMALL,
      )
      paper
        .down(28)
        .put(330, 'ALMAZARA EJEMPLO S.COOP.AND.')
        .down()
        .put(330, 'CTRA. DE LA MUESTRA KM 4')
        .down()
      paper.put(330, '23700 LINARES (JAEN)').down(24)
      printGrid(
        paper,
        [45, 130, 330, [550]],
        [
          ['IBAN', ibanLike('ES', 24, number), 'DIVISA', 'EUR'],
          ['OFICINA', '0217 LINARES', 'LIMITE', pointComma(LIMIT)],
          ['TITULAR', 'ALMAZARA EJEMPLO S.COOP.AND.', 'VENCIMIENTO', on(end + 200, '03-04-2024')],
          ['PERIODO', `${on(start, '03-04-2024')} A ${on(end, '03-04-2024')}`, 'HOJA', '1'],
        ],
      ).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(45, `IBAN ${ibanLike('ES', 24, number)}`)
        .put(550, `HOJA ${paper.page}`, RIGHT)
        .down(22),
    columns: [
      day('F.OPER.', 45, '03-04'),
      lined('CONCEPTO', 85, 205),
      valueDay('F.VALOR', 300, '03-04'),
      debit('DEBE', 405, pointComma),
      credit('HABER', 475, pointComma),
      balance('SALDO', 550, byLetter),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(85, 'SALDO ANTERIOR').put(550, byLetter(opening), RIGHT).down(13),
    carries: (desk, reached) => desk.paper.put(85, 'SUMA Y SIGUE').put(550, byLetter(reached), RIGHT),
    brings: (desk, reached) =>
      desk.paper.put(85, 'SUMA ANTERIOR').put(550, byLetter(reached), RIGHT).down(13),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(150).rule(45, 550, -9).put(85, 'TOTAL MOVIMIENTOS', BOLD)
      paper.put(405, pointComma(moneyOut), RIGHT_BOLD).put(475, pointComma(moneyIn), RIGHT_BOLD).down(13)
      paper.put(85, closing < 0 ? 'SALDO A NUESTRO FAVOR' : 'SALDO A SU FAVOR', BOLD)
      paper.put(550, byLetter(closing), RIGHT_BOLD).down(13)
      paper
        .put(85, 'DISPONIBLE')
        .put(550, pointComma(LIMIT + closing), RIGHT)
        .down(24)
      paper.put(45, 'CONDICIONES DE LA LIQUIDACION', BOLD).rule(45, 550, 4).down(16)
      printGrid(
        paper,
        [45, [250], 300, [550]],
        [
          ['TIPO DEUDOR', '5,250 %', 'COMISION DE NO DISPONIBILIDAD', '0,250 % TRIMESTRAL'],
          ['TIPO ACREEDOR', '0,000 %', 'COMISION S/ MAYOR EXCEDIDO', '4,500 %'],
        ],
      ).down(8)
      paper.put(45, 'D = SALDO DEUDOR, H = SALDO ACREEDOR. CONFORME SALVO AVISO EN 15 DIAS.', SMALL).down(9)
      paper.put(45, 'SERVICIO DE ATENCION AL CLIENTE: APARTADO 99, 18001 GRANADA. TEL. 958 555 010', SMALL)
    },
  },
  'rows-counted-before-value-and-booking-with-accounts-of-payees-purposes-and-references-in-croatia': {
    paper: { page: 'landscape', font: 'noto', size: 8, bottom: 520 },
    book: {
      texts: CROATIAN_FIRM,
      rows: [8, 30],
      opening: [300_000, 4_000_000],
      isNeverOverdrawn: true,
      largest: 900_000,
    },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Banka Uzorak d.d.', HEADING).put(800, 'IZVADAK BR. 4/2024', RIGHT_BOLD).down(13)
      paper.put(40, 'Trg Primjera 10, 10000 Zagreb, OIB 99999999999, SWIFT UZORHR2X', SMALL).down(22)
      printGrid(
        paper,
        [40, 150, 460, [800]],
        [
          ['Naziv klijenta', 'PEKARNICA PRIMJER D.O.O.', 'Prethodno stanje', pointComma(opening)],
          ['Adresa', 'Ulica uzorka 5, 21000 Split', 'Ukupno duguje', pointComma(moneyOut)],
          ['IBAN', ibanLike('HR', 21, number), 'Ukupno potražuje', pointComma(moneyIn)],
          ['Valuta', 'EUR', 'Novo stanje', pointComma(closing)],
          ['Razdoblje', `${on(start, '03.04.2024.')} - ${on(end, '03.04.2024.')}`, '', ''],
        ],
      ).down(14)
    },
    again: ({ paper }) =>
      paper.put(40, 'IZVADAK BR. 4/2024').put(800, `Stranica ${paper.page}`, RIGHT).down(20),
    columns: [
      { title: 'R.br.', x: 40, cell: (_, { row }) => `${row + 1}.` },
      valueDay(['Datum', 'valute'], 70, '03.04.2024.'),
      day(['Datum', 'izvršenja'], 130, '03.04.2024.'),
      {
        title: ['Naziv i račun', 'platitelja / primatelja'],
        x: 190,
        means: 'description',
        cell: ({ text }) =>
          text
            .split('|')
            .slice(0, 2)
            .filter((line) => line !== ''),
      },
      {
        title: 'Opis plaćanja',
        x: 350,
        means: 'description',
        cell: (entry, { paper }) => paper.wrap(tell(entry, { day: '03.04.' }).split('|')[2] ?? '', 150),
      },
      numbered(['Referenca', 'transakcije'], 520, 11),
      debit('Duguje', 710, pointComma),
      credit('Potražuje', 800, pointComma),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper.need(60).rule(40, 800, -9).put(350, 'Ukupni promet', BOLD)
      paper.put(710, pointComma(moneyOut), RIGHT_BOLD).put(800, pointComma(moneyIn), RIGHT_BOLD).down(24)
      paper.put(40, 'Izvadak je izrađen elektronički i vrijedi bez pečata i potpisa.', SMALL).down(9)
      paper.put(40, 'Prigovore na izvadak dostavite Banci u roku od 15 dana. Info telefon 0800 99 01', SMALL)
    },
  },
  'greek-over-english-in-titles-with-numbers-of-cheques-and-a-minus-behind-balances-of-a-firm-in-cyprus': {
    paper: { font: 'noto', size: 8, bottom: 735 },
    book: { texts: CYPRIOT_FIRM, rows: [12, 40], opening: [-300_000, 1_200_000], largest: 500_000 },
    says: { currency: 'EUR' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(45, 'Παράδειγμα Bank', HEADING)
      paper.put(550, 'ΚΑΤΑΣΤΑΣΗ ΛΟΓΑΡΙΑΣΜΟΥ / STATEMENT OF ACCOUNT', RIGHT_BOLD).down(26)
      printGrid(
        paper,
        [45, 300, [550]],
        [
          ['MODEL TAVERNS LTD', 'Αρ. Λογαριασμού / Account No.', numberLike('~~~~~~~~~~~~', number)],
          ['12 SPECIMEN AVENUE', 'IBAN', ibanLike('CY', 28, number)],
          ['3036 LIMASSOL', 'Νόμισμα / Currency', 'EUR'],
          ['CYPRUS', 'Όριο / Limit', '10,000.00'],
          ['', 'Περίοδος / Period', `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`],
          ['', 'Σελίδα / Page', '1'],
        ],
      ).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(45, `Αρ. Λογαριασμού / Account No. ${numberLike('~~~~~~~~~~~~', number)}`)
        .put(550, `Σελίδα / Page ${paper.page}`, RIGHT)
        .down(22),
    columns: [
      day(['Ημερομηνία', 'Date'], 45, '03/04/2024'),
      told(['Περιγραφή', 'Description'], 110, 180, { day: '03/04' }),
      {
        title: ['Αρ. Επιταγής', 'Cheque No.'],
        x: 300,
        means: 'reference',
        cell: ({ text, amount: own, date }) =>
          /^CHEQUE/.test(text) ? String(40_000_000 + ((Math.abs(own) + date) % 9_973)) : '',
      },
      valueDay(['Αξία', 'Value'], 360, '03/04/24'),
      debit(['Χρέωση', 'Debit'], 440, commaPoint),
      credit(['Πίστωση', 'Credit'], 495, commaPoint),
      balance(['Υπόλοιπο', 'Balance'], 555, minusBehind),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(110, 'ΑΠΟ ΜΕΤΑΦΟΡΑ / BALANCE B/F').put(555, minusBehind(opening), RIGHT).down(14),
    carries: (desk, reached) =>
      desk.paper.put(110, 'ΣΕ ΜΕΤΑΦΟΡΑ / BALANCE C/F').put(555, minusBehind(reached), RIGHT),
    brings: (desk, reached) =>
      desk.paper.put(110, 'ΑΠΟ ΜΕΤΑΦΟΡΑ / BALANCE B/F').put(555, minusBehind(reached), RIGHT).down(14),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(90).rule(45, 555, -9).put(110, 'ΣΥΝΟΛΑ / TOTALS', BOLD)
      paper.put(440, commaPoint(moneyOut), RIGHT_BOLD).put(495, commaPoint(moneyIn), RIGHT_BOLD).down(14)
      paper.put(110, 'ΤΕΛΙΚΟ ΥΠΟΛΟΙΠΟ / CLOSING BALANCE', BOLD)
      paper.put(555, minusBehind(closing), RIGHT_BOLD).down(24)
      for (const line of [
        'Το σύμβολο μείον (-) υποδηλώνει χρεωστικό υπόλοιπο. The minus sign (-) denotes a debit balance.',
        'Ελέγξετε την κατάσταση και ενημερώστε μας εντός 30 ημερών. Please examine and report errors within 30 days.',
        'Οι καταθέσεις καλύπτονται από το Ταμείο Εγγύησης Καταθέσεων. Deposits are covered up to €100,000.',
      ]) {
        paper.put(45, line, SMALL).down(9)
      }
    },
  },
}
