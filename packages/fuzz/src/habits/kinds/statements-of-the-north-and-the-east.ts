import { amount, balance, type Column, day, valueDay } from '../setting/columns.ts'
import { minusBefore, pointWhole, spaceComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { HUNGARIAN_RETAIL, LINED_CZECH, LINED_POLISH, SWEDISH_RETAIL } from '../texts/lined-european.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const kronor = minusBefore(spaceComma)

/** A number that no two rows share in practice. */
const numbered = (title: Column['title'], x: number, length: number): Column => ({
  title,
  x,
  means: 'reference',
  cell: ({ amount: own, date }) => `${Math.abs(own) * 7 + date * 1_009}`.padStart(length, '5').slice(-length),
})

/** Statements of banks of Sweden, Poland, Czechia and Hungary, as they are remembered. */
export const NORTHERN_AND_EASTERN_STATEMENTS: Readonly<Record<string, PlainHabit>> = {
  'numbers-of-verification-before-the-text-with-available-and-granted-sums-in-swedish': {
    paper: { size: 8 },
    book: { texts: SWEDISH_RETAIL, ...rich, rows: [15, 45] },
    says: { currency: 'SEK', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    gap: 13,
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper
        .put(50, 'Kontohändelser', HEADING)
        .put(545, `Utskriven ${on(end, '2024-04-03')}`, RIGHT)
        .down(20)
      paper.put(50, 'Anna Exempel').put(250, 'Privatkonto').put(400, number.slice(-11)).down(18)
      printGrid(
        paper,
        [50, [250], 290, [460]],
        [
          ['Saldo', `${spaceComma(closing)} SEK`, 'Beviljad kredit', '0,00 SEK'],
          ['Disponibelt belopp', `${spaceComma(closing)} SEK`, 'Reserverat belopp', '0,00 SEK'],
        ],
      ).down(6)
      paper.put(50, `Datum: ${on(start, '2024-04-03')} - ${on(end, '2024-04-03')}`).down(20)
    },
    columns: [
      day('Bokföringsdatum', 50, '2024-04-03'),
      valueDay('Valutadatum', 135, '2024-04-03'),
      numbered('Verifikationsnummer', 205, 10),
      lined('Text', 305, 120),
      amount('Belopp', 475, kronor),
      balance('Saldo', 550, kronor),
    ],
  },
  'kinds-payees-and-accounts-on-lines-with-a-list-of-counted-turnover-in-polish': {
    paper: { size: 7.5, font: 'noto' },
    book: { texts: LINED_POLISH, ...rich, rows: [8, 30] },
    says: { currency: 'PLN' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
      const credits = entries.filter(({ amount: own }) => own > 0).length
      paper.put(40, 'Elektroniczne zestawienie operacji', HEADING).down(14)
      paper.put(40, `za okres od ${on(start, '2024-04-03')} do ${on(end, '2024-04-03')}`).down(18)
      paper.put(40, 'PRZYKŁADOWSKA ANNA').put(330, 'Rachunek: KONTO OSOBISTE').down()
      paper
        .put(40, 'UL. LIPOWA 5 M. 12')
        .put(330, ibanLike('PL', 28, number))
        .down()
      paper.put(40, '30-001 KRAKÓW').put(330, 'Waluta: PLN').down(20)
      printGrid(
        paper,
        [40, [220], [330]],
        [
          ['Podsumowanie obrotów', 'Liczba operacji', 'Kwota'],
          ['Uznania', String(credits), spaceComma(moneyIn)],
          ['Obciążenia', String(entries.length - credits), kronor(moneyOut)],
          ['Saldo początkowe', '', spaceComma(opening)],
          ['Saldo końcowe', '', spaceComma(closing)],
        ],
      ).down(12)
    },
    columns: [
      day(['Data', 'operacji'], 40, '2024-04-03'),
      {
        title: ['Data', 'księgowania'],
        x: 95,
        means: 'value-date',
        cell: ({ valueDate }) => on(valueDate, '2024-04-03'),
      },
      lined('Opis operacji', 160, 230),
      amount('Kwota', 470, kronor),
      balance(['Saldo po', 'operacji'], 555, kronor),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(160, 'Saldo początkowe').put(555, spaceComma(opening), RIGHT).down(14),
    closes: ({ paper, book: { closing } }) => {
      paper.need(50).put(160, 'Saldo końcowe', BOLD).put(555, spaceComma(closing), RIGHT_BOLD).down(20)
      paper.put(
        40,
        'Dokument sporządzony na podstawie art. 7 Ustawy Prawo Bankowe. Nie wymaga podpisu.',
        SMALL,
      )
    },
  },
  'day-over-value-beside-three-symbols-and-a-number-of-the-statement-in-czech': {
    paper: { size: 7.5, font: 'noto' },
    book: { texts: LINED_CZECH, ...rich },
    says: { currency: 'CZK' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'VÝPIS Z ÚČTU', HEADING).put(400, 'Rok/č. výpisu: 2024/4').down()
      paper.put(400, 'Strana: 1/2').down(14)
      printGrid(
        paper,
        [40, 130, 330, [555]],
        [
          ['Název účtu:', 'NOVÁK PETR', 'Počáteční zůstatek:', spaceComma(opening)],
          ['Účet:', `${number.slice(-9)}/0300`, 'Celkové příjmy:', spaceComma(moneyIn)],
          ['Měna:', 'CZK', 'Celkové výdaje:', kronor(moneyOut)],
          [
            'Období:',
            `${on(start, '3. 4. 2024')} - ${on(end, '3. 4. 2024')}`,
            'Konečný zůstatek:',
            spaceComma(closing),
          ],
        ],
      ).down(14)
    },
    columns: [
      day(['Datum', 'Valuta'], 40, '03.04.'),
      { title: '', x: 40, means: 'value-date', cell: ({ valueDate }) => ['', on(valueDate, '03.04.')] },
      lined(['Označení operace', 'Název protiúčtu / poznámka'], 85, 180),
      {
        title: ['VS', 'KS'],
        x: 285,
        means: 'reference',
        cell: ({ amount: own, date }) =>
          own % 3 === 0 ? [] : [`${Math.abs(own) + date * 999}`.slice(-8), '0308'],
      },
      { title: 'SS', x: 345, cell: () => '' },
      amount('Částka', 465, kronor),
      balance('Zůstatek', 555, kronor),
    ],
    closes: ({ paper }) => {
      paper.need(40).down(8)
      paper.put(40, 'Vklad na účtu podléhá ochraně v rozsahu stanoveném zákonem o bankách.', SMALL)
    },
  },
  'burdens-and-benefits-signed-in-forints-without-decimals-above-sums-of-both': {
    paper: { size: 8, font: 'noto' },
    book: { texts: HUNGARIAN_RETAIL, ...rich, rows: [12, 40] },
    says: { currency: 'HUF', exponent: 0 },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'SZÁMLAKIVONAT', HEADING).put(400, 'Kivonat sorszáma: 004/2024').down(20)
      paper.put(40, 'PÉLDA ZOLTÁN').put(330, 'LAKOSSÁGI FOLYÓSZÁMLA').down()
      paper
        .put(40, '6720 SZEGED')
        .put(330, `IBAN: ${ibanLike('HU', 28, number)}`)
        .down()
      paper.put(40, 'KOSSUTH UTCA 9.').put(330, 'DEVIZANEM: HUF').down()
      paper.put(330, `IDŐSZAK: ${on(start, '2024.04.03.')} - ${on(end, '2024.04.03.')}`).down(22)
    },
    columns: [
      day(['KÖNYVELÉS', 'DÁTUMA'], 40, '24.04.03'),
      valueDay('ÉRTÉKNAP', 105, '24.04.03'),
      lined('MEGNEVEZÉS', 170, 230),
      amount(['TERHELÉS /', 'JÓVÁÍRÁS'], 540, minusBefore(pointWhole)),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(170, 'NYITÓ EGYENLEG').put(540, pointWhole(opening), RIGHT).down(16),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(90).put(170, 'ZÁRÓ EGYENLEG', BOLD).put(540, pointWhole(closing), RIGHT_BOLD).down(20)
      printGrid(
        paper,
        [170, [540]],
        [
          ['TERHELÉSEK ÖSSZESEN', minusBefore(pointWhole)(moneyOut)],
          ['JÓVÁÍRÁSOK ÖSSZESEN', pointWhole(moneyIn)],
        ],
      ).down(8)
      paper.put(40, 'A betét az OBA által 100 000 EUR összeghatárig biztosított.', SMALL)
    },
  },
}
