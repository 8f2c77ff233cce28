import type { AccountBook } from '../setting/account-book.ts'
import { balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { pointComma, spacePoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { told } from '../setting/told.ts'
import { BUCHAREST, LISBON_CURRENT, LISBON_SAVINGS } from '../texts/accounts-of-many-lands.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const rich = { opening: [150_000, 1_200_000], isNeverOverdrawn: true } as const

/** A current account of Romania. */
export const CURRENT_ACCOUNT_OF_ROMANIA: Readonly<Record<string, PlainHabit>> = {
  'cards-terminals-and-authorisations-on-lines-under-days-with-months-written-out-in-romania': {
    paper: { font: 'noto', size: 8, bottom: 740 },
    book: { texts: BUCHAREST, ...rich, rows: [8, 30] },
    says: { currency: 'RON' },
    pitch: 10,
    gap: 16,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Banca Exemplu N.V. Amsterdam - Sucursala București', BOLD)
      paper.put(545, 'Extras de cont', { ...HEADING, ...RIGHT }).down(13)
      paper.put(50, 'Bd. Specimen nr. 48, sector 1, București, RB-PJR-40-099', SMALL).down(26)
      printGrid(
        paper,
        [50, 140, 330, 420],
        [
          ['Titular cont:', 'Dl/Dna MODEL ANDREEA', 'Numar cont:', ibanLike('RO', 24, number)],
          ['CNP:', '2870417******', 'Tip cont:', 'curent'],
          ['Adresa:', 'Str. Exemplului nr. 5, ap. 12', 'Moneda:', 'RON'],
          ['', 'Cluj-Napoca, jud. Cluj', 'Sucursala:', 'Cluj Centru'],
        ],
      ).down(8)
      paper.put(50, `Pentru perioada: ${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`, BOLD).down(18)
      printGrid(
        paper,
        [50, [240]],
        [
          ['Sold initial:', pointComma(opening)],
          ['Sold final:', pointComma(closing)],
        ],
      ).down(14)
    },
    again: ({ paper }) => paper.put(545, `${paper.page}/4`, RIGHT).down(20),
    columns: [
      day('Data', 50, '03 April 2024', 'ro'),
      told('Detalii tranzactie', 140, 250, { day: '03-04-2024' }),
      debit('Debit', 465, pointComma),
      credit('Credit', 545, pointComma),
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper.need(110).rule(50, 545, -9).put(140, 'Total rulaje', BOLD)
      paper.put(465, pointComma(moneyOut), RIGHT_BOLD).put(545, pointComma(moneyIn), RIGHT_BOLD).down(30)
      paper.put(50, 'Ioana Specimen').put(330, 'Radu Specimen').down()
      paper.put(50, 'Sef Serviciu Relatii Clienti').put(330, 'Sef Serviciu Operatiuni').down(20)
      for (const line of [
        'Informatii despre schema de garantare a depozitelor se gasesc pe pagina web a bancii, sectiunea Informatii utile.',
        'Prezentul extras de cont este valabil fara semnatura si stampila. Eventualele neconcordante se comunica in 30 de zile.',
      ]) {
        paper.put(50, line, SMALL).down(9)
      }
    },
  },
}

const TITLES = ['CONTA A ORDEM', 'CONTA POUPANCA']

const ofLisbon = (i: number, own: Pick<PlainHabit['book'], 'texts' | 'rows'>): PlainHabit => ({
  book: { ...rich, ...own },
  says: { currency: 'EUR' },
  gap: 11,
  above: ({ paper, book: { number } }) => {
    paper
      .down(10)
      .need(110)
      .put(45, `${TITLES[i]} N. ${number.slice(-11)}`, BOLD)
    paper.put(330, 'MOEDA: EUR').rule(45, 550, 4).down(18)
  },
  again: ({ paper, book: { number } }) =>
    paper
      .put(45, `${TITLES[i]} N. ${number.slice(-11)} (CONT.)`, BOLD)
      .put(550, `PAG. ${paper.page}`, RIGHT)
      .down(18),
  columns: [
    day(['DATA', 'LANC.'], 45, '04.03'),
    valueDay(['DATA', 'VALOR'], 85, '04.03'),
    text('DESCRITIVO', 130, 220),
    debit('DEBITO', 410, spacePoint),
    credit('CREDITO', 480, spacePoint),
    balance('SALDO', 550, spacePoint),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(130, 'SALDO INICIAL').put(550, spacePoint(opening), RIGHT).down(11),
  carries: (desk, reached) => desk.paper.put(130, 'A TRANSPORTAR').put(550, spacePoint(reached), RIGHT),
  brings: (desk, reached) => desk.paper.put(130, 'TRANSPORTE').put(550, spacePoint(reached), RIGHT).down(11),
  closes: ({ paper, book: { closing } }) => {
    paper.need(30).put(130, 'SALDO FINAL', BOLD).put(550, spacePoint(closing), RIGHT_BOLD).down(11)
    paper.put(130, 'SALDO DISPONIVEL').put(550, spacePoint(closing), RIGHT).down(16)
  },
})

/** A current account with savings and a loan on a house above both, as one customer of a bank of Portugal has them. */
export const COMBINED_EXTRACT_OF_PORTUGAL: Readonly<Record<string, SeveralAccounts>> = {
  'months-before-days-behind-points-and-a-house-loan-in-the-summary-above-two-accounts-in-portugal': {
    paper: { size: 8, bottom: 740 },
    accounts: [
      ofLisbon(0, { texts: LISBON_CURRENT, rows: [14, 40] }),
      ofLisbon(1, { texts: LISBON_SAVINGS, rows: [1, 5] }),
    ],
    above: (paper, books) => {
      const [{ start, end, number }] = books as [AccountBook]
      paper.put(45, 'Banco Exemplo Português', HEADING).put(550, 'EXTRATO COMBINADO', RIGHT_BOLD).down(13)
      paper.put(550, 'EXTRATO N. 2024/004   PAG. 1', RIGHT).down(26)
      paper.put(330, 'EXMO(A) SENHOR(A)').down().put(330, 'MARIA JOAO MODELO').down()
      paper.put(330, 'RUA DO EXEMPLO 12 3 ESQ').down().put(330, '1150-199 LISBOA').down(20)
      paper.put(45, `PERIODO DE ${on(start, '2024/04/03')} A ${on(end, '2024/04/03')}`, BOLD).down()
      paper.put(45, `IBAN DA CONTA A ORDEM: ${ibanLike('PT', 25, number)}   BIC: EXEMPTPL`).down(20)
      paper.put(45, 'RESUMO DA SUA POSICAO', BOLD).rule(45, 550, 4).down(16)
      const total = books.reduce((sum, { closing }) => sum + closing, 0)
      printGrid(
        paper,
        [45, 200, [340], [550]],
        [
          ['PRODUTO', 'N. DE CONTA', 'MOEDA', 'SALDO'],
          ...books.map(({ number: own, closing }, i) => [
            TITLES[i] ?? '',
            own.slice(-11),
            'EUR',
            spacePoint(closing),
          ]),
          ['TOTAL DE APLICACOES', '', 'EUR', spacePoint(total)],
          ['CREDITO HABITACAO (EM DIVIDA)', '', 'EUR', `${spacePoint(8_417_355)}-`],
        ],
      ).down(4)
      paper.put(45, 'OS DEPOSITOS BENEFICIAM DA GARANTIA DO FUNDO DE GARANTIA DE DEPOSITOS.', SMALL).down(9)
      paper
        .put(45, 'CONSULTE O SEU SALDO NA APP OU LIGUE 707 555 010 (DIAS UTEIS DAS 8H AS 24H).', SMALL)
        .down(12)
    },
  },
}
