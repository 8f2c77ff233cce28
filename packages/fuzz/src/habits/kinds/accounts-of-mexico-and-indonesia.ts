import type { Day } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { INDONESIAN_STATE, MEXICAN_CHEQUING } from '../texts/accounts-of-many-lands.ts'

const pesos = (minor: number): string => `$${commaPoint(minor)}`
/** `ABR. 03`. */
const monthFirst = (date: Day): string => on(date, 'APR. 03', 'es')

/** A chequing account of Mexico and one of a firm at a bank of the state of Indonesia. */
export const ACCOUNTS_OF_MEXICO_AND_INDONESIA: Readonly<Record<string, PlainHabit>> = {
  'balance-inicial-before-months-with-points-and-references-above-the-seals-of-a-tax-voucher-in-mexico': {
    paper: { page: 'letter', size: 8, bottom: 725 },
    book: {
      texts: MEXICAN_CHEQUING,
      rows: [12, 38],
      opening: [500_000, 6_000_000],
      isNeverOverdrawn: true,
      largest: 2_500_000,
    },
    says: { currency: 'MXN' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      paper.put(40, 'BANCO EJEMPLO, S.A.', HEADING).put(570, 'ESTADO DE CUENTA', RIGHT_BOLD).down(13)
      paper.put(40, 'Institución de Banca Múltiple. Av. Modelo 77, Ciudad de México', SMALL).down(26)
      const days = `Del ${on(start, '03 Apr. 2024', 'es')} al ${on(end, '03 Apr. 2024', 'es')}`
      printGrid(
        paper,
        [40, 330, [570]],
        [
          ['LUCIA MUESTRA GOMEZ', 'CUENTA', number.slice(-11)],
          ['CALLE EJEMPLO 12 INT 4', 'PERIODO', days],
          ['COL. DEL MODELO', 'MONEDA', 'MXN'],
          ['BENITO JUAREZ, CDMX, C.P. 03100', 'NUMERO DE CLIENTE', '30417889'],
          ['R.F.C. MUGL870417AB1', 'DIAS TRANSCURRIDOS', '30'],
        ],
      ).down(14)
      const fees = magnitudeSaying(debitsOf(entries), /^(COMISION|IVA)/)
      paper.put(40, 'RESUMEN DEL PERIODO', BOLD).put(330, 'RENDIMIENTOS Y COMISIONES', BOLD).down(16)
      printGrid(
        paper,
        [40, [290], 330, [570]],
        [
          ['SALDO ANTERIOR', pesos(opening), 'TASA BRUTA ANUAL', '0.50 %'],
          ['ABONOS', pesos(moneyIn), 'INTERESES', '$0.00'],
          ['CARGOS', pesos(moneyOut), 'I.S.R. RETENIDO', '$0.00'],
          ['SALDO ACTUAL', pesos(closing), 'COMISIONES E IVA', pesos(fees)],
        ],
      ).down(20)
      paper.put(40, 'DETALLE DE MOVIMIENTOS', BOLD).rule(40, 570, 4).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `CUENTA ${number.slice(-11)}   DETALLE DE MOVIMIENTOS`)
        .put(570, `PAGINA ${paper.page} DE 4`, RIGHT)
        .down(22),
    columns: [
      { title: 'FECHA', x: 40, cell: ({ date }) => monthFirst(date) },
      numbered('REFERENCIA', 85, 10),
      lined('CONCEPTO', 150, 190),
      debit('CARGOS', 425, commaPoint),
      credit('ABONOS', 495, commaPoint),
      balance('SALDO', 570, commaPoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, monthFirst(start))
        .put(150, 'BALANCE INICIAL')
        .put(570, commaPoint(opening), RIGHT)
        .down(13),
    closes: ({ paper, book: { end } }) => {
      paper.need(150).rule(40, 570, -9).down(6)
      for (const line of [
        'Si desea recibir pagos por transferencia electrónica haga del conocimiento del ordenante su CLABE.',
        'Producto protegido por el Instituto para la Protección al Ahorro Bancario hasta por 400 mil UDIS.',
        'Incumplir sus obligaciones le puede generar comisiones e intereses moratorios. UNE: 55 5555 0101.',
      ]) {
        paper.put(40, line, SMALL).down(9)
      }
      paper.down(8).put(40, 'ESTE DOCUMENTO ES UNA REPRESENTACION IMPRESA DE UN CFDI', BOLD).down(12)
      printGrid(
        paper,
        [40, 210],
        [
          ['FOLIO FISCAL', 'A41788-9C07-4D2B-9F10-3E5D77'],
          ['FECHA Y HORA DE CERTIFICACION', `${on(end + 1, '2024-04-03')}T04:12:55`],
          ['SELLO DIGITAL', 'kQ8vWm2ZrT1yLx0bN7uHc4Gd9sFjAe3PqYtRo6KiVnMzBwXhUg=='],
        ],
      )
    },
  },
  'branches-and-journals-before-texts-with-letters-between-amounts-and-balances-of-a-firm-in-indonesia': {
    paper: { size: 8, bottom: 745 },
    book: {
      texts: INDONESIAN_STATE,
      rows: [12, 44],
      opening: [20_000_000, 900_000_000],
      isNeverOverdrawn: true,
      largest: 60_000_000,
    },
    says: { currency: 'IDR' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'BANK CONTOH NEGARA', HEADING).put(555, 'Account Statement', RIGHT_BOLD).down(24)
      printGrid(
        paper,
        [40, 130, 330, 420],
        [
          [
            'Account No.',
            `: ${number.slice(-10)}`,
            'Period',
            `: ${on(start, '03-Apr-2024')} - ${on(end, '03-Apr-2024')}`,
          ],
          ['Account Name', ': PT MAJU CONTOH SEJAHTERA', 'Currency', ': IDR'],
          ['Account Type', ': GIRO PERUSAHAAN', 'Branch', ': KCU SUDIRMAN'],
          ['Address', ': JL. CONTOH RAYA NO. 8', 'Printed by', ': MAKER01'],
          ['', '  JAKARTA SELATAN 12190', 'Page', ': 1'],
        ],
      ).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Account No. : ${number.slice(-10)}`)
        .put(555, `Page : ${paper.page}`, RIGHT)
        .down(20),
    columns: [
      day(['Posting', 'Date'], 40, '03/04/2024'),
      valueDay(['Effective', 'Date'], 95, '03/04/2024'),
      {
        title: 'Branch',
        x: 150,
        means: 'description',
        cell: ({ amount: own }) => (own % 3 === 0 ? '0996' : '0042'),
      },
      numbered('Journal', 185, 6),
      lined('Transaction Description', 230, 160),
      amount('Amount', 455, commaPoint),
      { title: 'DB/CR', x: 462, cell: ({ amount: own }) => (own < 0 ? 'D' : 'K') },
      balance('Balance', 555, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(230, 'Beginning Balance').put(555, commaPoint(opening), RIGHT).down(14),
    closes: ({ paper, book: { entries, moneyIn, moneyOut, closing } }) => {
      paper.need(100).rule(40, 555, -9).down(4)
      printGrid(
        paper,
        [330, [455], [555]],
        [
          ['Ending Balance', '', commaPoint(closing)],
          ['Total Debet', String(debitsOf(entries).length), commaPoint(moneyOut)],
          ['Total Credit', String(creditsOf(entries).length), commaPoint(moneyIn)],
        ],
      ).down(10)
      paper
        .put(40, 'Apabila terdapat perbedaan, mohon menghubungi kantor cabang dalam 14 hari kerja.', SMALL)
        .down(9)
      paper.put(40, 'Dokumen ini dicetak secara elektronik dan tidak memerlukan tanda tangan.', SMALL)
    },
  },
}
