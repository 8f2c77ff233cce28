import { expect, test } from 'vitest'
import { currencyOfCountry, currencyOfIban, currencyOfPlace, whichDollar } from './countries.ts'

test.each([
  [['Sort code 07-04-36'], 'GBP'],
  [['IFS Code: EXMP0001234'], 'INR'],
  [['Example Bank Berhad', 'Kuala Lumpur'], 'MYR'],
  [['Türkiye', 'www.example.com.tr'], 'TRY'],
  [['Example Bank Schweiz AG'], 'CHF'],
  [['FDIC insured', 'Transfer to Toronto, Canada', 'Routing number 021000021'], 'USD'],
  [['Statement of account'], null],
  // A word within another says nothing.
  [['Purchase at the Canadiana hotel'], null],
])('country of %j', (lines, currency) => {
  expect(currencyOfCountry(lines)).toBe(currency)
})

test.each([
  [['NEFT CR-SBIN0014517'], 'INR'],
  [['33 Banksia Cres', 'CARLTON VIC 3053'], 'AUD'],
  [['Boise ID 83702'], 'USD'],
  [['SHERBROOKE QC J1H 1A1'], 'CAD'],
  [['Otley LS21 1HE'], 'GBP'],
  [['Neftali Garcia', 'Box VIC 30530'], null],
  [['BANCO EJEMPLO SA 2024', 'DE 70173 Stuttgart'], null],
])('place of %j', (lines, currency) => {
  expect(currencyOfPlace(lines, lines, () => true)).toBe(currency)
})

test.each([
  [['ABN 12 345 678 901'], 'AUD'],
  [['ABN EXAMPLE Bank N.V.'], null],
  [['Sort code 07-04-36', 'Auckland'], 'NZD'],
  [['Sort code 07-04-36'], null],
])('dollars of %j', (lines, currency) => {
  expect(whichDollar(lines)).toBe(currency)
})

test.each([
  [['Compte n° 12345', 'IBAN FR76 3000 6000 0112'], 'EUR'],
  [['PL61109010140000071219812874'], 'PLN'],
  [['Order XX12 3456 7890'], null],
  [['Statement of account'], null],
])('currency by the IBAN of %j', (lines, currency) => {
  expect(currencyOfIban(lines)).toBe(currency)
})
