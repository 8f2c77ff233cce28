import type { Texts } from '../setting/account-book.ts'

/** Invented narrations by where they are printed, with the traps that such ones hold: dates, amounts and balances. */

export const AMERICAN: Texts = {
  outgoing: [
    'Card Purchase {m}/{d} Greenfield Grocers #~~~ Seattle WA Card ~~~~',
    'Payment To Maria Example Ref~~~~~~~~~',
    'ATM Withdrawal {m}/{d} 1200 Main St Tacoma WA Card ~~~~',
    'Harbour Loan Svc Mtg Pmt PPD ID: ~~~~~~~~~~',
    'Recurring Card Purchase {m}/{d} Moviebox.Example 866-555-0172 CA Card ~~~~',
    'Other Machine ATM Fee-With',
    'Online Transfer To Sav ...~~~~ Transaction#: ~~~~~~~~~~',
    'Balance Transfer Fee 3.00 Pct',
    '4-Corners ~~~~~ Portland OR',
  ],
  incoming: [
    'Acme Corp Payroll PPD ID: ~~~~~~~~~~',
    'Payment From John Sample ~~~~~~~~~~',
    'ATM Check Deposit {m}/{d} 500 Pike St Seattle WA',
    'Interest Payment',
    'Deposit ~~~~~~~~~',
    'Card Purchase Return {m}/{d} Bookbarn Mktpl Card ~~~~',
  ],
}

export const BRITISH: Texts = {
  outgoing: [
    'GREENFIELD STORES ~~~~',
    'BOOKBARN.EXAMPLE*~~~AB BOOKBARN.EXAMPLE',
    'CITY TRAVEL CH TRAVEL.EXAMPLE/CP',
    'NORTHERN GAS ~~~~~~~~~',
    'COUNCIL TAX REF ~~~~~~~~',
    'RIVERSIDE S/MKTS ON {d} JUN',
    'J EXAMPLE RENT JUNE',
    'CASH MACHINE ~~~~~~ LEEDS AT 14:32',
    "INT'L 0031~~~~ PAYSHOP *MARKET 12.50 EUR @ 1.1723",
  ],
  incoming: ['ACME LTD SALARY', 'CHILD BENEFIT', 'MR A EXAMPLE REFUND', 'GROSS INTEREST TO {d}NOV2023'],
}

export const GERMAN: Texts = {
  outgoing: [
    'GRUENMARKT SAGT DANKE//BERLIN/DE 2024-0~-1~T18:32',
    'Miete März 2024 Whg. 12',
    'SEPA-Lastschrift Stadtwerke Beispielstadt GmbH Kundennr. ~~~~~~~~ Abschlag 03/24 EREF: ~~~~~~~~~~~~ MREF: M~~~~~~ CRED: DE98ZZZ09999~~~~~~',
    'Zahlshop S.a.r.l. et Cie S.C.A . ~~~~~~~~~~. Ihr Einkauf bei Schuhhaus',
    'Barauszahlung GA NR~~~~~~~~ BLZ~~~~~~~~ 0',
    'Abschluss per 31.12.2023 Entgelt 4,95- EUR',
  ],
  incoming: [
    'Lohn/Gehalt ACME GMBH Personalnr. ~~~~~',
    'Gutschrift Max Mustermann Rückzahlung 12,50 EUR vom 03.03.',
    'Finanzamt Erstattung EST 2023',
  ],
}

export const FRENCH: Texts = {
  outgoing: [
    'CARTE X~~~~ {d}/{m} MARCHE VERT PARIS',
    'PRLV SEPA ENERGIE DU NORD PARTICULIERS',
    'VIR SEPA M EXEMPLE LOYER',
    'RETRAIT DAB {d}/{m} 14H32 PARIS 15',
    'COTISATION CARTE TVA 20%',
    'CHEQUE N° ~~~~~~~',
  ],
  incoming: ['VIR SALAIRE ACME SAS', 'VIREMENT EN VOTRE FAVEUR CAISSE', 'REMISE CHEQUES N° ~~~~~'],
}

export const SPANISH: Texts = {
  outgoing: [
    'COMPRA TARJ. ~~~~ MERCADO VERDE MADRID',
    'RECIBO ENERGIA DEL SUR S.A. REF ~~~~~~~~',
    'ENVIO A FAVOR DE: MARIA CONCEPTO: CENA 25,00',
    'REINTEGRO CAJERO {d}-{m} 12:40',
  ],
  incoming: ['NOMINA ACME SL', 'TRANSFERENCIA DE JUAN EJEMPLO', 'ENVIO DE PEDRO'],
}

export const ITALIAN: Texts = {
  outgoing: [
    'PAGAMENTO POS MERCATO VERDE MILANO CARTA *~~~~',
    'ADDEBITO DIRETTO ENERGIA NORD MAND. ~~~~~~~~~~',
    'PRELIEVO SPORTELLO {d}/{m} ORE 14.32',
    'COMMISSIONI BONIFICO',
  ],
  incoming: ['STIPENDIO ACME SPA', 'BONIFICO A VOSTRO FAVORE ROSSI MARIO', 'ACCREDITO RIMBORSO 730'],
}

export const DUTCH: Texts = {
  outgoing: [
    'Groenmarkt ~~~~ Amsterdam NLD',
    'Kabel Services BV Incasso Machtiging ~~~~~~~~',
    'Huur maart 2024 Woonstichting',
    'Geldautomaat Kalverstraat 1 Datum/Tijd: {d}-{m}-2024 14:32:00',
  ],
  incoming: ['Salaris ACME BV', 'Belastingdienst Teruggaaf', 'J. de Vries Etentje'],
}

export const NORDIC: Texts = {
  outgoing: ['GRÖNA SUPERMARKET ~~~', 'Autogiro Telefon ~~~~~~~~~', 'Betalning till Anna', 'Hyra mars'],
  incoming: ['LÖN ACME AB', 'Betalning från Erik', 'Insättning'],
}

export const POLISH: Texts = {
  outgoing: [
    'ZAKUP PRZY UZYCIU KARTY ZIELONY TARG ~~~~ WARSZAWA',
    'PRZELEW ZEWNETRZNY WYCHODZACY CZYNSZ 4/2024',
    'OPLATA ZA KARTE',
    'ZAKUP E-COMMERCE TARGOWISKO',
  ],
  incoming: ['PRZELEW PRZYCHODZACY WYNAGRODZENIE', 'ZWROT ZAKUPU'],
}

export const TURKISH: Texts = {
  outgoing: ['POS HARCAMA YESIL MARKET ISTANBUL', 'EFT GONDERIM KIRA', 'OTOMATIK ODEME TELEFON ~~~~~~~~~~'],
  incoming: ['MAAS ODEMESI', 'GELEN EFT AHMET ORNEK'],
}

export const INDIAN: Texts = {
  outgoing: [
    'UPI-FOODCART-foodcart@upi-ABCD0DC0099-~~~~~~~~~~~~-Payment',
    'NEFT DR-ABCD0001234-RAMESH EXAMPLE-NETBANK, MUM-N~~~~~~~~~~~~~~~',
    'POS 416021XXXXXX~~~~ BOOKBARN PAY IN',
    'ATW-416021XXXXXX~~~~-S1AWMU~~-MUMBAI',
    'EMI ~~~~~~~~ CHQ S~~~~~~~~~ 0424~~~~~~~~',
    'ACH D- EXAMPLEFINANCE-~~~~~~~~~~',
    'IB BILLPAY DR-ABCDPE-416021XXXXXX~~~~',
  ],
  incoming: [
    'NEFT CR-ABCD0SF0002-ACME TECHNOLOGIES-SALARY-~~~~~~~~~~~~~~~~',
    'UPI-ANIL EXAMPLE-anil@upi-ABCD0000123-~~~~~~~~~~~~-UPI',
    'CREDIT INTEREST CAPITALISED',
    'IMPS-~~~~~~~~~~~~-PRIYA-ABCD-XXXXXXX~~~~-Rent',
  ],
}

export const INDONESIAN: Texts = {
  outgoing: [
    'TRSF E-BANKING DB {d}{m}/FTSCY/WS95031 ~~~~~.00 BUDI CONTOH',
    'KARTU DEBIT PASAR HIJAU JKT',
    'BIAYA ADM',
    'TARIKAN ATM {d}/{m}',
    'SWITCHING DB TRANSFER KE 008 PT CONTOH',
  ],
  incoming: ['TRSF E-BANKING CR {d}{m}/FTSCY/WS95031 GAJI', 'SETORAN TUNAI', 'BUNGA'],
}

export const SOUTH_AFRICAN: Texts = {
  outgoing: [
    'POS PURCHASE GREENFIELD SEA POINT',
    'DEBIT ORDER INSURANCE ~~~~~~~~',
    'CASH SEND FEE',
    'IMMEDIATE PAYMENT J EXAMPLE',
  ],
  incoming: ['ACB CREDIT SALARY ACME', 'MAGTAPE CREDIT REFUND'],
}

export const KENYAN: Texts = {
  outgoing: [
    'Customer Transfer to 0722***~~~ JANE EXAMPLE',
    'Pay Bill Online to 888880 - POWER PREPAID Acc. ~~~~~~~~~~~',
    'Merchant Payment Online to ~~~~~~ - GREENFIELD LTD',
    'Pay Bill Charge',
  ],
  incoming: [
    'Funds received from 0711***~~~ PETER EXAMPLE',
    'Salary Payment from 222222 - ACME via API. Original conversation ID is ~~~~~~~~~~~~',
  ],
}

export const BRAZILIAN: Texts = {
  outgoing: [
    'PIX TRANSF MARIA {d}/{m}',
    'CARTAO-SUPERMERCADO -{d}/{m}',
    'BOLETO LUZ SP',
    'TAR PACOTE MES ANT',
  ],
  incoming: ['PAGTO SALARIO', 'TED 001.~~~~ ACME LTDA', 'PIX RECEBIDO JOAO {d}/{m}'],
}

export const SWISS: Texts = {
  outgoing: [
    'Einkauf Gruenmarkt Zürich, Karten-Nr. XXXX~~~~',
    'Dauerauftrag Miete Musterstrasse 1',
    'Bargeldbezug vom {d}.{m}.2024 14:32, Bancomat Bern',
    'E-Banking Auftrag QR-Rechnung ~~ ~~~~~ ~~~~~',
  ],
  incoming: ['Gutschrift ACME AG Lohn', 'Vergütung Max Muster', 'Gutschrift Twint +4179000~~~~'],
}

export const PORTUGUESE: Texts = {
  outgoing: [
    'COMPRA ~~~~ MERCADO VERDE LISBOA',
    'DD ENERGIA DO SUL ~~~~~~~~',
    'LEV MB ~~~~ AV LIBERDADE',
    'TRF P/ MARIA EXEMPLO',
    'IMPOSTO SELO 4%',
  ],
  incoming: ['TRF DE ACME LDA ORDENADO', 'TRF MBWAY JOAO', 'DEVOLUCAO COMPRA {d}/{m}'],
}

export const NIGERIAN: Texts = {
  outgoing: [
    'TRF TO EXAMPLE ADA/~~~~~~~~~~/FRM ACME',
    'POS PRCH-~~~~~~-GREENFIELD LAGOS NG',
    'VAT ON CHARGE {d}/{m}/2024',
    'AIRTIME/ TOPUP 0803~~~~~~~',
    'SMS ALERT CHARGE 01-30 JUN 2024',
  ],
  incoming: ['NIP/ACME LTD/SALARY ~~~~~~', 'TRF FRM CHIDI EXAMPLE', 'INTEREST CAPITALISED'],
}

export const FILIPINO: Texts = {
  outgoing: [
    'POS GREENFIELD MAKATI',
    'ATM W/D SM{d}',
    'BILLS PAYMENT ~~~~~~~~',
    'FUND TRANSFER TO ~~~~~~~~~~',
  ],
  incoming: ['PAYROLL CREDIT ACME INC', 'INTER-BRANCH DEPOSIT', 'INTEREST EARNED'],
}

export const GULF: Texts = {
  outgoing: [
    'POS-PURCHASE CARD NO.4161~~XXXXXX~~~~ {d}-{m}-2024 25.00,AED GREENFIELD DUBAI:AE',
    'OUTWARD TT OTT/~~~~~~~~ RENT',
    'ATM CASH WITHDRAWAL CARD NO.4161~~XXXXXX~~~~',
    'SWITCH FEE, VAT 5%',
  ],
  incoming: ['SALARY ACME FZE ~~~~~~', 'INWARD REMITTANCE IRM~~~~~~', 'CASH DEPOSIT CDM ~~~~'],
}

export const MEMBER: Texts = {
  outgoing: [
    'Withdrawal POS #~~~~~~ GREENFIELD 1200 MAIN ST TACOMA WA',
    'Withdrawal ACH HARBOUR LOAN TYPE: LOAN PYMT ID: ~~~~~~~~~~',
    'Draft ~~~~',
    'Withdrawal Transfer To Loan 00~~',
  ],
  incoming: ['Deposit ACH ACME CORP TYPE: PAYROLL', 'Deposit Dividend 0.050%', 'Deposit Shared Branch {d}'],
}

export const COLOMBIAN: Texts = {
  outgoing: [
    'COMPRA EN MERCADO VERDE',
    'PAGO PSE ENERGIA ~~~~~~',
    'RETIRO CAJERO CALLE {d}',
    'CUOTA MANEJO TARJ DEB',
  ],
  incoming: ['PAGO DE NOMI ACME SAS', 'TRANSFERENCIA DE JUAN', 'ABONO INTERESES AHORROS'],
}

export const CHILEAN: Texts = {
  outgoing: [
    'COMPRA MERCADO VERDE SANTIAGO',
    'PAGO EN LINEA ENERGIA DEL SUR',
    'TRASPASO A: MARIA EJEMPLO',
    'GIRO CAJERO AUTOMATICO ~~~~',
    'COMISION MANTENCION 0,~~ UF',
  ],
  incoming: ['TRASPASO DE: JUAN EJEMPLO', 'REMUNERACION ACME SPA', 'DEPOSITO EN EFECTIVO'],
}

export const THAI: Texts = {
  outgoing: [
    'To PromptPay X~~~~ NAI EXAMPLE++',
    'Paid for Ref X~~~~ GREENFIELD SHOP',
    'To X~~~~ MISS SAMPLE++',
  ],
  incoming: ['From BAY X~~~~ MR EXAMPLE++', 'From X~~~~ ACME CO LTD SALARY'],
}

export const BORROWER: Texts = {
  outgoing: ['Advance - Check ~~~~', 'Online Advance To Checking ...~~~~', 'Interest Charge', 'Annual Fee'],
  incoming: ['Payment - Thank You', 'Automatic Payment From ...~~~~'],
}

export const INDIAN_LOAN: Texts = {
  outgoing: ['INTEREST DEBITED 9.15%', 'DISBURSEMENT CHQ ~~~~~~', 'INSURANCE PREMIUM', 'INSPECTION CHARGES'],
  incoming: ['EMI RECOVERED FROM SB ~~~~~~~~', 'BY TRANSFER PART PREPAYMENT', 'NEFT EMI ~~~~~~~~~~'],
}

export const BROKERAGE: Texts = {
  outgoing: [
    'GREENFIELD INC COMMON',
    'VALLEY TOTAL MARKET INDEX ETF',
    'MONEYLINK TXN TO BANK',
    'ADVISOR FEE',
  ],
  incoming: ['HARBOUR OIL CO', 'MONEYLINK TXN FROM BANK', 'NORTHERN BOND FUND DIV 0.4417'],
}

export const MERCHANT: Texts = {
  outgoing: ['Payout to bank ****~~~~', 'Refund for order #~~~~~', 'Billing - Usage Fee (2024-0~-~~)'],
  incoming: ['Order #~~~~~ visa ~~~~', 'Invoice INV-~~~~ jane@shop.example', 'Payment for subscription'],
}

export const RUSSIAN: Texts = {
  outgoing: [
    'Супермаркеты ZELENY RYNOK MOSCOW RUS',
    'Перевод с карты Перевод для П. Иван',
    'Прочие расходы',
    'Комиссия за перевод',
  ],
  incoming: ['Перевод на карту Перевод от А. Мария', 'Зарплата ООО ПРИМЕР', 'Возврат покупки'],
}

export const JAPANESE: Texts = {
  outgoing: ['カード ミドリ', '振込 サンプル タロウ', '電気料', '手数料', 'ＡＴＭ'],
  incoming: ['給与 アクメ', '振込 ヤマダ ハナコ', '利息'],
}

export const CROATIAN: Texts = {
  outgoing: [
    'ZELENA TRŽNICA ZAGREB ~~~~',
    'Trajni nalog najam stana',
    'Isplata na bankomatu ~~~~',
    'Naknada za vođenje',
  ],
  incoming: ['Plaća ACME d.o.o.', 'Uplata gotovine', 'Povrat Ivan Primjer'],
}

export const GREEK: Texts = {
  outgoing: ['ΑΓΟΡΑ ΠΡΑΣΙΝΗ ΑΓΟΡΑ ΑΘΗΝΑ', 'ΠΛΗΡΩΜΗ ΔΕΗ ~~~~~~~~', 'ΑΝΑΛΗΨΗ ATM ~~~~', 'ΜΕΤΑΦΟΡΑ ΕΝΟΙΚΙΟ'],
  incoming: ['ΜΙΣΘΟΔΟΣΙΑ ACME ΑΕ', 'ΕΜΒΑΣΜΑ ΑΠΟ ΓΙΑΝΝΗΣ', 'ΚΑΤΑΘΕΣΗ ΜΕΤΡΗΤΩΝ'],
}

export const ICELANDIC: Texts = {
  outgoing: [
    'Græni markaðurinn Reykjavík',
    'Millifærsla húsaleiga',
    'Úttekt hraðbanki ~~~~',
    'Þjónustugjald',
  ],
  incoming: ['Laun ACME ehf', 'Millifærsla Jón Dæmi', 'Vextir'],
}

export const VIETNAMESE: Texts = {
  outgoing: ['THANH TOAN CHO XANH HA NOI', 'Chuyển tiền thuê nhà', 'Rút tiền ATM ~~~~', 'Phí dịch vụ SMS'],
  incoming: ['Lương CTY ACME', 'Nhận chuyển khoản từ NGUYEN VAN A', 'Lãi tiền gửi'],
}

export const UKRAINIAN: Texts = {
  outgoing: ['Зелений ринок Київ', 'Переказ на картку ~~~~', 'Комунальні послуги', 'Зняття готівки'],
  incoming: ['Зарплата ТОВ Приклад', 'Переказ від Марія П.', 'Повернення коштів'],
}

export const BULGARIAN: Texts = {
  outgoing: ['ПОС ЗЕЛЕН ПАЗАР СОФИЯ', 'Превод наем', 'Такса поддръжка', 'Теглене АТМ ~~~~'],
  incoming: ['Заплата АКМЕ ЕООД', 'Получен превод Иван Примеров', 'Лихва'],
}

export const ESTONIAN: Texts = {
  outgoing: ['ROHELINE TURG TALLINN', 'Üür korter 2', 'Sularaha ATM ~~~~', 'Teenustasu'],
  incoming: ['Palk ACME OÜ', 'Ülekanne Mari Näidis', 'Intress'],
}
