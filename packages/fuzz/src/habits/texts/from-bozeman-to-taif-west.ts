import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of America, Canada, Australia, India, Africa and Singapore; `|` breaks a line or parts columns. */

export const CHECKING_OF_BOZEMAN: Texts = {
  outgoing: [
    'CHECK ~~~~',
    'DBT CRD ~~~~ {m}/{d} SAMPLE GROCERY BOZEMAN MT',
    '|XX~~~~ POS PURCHASE GREENFIELD FEED|BELGRADE MT ~~~~~~~~',
    'NORTHWAY ENERGY WEB PMTS ~~~~~~|PAT Q SAMPLE',
    'MISCELLANEOUS DEBIT|TRANSFER TO SAVINGS XXXXXXXXXXX~~~~',
    'SERVICE CHARGE',
  ],
  incoming: [
    'DEPOSIT',
    '|GALLATIN SAMPLE SD PAYROLL ~~~~~~|PAT Q SAMPLE',
    'MOBILE DEPOSIT',
    'INTEREST DEPOSIT',
  ],
}

export const UNION_OF_MIDDLETOWN: Texts = {
  outgoing: [
    'Withdrawal Debit Card|{m}/{d} ~~~~~~~~ SAMPLE MARKET|MIDDLETOWN RI|Card ~~~~',
    'Withdrawal ACH RI EXAMPLE ENERGY|TYPE: UTIL PYMT ID: 5~~~~~~~~~|CO: RI EXAMPLE ENERGY|NAME: LEE SAMPLE',
    'Withdrawal Home Banking Transfer|To Share 01 Loan 40',
    'Draft ~~~~ Tracer 1~~~~~~~~~',
    'Withdrawal Fee Out of Network ATM',
  ],
  incoming: [
    'Deposit ACH NEWPORT SAMPLE CO|TYPE: PAYROLL ID: 9~~~~~~~~~|CO: NEWPORT SAMPLE CO',
    'Deposit by Check',
    'Deposit Dividend 0.050%|Annual Percentage Yield Earned 0.05%',
  ],
}

export const SAVINGS_OF_CROWN_POINT: Texts = {
  outgoing: ['TRANSFER 2', 'WITHDRAWAL|~~~~ ~~~~ ~~~~~~ 210 SAMPLE BL VALPARAISO IN'],
  incoming: [
    'DEPOSIT|NORTHWIDE, CHECK# 10268~~~~~',
    'DEPOSIT BRANCH ~~~~~~',
    'DIVIDEND|ANNUAL PERCENTAGE YIELD EARNED ON AVG. DAILY BALANCE OF 4,476.~~ WAS 0.10%',
  ],
}

export const DRAFT_OF_CROWN_POINT: Texts = {
  outgoing: [
    'EFT EXAMPLE CARD EPAYMENT ACH PMT 24{m}{d}',
    'TRANSFER 1',
    'EFT ACH TRANSACTION A & B Sample EstatWEB PMTS {m}{d}24',
    'WITHDRAWAL|{m}{d} 1125 9~~~~~ 210 SAMPLE BL VALPARAISO IN',
    'SHARE DRAFT ~~~~',
  ],
  incoming: [
    'DEPOSIT|EXAMPLE TRUST BANK CHK00102~~~~~',
    'DEPOSIT REMOTE',
    'EFT NORTHWAY STEEL PAYROLL {m}{d}24',
  ],
}

export const CLUB_OF_CROWN_POINT: Texts = {
  outgoing: ['TRANSFER 2'],
  incoming: ['PAYROLL DISTRIBUTION', 'TRANSFER 2'],
}

export const CARD_OF_MONCTON: Texts = {
  outgoing: [
    'SAMPLE GROCER #~~~~ MONCTON NB',
    'CITY REC ONLINE ~~~-~~~-~~~~ NB',
    'NORTHWAY FUELS ~~~~~ DIEPPE NB',
    'EXAMPLE.CA*2K4XY~ EXAMPLE.CA ON',
    'INTEREST PURCHASES',
    'ANNUAL FEE',
  ],
  incoming: ['AUTOMATIC PYMT RECEIVED', 'PAYMENT RECEIVED - THANK YOU', 'SAMPLE SHOP REFUND MONCTON NB'],
}

export const CARD_OF_TAMPINES: Texts = {
  outgoing: [
    '-XXXX SAMPLE HAWKER HOUSE SINGAPORE SGP',
    '-XXXX EXAMPLE*TRIP ~~~~~~~ SINGAPORE SGP',
    '-XXXX MODEL CLOUD SVC SEATTLE USA|FOREIGN CURRENCY USD {1.34}',
    '-XXXX NORTHWAY POWER ~~~~~~~~ SINGAPORE SGP',
    '-XXXX SAMPLE FAIR TAMPINES SINGAPORE SGP',
    'FINANCE CHARGES',
  ],
  incoming: ['PAYMENT BY INTERNET', 'PAYMENT VIA GIRO', 'CASH REBATE'],
}

export const EVERYDAY_OF_TOOWOOMBA: Texts = {
  outgoing: [
    'CARD PURCHASE SAMPLE FOODS TOOWOOMBA AUS|EFFECTIVE DATE {v}',
    'INTERNET TRANSFER DEBIT|TO 0~~~~~~~~ REF NO 3~~~~~~~',
    'DIRECT DEBIT|NORTHWAY INSURANCE A~~~~~~~~~',
    'CARD PURCHASE EXAMPLE PRIME SYDNEY AUS|EFFECTIVE DATE {v}',
    'FOREIGN CURRENCY CONVERSION FEE',
  ],
  incoming: [
    'DIRECT CREDIT|SAMPLE COUNCIL PAY ~~~~~~',
    'INTERNET TRANSFER CREDIT|FROM 0~~~~~~~~ REF NO 3~~~~~~~',
    'CREDIT INTEREST',
  ],
}

export const SUB_OF_TOOWOOMBA: Texts = {
  outgoing: ['INTERNET TRANSFER DEBIT|TO 0~~~~~~~~ REF NO 3~~~~~~~'],
  incoming: ['INTERNET TRANSFER CREDIT|FROM 0~~~~~~~~ REF NO 3~~~~~~~', 'CREDIT INTEREST'],
}

export const SAVER_OF_UNJHA: Texts = {
  outgoing: [
    'UPI/4051~~~~~~~~/P2M/SAMPLE KIRANA',
    'TO CLG EXAMPLE TRADERS',
    'ATM WDL/~~~~/STATION ROAD UNJHA',
    'TO TRF LOAN A/C ~~~~~~',
    'SMS CHARGES + GST',
  ],
  incoming: ['BY CASH SELF', 'NEFT/N~~~~~~~~~/NORTHWAY SPICES', 'BY CLG ~~~~~~ MODEL BANK', 'SB INTEREST'],
}

export const FIRM_OF_CUREPIPE: Texts = {
  outgoing: [
    'Merchant Instant Payment|~~~~~~~~~~ SAMPLE STORES CUREPIPE',
    'Instant Transfer|FT24~~~~~~~~~|Ms A Sample|Office supplies',
    'Direct Debit Scheme|NORTHWAY ELECTRICITY',
    'Business Banking Subs Fee',
    'Cheque ~~~~~~',
  ],
  incoming: [
    'Inward Transfer|FT24~~~~~~~~~|EXAMPLE TEXTILES LTD|Invoice ~~~~',
    'Cash Deposit|CUREPIPE BRANCH',
    'Interest Credit',
  ],
}

export const FIRM_OF_POLOKWANE: Texts = {
  outgoing: [
    'CHEQUE CARD PURCHASE|SAMPLE BUILD POLOKWANE 5~~~*~~~~',
    'ELECTRONIC BANKING PAYMENT TO|NORTHWAY ~~~~~~ B0WD~~~:12',
    'FEE - ELECTRONIC ACCOUNT PAYMENT|~ ITEMS',
    'MONTHLY MANAGEMENT FEE',
    'INSURANCE PREMIUM|EXAMPLE LIFE ~~~~~~~~~~',
    'AUTOBANK CASH WITHDRAWAL AT|MODEL MALL ~~H~~',
  ],
  incoming: [
    'CREDIT TRANSFER|EXAMPLE MINING INV~~~~',
    'IB PAYMENT FROM|MODEL TRANSPORT',
    'CASH DEPOSIT|BRANCH ~~~~',
  ],
}

export const ACCOUNT_OF_ELDORET: Texts = {
  outgoing: [
    'Mobile|PESALINK TO SAMPLE WANJIKU 07~~~~~~~~',
    'Agent|CASH WITHDRAWAL SAMPLE AGENCIES ELDORET',
    'ATM|ATM WITHDRAWAL UGANDA ROAD 4~~~XXXXXXXX~~~~',
    'Branch|CHEQUE ~~~~~~ NORTHWAY MILLERS LTD',
    'System|LEDGER FEES',
    'Mobile|PAYBILL ~~~~~~ EXAMPLE POWER TOKEN ~~~~~~~~~~~',
  ],
  incoming: [
    'Branch|CASH DEPOSIT BY KIPTOO EXAMPLE',
    'System|SALARY NORTHWAY DAIRIES LTD',
    'Mobile|FUNDS FROM 2547~~~~~~~~ MODEL CHEBET',
  ],
}
