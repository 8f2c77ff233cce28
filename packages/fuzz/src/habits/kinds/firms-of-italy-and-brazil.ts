import type { AccountBook } from '../setting/account-book.ts'
import { amount, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaWhole, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRAZILIAN_UNION, ITALIAN_FIRM } from '../texts/accounts-of-many-lands.ts'

const rich = { opening: [900_000, 6_000_000], isNeverOverdrawn: true, largest: 900_000 } as const
const side = around(pointComma, '5D', '5C')
const signed = around(pointComma, '-5')

/** The balance by days of value, for how many days each stood, and what both come to. */
function stepsOf({ entries, opening, start, end }: AccountBook): string[][] {
  const reached = new Map<number, number>([[start - 1, 0]])
  for (const { valueDate, amount: own } of entries) {
    const until = Math.min(valueDate, end)
    reached.set(until, (reached.get(until) ?? 0) + own)
  }
  const days = [...reached.keys()].sort((a, b) => a - b)
  let balance = opening
  return days.map((own, i) => {
    balance += reached.get(own) ?? 0
    const stood = (days[i + 1] ?? end) - own
    const product = commaWhole(Math.round((balance * stood) / 100)).replaceAll(',', '.')
    const isOwed = balance < 0
    return [on(own, '03.04.24'), signed(balance), String(stood), isOwed ? product : '', isOwed ? '' : product]
  })
}

/** Accounts of firms at a bank of Italy and at a cooperative of Brazil. */
export const FIRMS_OF_ITALY_AND_BRAZIL: Readonly<Record<string, PlainHabit>> = {
  'what-goes-out-before-what-comes-in-and-texts-last-above-balances-by-value-of-a-firm-in-italy': {
    paper: { size: 7.5, bottom: 745 },
    book: { texts: ITALIAN_FIRM, ...rich, rows: [12, 40] },
    says: { currency: 'EUR' },
    pitch: 9,
    gap: 12,
    above: ({ paper, book: { start, end, number, opening, moneyIn, moneyOut, closing } }) => {
      paper.put(40, 'BANCA ESEMPIO S.P.A.', HEADING).put(555, 'ESTRATTO CONTO N. 004/2024', RIGHT_BOLD)
      paper
        .down(12)
        .put(40, 'Sede Sociale e Direzione Generale: Piazza Campione 3, 20154 Milano', SMALL)
        .down(26)
      paper.put(330, 'Spett.le').down().put(330, 'OFFICINE MODELLO S.R.L.', BOLD).down()
      paper.put(330, 'VIA DEL CAMPIONE 14').down().put(330, '40121 BOLOGNA BO').down(24)
      printGrid(
        paper,
        [40, 150, 330, 430],
        [
          ['CONTO', 'CONTO CORRENTE IMPRESA', 'FILIALE', '00987 BOLOGNA INDIPENDENZA'],
          ['IBAN', ibanLike('IT', 27, number), 'BIC', 'ESEMITM1BO9'],
          ['PERIODO', `DAL ${on(start, '03.04.2024')} AL ${on(end, '03.04.2024')}`, 'DIVISA', 'EURO'],
        ],
      ).down(12)
      printGrid(
        paper,
        [[140], [280], [420], [555]],
        [
          ['SALDO INIZIALE', 'TOTALE ENTRATE', 'TOTALE USCITE', 'SALDO FINALE'],
          [opening, moneyIn, moneyOut, closing].map((minor) => pointComma(minor)),
        ],
      ).down(16)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `ESTRATTO CONTO N. 004/2024 - ${ibanLike('IT', 27, number)}`)
        .put(555, `PAG. ${paper.page}`, RIGHT)
        .down(20),
    columns: [
      day('DATA', 40, '03.04.24'),
      valueDay('VALUTA', 90, '03.04.24'),
      debit('USCITE', 200, pointComma),
      credit('ENTRATE', 270, pointComma),
      text('DESCRIZIONE OPERAZIONI', 290, 265),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start - 1, '03.04.24'))
        .put(270, pointComma(opening), RIGHT)
        .put(290, 'SALDO INIZIALE A VOSTRO CREDITO', BOLD)
        .down(13),
    closes: (desk) => {
      const { paper, book } = desk
      const { end, closing, moneyIn, moneyOut, entries } = book
      paper.need(40).rule(40, 555, -9)
      paper.put(200, pointComma(moneyOut), RIGHT).put(270, pointComma(moneyIn), RIGHT)
      paper.put(290, 'TOTALE MOVIMENTI').down(13)
      paper.put(40, on(end, '03.04.24')).put(270, pointComma(closing), RIGHT_BOLD)
      paper.put(290, 'SALDO FINALE A VOSTRO CREDITO', BOLD).down(28)
      const steps = stepsOf(book)
      paper.need(60).put(40, 'RIASSUNTO SCALARE', BOLD).rule(40, 555, 4).down(16)
      printGrid(
        paper,
        [40, [220], [290], [420], [555]],
        [
          ['VALUTA', 'SALDI PER VALUTA', 'GIORNI', 'NUMERI DEBITORI', 'NUMERI CREDITORI'],
          ...steps,
          ['', 'TOTALE GIORNI', '30', '', ''],
        ],
      ).down(12)
      paper.need(70).put(40, 'RIEPILOGO SPESE DEL PERIODO', BOLD).down(13)
      printGrid(
        paper,
        [40, [290]],
        [
          ['COMMISSIONI SU OPERAZIONI', pointComma(magnitudeSaying(entries, /^COMM/))],
          ['IMPOSTA DI BOLLO', pointComma(magnitudeSaying(entries, /^IMPOSTA/))],
          ['TASSO CREDITORE ANNUO', '0,0100%'],
        ],
      ).down(6)
      paper.put(
        40,
        'In mancanza di reclamo scritto entro 60 giorni l’estratto conto si intende approvato.',
        SMALL,
      )
    },
  },
  'stars-behind-blocked-noughts-and-arrows-before-balances-of-days-with-letters-attached-of-a-union-in-brazil':
    {
      paper: { font: 'courier', size: 8, bottom: 745 },
      book: { texts: BRAZILIAN_UNION, ...rich, rows: [10, 34] },
      says: { currency: 'BRL' },
      pitch: 9.5,
      gap: 11,
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(50, 'SISTEMA DE COOPERATIVAS DE CRÉDITO EXEMPLO', BOLD).down()
        paper.put(50, 'PLATAFORMA DE SERVIÇOS FINANCEIROS').down(18)
        paper
          .put(50, on(end + 1, '03/04/2024'))
          .put(220, 'EXTRATO CONTA CORRENTE', BOLD)
          .put(545, '09:41:07', RIGHT)
          .down(20)
        paper.put(50, 'COOP.: 3099-9 / COOP EXEMPLO OESTE').down()
        paper.put(50, `CONTA: ${numberLike('~~~.~~~-~', number)} / METALURGICA MODELO LTDA`).down()
        paper.put(50, `PERÍODO: ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`).down(20)
        paper.put(50, 'HISTÓRICO DE MOVIMENTAÇÃO', BOLD).down(16)
      },
      again: ({ paper }) => paper.put(545, `Pág. ${paper.page}`, RIGHT).down(18),
      columns: [day('DATA', 50, '03/04'), lined('HISTÓRICO', 100, 260), amount('VALOR (R$)', 545, side)],
      opens: ({ paper, book: { start, opening } }) => {
        paper
          .put(50, on(start - 1, '03/04'))
          .put(100, 'SALDO ANTERIOR')
          .put(545, side(opening), RIGHT)
          .down(11)
        paper
          .put(50, on(start - 1, '03/04'))
          .put(100, 'SALDO BLOQUEADO ANTERIOR')
          .put(545, '0,00*', RIGHT)
        paper.down(11)
      },
      closesDay: ({ balance: after }, paper) =>
        paper.put(100, 'SALDO DO DIA ===== >', BOLD).put(545, side(after), RIGHT_BOLD).down(14),
      closes: ({ paper, book: { closing } }) => {
        paper.need(150).down(6).put(50, 'RESUMO', BOLD).down(14)
        printGrid(
          paper,
          [50, [400]],
          [
            ['SALDO EM C.CORRENTE (+):', side(closing)],
            ['LIMITE CHEQUE ESPECIAL (+):', '5.000,00C'],
            ['SALDO DISPONÍVEL (=):', side(closing + 500_000)],
            ['SALDO BLOQUEADO (+):', '0,00*'],
          ],
        ).down(8)
        paper.put(50, 'OUTRAS INFORMAÇÕES', BOLD).down(14)
        printGrid(
          paper,
          [50, [400]],
          [
            ['VENCIMENTO CHEQUE ESPECIAL:', '15/11/2025'],
            ['TAXA CHEQUE ESPECIAL (a.m.):', '7,85%'],
            ['CUSTO EFETIVO TOTAL (a.m.):', '8,12%'],
          ],
        ).down(6)
        paper.put(50, 'OUVIDORIA EXEMPLO: 08009999999').down().put(50, 'SAC: 08009999998')
      },
    },
}
