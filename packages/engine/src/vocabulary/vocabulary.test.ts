import { describe, expect, test } from 'vitest'
import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { directionOf } from './markers.ts'
import { monthOf } from './months.ts'
import { normalizeTitle } from './normalize-title.ts'
import { rowKindOf } from './row-kinds.ts'
import { directionOfSection, isKnownSection } from './sections.ts'
import { roleOfTitle } from './titles.ts'

test.each([
  ['Jan', 1],
  ['sept.', 9],
  ['MÄRZ', 3],
  ['février', 2],
  ['août', 8],
  ['mag', 5],
  ['grudnia', 12],
  ['aralık', 12],
  ['Junie', 6],
  ['Ogos', 8],
  ['joulukuu', 12],
  ['Total', null],
])('month %s', (text, month) => {
  expect(monthOf(text)).toBe(month)
})

test('a language gives each title one role', () => {
  const twice = LANGUAGES.flatMap(({ titles }) => {
    const roles = Object.entries(titles).flatMap(([role, phrases]) =>
      splitPhrases(phrases).map((phrase) => ({ role, title: normalizeTitle(phrase) })),
    )
    return [...Map.groupBy(roles, ({ title }) => title)].filter(
      ([, found]) => new Set(found.map(({ role }) => role)).size > 1,
    )
  })
  expect(twice).toEqual([])
})

describe('roles of titles', () => {
  test.each([
    ['Txn Date', 'date'],
    ['Value Dt', 'valueDate'],
    ['Valuta', 'valueDate'],
    ['Narration', 'description'],
    ['Payment type and details', 'description'],
    ['Naam / Omschrijving', 'description'],
    ['Chq./Ref.No.', 'reference'],
    ['Transaction Reference', 'reference'],
    ['Withdrawal Amt.', 'debit'],
    ['£Out', 'debit'],
    ['Débito (R$)', 'debit'],
    ['Deposits/Additions', 'credit'],
    ['Gutschrift', 'credit'],
    ['Betrag EUR', 'amount'],
    ['Amount incl GST', 'amount'],
    ['Gebühr inkl. MwSt.', 'charge'],
    ['Ending daily balance', 'balance'],
    ['Zůstatek', 'balance'],
    ['Af Bij', 'marker'],
    ['DR/CR', 'marker'],
    ['S No.', 'serial'],
    ['Draft #', 'reference'],
    ['Account #', null],
    ['Nr / S.No.', 'serial'],
    ['Naam / Debit', 'debit'],
    ['Accrued Bank Charges', 'charge'],
    ['Υπόλοιπο', 'balance'],
    ['Призначення платежу', 'description'],
    ['Начално', null],
    ['Дебит', 'debit'],
    ['Uplata (HRK)', 'credit'],
    ['Znesek', 'amount'],
    ['Kuupäev', 'date'],
    ['Bestätigungsdatum', 'date'],
    ['Valuta / Buchungstag', 'date'],
    ['Valuta datum', 'valueDate'],
    ['Datums', 'date'],
    ['Mokėjimo paskirtis', 'description'],
    ['Số dư', 'balance'],
    ['거래일자', 'date'],
    ['출금액(원)', 'debit'],
    ['ถอนเงิน', 'debit'],
    ['ยอดคงเหลือ', 'balance'],
    ['יתרה', 'balance'],
    ['Withdrawals / Deposits', 'amount'],
    ['Credits/(Debits)', 'amount'],
    ['收入/支出金额', 'amount'],
    ['Credit (USD)', 'credit'],
    ['Retiros o Abonos', 'amount'],
    ['CHECK#', 'reference'],
    ['Counterparty', 'description'],
    ['Challan No', 'reference'],
    ['PNNr', 'reference'],
    ['Entity ID', 'reference'],
    ['User ID', null],
    ['Vorgang / Referenz', 'description'],
    ['Numer rachunku', 'description'],
    ['Valor em R$', 'amount'],
    ['YTD Payments', 'figure'],
    ['Expiration Date', 'figure'],
    ['Due Date', 'date'],
    ['Nr dokumentu', 'reference'],
    ['ARVO- PÄIVÄ', 'valueDate'],
    ['STT No.', 'serial'],
    ['no. 7', null],
    ['Auftragsnummer', 'reference'],
    ['Account No', null],
    ['Please check your statement and tell us of any date', null],
  ])('%s', (title, role) => {
    expect(roleOfTitle(title)).toBe(role)
  })
})

describe('rows that are no transactions', () => {
  test.each([
    ['BALANCE BROUGHT FORWARD', 'forward'],
    ['To Opening Balance', 'opening'],
    ['By Example Stores', null],
    ['Your Opening Balance on 01-04-24 :', 'opening'],
    ['2024 CLOSING BALANCE', 'closing'],
    ['SOLDE CREDITEUR AU 05.02.2024', 'forward'],
    ['alter Kontostand vom 28.03.2024', 'opening'],
    ['Total deposits and other credits', 'total'],
    ['TRANSACTION TOTAL DR/CR', 'total'],
    ['当月請求額合計', 'total'],
    ['SALDO BLOQUEADO ANTERIOR', 'total'],
    ['CITY TOTAL FITNESS LONDON', null],
    ['Balance transfer from card', null],
    ['TotalEnergies 4417', null],
    ['Report Publishing Ltd', null],
    ['NEW BALANCE 0412 BOSTON', null],
    ['New balance', 'closing'],
    ['NEW BALANCE THIS STATEMENT', 'closing'],
    ['Total due', 'closing'],
    ['Total due to suppliers', 'total'],
    ["LAST MONTH'S BALANCE", 'opening'],
    ['Previous statement dues', 'opening'],
    ['Opening principal balance', 'opening'],
    ['Balance at end of page', 'forward'],
    ['Balance at end of period', 'closing'],
    ['Balance 12 Mar 2024', 'forward'],
    ['Card purchase', null],
    ['8 Credit(s) This Period', 'total'],
    ['11 item(s) totaling', 'total'],
    ['8 Credits Union Street', null],
    ['Übertrag', 'forward'],
    ['Übertrag auf Blatt 2', 'forward'],
    ['Übertrag von Seite 1', 'forward'],
    ['Übertrag auf Tagesgeld', null],
    ['Übertrag / Überweisung', null],
    ['Saldo awal / Opening balance', 'opening'],
    ['Balance brought forward / Report', 'forward'],
    ['2024 29 DEC OPENING BALANCE', 'opening'],
    ['29 Dec 2024 Closing balance', 'closing'],
  ])('%s', (text, kind) => {
    expect(rowKindOf(text)).toBe(kind)
  })
})

test.each([
  ['Deposits and other credits', 'credit'],
  ['Payments and Other Credits', 'credit'],
  ['Withdrawals and other debits', 'debit'],
  ['Checks', 'debit'],
  ['Purchases and Adjustments', 'debit'],
  ['Cargos, compras y abonos regulares', null],
  ['Pagos y abonos', 'credit'],
  ['Transaction history', null],
  ['Credit card statement', null],
  ['Tagihan Kartu Kredit', null],
  ['COMPTE CHEQUES N° 24945473548', null],
  ['Checking account deposits', 'credit'],
  ['Credit card payments and credits', 'credit'],
  ['Credits', 'credit'],
  ['6 MONTHS NO INTEREST IF PAID IN FULL', null],
  ['RIFERIMENTO ADDEBITO ACCREDITO', null],
])('section %s', (title, direction) => {
  expect(directionOfSection(title)).toBe(direction)
})

test.each([
  ['Withdrawals', true],
  ['Deposits & Other Credits', true],
  ['Checks and Withdrawals', true],
  ['Withdrawals (Continued)', true],
  ['Deposits and Other Credits - continued', true],
  ['Payments, Credits and Adjustments', true],
  ['Fees and Interest', true],
  ['Adjustments', false],
  ['withdrawals', false],
  ['Deposits and Otters', false],
  ['Withdrawals from London', false],
])('known section %s', (title, expected) => {
  expect(isKnownSection(title)).toBe(expected)
})

test.each([
  ['Dr.', 'debit'],
  ['Bij', 'credit'],
  ['Débito', 'debit'],
  ['IC', null],
])('marker %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

test.each([
  ['दिनांक / Date', 'date'],
  ['Vivaran', 'description'],
  ['Nikasi Rashi', 'debit'],
  ['जमा', 'credit'],
  ['お取引日', 'date'],
  ['入出金(円)', 'amount'],
  ['入出金内容', 'description'],
  ['お支払金額(円)', 'debit'],
  ['差引残高', 'balance'],
  ['交易日期', 'date'],
  ['이용가맹점(은행)명', 'description'],
  ['해외수수료', 'charge'],
  ['التاريخ الهجري', 'figure'],
  ['VALOR CUOTA MENSUAL ($)', 'amount'],
  ['交易单号', 'reference'],
  ['收/支/其 他', 'marker'],
  ['账户余额', 'balance'],
  ['收入金额', 'credit'],
  ['التاريخ', 'date'],
  ['تاريخ القيمة', 'valueDate'],
  ['Credit دائن', 'credit'],
  ['Beløb', 'amount'],
  ['Ut fra konto', 'debit'],
  ['İşlem Tarihi', 'date'],
  ['Egyenleg', 'balance'],
])('title %s', (title, role) => {
  expect(roleOfTitle(title)).toBe(role)
})

test.each([
  ['前月繰越', 'opening'],
  ['期末余额', 'closing'],
  ['الرصيد الافتتاحي', 'opening'],
  ['Počáteční zůstatek', 'opening'],
  ['Overført til Hansen', null],
])('row %s', (text, kind) => {
  expect(rowKindOf(text)).toBe(kind)
})
