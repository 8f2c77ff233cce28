import { describe, expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { lineTests } from '../../table/line-tests.ts'
import { findCurrency, findNamedCurrency } from './find-currency.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })
const currencyOf = (text: string) => findCurrency(typeset(text), () => true, tests)

test.each([
  ['Currency : INR\n$5.00', 'INR'],
  ['Kontowährung: Euro', 'EUR'],
  ['Валюта счёта   РУБЛЬ РФ\nIKEA   21.09 €\nIKEA   22.09 €', 'RUB'],
  ['EUR-Konto', 'EUR'],
  ['Date   Details   Amount (S$)\n01/04 ACME   5.00', 'SGD'],
  ['Date   Details   Withdrawal (RM)   Deposit (RM)\n01/04 ACME   5.00', 'MYR'],
  ['01/04/2024 - 30/04/2024   Currency: USD\n01/04 SHOP 12.50 EUR @ 1.17   10.00', 'USD'],
  ['Currency: SINGAPORE DOLLAR\n$5.00', 'SGD'],
  ['01/04 EURO GARAGES   5.00', null],
  ['€5.00\n-€2.00', 'EUR'],
  ['¥5.00\n¥2.00', 'JPY'],
  ['¥ 3,00,000.00\n¥5.00', 'INR'],
  ['信用卡\n¥5.00\n¥2.00', 'CNY'],
  ['01/04 人民币 5.00\n02/04 人民币 5.00\n03/04 人民币 5.00', 'CNY'],
  ['01/04 人民币 5.00\n02/04 ACME 5.00', null],
  ['日圓存款\n¥5.00\n¥2.00', 'JPY'],
  ['R$ 5.00', 'BRL'],
  ['12.50 zł', 'PLN'],
  ['Opening balance R1,204.50\nDebits (R)', 'ZAR'],
  ['Vehicle ISUZU NPR 400\nDate   Details   Amount (R)\n01/04 ACME   5.00', 'ZAR'],
  ['Fee reversed R 5.00', null],
  ['1,23,456.78', 'INR'],
  ['Sort code 07-04-36\n5.00', 'GBP'],
  ['Minimum Amount Due (MAD)   Total Amount Due (TAD)\nRs. 4,890.00   Rs. 52,715.14', 'INR'],
  ['Amount Due (MAD)\n4,890.00', 'MAD'],
  // A purchase abroad does not say what the account is kept in.
  ['USD 6.31 @ 1.2715   5.87\nUSD 11.57 @ 1.2715   9.10\nprotected up to £85,000.00', 'GBP'],
  ['01/04 HOTEL LISBOA EUR 80.00   68.90\n02/04 ACME   5.00\n03/04 RENT   700.00\nUnited Kingdom', 'GBP'],
  ['01/04 ACME   EUR 5.00\n02/04 RENT   EUR 700.00\n03/04 PAY   EUR 900.00', 'EUR'],
  ['01/04 FX 12.00 USD @ 1.31   5.00 SEK\n02/04 FX 12.00 USD @ 1.31   -7.00 SEK', 'SEK'],
  ['Valuta: EUR\nDatum   Text   Belopp (SEK)\n01/04 ACME   5.00', 'EUR'],
  [
    'Date   Details   Foreign   Amount S$\n01/04 HOTEL   30.00 HKD   5.00\n02/04 HOTEL   36.00 HKD   6.00',
    'SGD',
  ],
  ['Waluta: dolar\nВалюта Российский рубль   Остаток 5.00', 'RUB'],
  ['IBAN AL95 7373 7332 6160 6727\n5.00', 'ALL'],
  ['Filiale di Corso Buenos Aires\nIBAN IT60X0542811101000000123456\n5.00', 'EUR'],
  ['TTD savings account\n01/04 CAR   $143.28\n02/04 SHOP   $5.00\n03/04 PAY   $9.00', 'TTD'],
  ['All amounts are shown in Swiss francs\n01/04 SHOP   5.00', 'CHF'],
  // Three letters may be an abbreviation, as `CVE` of a key; pesos are those of the letterhead.
  ['RFC ABC010203XYZ\nMoneda          PESOS\nCVE   Clave de rastreo\nSaldo   5.00', 'MXN'],
  ['CUIT 27-28914402-3\nFECHA          PESOS          DÓLARES\nU$S   5.00', 'ARS'],
  ['Cuenta en USD\nCUIT 27-28914402-3\nSaldo   5.00', 'USD'],
  ['14 Laurence Street, Drogheda A92 X7K3\nBalance   5.00', 'EUR'],
  ['N° de cuenta   Moneda\n18.441.722   PESOS CHILENOS\nSaldo   5.00', 'CLP'],
  ['MONEDA   US$ / BALBOAS\n5.00', 'USD'],
  ['Débit F CFP   Crédit F CFP\n12   5.00', 'XPF'],
  ['IBAN PK36SCBL0000001123456702\nRs. 5.00', 'PKR'],
  ['Colombo, Sri Lanka\nRs. 5.00', 'LKR'],
  ['Remittance from Sri Lanka\nRs. 5.00   ₹7.00', 'INR'],
  ['(単位：円)\n5,000', 'JPY'],
  ['5.00', null],
  ['01/04 NETS QR          5.00', null],
  ['ACME SDN BHD\n01/04 SHOP   5.00', null],
])('currency of %j', (text, code) => {
  expect(currencyOf(text)).toBe(code)
})

test('what few rows print in another money was paid abroad, where most print dollars', () => {
  const rows = typeset(
    '04/01 CAR €130.55   $143.28\n04/02 SHOP   $5.00\n04/25 PAY   $9.00\n04/26 PAY   $9.00',
  )
  expect(findCurrency(rows, () => false, tests)).toBe('USD')
})

test('a currency before what was paid abroad is none of the account, though it is a word', () => {
  const rows = typeset(
    '04/01 CAR   $143.28\n      EURO 130.55 X 1.0975\n04/02 SHOP   $5.00\n04/25 PAY   $9.00\n04/26 PAY   $9.00',
  )
  expect(findCurrency(rows, () => false, tests)).toBe('USD')
})

test('a code beside nothing is another word, where amounts print dollars', () => {
  const rows = typeset('P.O. BOX 6044, STN CENTRE-VILLE\n28/04 SHOP   $5.00\n29/04 PAY   $9.00\nInterac')
  const isOutside = ({ dates }: Line) => dates.length === 0
  expect(findCurrency(rows, isOutside, tests)).toBe('CAD')
})

test('dollars in the words of a row were paid abroad', () => {
  const rows = typeset('04/01 FERRY 75.14   $55.28\n      Canadian Dollars\n04/25 PAY   $9.00')
  expect(findCurrency(rows, () => false, tests)).toBe('USD')
  expect(findCurrency(rows, (line) => line.text === 'Canadian Dollars', tests)).toBe('CAD')
})

test('what was paid abroad does not name the currency of an account', () => {
  const rows = typeset(
    '01/04 SHOP 12.50 USD @ 1.25   10.00\n02/04 SHOP Usd 7.20   6.00\n03/04 PAY   5.00\n04/04 PAY   6.00',
  )
  expect(findCurrency(rows, () => false, tests)).toBeNull()
})

describe('a bare dollar', () => {
  test.each([
    ['of a country that the document names', '$5.00\nABN 12 345 678 901', 'AUD'],
    ['of Colombia, as pesos are written', 'Bogotá D.C.\n10 03 ABONO   $5.00', 'COP'],
    ['of Mexico', 'RFC ABC010203XYZ\n$5.00', 'MXN'],
    ['of Canada', '$5.00\nInterac e-Transfer', 'CAD'],
    ['month first: of the United States', '04/28/2024 ACME   $5.00', 'USD'],
    ['day first: not of the United States', '28/04/2024 ACME   $5.00', 'AUD'],
    [
      'day first, in Spanish: perhaps pesos',
      'Fecha   Descripción   Cargos   Abonos   Retiros   Ingresos   Moneda\n28/04/2024 ACME   $5.00',
      null,
    ],
    [
      'day first, in French: of Canada',
      'Solde précédent   Retraits   Dépôts   Nouveau solde\n28/04/2024 ACME   $5.00',
      'CAD',
    ],
    ['whose code stands beside other things', '28/04/2024   NZD\n28/04/2024 ACME   $5.00', 'NZD'],
    ['without any other sign', '$5.00', 'USD'],
  ])('%s', (_, text, code) => {
    expect(currencyOf(text)).toBe(code)
  })
})

describe('the currency of one account of several', () => {
  test.each([
    ['named on a line of its own', 'EUR account 11112222\n01/04 ACME   5.00', 'EUR'],
    [
      'mentioned in one purchase of several',
      '01/04 ACME USD 5.00   4.60\n02/04 RENT   700.00\n03/04 B   1.00',
      null,
    ],
    ['mentioned outside the rows', 'EUR B/F BALANCE 5.00\n01/04 ACME USD 5.00   4.60', 'EUR'],
    ['not named', '01/04 ACME   5.00', null],
  ])('%s', (_, text, code) => {
    const isOutside = ({ dates }: Line) => dates.length === 0
    expect(findNamedCurrency(typeset(text), isOutside, tests)).toBe(code)
  })
})
