import { addDays } from '../../convention/day.ts'
import { type AccountBook, creditsOf, debitsOf, sumOf } from '../setting/account-book.ts'
import { balance, type Column, credit, day, debit, text } from '../setting/columns.ts'
import { around, lakhs, minusBefore } from '../setting/figures.ts'
import { BOLD, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { SAVER_OF_ERNAKULAM, SAVER_OF_PUNE } from '../texts/from-lehi-to-dubai-east.ts'

const lettered = around(lakhs, '5Dr', '5Cr')
const minus = minusBefore(lakhs)
const CHEQUE = /^Cash/

/** The first row of a sheet, and the first that is not on it. */
const sheets = new WeakMap<Paper, { first: number; next: number }>()

/** A day that also remembers which rows are on the sheet: a turn comes after the cells of the next row are made. */
const rememberedDay = (title: string, x: number, style: string): Column => ({
  title,
  x,
  cell: ({ date }, { paper, row }) => {
    sheets.set(paper, { first: sheets.get(paper)?.first ?? 0, next: row })
    return on(date, style)
  },
})

/** Sums of the rows of a sheet, and the balance that it ends with, at its foot. */
function printPageTotal(paper: Paper, { entries }: AccountBook, until: number, reached: number): void {
  const first = sheets.get(paper)?.first ?? 0
  const own = entries.slice(first, until)
  paper.put(95, 'Page Total :', BOLD).put(400, lakhs(sumOf(debitsOf(own))), RIGHT)
  paper
    .put(475, lakhs(sumOf(creditsOf(own))), RIGHT)
    .put(560, lettered(reached), RIGHT)
    .down(16)
  sheets.set(paper, { first: until, next: until })
  paper.at(770, 40, `Page ${paper.page}`, SMALL)
  paper.at(
    779,
    40,
    'Visit us at www.samplesouth.example. Br. mail id: BR0417@SAMPLESOUTH.EXAMPLE Customer care toll free number(India) : 1800-555-0144',
    SMALL,
  )
}

function letterhead({
  paper,
  book: { start, end, number },
}: Parameters<NonNullable<PlainHabit['above']>>[0]) {
  const days = `FROM ${on(start, '03-04-2024')} TO ${on(end, '03-04-2024')}`
  paper.put(40, 'SAMPLE SOUTH BANK', { isBold: true, size: 12 }).put(560, 'IFSC:SMPL0000417', RIGHT).down(16)
  printGrid(
    paper,
    [40, 330],
    [
      ['MEERA EXAMPLE', 'SAMPLE BUILDING, GROUND FLOOR'],
      ['SAMPLE HOUSE', 'EXAMPLE JN, NH BY PASS'],
      ['PANANGAD P O', 'Ph:0484-2555014'],
      ['ERNAKULAM', 'ERNAKULAM'],
      ['KERALA,INDIA', 'KERALA India'],
      ['PIN:682506', '682019'],
      ['TYPE : SAVINGS BANK - GSSA', 'MODE OF OPR : SELF'],
      ['MEERA@SAMPLE.EXAMPLE   CURRENCY CODE:INR', `A/C NO : 0417${number.slice(-12)}`],
      ['CUSTOMER ID : A44170441', `DATE: ${on(addDays(end, 8), '03-04-2024')} PAGE:${paper.page}`],
    ],
  ).down(8)
  paper.put(40, `STATEMENT OF ACCOUNT FOR THE PERIOD ${days}`, BOLD).down(20)
}

/** Savers of Kerala and Maharashtra. */
export const SAVERS_OF_ERNAKULAM_AND_PUNE: Readonly<Record<string, PlainHabit>> = {
  /** The whole letterhead stands on each sheet, and at its foot the sums of its rows and the balance that it ends with. */
  'the-letterhead-on-each-sheet-and-sums-of-its-rows-at-the-foot-with-letters-right-behind-balances-in-ernakulam':
    {
      paper: { size: 8, bottom: 705 },
      book: { texts: SAVER_OF_ERNAKULAM, rows: [14, 54], opening: [1_000_000, 12_000_000] },
      says: { currency: 'INR', opening: false },
      pitch: 10,
      gap: 13,
      above: letterhead,
      again: letterhead,
      columns: [
        rememberedDay('DATE', 40, '03-04-24'),
        text('PARTICULARS', 95, 195),
        {
          title: 'CHQ.NO.',
          x: 295,
          means: 'reference',
          cell: ({ text, amount }) => (CHEQUE.test(text) ? String(1_000_000 - amount).slice(0, 7) : ''),
        },
        debit('WITHDRAWALS', 400, lakhs),
        credit('DEPOSITS', 475, lakhs),
        balance('BALANCE', 560, lettered),
      ],
      carries: ({ paper, book }, reached) =>
        printPageTotal(paper, book, sheets.get(paper)?.next ?? 0, reached),
      closes: ({ paper, book }) => {
        const { entries, moneyIn, moneyOut, closing } = book
        printPageTotal(paper, book, entries.length, closing)
        paper.put(95, 'Grand Total :', BOLD).put(400, lakhs(moneyOut), RIGHT_BOLD)
        paper.put(475, lakhs(moneyIn), RIGHT_BOLD).down(16)
        paper.put(95, `CLOSING BALANCE : ${lettered(closing)}`, BOLD).down(14)
        paper.put(250, '** END OF STATEMENT **')
      },
    },
  /** Letters stand right behind amounts that have a column each already; the newest row comes first. */
  'letters-right-behind-withdrawals-and-deposits-newest-first-beside-balances-without-of-a-saver-in-pune': {
    paper: { size: 8, bottom: 750 },
    book: { texts: SAVER_OF_PUNE, rows: [12, 50], opening: [200_000, 9_000_000] },
    says: { currency: 'INR', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    pitch: 10,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'BANK OF SAMPLESHTRA', { isBold: true, size: 13 }).down(14)
      paper.put(40, 'SHIVAJI NAGAR BRANCH, 1104 EXAMPLE ROAD, PUNE 411005', SMALL).down(22)
      printGrid(
        paper,
        [40, 330],
        [
          ['MR VIKAS EXAMPLE', `Account No: ${number.slice(-11)}`],
          ['22 SAMPLE SOCIETY', 'Account Type: SAVINGS'],
          ['KOTHRUD PUNE', 'IFSC: SMPB0000417   MICR Code: 411014417'],
          ['MAHARASHTRA 411038', 'Currency: INR   Nominee Reg: Y'],
        ],
      ).down(12)
      const days = `${on(start, '03-04-2024')} to ${on(end, '03-04-2024')}`
      paper.put(40, `STATEMENT OF ACCOUNT FOR THE PERIOD OF ${days}`, BOLD).down(20)
    },
    carries: ({ paper }) => paper.at(775, 555, `PAGE:${paper.page}`, RIGHT),
    columns: [
      day('DATE', 40, '03-04-2024'),
      text('PARTICULARS', 98, 212),
      {
        title: 'CHQ.NO.',
        x: 318,
        means: 'reference',
        cell: (_, { random }) => (random.chance(0.08) ? random.digits(6) : ''),
      },
      debit('WITHDRAWALS', 422, (minor) => `${lakhs(minor)}Dr`),
      credit('DEPOSITS', 490, (minor) => `${lakhs(minor)}Cr`),
      balance('BALANCE', 555, minus),
    ],
    closes: ({ paper }) => {
      paper.at(775, 555, `PAGE:${paper.page}`, RIGHT)
      paper.need(40).down(8)
      smallPrint(paper, 40, [
        'This is a computer generated statement and needs no signature. UPI: Unified Payments Interface. IMPS: Immediate Payment Service.',
        'Please examine this statement at once and report any discrepancy within 15 days.',
      ])
    },
  },
}
