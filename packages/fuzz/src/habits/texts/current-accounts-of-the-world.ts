import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of current accounts, cards and wallets around the world, lines parted by strokes. */

export const PUBLIC_INDIAN: Texts = {
  outgoing: [
    'UPI/DR/40~~~~~~~~~~/KIRANA NA/EXAB/kirananamu/Payme',
    'UPI/DR/40~~~~~~~~~~/SUNITA E/EXBK/**nita@exa/UPI',
    'ATM WDL ATM CASH ~~~~ +MAIN ROAD INDORE',
    'INB IMPS40~~~~~~~~~~/98XXXXXX~~/XX~~~~/Rent',
    'DEBIT-ACHDr EXAB00~~~~~~~ EXAMPLEMUTUALFUND',
    'SMS CHARGES INC GST',
  ],
  incoming: [
    'UPI/CR/40~~~~~~~~~~/PRIYA NA/EXCB/priya@exam/Payme',
    'BULK POSTING SALARY {m}24 ACME MILLS',
    'NEFT EXBKN5202~~~~~~~~~~ ACME SOFTWARE PVT LTD',
    'CREDIT INTEREST',
  ],
}

export const INDIAN_STATE_CARD: Texts = {
  outgoing: [
    'GREENFIELD SUPERMART INDORE IND',
    'EXAMPLE FUELS BHOPAL IND',
    'BOOKBARN.EXAMPLE BANGALORE IND',
    'STREAMBOX.EXAMPLE 08~~~~~~ IND',
    'EMI PRINCIPAL 1~/24 BOOKBARN.EXAMPLE',
    'LATE FEE',
    'IGST DB @ 18.00%',
    'FIN CHARGES',
  ],
  incoming: [
    'PAYMENT RECEIVED 000~~~~~~~~~~',
    'UPI PAYMENT RECEIVED',
    'REFUND BOOKBARN.EXAMPLE BANGALORE IND',
  ],
}

export const KATHMANDU: Texts = {
  outgoing: [
    'MOB FT TO SITA NAMUNA - ~~~~~~~~',
    'QR PAYMENT GREENFIELD PASAL FONE:~~~~~~~~',
    'ATM WDL 4~~~~~XXXXXX~~~~ PUTALISADAK',
    'CIPS CHARGE',
    'NEA BILL PAYMENT ~~~.~~.~~~',
    'IPS/DR HOUSE RENT|RAM EXAMPLE EXBLNPKA',
  ],
  incoming: [
    'SALARY ACME CEMENT UDHYOG',
    'IPS/CR FROM HARI NAMUNA|EXCHNPKA ~~~~~~~~',
    'CASH DEP BY SELF',
    'INTEREST PAID NET OF TAX',
  ],
}

export const MUSCAT: Texts = {
  outgoing: [
    'POS PURCHASE ~~~~~~ GREENFIELD HYPERMARKET MUSCAT OM',
    'MOBILE PAYMENT TO SALIM EXAMPLE|Ref MPCSS~~~~~~~~',
    'ATM CASH WITHDRAWAL ~~~~ AL KHUWAIR',
    'BILL PAYMENT ELECTRICITY ~~~~~~~~',
    'CHARGES ACH TRANSFER',
    'VAT ON CHARGES 5%',
  ],
  incoming: [
    'SALARY {m}/2024 ACME TRADING LLC',
    'ACH CREDIT FATMA NAMUNA|Ref ~~~~~~~~~~',
    'CDM CASH DEPOSIT ~~~~ RUWI',
  ],
}

export const LAGOS_CURRENT: Texts = {
  outgoing: [
    'NIP/EXB/ADAOBI SAMPLE/FOOD STUFF',
    'POS TRNSF AT 2~~~~~~~ GREENFIELD STORES IKEJA LA LANG',
    'NIP CHARGE + VAT',
    'SMS ALERT CHARGE {m}/24',
    'AIRTIME PURCHASE 080~~~~~~~~',
    'ATM WDL @ 1044~~~~ ALLEN AVENUE IKEJA',
  ],
  incoming: [
    'NIP CR/MOB/CHIDI EXAMPLE/EXM/TRF',
    'ACME NIGERIA LTD SALARY {m} 2024',
    'RVSL POS TRNSF AT 2~~~~~~~',
  ],
}

export const CAPE_CURRENT: Texts = {
  outgoing: [
    'CHEQUE CARD PURCHASE|GREENFIELD STORE 5221*~~~~',
    'FEE: IMMEDIATE PAYMENT|IMMEDIATE PAYMENT',
    'IMMEDIATE PAYMENT|2~~~~~~~~~~~ T MODISE RENT',
    'INSURANCE PREMIUM|EXAMPLE LIFE ~~~~~~~~~~',
    'PREPAID MOBILE PURCHASE|27 82 ~~~ ~~~~',
    'AUTOBANK CASH WITHDRAWAL AT|EXAMPLE MALL 5221*~~~~',
    'FEE: MONTHLY ADMINISTRATION|HONOURING FEE',
  ],
  incoming: [
    'CREDIT TRANSFER|ACME MINING SALARY',
    'REAL TIME TRANSFER FROM|N EXAMPLE ~~~~~~~~',
    'AUTOBANK CASH DEPOSIT|EXAMPLE MALL',
  ],
}

export const SINGAPORE_SALARY_SAVER: Texts = {
  outgoing: [
    'DEBIT PURCHASE|{d}/{m}/24 xx-~~~~ GREENFIELD MART SI|NETS QR',
    'FUND TRANSFER|via PayNow-Mobile to LIM EXAMPLE|OTHR - Dinner',
    'PAYMENT/TRANSFER|via GIRO UTILITIES EXAMPLE|BILL ~~~~~~~~~~',
    'CASH WITHDRAWAL|xx-~~~~ TAMPINES HUB 2',
    'FALL-BELOW FEE',
  ],
  incoming: [
    'GIRO - SALARY|ACME PTE LTD|SALA {m}24',
    'FUND TRANSFER|via PayNow from TAN SAMPLE|OTHR - Transfer',
    '365 SALARY BONUS',
    'INTEREST CREDIT',
  ],
}

export const MALAY_SAVINGS: Texts = {
  outgoing: [
    'DUITNOW TO ACCOUNT|SITI CONTOH BINTI ALI|SEWA RUMAH',
    'POS DEBIT|GREENFIELD MART SHAH ALAM',
    'ATM WITHDRAWAL AT 0~~~~',
    'FPX PAYMENT|STREAMBOX EXAMPLE SDN BHD|240~~~~~~~~~',
    'INTERBANK GIRO FEE',
  ],
  incoming: [
    'SALARY PAYMENT|ACME (M) SDN BHD|GAJI {m}/2024',
    'DUITNOW QR FROM|AHMAD SAMPEL',
    'CASH DEPOSIT CDM 0~~~~',
    'PROFIT/INTEREST PAID',
  ],
}

export const ATLANTIC_CANADIAN: Texts = {
  outgoing: [
    'Point of sale purchase|GREENFIELD MARKET HALIFAX NSCA',
    'Interac e-Transfer|to Jane Sample',
    'Bill payment|HARBOUR POWER ~~~~~~~',
    'Insurance|EXAMPLE LIFE CO',
    'Withdrawal|ABM ~~~~ BARRINGTON ST HALIFAX',
    'Service charge|MONTHLY ACCOUNT FEE',
    'Cheque|000000~~~',
  ],
  incoming: ['Payroll dep.|ACME FISHERIES LTD', 'Deposit|FREE INTERAC E-TRANSFER', 'GST Canada', 'Interest'],
}

export const CANADIAN_MASTER_CARD: Texts = {
  outgoing: [
    'GREENFIELD GROCERY #~~~~ TORONTO ON',
    'HARBOUR GAS BAR OTTAWA ON',
    'BOOKBARN.EXAMPLE*~~~ VANCOUVER BC',
    'STREAMBOX.EXAMPLE 866-555-01~~ CA|USD ~~.~~@1.38~~~~',
    'INTEREST PURCHASES',
    'PARKING SAMPLE ~~~~ MONTREAL QC',
  ],
  incoming: [
    'PAYMENT RECEIVED - THANK YOU',
    'TRSF FROM/DE ACCT/CPT ~~~~-XXXX-~~~',
    'BOOKBARN.EXAMPLE RETURN VANCOUVER BC',
  ],
}

export const VICTORIAN: Texts = {
  outgoing: [
    'RETAIL PURCHASE {d}/{m}|GREENFIELD IGA, BENALLA AUS|CARD NUMBER 552638XXXXXX~~~1',
    'OSKO PAYMENT 00~~~~~~~|JACK SAMPLE|Footy tips',
    'DIRECT DEBIT EXAMPLE|ENERGY 00~~~~~~~~',
    'ATM WITHDRAWAL|12 BRIDGE ST BENALLA AUS',
    'MONTHLY SERVICE FEE',
  ],
  incoming: [
    'DIRECT CREDIT ACME|DAIRY PTY LTD 00~~~~~~~~',
    'OSKO PAYMENT 00~~~~~~~|EMMA EXAMPLE|Rent share',
    'INTEREST',
  ],
}

export const ARGENTINE_POCKET: Texts = {
  outgoing: [
    'Pago con QR SUPER EJEMPLO',
    'Transferencia enviada Muestra Juan Pablo',
    'Pago de servicio Luz Ejemplo S.A.',
    'Compra en TIENDA LA MUESTRA',
    'Débito por impuesto a los débitos y créditos',
  ],
  incoming: [
    'Transferencia recibida Ejemplo Maria Laura',
    'Rendimientos',
    'Ingreso de dinero Banco Modelo',
    'Reintegro por promoción',
  ],
}

export const COLOMBIAN_PHONE: Texts = {
  outgoing: [
    'PARA ANA EJEMPLO RUIZ',
    'COMPRA EN SUPER MUESTRA',
    'PAGO QR TIENDA LA ESQUINA',
    'RETIRO EN CAJERO',
    'Envío a llave @muestra~~~',
    'RETENCION EN LA FUENTE',
  ],
  incoming: [
    'De JUAN MUESTRA PEREZ',
    'Recarga desde PSE BANCO MODELO',
    'RECIBI POR LLAVE: ACME SAS',
    'ABONO INTERESES',
  ],
}

export const TURKISH_WAGES: Texts = {
  outgoing: [
    'POS HARCAMASI ÖRNEK MARKET ANKARA {d}/{m} 6501**~~~~',
    'ATM PARA ÇEKME ŞUBE 0~~~ KIZILAY',
    'FAST GÖNDERİLEN - ALİ ÖRNEKOĞLU - kira',
    'OTOMATİK ÖDEME ELEKTRİK ÖRNEK A.Ş. ~~~~~~~~',
    'İŞLEM ÜCRETİ + BSMV',
  ],
  incoming: [
    'MAAŞ ÖDEMESİ ACME SANAYİ A.Ş. {m}/2024',
    'FAST GELEN - AYŞE DENEME - borç',
    'HAVALE GELEN MEHMET ÖRNEK',
  ],
}

export const GERMAN_BROKER_CASH: Texts = {
  outgoing: [
    'Kartentransaktion|Beispielmarkt Berlin',
    'Kartentransaktion|Bäckerei Muster',
    'Überweisung|Outgoing transfer for Max Muster (DE~~~~~~~~~~~~~~~~~~~~)',
    'Handel|Savings plan execution IE00EXAMPLE~ Muster World UCITS ETF, quantity: 1.~~~~~~',
  ],
  incoming: [
    'Überweisung|Incoming transfer from ERIKA BEISPIEL (DE~~~~~~~~~~~~~~~~~~~~)',
    'Zinszahlung|Interest payment',
    'Ertrag|Cash Dividend for ISIN US00EXAMPLE~',
    'Bonus|Your Saveback payment',
  ],
}
