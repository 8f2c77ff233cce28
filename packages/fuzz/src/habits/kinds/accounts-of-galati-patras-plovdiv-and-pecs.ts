import type { Entry } from '../setting/account-book.ts'
import { clock } from '../setting/clock.ts'
import { type Column, credit, debit, valueDay } from '../setting/columns.ts'
import { around, minusBefore, pointComma, spaceComma, spaceWhole, ungrouped } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { GALATI, PATRAS, PECS, PLOVDIV } from '../texts/from-galati-to-umea.ts'

const lei = minusBefore(pointComma)
const leva = minusBefore(spaceComma)
const forints = around(spaceWhole, '- 5', '5')

const partOf = ({ text }: Entry, which: number): string => text.split('|')[which] ?? ''

/** What was paid abroad, behind it the sign of its money; empty at home. */
function abroad(entry: Entry): string {
  const [sign, rate] = [partOf(entry, 2), Number(partOf(entry, 3))]
  return sign === '' ? '' : `${pointComma(Math.round(Math.abs(entry.amount) / rate))} ${sign}`
}

/** Titles of the first lines of rows, and smaller ones of the second lines. */
function setTitlesOfTwoSizes(paper: Paper): void {
  const [large, small] = [{ isBold: true, size: 9 }, { size: 6.5 }]
  paper.put(45, 'Data operațiunii', large).put(140, 'Categorie', large)
  paper.put(460, 'Suma', { ...large, align: 'right' }).put(550, 'Sold', { ...large, align: 'right' })
  paper.down(10).put(45, 'Data procesării', small).put(140, 'Descriere', small)
  paper.put(460, 'Suma în valută', { ...small, align: 'right' }).down(2)
}

/** What the account held behind the last row that began. */
const held = new WeakMap<Paper, number>()

const creditor = around(pointComma, '5 Χ', '5 Π')

type WideTitle = readonly [x: number, lines: readonly string[], align?: 'right']

const WIDE_TITLES: readonly WideTitle[] = [
  [30, ['№']],
  [50, ['Счетоводна', 'дата', 'Booking date']],
  [108, ['Вальор', 'Value date']],
  [160, ['Час', 'Time']],
  [190, ['Вид операция', 'Type']],
  [275, ['Основание', 'Details']],
  [385, ['Контрагент', 'Counterparty']],
  [490, ['Референция', 'Reference']],
  [555, ['Дт/Кт', 'Dr/Cr']],
  [660, ['Сума', 'Amount'], 'right'],
  [685, ['Валута', 'на сметката', 'Currency']],
  [810, ['Салдо', 'Balance'], 'right'],
]
const TITLE_PITCH = 9
const MOST_LINES = 3

/** Titles that stand in the middle of the height of the highest one. */
function setCentredTitles(paper: Paper): void {
  for (const [x, lines, align = 'left'] of WIDE_TITLES) {
    const top = ((MOST_LINES - lines.length) * TITLE_PITCH) / 2
    for (const [i, line] of lines.entries()) {
      paper.put(x, line, { align, isBold: true, below: top + i * TITLE_PITCH })
    }
  }
  paper.down((MOST_LINES - 1) * TITLE_PITCH)
}

/** The widths in which the parts of a text are wrapped. */
const PART_WIDTHS = [78, 100, 98] as const
const linesOf = (entry: Entry, paper: Paper, which: number): string[] =>
  paper.wrap(partOf(entry, which), PART_WIDTHS[which] ?? 0)
const countOf = (entry: Entry, paper: Paper): number =>
  Math.max(...PART_WIDTHS.map((_, which) => linesOf(entry, paper, which).length))

/** A column of cells in the middle of their row, in which each other step is between two lines. */
const centred = (x: number, print: Column['cell'], rest: Partial<Column> = {}): Column => ({
  title: '',
  x,
  ...rest,
  cell: (entry, place) => {
    const lines = [print(entry, place)].flat()
    const above = Array.from({ length: countOf(entry, place.paper) - lines.length }, () => '')
    return [...above, ...lines.flatMap((line, i) => (i === 0 ? [line] : ['', line]))]
  },
})

const centredPart = (x: number, which: number): Column =>
  centred(x, (entry, { paper }) => linesOf(entry, paper, which), { means: 'description' })

/** The money of a shop abroad and its rate, in the place of a rate in braces. */
const priced = (entry: Entry): Entry => ({
  ...entry,
  text: entry.text.replace(/\{([\d.]+)\} (\w+)/, (_, rate: string, code: string) => {
    const sum = ungrouped(Math.round((Math.abs(entry.amount) * 100) / Number(rate)))
    return `${sum} ${code}, árfolyam ${rate}`.replaceAll('.', ',')
  }),
})

const pricedText = lined('Megnevezés', 140, 215)

/** Accounts of Romania, Greece, Bulgaria and Hungary. */
export const ACCOUNTS_OF_GALATI_PATRAS_PLOVDIV_AND_PECS: Readonly<Record<string, PlainHabit>> = {
  /** The second line of a row prints the day of handling, the text and what a purchase abroad was there. */
  'days-of-handling-texts-and-sums-abroad-below-days-categories-and-sums-under-titles-of-two-sizes-in-galati':
    {
      paper: { font: 'noto', size: 8, bottom: 750 },
      book: { texts: GALATI, rows: [12, 44], opening: [150_000, 900_000], isNeverOverdrawn: true },
      says: { currency: 'RON' },
      pitch: 10.5,
      gap: 17,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(45, 'Banca Specimen', HEADING).put(550, 'Extras de cont', RIGHT_BOLD).down(22)
        paper
          .put(45, 'ELENA EXEMPLU')
          .put(550, ibanLike('RO', 24, number), RIGHT)
          .down()
        paper.put(45, 'Galați, str. Model 9').put(550, 'Moneda: RON', RIGHT).down(20)
        paper
          .put(45, `Perioada ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`)
          .down(16)
          .pairs(45, 220, [
            ['Sold inițial', lei(opening)],
            ['Sold final', lei(closing)],
          ])
          .down(16)
        setTitlesOfTwoSizes(paper)
      },
      again: ({ paper }) => {
        paper.put(550, `Pagina ${paper.page}`, RIGHT).down(22)
        setTitlesOfTwoSizes(paper)
      },
      columns: [
        { title: '', x: 45, cell: ({ date }) => on(date, '03.04.2024') },
        {
          title: '',
          x: 45,
          means: 'value-date',
          cell: ({ valueDate }) => ['', on(valueDate, '03.04.2024')],
        },
        {
          title: '',
          x: 140,
          means: 'description',
          cell: (entry) => [partOf(entry, 0), partOf(entry, 1)],
        },
        { title: '', x: 460, align: 'right', cell: (entry) => [lei(entry.amount), abroad(entry)] },
        { title: '', x: 550, align: 'right', means: 'balance', cell: ({ balance }) => lei(balance) },
      ],
      closes: ({ paper }) => {
        paper.need(40).down(8)
        smallPrint(paper, 45, ['Banca Specimen SA nu este o bancă. Sesizări în termen de 30 de zile.'])
      },
    },
  /** The titles of both days are one space apart, and nothing stands over the sums; a text may go on on the next sheet. */
  'titles-of-two-days-a-space-apart-and-letters-behind-sums-at-two-edges-under-no-title-in-patras': {
    paper: { font: 'noto', size: 8, bottom: 730 },
    book: { texts: PATRAS, rows: [24, 70], opening: [200_000, 1_500_000], isNeverOverdrawn: true },
    says: { currency: 'EUR' },
    pitch: 10,
    gap: 13,
    breaksRows: true,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(45, 'ΤΡΑΠΕΖΑ ΥΠΟΔΕΙΓΜΑ', HEADING).put(550, 'ΑΝΤΙΓΡΑΦΟ ΛΟΓΑΡΙΑΣΜΟΥ', RIGHT_BOLD).down(24)
      printGrid(
        paper,
        [45, 150],
        [
          ['Δικαιούχος', 'ΔΕΙΓΜΑ ΝΑΥΤΙΚΑ ΕΙΔΗ ΟΕ'],
          ['Αρ. λογαριασμού', ibanLike('GR', 27, number)],
          ['Νόμισμα', 'EUR'],
          ['Περίοδος', `${on(start, '03/04/2024')} - ${on(end, '03/04/2024')}`],
        ],
      ).down(18)
    },
    again: ({ paper }) => paper.put(550, `Φύλλο ${paper.page}`, RIGHT).down(24),
    columns: [
      { title: 'Ημ/νία Αξία', x: 45, cell: ({ date }) => on(date, '03/04') },
      valueDay('', 75, '03/04'),
      lined('Περιγραφή', 115, 240),
      debit('', 460, around(pointComma, '5 Χ')),
      credit('', 550, around(pointComma, '5', '5 Π')),
    ],
    beside: ({ balance }, paper) => held.set(paper, balance),
    opens: ({ paper, book: { opening } }) =>
      paper.put(115, 'Προηγούμενο υπόλοιπο').put(550, creditor(opening), RIGHT).down(15),
    carries: ({ paper, book: { opening } }) =>
      paper.at(752, 115, 'Σε μεταφορά').at(752, 550, creditor(held.get(paper) ?? opening), RIGHT),
    brings: ({ paper, book: { opening } }) =>
      paper
        .put(115, `Από μεταφορά φύλλου ${paper.page - 1}`)
        .put(550, creditor(held.get(paper) ?? opening), RIGHT)
        .down(15),
    closes: ({ paper, book: { closing } }) =>
      paper.need(30).put(115, 'Νέο υπόλοιπο', BOLD).put(550, creditor(closing), RIGHT_BOLD),
  },
  /** Titles of one to three lines and texts of several are centred upon the other cells of their row. */
  'twelve-titles-of-up-to-three-centred-lines-and-marks-in-two-languages-beside-centred-texts-in-plovdiv': {
    paper: { page: 'landscape', font: 'noto', size: 6.5, bottom: 520 },
    book: { texts: PLOVDIV, rows: [10, 44], opening: [400_000, 3_000_000], isNeverOverdrawn: true },
    says: { currency: 'BGN' },
    pitch: 4.5,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(30, 'БАНКА ОБРАЗЕЦ', HEADING).put(810, 'Извлечение / Account statement', RIGHT_BOLD).down(20)
      printGrid(
        paper,
        [30, 150, 520, [810]],
        [
          ['Титуляр / Holder', 'ПРИМЕР ПЕЧАТ ЕООД', 'Начално салдо / Opening balance', leva(opening)],
          ['Сметка / IBAN', ibanLike('BG', 22, number), 'Крайно салдо / Closing balance', leva(closing)],
          [
            'Период / Period',
            `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
            'Валута / Currency',
            'BGN',
          ],
        ],
      ).down(16)
      setCentredTitles(paper)
    },
    again: ({ paper }) => {
      paper.put(810, `Страница / Page ${paper.page}`, RIGHT).down(20)
      setCentredTitles(paper)
    },
    columns: [
      centred(30, (_, { row }) => String(row + 1)),
      centred(50, ({ date }) => on(date, '03.04.2024')),
      centred(108, ({ valueDate }) => on(valueDate, '03.04.2024'), { means: 'value-date' }),
      centred(160, (_, { row }) => clock(500 + row * 11)),
      centredPart(190, 0),
      centredPart(275, 1),
      centredPart(385, 2),
      centred(
        490,
        ({ amount, date }) => `FT${`${Math.abs(amount) * 13 + date * 1_009}`.padStart(9, '0').slice(-9)}`,
        { means: 'reference' },
      ),
      centred(555, ({ amount }) => (amount < 0 ? 'ДТ Dr' : 'КТ Cr')),
      centred(660, ({ amount }) => spaceComma(amount), { align: 'right' }),
      centred(685, () => 'BGN'),
      centred(810, ({ balance }) => leva(balance), { align: 'right', means: 'balance' }),
    ],
  },
  /** Thousands are parted by spaces and a space stands behind the minus; only what was paid abroad, and its rate, have decimals. */
  'whole-forints-with-a-minus-apart-and-sums-abroad-with-rates-in-texts-between-two-days-in-pecs': {
    paper: { font: 'noto', size: 8.5, bottom: 745 },
    book: {
      texts: PECS,
      rows: [12, 40],
      opening: [300_000, 2_400_000],
      largest: 1_400_000,
      isNeverOverdrawn: true,
    },
    says: { currency: 'HUF', exponent: 0 },
    pitch: 11,
    gap: 15,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(45, 'Minta Takarék', HEADING).put(550, 'BANKSZÁMLAKIVONAT', RIGHT_BOLD).down(26)
      paper
        .put(45, 'PÉLDA GÁBOR')
        .put(550, `Számlaszám: ${number.slice(-8)}`, RIGHT)
        .down()
      paper.put(45, '7621 Pécs, Minta u. 4.').put(550, 'Devizanem: HUF', RIGHT).down()
      paper.put(550, `Időszak: ${on(start, '2024.04.03')}. - ${on(end, '2024.04.03')}.`, RIGHT).down(28)
    },
    again: ({ paper }) => paper.put(550, `${paper.page}. oldal`, RIGHT).down(26),
    columns: [
      { title: 'Könyvelés napja', x: 45, cell: ({ date }) => on(date, '2024.04.03.') },
      { ...pricedText, cell: (entry, place) => pricedText.cell(priced(entry), place) },
      valueDay('Értéknap', 370, '2024.04.03.'),
      { title: 'Összeg', x: 550, align: 'right', cell: ({ amount }) => forints(amount) },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(140, 'Nyitó egyenleg').put(550, forints(opening), RIGHT).down(15),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(70).put(140, 'Záró egyenleg', BOLD).put(550, forints(closing), RIGHT_BOLD).down(24)
      paper.pairs(140, 350, [
        ['Összes jóváírás', forints(moneyIn)],
        ['Összes terhelés', forints(moneyOut)],
      ])
    },
  },
}
