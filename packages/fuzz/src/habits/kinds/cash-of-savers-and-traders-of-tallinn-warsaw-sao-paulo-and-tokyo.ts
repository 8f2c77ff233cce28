import type { Entry } from '../setting/account-book.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { clock } from '../setting/clock.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaWhole, minusBefore, pointComma, quoteComma, spacePoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import {
  PAULISTA_BROKER,
  TALLINN_SAVER,
  TOKYO_BROKER,
  WARSAW_TRADER,
} from '../texts/from-tallinn-to-tokyo.ts'

/** No decimals where they are noughts, and one where the other is: `5'632 €`, `2,3 €`. */
const shortEuros = (minor: number): string =>
  `${quoteComma(minor)
    .replace(/,00$/, '')
    .replace(/(,\d)0$/, '$1')} €`

const zlotys = minusBefore(spacePoint)
const reais = around(pointComma, '-R$ 5', 'R$ 5')

const LOT = 100
const isTrade = ({ text }: Entry): boolean => /^(買付|売却)/.test(text)
/** Seconds of a minute that differ from row to row. */
const secondsOf = (row: number): string => String((row * 17) % 60).padStart(2, '0')

/** The cash of savers with a lender, and of traders with their brokers. */
export const CASH_OF_SAVERS_AND_TRADERS: Readonly<Record<string, PlainHabit>> = {
  /** Apostrophes part thousands before a decimal comma, and noughts behind the comma are left out. */
  'apostrophes-before-commas-with-noughts-left-out-of-euros-between-zu-beginn-and-ergebnis-of-a-saver-in-tallinn':
    {
      paper: { size: 8.5, bottom: 740 },
      book: {
        texts: TALLINN_SAVER,
        rows: [14, 70],
        opening: [100_000, 900_000],
        isNeverOverdrawn: true,
        hasCents: true,
      },
      says: { currency: 'EUR', number: false },
      gap: 15,
      above: ({ paper, book: { start, end, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(50, 'laenunäide', HEADING).down(30)
        paper.put(50, 'Zusammenfassung', HEADING).down(20)
        printGrid(
          paper,
          [50, 120, 360, [545]],
          [
            ['', '', 'Zu Beginn', shortEuros(opening)],
            ['Hanna Muster', '', 'Einzahlungen', shortEuros(moneyIn)],
            [
              'Datum',
              `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
              'Auszahlungen',
              shortEuros(moneyOut),
            ],
            ['Produkt', 'Spare & Wachse', 'Ergebnis', shortEuros(closing)],
          ],
        )
          .rule(50, 545, -4)
          .down(20)
      },
      again: ({ paper }) => paper.put(50, 'Spare & Wachse').put(545, `Seite ${paper.page}`, RIGHT).down(24),
      columns: [
        day('Datum', 50, '03.04.2024'),
        text('Zahlungsart', 120, 180),
        credit('Eingänge', 390, shortEuros),
        debit('Ausgänge', 465, shortEuros),
        balance('Guthaben', 545, shortEuros),
      ],
      closes: ({ paper, book: { closing } }) => {
        paper.need(70).rule(50, 545, -10).put(50, 'Gesamt', BOLD).put(545, shortEuros(closing), RIGHT_BOLD)
        paper.down(40)
        smallPrint(paper, 50, [
          'Laenunäide AS, Näidise tee 9, 99999 Tallinn, Estland. Register 99999999.',
          'Die Renditen der Vergangenheit sind keine Garantie für künftige Erträge. Das Kapital ist nicht garantiert.',
        ])
      },
    },
  /** The number and the kind of an operation stand before its moment, and the symbol of the paper between both texts. */
  'numbers-and-types-before-moments-with-symbols-and-comments-before-signed-zlotys-newest-first-of-a-trader-in-warsaw':
    {
      paper: { size: 7.5, bottom: 745 },
      book: { texts: WARSAW_TRADER, rows: [12, 44], opening: [200_000, 2_000_000], isNeverOverdrawn: true },
      says: { currency: 'PLN' },
      newestFirst: true,
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(45, 'Dom Maklerski Wzór S.A.', HEADING).put(550, 'ACCOUNT HISTORY', RIGHT_BOLD).down(24)
        printGrid(
          paper,
          [45, 190, 330, 440],
          [
            ['Name and surname', 'Account', 'Currency', 'Date from - date to'],
            [
              'Jan Wzorowski',
              number.slice(-8),
              'PLN',
              `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
            ],
          ],
        ).down(8)
        printGrid(
          paper,
          [45, 190, 330],
          [
            ['Opening balance', 'Closing balance', 'Equity of open positions'],
            [zlotys(opening), zlotys(closing), '18 402.77'],
          ],
        )
          .rule(45, 550, -4)
          .down(20)
        paper.put(45, 'CASH OPERATION HISTORY', BOLD).down(18)
      },
      again: ({ paper }) =>
        paper.put(45, 'CASH OPERATION HISTORY', BOLD).put(550, `${paper.page}`, RIGHT).down(22),
      columns: [
        numbered('ID', 45, 9),
        part('Type', 100, 95, 0),
        {
          title: 'Time',
          x: 200,
          cell: ({ date }, { row }) =>
            `${on(date, '03.04.2024')} ${clock(1_290 - row * 21)}:${secondsOf(row)}`,
        },
        part('Symbol', 295, 50, 1),
        part('Comment', 350, 140, 2),
        amount('Amount', 550, zlotys),
      ],
      closes: ({ paper }) => {
        paper.need(80).rule(45, 550, -8).down(14)
        smallPrint(paper, 45, [
          'Dom Maklerski Wzór S.A., ul. Przykladowa 9, 00-999 Warszawa. Regulated by the financial supervision authority.',
          'Please report any discrepancy within 14 days. The report is generated electronically and needs no signature.',
        ])
      },
    },
  /** Days of the movement and of its settlement are named by three letters; what is still to be settled is listed below. */
  'mov-and-liq-before-histories-with-reais-at-each-figure-above-entries-to-come-of-a-broker-in-sao-paulo': {
    paper: { size: 8, bottom: 740 },
    book: { texts: PAULISTA_BROKER, rows: [12, 60], opening: [100_000, 1_500_000], isNeverOverdrawn: true },
    says: { currency: 'BRL' },
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(45, 'AMOSTRA INVESTIMENTOS CCTVM S/A', HEADING).down(13)
      paper.put(45, 'Av. do Modelo, 9999 - São Paulo/SP - CNPJ 00.000.000/0001-00', { size: 6.5 }).down(24)
      paper
        .put(45, 'Extrato de Conta', HEADING)
        .put(550, `Conta: ${number.slice(-7)}`, RIGHT_BOLD)
        .down(14)
      paper.put(45, 'RENATA EXEMPLO DA SILVA')
      paper.put(550, `Período: ${on(start, '03/04/2024')} a ${on(end, '03/04/2024')}`, RIGHT).down(22)
      printGrid(
        paper,
        [45, 220, 395],
        [
          ['Saldo anterior', 'Saldo final', 'Garantia BOVESPA'],
          [reais(opening), reais(closing), 'R$ 0,00'],
        ],
      ).down(18)
    },
    again: ({ paper }) => paper.put(45, 'Extrato de Conta').put(550, `Página ${paper.page}`, RIGHT).down(22),
    columns: [
      day('MOV', 45, '03/04/2024'),
      valueDay('LIQ', 105, '03/04/2024'),
      text('HISTÓRICO', 165, 210),
      amount('LANÇAMENTO', 465, reais),
      balance('SALDO', 550, reais),
    ],
    closes: ({ paper, book: { end } }) => {
      paper.need(120).rule(45, 550, -10).down(12)
      paper.put(45, 'Lançamentos futuros', BOLD).down(14)
      printGrid(
        paper,
        [45, 165, [465]],
        [
          ['Data prevista', 'Descrição', 'Valor'],
          [on(end + 12, '03/04/2024'), 'RENDIMENTOS DE CLIENTES EXMP11', 'R$ 38,40'],
          [on(end + 20, '03/04/2024'), 'RESGATE FUNDO ESPÉCIME RF CP', 'R$ 1.500,00'],
        ],
      ).down(14)
      smallPrint(paper, 45, [
        'Atendimento: 4003 9999 (capitais) e 0800 880 9999. Ouvidoria: 0800 722 9999.',
        'As informações contidas neste extrato são fornecidas pela corretora e estão sujeitas a alterações.',
      ])
    },
  },
  /** The kind and the name of the paper, its quantity and its price stand before what the deposit pays out and takes in. */
  'days-of-delivery-with-quantities-and-prices-before-yen-out-and-in-between-balances-last-and-this-time-of-a-broker-in-tokyo':
    {
      paper: { font: 'gothic', size: 8, bottom: 740 },
      book: {
        texts: TOKYO_BROKER,
        rows: [12, 60],
        opening: [300_000, 3_000_000],
        largest: 600_000,
        isNeverOverdrawn: true,
      },
      says: { currency: 'JPY', exponent: 0 },
      gap: 14,
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(45, '取引残高報告書', HEADING).put(550, '見本証券株式会社', RIGHT_BOLD).down(22)
        paper.put(45, '〒100-9999').down().put(45, '東京都千代田区見本町九丁目九番').down()
        paper
          .put(45, '例示 花子 様')
          .put(550, `口座番号 999-${number.slice(-7)}`, RIGHT)
          .down()
        const days = `${on(start, '2024年4月3日')} から ${on(end, '2024年4月3日')} まで`
        paper.put(550, `対象期間 ${days}`, RIGHT).down(26)
        paper.put(45, 'お預り金の明細', BOLD).put(550, '(単位：円)', RIGHT).down(16)
      },
      again: ({ paper }) => paper.put(45, 'お預り金の明細').put(550, `${paper.page} ページ`, RIGHT).down(22),
      columns: [
        day('受渡日', 45, '2024/04/03'),
        part('取引', 110, 60, 0),
        part('銘柄名', 175, 120, 1),
        { title: '数量', x: 335, align: 'right', cell: (entry) => (isTrade(entry) ? String(LOT) : '') },
        {
          title: '単価',
          x: 385,
          align: 'right',
          cell: (entry) => (isTrade(entry) ? commaWhole(Math.floor(Math.abs(entry.amount) / LOT)) : ''),
        },
        debit('出金額', 440, commaWhole),
        credit('入金額', 495, commaWhole),
        balance('残高', 550, commaWhole),
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(110, '前回残高').put(550, commaWhole(opening), RIGHT).down(14),
      closes: ({ paper, book: { closing, moneyIn, moneyOut, entries } }) => {
        paper.need(120).put(110, '今回残高', BOLD).put(550, commaWhole(closing), RIGHT_BOLD)
        paper.rule(45, 550, 5).down(24)
        printGrid(
          paper,
          [45, [220], [340]],
          [
            ['', '件数', '合計金額'],
            ['出金', String(debitsOf(entries).length), commaWhole(moneyOut)],
            ['入金', String(creditsOf(entries).length), commaWhole(moneyIn)],
          ],
        ).down(14)
        smallPrint(paper, 45, [
          '本報告書の内容にご不明な点がございましたら、お取引店までご連絡ください。',
          '見本証券株式会社 金融商品取引業者 関東財務局長（金商）第9999号',
        ])
      },
    },
}
