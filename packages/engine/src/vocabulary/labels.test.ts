import { expect, test } from 'vitest'
import { namesOtherNumber } from './account-words.ts'
import { namesCreditLimit } from './card-words.ts'
import { isCurrencyLabel } from './currency-label.ts'
import type { ColumnRole, RowKind } from './language.ts'
import { isClosingDay, isFirstDay, isLastDay } from './period-words.ts'
import { rowKindOf } from './row-kinds.ts'
import { roleOfTitle } from './titles.ts'

/** Labels that banks print, each with its meaning: by language, several of one meaning parted by bars. */
const TITLES: readonly (readonly [string, Partial<Record<ColumnRole, string>>])[] = [
  ['Arabic', { date: 'تاريخ العملية', description: 'ملاحظات', debit: 'المنصرف', credit: 'الوارد' }],
  [
    'Bulgarian',
    { valueDate: 'Вальор', description: 'Наредител/Получател|Вид плащане', balance: 'Баланс преди' },
  ],
  [
    'Chinese',
    { date: '入账日期', description: '对方户名|收款人名称', debit: '转出金额', credit: '收款金额' },
  ],
  ['Croatian', { date: 'Datum obrade', debit: 'Dugovni promet', credit: 'Potražni promet' }],
  [
    'Czech',
    { date: 'Datum úhrady|Provedeno', description: 'Protistrana|Účel platby', amount: 'Zaúčtovaná částka' },
  ],
  ['Danish', { date: 'Posteringsdato', description: 'Posteringstekst', amount: 'Overførselsbeløb' }],
  [
    'Dutch',
    {
      date: 'Verwerkingsdatum',
      description: 'Mutatiesoort',
      amount: 'Transactiebedrag|Bedrag in vreemde valuta',
    },
  ],
  [
    'English',
    {
      date: 'Deposit date|Date of withdrawal',
      valueDate: 'Debit value date',
      reference: 'Tran Id|RRN',
      debit: 'Amount (Dr.)|Withdrawl',
      credit: 'Cr Amount',
      amount: 'Amount (CR/DR)|Amount to date',
      balance: 'Balance at date',
    },
  ],
  ['Estonian', { date: 'Tehingukuupäev', amount: 'Tehingusumma', debit: 'Väljamakse' }],
  ['Finnish', { date: 'Veloituspäivä', description: 'Tapahtumalaji', amount: 'Ostosumma' }],
  [
    'French',
    { date: 'Date de retrait', description: 'Bénéficiaire|Tiers|Libellé/Référence', reference: 'N° pièce' },
  ],
  [
    'German',
    {
      date: 'Zahlungsdatum',
      reference: 'Kundenreferenz',
      amount: 'Rechnungsbetrag',
      description: 'Umsatztext',
    },
  ],
  ['Greek', { valueDate: 'Τοκισμός από', marker: 'Πρόσημο ποσού', reference: 'Αρ. συναλλαγής' }],
  ['Hebrew', { date: 'תאריך חיוב', description: 'שם בית העסק', valueDate: 'ערך' }],
  ['Hungarian', { date: 'Tranzakció dátuma', description: 'Partner neve', marker: 'Be/Ki' }],
  ['Indonesian', { date: 'Tanggal penarikan', amount: 'Nilai', description: 'Penerima' }],
  [
    'Italian',
    {
      date: 'Data addebito',
      debit: 'Prelevamenti',
      description: 'Mezzo',
      amount: 'Controvalore',
      balance: 'Saldo per valuta',
    },
  ],
  [
    'Japanese',
    {
      date: 'お支払日|取扱日',
      debit: 'お払戻金額|引落額',
      credit: '受入金額',
      amount: '入出金額',
      marker: '受払区分',
    },
  ],
  ['Korean', { date: '처리일시', description: '거래점명', reference: '승인번호' }],
  ['Latvian', { date: 'Dokumenta datums', description: 'Saņēmējs', credit: 'Ienākošais maksājums' }],
  ['Lithuanian', { date: 'Įmokos data', description: 'Gavėjas', debit: 'Išmoka' }],
  ['Malay', { date: 'Tarikh masuk', credit: 'Terimaan' }],
  ['Norwegian', { description: 'Transaksjonstekst', amount: 'Transaksjonsbeløp' }],
  [
    'Polish',
    { valueDate: 'Data wartości', description: 'Tytułem|Dane kontrahenta', amount: 'Wartość operacji' },
  ],
  ['Portuguese', { date: 'Data do depósito', amount: 'Valor da transação', debit: 'Retirada' }],
  [
    'Romanian',
    { date: 'DATA PLATII', reference: 'NR. DOCUMENT', description: 'Beneficiar', debit: 'Suma debit' },
  ],
  ['Russian', { date: 'Дата зачисления', reference: '№ операции', description: 'Наименование контрагента' }],
  ['Slovak', { date: 'Dátum výberu', description: 'Protistrana|Konštantný symbol' }],
  ['Slovenian', { debit: 'Izplačila', credit: 'Vplačila', description: 'Prejemnik' }],
  [
    'Spanish',
    { date: 'Fecha de cargo|F. oper', description: 'Beneficiario', debit: 'Salida', credit: 'Entrada' },
  ],
  ['Swedish', { description: 'Rubrik|Mottagarnamn', amount: 'Transaktionsbelopp', serial: 'Radnummer' }],
  ['Thai', { date: 'วันเดือนปี', reference: 'รหัสสาขา' }],
  [
    'Turkish',
    { date: 'Dekont tarihi', description: 'Karşı taraf', amount: 'Hareket tutarı', reference: 'Fiş no' },
  ],
  ['Ukrainian', { date: 'Дата списання', description: 'Отримувач' }],
  ['Vietnamese', { date: 'Ngày ghi nợ', debit: 'Chi trong kỳ', credit: 'Tiền thu' }],
]

const cases = TITLES.flatMap(([language, roles]) =>
  Object.entries(roles).flatMap(([role, titles]) =>
    titles.split('|').map((title) => [language, title, role] as const),
  ),
)

test.each(cases)('%s: the title %s is of a column for %s', (_, title, role) => {
  expect(roleOfTitle(title)).toBe(role)
})

test.each<[string, RowKind]>([
  ['Opening ledger balance', 'opening'],
  ['Beginning cash balance 1 Apr', 'opening'],
  ['Saldo contabile iniziale al', 'opening'],
  ['Saldo contabile finale al', 'closing'],
  ['Total aus letzter Rechnung', 'opening'],
  ['本期累計應繳金額', 'closing'],
  ['Previous total balance, Mar. 12, 2024', 'opening'],
  ['Rechnungsbetrag in CHF', 'closing'],
  // `A` is an article of other languages.
  ['A RIPORTARE', 'forward'],
  ['Προηγούμενο λογιστικό υπόλοιπο', 'opening'],
  ['Nieuw openstaand saldo', 'closing'],
  ['Saldo final del periodo anterior', 'opening'],
  ['Saldo final del periodo', 'closing'],
  ['Balance al corte anterior', 'opening'],
  ['Previous closing balance', 'opening'],
  ['April balance as of', 'forward'],
  ['Last month’s statement balance', 'opening'],
  ['Endsaldo des vorherigen Auszugs', 'opening'],
  ['Preth. stanje', 'opening'],
  ['Stav na začátku', 'opening'],
  ['Vorheriger Saldo', 'opening'],
  ['الرصيد الافتتاحى', 'opening'],
  ['上月结余', 'opening'],
  ['Saldo na koniec', 'closing'],
  ['Celkové příjmy', 'total'],
])('%s names a balance: %s', (text, kind) => {
  expect(rowKindOf(text)).toBe(kind)
})

test.each([
  ['Department: 00000 Total:', 'total'],
  ['ESSO 00000 Total', null],
  ['お支払合計金額', 'total'],
])('without a date, %s is a %s', (text, kind) => {
  expect(rowKindOf(text, false)).toBe(kind)
})

test.each(['New ledger paper shop', 'Cash machine London', 'Book shop', 'Outstanding achievements'])(
  '%s names none',
  (text) => {
    expect(rowKindOf(text)).toBe(null)
  },
)

test.each(['Kundennummer', 'Číslo výpisu', 'Broj izvoda', 'Müşteri no', 'Page', 'Klantnummer'])(
  '%s names another number than that of the account',
  (label) => {
    expect(namesOtherNumber(label)).toBe(true)
  },
)

test.each([
  [isCurrencyLabel, 'Валюта счета'],
  [isCurrencyLabel, 'Měna účtu'],
  [isClosingDay, 'Estado de cuenta al'],
  [isClosingDay, 'Дата выписки'],
  [isFirstDay, 'Za period od'],
  [isLastDay, 'Időszak vége'],
  [namesCreditLimit, 'Úvěrový rámec: 50 000'],
])('%o knows %s', (knows, label) => {
  expect(knows(label)).toBe(true)
})

test('the sum of credits is no limit', () => {
  expect(namesCreditLimit('Total amount of credit')).toBe(false)
})
