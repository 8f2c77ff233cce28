import { type TypedText, typePdf } from '../../engine/test-support/type-pdf.ts'

/** A statement in which a row prints 12.30 where its balances say 12.80. */
export function misprintedStatement(): Buffer {
  const rows = [
    ['02/01/2024', 'RENT LARKSPUR ESTATES', '450.10', '', '549.90'],
    ['03/01/2024', 'CAFE ZURICH', '12.30', '', '537.10'],
    ['14/01/2024', 'SALARY NORTHLINE SYSTEMS', '', '1,000.20', '1,537.30'],
    ['17/01/2024', 'ELECTRICITY', '84.20', '', '1,453.10'],
    ['25/01/2024', 'GROCERIES', '56.40', '', '1,396.70'],
  ] as const
  const xs = [50, 130, 340, 420, 500]
  const line = (cells: readonly string[], y: number): TypedText[] =>
    cells.flatMap((cell, i) => (cell === '' ? [] : [[cell, xs[i] as number, y] as const]))
  const texts: TypedText[] = [
    ['Example Bank   Account statement', 50, 60],
    ['Account number 12345678', 50, 80],
    ['Currency GBP', 50, 95],
    ['Statement period 01/01/2024 to 31/01/2024', 50, 110],
    ['Opening balance 1,000.00', 50, 130],
    ...line(['Date', 'Description', 'Debit', 'Credit', 'Balance'], 160),
    ...rows.flatMap((row, i) => line(row, 180 + i * 18)),
    ['Closing balance 1,396.70', 50, 300],
  ]
  return Buffer.from(typePdf(texts, { width: 595, height: 842 }))
}
