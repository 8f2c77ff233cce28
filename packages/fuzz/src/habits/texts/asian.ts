import type { Texts } from '../setting/account-book.ts'

/** Invented narrations by where they are printed, with the traps that such ones hold: dates, amounts and balances. */

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

export const INDIAN_LOAN: Texts = {
  outgoing: ['INTEREST DEBITED 9.15%', 'DISBURSEMENT CHQ ~~~~~~', 'INSURANCE PREMIUM', 'INSPECTION CHARGES'],
  incoming: ['EMI RECOVERED FROM SB ~~~~~~~~', 'BY TRANSFER PART PREPAYMENT', 'NEFT EMI ~~~~~~~~~~'],
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

export const THAI: Texts = {
  outgoing: [
    'To PromptPay X~~~~ NAI EXAMPLE++',
    'Paid for Ref X~~~~ GREENFIELD SHOP',
    'To X~~~~ MISS SAMPLE++',
  ],
  incoming: ['From BAY X~~~~ MR EXAMPLE++', 'From X~~~~ ACME CO LTD SALARY'],
}

export const JAPANESE: Texts = {
  outgoing: ['カード ミドリ', '振込 サンプル タロウ', '電気料', '手数料', 'ＡＴＭ'],
  incoming: ['給与 アクメ', '振込 ヤマダ ハナコ', '利息'],
}

export const VIETNAMESE: Texts = {
  outgoing: ['THANH TOAN CHO XANH HA NOI', 'Chuyển tiền thuê nhà', 'Rút tiền ATM ~~~~', 'Phí dịch vụ SMS'],
  incoming: ['Lương CTY ACME', 'Nhận chuyển khoản từ NGUYEN VAN A', 'Lãi tiền gửi'],
}

export const TURKISH: Texts = {
  outgoing: ['POS HARCAMA YESIL MARKET ISTANBUL', 'EFT GONDERIM KIRA', 'OTOMATIK ODEME TELEFON ~~~~~~~~~~'],
  incoming: ['MAAS ODEMESI', 'GELEN EFT AHMET ORNEK'],
}

export const TAIWANESE: Texts = {
  outgoing: ['電費', '提款 ~~~~', '水費', '手数料 15元', '信用金 ~~~~~~'],
  incoming: ['薪資', '利息', '現金存款'],
}

export const PHONE_PAYMENTS: Texts = {
  outgoing: [
    'Paid to Greenfield Stores',
    'Paid to ANIL EXAMPLE',
    'Mobile recharged 98200~~~~~',
    'Electricity bill paid',
  ],
  incoming: ['Received from PRIYA EXAMPLE', 'Cashback from Example', 'Received from ****~~~~'],
}
