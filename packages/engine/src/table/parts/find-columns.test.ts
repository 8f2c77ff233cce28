import { describe, expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import type { Money } from '../../money/parse-money.ts'
import type { Ruling } from '../../pdf/page.ts'
import { splitTitles } from '../headers/split-titles.ts'
import { crossingCosts, findColumns, type GutterCosts } from './find-columns.ts'

/** Each line of the body under the titles, with a bar where a border runs: `01/04 |ACME |10.00`. */
function bordersIn(text: string, rulings: readonly Ruling[] = []): string[] {
  const [titles, ...body] = typeset(text)
  const columns = findColumns(splitTitles((titles as Line).words), body, rulings)
  return body.map(({ words }) =>
    columns
      .map(({ x0, x1 }) =>
        words.filter((word) => (word.x0 + word.x1) / 2 > x0 && (word.x0 + word.x1) / 2 <= x1),
      )
      .map((cell) => cell.map((word) => word.text).join(' '))
      .join('|'),
  )
}

describe('borders run through the gutter', () => {
  test('between titles that stand on the left of their columns', () => {
    expect(
      bordersIn(`
Date      Description             Amount    Balance
01/04     ACME STORES LONDON       12.50     900.00
02/04     TRANSFER               1,400.00  2,300.00`),
    ).toEqual(['01/04|ACME STORES LONDON|12.50|900.00', '02/04|TRANSFER|1,400.00|2,300.00'])
  })

  test('before words that begin right under their title, not in the wider white within a column', () => {
    expect(
      bordersIn(`
Date      Details    Mutatie            Saldo              Order
01/04     ACME       EUR        0.41    EUR     292.72     4417
02/04     TRANSFER   EUR      500.00    EUR     292.31
03/04     SHELL      EUR      -26.00    EUR     266.31     4418`),
    ).toEqual([
      '01/04|ACME|EUR 0.41|EUR 292.72|4417',
      '02/04|TRANSFER|EUR 500.00|EUR 292.31|',
      '03/04|SHELL|EUR -26.00|EUR 266.31|4418',
    ])
  })

  test('beside the amounts, not in the wider white within the texts', () => {
    expect(
      bordersIn(`
Date      Description                                Amount
01/04     ACME                                 4417   12.50
02/04     SHELL                                4418    5.00`),
    ).toEqual(['01/04|ACME 4417|12.50', '02/04|SHELL 4418|5.00'])
  })

  test('behind days that are shorter than their title', () => {
    expect(
      bordersIn(`
Date     Date de valeur          Opération      Débit
01/07    01/07/2026  VIR MARTIN DUPONT         850.00
02/07    02/07/2026  CARTE CARREFOUR            23.47`),
    ).toEqual(['01/07|01/07/2026|VIR MARTIN DUPONT|850.00', '02/07|02/07/2026|CARTE CARREFOUR|23.47'])
  })

  test('behind times of day under the title of the days', () => {
    expect(
      bordersIn(`
Date and time (local)   Text               Amount
30.07.2021  19:12       ACME                12.50
29.07.2021  08:40       SHELL                5.00`),
    ).toEqual(['30.07.2021 19:12|ACME|12.50', '29.07.2021 08:40|SHELL|5.00'])
  })

  test('behind days that reach under the next title', () => {
    expect(
      bordersIn(`
Bu-Tag  Wert  Vorgang            Umsatz
19.10.  19.10.  Gutschrift       850.00
31.10.  31.10.  Auszahlung        23.47`),
    ).toEqual(['19.10.|19.10.|Gutschrift|850.00', '31.10.|31.10.|Auszahlung|23.47'])
  })

  test('not through the gaps of a date that is wider than its title', () => {
    expect(
      bordersIn(`
Date             Description  Amount
05  May  2024    ACME          12.50
06  May  2024    SHELL          5.00`),
    ).toEqual(['05 May 2024|ACME|12.50', '06 May 2024|SHELL|5.00'])
  })

  test('beside the dates, likewise', () => {
    expect(
      bordersIn(`
Date                         Description      Amount
01/04   VIS                  ACME              12.50
02/04   VIS                  SHELL              5.00`),
    ).toEqual(['01/04|VIS ACME|12.50', '02/04|VIS SHELL|5.00'])
  })

  test('where both titles have cells, not in the wider white beside them', () => {
    expect(
      bordersIn(`
Type                         Description                  Reference   Amount
INV     ACME STORES LONDON                                      123    12.50
ATM     SHELL                                                   124     5.00`),
    ).toEqual(['INV|ACME STORES LONDON|123|12.50', 'ATM|SHELL|124|5.00'])
  })

  test('of most lines, where one text runs over', () => {
    const [first, second, last] = bordersIn(`
Date      Description        Amount
01/04     ACME                12.50
02/04     A LONG TEXT RUNS OVER
03/04     SHELL                5.00`)
    expect([first, last]).toEqual(['01/04|ACME|12.50', '03/04|SHELL|5.00'])
    expect(second).toMatch(/^02\/04\|A LONG TEXT RUNS/)
  })
})

test('borders run beside amounts, not before their markers', () => {
  const [titles, ...body] = typeset(
    'Date      Details                    Amount\n01/04     ACME        19,592.07 USD  H',
  )
  const cells = splitTitles((titles as Line).words)
  const exactAmounts = ({ words }: Line) => [{ from: 2, to: words.length, money: {} as Money }]
  const borderUnder = (costs: GutterCosts) => findColumns(cells, body, [], costs)[1]?.x1 ?? 0
  const start = body[0]?.words[2]?.x0 ?? 0
  expect(borderUnder(crossingCosts(body, () => []))).toBeGreaterThan(start)
  expect(borderUnder(crossingCosts(body, exactAmounts))).toBeLessThan(start)
})

test('the outermost columns reach to infinity', () => {
  const [titles, ...body] = typeset('Date   Amount\n01/04   12.50')
  const columns = findColumns(splitTitles((titles as Line).words), body, [])
  expect([columns[0]?.x0, columns.at(-1)?.x1]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
})

describe('rulings', () => {
  const text = `
Date      Description        Amount
01/04     ACME                12.50
02/04     SHELL                5.00`
  const ruling = (x: number, top: number, bottom: number): Ruling => ({
    x0: x,
    x1: x,
    top,
    bottom,
    direction: 'vertical',
  })
  const borderWith = (...rulings: Ruling[]) => {
    const [titles, ...body] = typeset(text)
    return findColumns(splitTitles((titles as Line).words), body, rulings)[0]?.x1
  }

  test('that run along the body are borders', () => {
    expect(borderWith(ruling(45, 10, 40))).toBe(45)
  })

  test('that are drawn row by row are, too', () => {
    expect(borderWith(ruling(45, 14, 26), ruling(45, 26, 38))).toBe(45)
  })

  test('beside a stamp or a logo are none', () => {
    expect(borderWith(ruling(45, 10, 16))).not.toBe(45)
  })
})

test('texts may begin under the end of a title that is wider than its numbers', () => {
  const rows = ['118240  COTO CICSA', '000871  YPF 2188', '009902  OSDE 6071', '514407  DIA TIENDA']
  const text = ['COMPROBANTE  DETALLE DE TRANSACCION', ...rows].join('\n')
  expect(bordersIn(text)).toEqual(rows.map((row) => row.replace('  ', '|')))
})

test('a second part of the numbers under such a title is no text', () => {
  const rows = [
    '2410012562 WLAX37  TMI',
    '2410012562 WLAX16  KELA',
    '2410022588 NPKB95  CITYMARKET',
    '2410022562 WLAX75  ELISA',
  ]
  const text = ['ARCHIVING REFERENCE  DETALLE', ...rows].join('\n')
  expect(bordersIn(text)).toEqual(rows.map((row) => row.replace('  ', '|')))
})
