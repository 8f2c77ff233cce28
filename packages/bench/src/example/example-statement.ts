import { type TypedText, typePdf } from '../../../engine/test-support/type-pdf.ts'

/** A bank and people that there are not; one row prints 84.20 where its balances say 48.20. */
const ROWS = [
  ['01/10/2026', 'RENT LARKSPUR ESTATES LTD', '1,150.00', '', '2,334.18'],
  ['02/10/2026', 'CARD 4471 GREENLEAF GROCERS', '46.85', '', '2,287.33'],
  ['05/10/2026', 'DIRECT DEBIT NORTHERN WATER', '31.20', '', '2,256.13'],
  ['06/10/2026', 'CARD 4471 THE PAPER ROOM', '18.99', '', '2,237.14'],
  ['07/10/2026', 'FASTER PAYMENT A OKAFOR INV 0042', '', '640.00', '2,877.14'],
  ['09/10/2026', 'CARD 4471 CITYWIDE CYCLES', '129.00', '', '2,748.14'],
  ['12/10/2026', 'DIRECT DEBIT BRIGHTLINE ENERGY', '84.20', '', '2,699.94'],
  ['13/10/2026', 'CARD 4471 GREENLEAF GROCERS', '52.31', '', '2,647.63'],
  ['15/10/2026', 'STANDING ORDER SAVINGS 0099', '300.00', '', '2,347.63'],
  ['16/10/2026', 'FASTER PAYMENT NORTHLINE SYSTEMS', '', '1,875.50', '4,223.13'],
  ['19/10/2026', 'CARD 4471 RIVERSIDE BAKERY', '7.40', '', '4,215.73'],
  ['20/10/2026', 'CARD 4471 HARBOUR HARDWARE', '63.75', '', '4,151.98'],
  ['21/10/2026', 'DIRECT DEBIT TELVIO MOBILE', '22.00', '', '4,129.98'],
  ['23/10/2026', 'CARD 4471 GREENLEAF GROCERS', '38.16', '', '4,091.82'],
  ['26/10/2026', 'FASTER PAYMENT M FERRARO REFUND', '', '45.00', '4,136.82'],
  ['27/10/2026', 'CARD 4471 PIKE STREET BOOKS', '24.50', '', '4,112.32'],
  ['28/10/2026', 'ACCOUNT FEE', '6.00', '', '4,106.32'],
  ['30/10/2026', 'INTEREST', '', '1.12', '4,107.44'],
] as const

const LEFT = [50, 125] as const
/** Amounts end here; a figure of Helvetica at 10 points is 5.56 points wide, a point or comma 2.78. */
const RIGHT = [385, 460, 545] as const
const TOP = 250
const STEP = 20

const widthOf = (amount: string): number =>
  [...amount].reduce((sum, sign) => sum + (/\d/.test(sign) ? 5.56 : 2.78), 0)

/** The statement that people may try without having one. */
export function exampleStatement(): Uint8Array<ArrayBuffer> {
  const amount = (text: string, column: number, y: number): TypedText[] =>
    text === '' ? [] : [[text, (RIGHT[column] as number) - widthOf(text), y]]
  const title = (text: string, column: number): TypedText => [
    text,
    (RIGHT[column] as number) - text.length * 5.3,
    TOP - 26,
  ]
  const texts: TypedText[] = [
    ['Meridian Example Bank', 50, 70, '0.09 0.31 0.66 rg'],
    ['Current account statement', 50, 95],
    ['Ms A Example', 50, 130],
    ['Account number 12344471', 330, 95],
    ['Sort code 00-00-00', 330, 110],
    ['Currency GBP', 330, 125],
    ['Statement period 01/10/2026 to 31/10/2026', 330, 140],
    ['Opening balance 3,484.18', 50, 190],
    ['Closing balance 4,107.44', 330, 190],
    ['Date', 50, TOP - 26],
    ['Description', 125, TOP - 26],
    title('Paid out', 0),
    title('Paid in', 1),
    title('Balance', 2),
    ...ROWS.flatMap(([date, text, debit, credit, balance], i) => {
      const y = TOP + i * STEP
      return [
        [date, LEFT[0], y] as const,
        [text, LEFT[1], y] as const,
        ...amount(debit, 0, y),
        ...amount(credit, 1, y),
        ...amount(balance, 2, y),
      ]
    }),
  ]
  const rules = [TOP - 16, ...ROWS.map((_, i) => TOP + i * STEP + 6)].map((y) => `50 ${842 - y} 495 0.4 re f`)
  return typePdf(texts, { width: 595, height: 842, painted: `0.75 g ${rules.join(' ')}` })
}
