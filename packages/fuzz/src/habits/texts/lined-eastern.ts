import type { Texts } from '../setting/account-book.ts'

/** Invented narrations, with strokes between their lines, as banks of Asia, Africa and Oceania print them. */

export const BRACKET_INDIAN: Texts = {
  outgoing: [
    'UPI/KIRANA EXAMPLE/40~~~~~~~~~~/Groceries',
    'PCD/~~~~/BOOKBARN PAY/BENGALURU{d}{m}24/14:32',
    'ATL/~~~~/000231/MG ROAD BENGALURU {d}{m}24',
    'IMPS to SUNITA SAMPLE Ref 40~~~~~~~~~~',
    'NACH-MUT-DR-EXAMPLE FUND SIP-~~~~~~~~~~',
    'Chrg: SMS Alerts Qtr Dec23',
  ],
  incoming: [
    'NEFT ABCDN5202~~~~~~~~~~ ACME SOFTWARE PVT LTD SALARY',
    'UPI/PRIYA EXAMPLE/40~~~~~~~~~~/Dinner share',
    'Int.Pd:01-01-2024 to 31-03-2024',
  ],
}

export const LINED_INDIAN: Texts = {
  outgoing: [
    'UPI/DR/40~~~~~~~~~~/SRI GANESH MED/EXBK/**anesh@examplepay/UPI//EXB~~~~~~~~~~/{d}/{m}/2024 10:21:33|Chq: 40~~~~~~~~~~',
    'ATM CASH-~~~~~~~-MAIN ROAD HUBLI KAIN-{d}/{m}/24 18:40:02|Chq: ~~~~~~',
    'BY CLG CHQ PAID-LIC PREMIUM|Chq: ~~~~~~',
    'ELECTRICITY BILL BESCOM EXAMPLE/~~~~~~~~~~|Chq: 0',
    'SMS CHARGES {m}/2024|Chq: 0',
  ],
  incoming: [
    'NEFT CR-EXBK0000123-ACME INDUSTRIES-SALARY-N~~~~~~~~~~~~|Chq: 0',
    'UPI/CR/40~~~~~~~~~~/RAVI EXAMPLE/EXBK/**ravi@examplepay/UPI//|Chq: 40~~~~~~~~~~',
    'SBINT:01-01-2024 TO 31-03-2024|Chq: 0',
  ],
}

export const INDIAN_CARD: Texts = {
  outgoing: [
    'FOODCART EXAMPLE BANGALORE IN',
    'PETROL PUMP SAMPLE PUNE IN',
    'BOOKBARN.EXAMPLE MUMBAI IN',
    'IGST-CI@18%',
    'GREENFIELD HYPERMART PUNE IN',
  ],
  incoming: ['BBPS Payment received', 'REFUND BOOKBARN.EXAMPLE MUMBAI IN'],
}

export const KARACHI: Texts = {
  outgoing: [
    'Raast P2P Fund Transfer to ALI SAMPLE PK~~EXAM~~~~~~~~~~~~',
    'POS PURCHASE GREENFIELD SUPERSTORE KHI STAN ~~~~~~',
    'ATM CASH WITHDRAWAL 1-LINK {d}{m} STAN ~~~~~~',
    'Bill Payment K-ELECTRICITY Consumer ~~~~~~~~~~',
    'FED ON SMS ALERT CHARGES',
  ],
  incoming: [
    'SALARY CREDIT ACME TEXTILE MILLS LTD',
    'Raast P2P Fund Transfer from SANA EXAMPLE',
    'PROFIT CREDIT',
  ],
}

export const LINED_GULF: Texts = {
  outgoing: [
    'CARD NO.492112XXXXXX~~~~|GREENFIELD HYPERMARKET DUBAI:AE ~~~~~~|{d}-{m}-24 AED',
    'MOBILE BANKING TRANSFER TO|AE~~026000~~~~~~~~~~~~ AISHA SAMPLE|RENT',
    'ATM CASH WITHDRAWAL MALL ATM ~~~~~|CARD NO.492112XXXXXX~~~~',
    'DEWA BILL PAYMENT ~~~~~~~~~~',
  ],
  incoming: ['SAL ACME TRADING LLC|{m}2024 WPS ~~~~~~~~', 'IPP CUSTOMER CREDIT|OMAR SAMPLE REF ~~~~~~~~~~'],
}

export const RIYADH: Texts = {
  outgoing: [
    'POS Purchase - GREENFIELD MARKETS RIYADH SA - Mada ****~~~~',
    'Local Transfer (Sarie) to KHALID SAMPLE - Family support',
    'SADAD Bill Payment - 002 - ~~~~~~~~~~',
    'ATM Withdrawal - OLAYA ST RIYADH',
    'Fees - Transfer fee and VAT 15%',
  ],
  incoming: [
    'Payroll - ACME ARABIA CO',
    'Incoming Local Transfer from NOURA EXAMPLE',
    'Refund - BOOKBARN.EXAMPLE',
  ],
}

export const LINED_SINGAPORE: Texts = {
  outgoing: [
    'Debit Card Transaction|GREENFIELD MART SI SGP {d}MAR|5264-71XX-XXXX-~~~~',
    'FAST Payment / Receipt|PayNow Transfer ~~~~~~~|To: TAN SAMPLE LI|OTHR',
    'GIRO|UTILITIES EXAMPLE PTE LTD|~~~~~~~~~~',
    'Cash Withdrawal|EXAMPLE ATM, 12 MARINA WALK|5264-71XX-XXXX-~~~~',
  ],
  incoming: [
    'GIRO Salary|ACME ASIA PACIFIC PTE LTD|SALA ~~~~~~~~',
    'FAST Payment / Receipt|Incoming PayNow Ref ~~~~~~~|From: LIM EXAMPLE',
    'Interest Earned',
  ],
}

export const LINED_MALAY: Texts = {
  outgoing: [
    'DUITNOW TRSF DR ~~~~~~|NUR SAMPLE BINTI ALI|Sewa rumah',
    'DEBIT CARD POS PURCHASE|GREENFIELD MART KLANG',
    'ATM WDL ~~~~ CHERAS',
    'DR-ECP ~~~~~~|TNB BILL ~~~~~~~~~~',
    'SERVICE CHARGE',
  ],
  incoming: [
    'GAJI/SALARY|ACME SDN BHD',
    'DUITNOW TRSF CR ~~~~~~|AHMAD SAMPLE|Makan malam',
    'DEP-CASH CDM ~~~~',
  ],
}

export const LINED_INDONESIAN: Texts = {
  outgoing: [
    'Pembayaran QRIS|WARUNG CONTOH JAKARTA - 9360~~~~~~~~',
    'Transfer ke BUDI CONTOH|Bank Contoh - ~~~~~~~~~~',
    'Tarik Tunai|ATM CONTOH BANDUNG',
    'Pembelian Pulsa|0812~~~~~~~~',
    'Biaya Admin',
  ],
  incoming: [
    'Transfer dari SITI CONTOH|Bank Contoh - ~~~~~~~~~~',
    'Gaji|PT ACME INDONESIA',
    'Bunga Rekening',
  ],
}

export const BANGKOK: Texts = {
  outgoing: ['PMT FOR GOODS REF ~~~~~~', 'TRF TO OTH BK', 'CASH W/D', 'PMT.PROMPTPAY', 'FEE'],
  incoming: ['TRF FR OTH BK', 'SALARY', 'CASH DEP', 'INT'],
}

export const HANOI: Texts = {
  outgoing: [
    'NGUYEN THI VI DU chuyen tien nha thang {m}',
    'Thanh toan QR CUA HANG XANH FT24~~~~~~~~~~',
    'Rut tien mat tai ATM ~~~~~~',
    'Phi duy tri tai khoan',
    'Nap tien dien thoai 09~~~~~~~~',
  ],
  incoming: [
    'CTY ACME VIET NAM thanh toan luong T{m}',
    'TRAN VAN MAU chuyen khoan',
    'Tra lai so du tien gui',
  ],
}

export const INTERNET_JAPANESE: Texts = {
  outgoing: [
    'デビット ミドリスーパー ~~',
    '振込 サンプルフドウサン（カ',
    'ATM出金 セブン',
    '口座振替 電力サンプル',
    'カード サンプル',
    '振込手数料',
  ],
  incoming: ['給与 カ）アクメ', '振込 ヤマダ タロウ', '普通預金利息'],
}

export const ACCRA: Texts = {
  outgoing: [
    'POS PURCHASE GREENFIELD MALL ACCRA ~~~~~~',
    'WALLET TRANSFER 024~~~~~~~ AMA SAMPLE',
    'CASH WITHDRAWAL BY SELF CHQ NO ~~~~~~',
    'COT AND SERVICE CHARGES {m} 2024',
    'GHIPSS INSTANT PAY TO KOJO SAMPLE RENT',
  ],
  incoming: ['SALARY ACME GHANA LTD {m} 2024', 'CASH DEPOSIT BY EFUA SAMPLE', 'INWARD ACH CREDIT ~~~~~~'],
}

export const LINED_AFRIKAANS: Texts = {
  outgoing: [
    'POS Purchase|Effective {d}/{m}/2024|GREENFIELD PAROW CARD NO. ~~~~',
    'Digital Payment Dt|ABSENT BANK J SAMPLE HUUR',
    'Atm Withdrawal|CAPE GATE CARD NO. ~~~~',
    'External Debit Order|EXAMPLE LIFE ~~~~~~~~~~',
    'Monthly Acc Fee|HEADOFFICE',
  ],
  incoming: ['Acb Credit|SETTLEMENT ACME SALARIS ~~~~', 'Digital Payment Cr|PAYSHAP M VOORBEELD'],
}

export const SYDNEY: Texts = {
  outgoing: [
    'Visa Purchase - Receipt ~~~~~~In GREENFIELD FRUIT Date {d} Mar 2024 Card 462263xxxxxx~~~~',
    'Internal Transfer - Receipt ~~~~~~ Savings Maximiser',
    'Direct Debit - ENERGY EXAMPLE ~~~~~~~~',
    'BPAY Bill Payment - Receipt ~~~~~~ To COUNCIL RATES ~~~~',
    'Osko Payment - Receipt ~~~~~~ Rent To J SAMPLE',
  ],
  incoming: [
    'Salary Deposit - Receipt ~~~~~~ ACME PTY LTD',
    'Osko Deposit - Receipt ~~~~~~ From M EXAMPLE Dinner',
    'Cashback - Utilities',
  ],
}

export const WELLINGTON: Texts = {
  outgoing: [
    'GREENFIELD NEWTOWN|Card ~~~~',
    'POWER CO EXAMPLE|Direct debit ~~~~~~~~',
    'J SAMPLE RENT|Flat 2|AP',
    'ATM COURTENAY PL|{d} Mar 14:32',
  ],
  incoming: ['ACME NZ LIMITED|Wages|Direct credit', 'M EXAMPLE|Groceries|share'],
}
