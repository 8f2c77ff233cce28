import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { sectionByTexts } from './section-by-texts.ts'

const sectionsOf = (texts: readonly string[]) =>
  sectionByTexts(texts.map((text) => ({ row: readRowOf(text), section: null }))).map(({ section }) => section)

test('on a card that prints purchases and payments alike, words for what is paid back divide them', () => {
  const texts = [
    'PADARIA SABOR',
    'Inclusao de Pagamento',
    'Estorno Tarifa - Estorno',
    'Reversal of payment',
    'AUTO POSTO',
  ]
  const rows = texts.map((text) => ({ row: readRowOf(`1 May | ${text} | 10.00`), section: null }))
  expect(sectionByTexts(rows, true).map(({ section }) => section)).toEqual([
    'debit',
    'credit',
    'credit',
    'debit',
    'debit',
  ])
  expect(sectionByTexts(rows).every(({ section }) => section === null)).toBe(true)
})

test.each<[string, string[], (string | null)[]]>([
  [
    'texts that name the other side say the direction',
    ['1 May | Paid to ACME | 10.00', '2 May | Received from BOB | 5.00'],
    ['debit', 'credit'],
  ],
  [
    'in other languages, too',
    ['1 May | Überweisung an ACME | 10.00', '2 May | Überweisung von BOB | 5.00'],
    ['debit', 'credit'],
  ],
  [
    'not where an amount is signed',
    ['1 May | Paid to ACME | -10.00', '2 May | Received from BOB | 5.00'],
    [null, null],
  ],
  [
    'not where most texts say nothing',
    ['1 May | Paid to ACME | 10.00', '2 May | SHOP | 5.00', '3 May | Received from B | 1.00'],
    [null, null, null],
  ],
  [
    'buying and selling say it of trades, whatever the other rows print',
    [
      '1 May | ACME Market Buy | 10.00',
      '2 May | Sell 3 ACME | 5.00',
      '3 May | Top-up | 1.00',
      '4 May | Management fee | -0.10',
    ],
    ['debit', 'credit', null, null],
  ],
  [
    'not where trades are signed',
    ['1 May | Buy 10 ACME | -10.00', '2 May | Sell 3 ACME | 5.00'],
    [null, null],
  ],
  [
    'not where all say the same',
    ['1 May | Paid to ACME | 10.00', '2 May | Paid to BOB | 5.00'],
    [null, null],
  ],
])('%s', (_, rows, sections) => {
  expect(sectionsOf(rows)).toEqual(sections)
})
