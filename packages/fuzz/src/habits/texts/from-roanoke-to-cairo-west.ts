import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of America, Britain, Canada, New Zealand and Victoria; `|` breaks a line. */

export const CHECKING_OF_ROANOKE: Texts = {
  outgoing: [
    'CHECK # ~~~~',
    'SAMPLE MORTGAGE/PAYMENT|~~~~~~~~~~ ALEX EXAMPLE',
    'POS PUR SAMPLE MARKET #~~~|ROANOKE VA  CARD 4417',
    'EXAMPLE POWER/ELEC BILL',
    'TRNSFR TO ACCOUNT ~~~~',
    'SERVICE CHARGE',
    'DBT PUR {m}/{d} GREENFIELD COFFEE|SALEM VA  ~~~~~~',
  ],
  incoming: [
    'UNITED EXAMPLE HEALTH/BILLING|HCCLAIMPMT TRN*1*~~~~~~~~',
    'NORTHWAY CO/PAYROLL',
    'TRNSFR FROM ACCOUNT ~~~~',
    'DEPOSIT',
    'INTEREST PAID',
  ],
}

export const FIRM_OF_TOLEDO: Texts = {
  outgoing: [
    'CHECK',
    'PURCHASE SAMPLE FUEL ~~~~~ TOLEDO OH ~~~~~~~~~~',
    'PURCHASE GREENFIELD PARTS 800-555-0144 OH ~~~~~~',
    'BUS ONL TFR TO CHECKING ~~~~~~',
    'EXAMPLE GAS CO UTIL PYMT ~~~~~~~~',
    'IRS USATAXPYMT ~~~~~~~~~~~~~~~',
    'FEE-OVERDRAFT ITEM',
    'FEE-WIRE TRANSFER OUT',
  ],
  incoming: [
    'DEPOSIT',
    'MERCHANT BANKCD DEPOSIT ~~~~~~~~~~~~',
    'REMOTE DEPOSIT ~~~~~~',
    'NORTHWAY CO VENDOR PMT ~~~~~~',
  ],
}

export const SAVINGS_OF_OGDEN: Texts = {
  outgoing: [
    'ACHWithdrawalInternettransfertoEXAMPLE|BANKDDAaccount|****************~~~~',
    'WireWithdrawalSAMPLETITLECO',
  ],
  incoming: [
    'ACHDepositInternettransferfromEXAMPLE|BANKDDAaccount|****************~~~~',
    'ACHDepositNORTHWAYCOPAYROLL',
    'InterestPaid',
  ],
}

export const SHARES_OF_SUITLAND: Texts = {
  outgoing: [
    'Withdrawal Debit Card|SAMPLE MARKET SUITLAND MD|Date {m}/{d} ~~~~~~~~~~~~~~~~~~~~~ ~~~~',
    'Withdrawal Online Banking Transfer To Share 0000|Funds Transfer via Mobile',
    'Recurring Withdrawal Debit Card|EXAMPLE STREAMING 800-555-0144 CA',
    'Withdrawal ACH EXAMPLE ELECTRIC|TYPE: UTIL BILL ID: ~~~~~~~~~~',
    'Withdrawal Adjustment Overdraft Fee',
  ],
  incoming: [
    'Deposit ACH SAMPLE AGENCY|TYPE: FED SALARY ID: ~~~~~~~~~~|CO: SAMPLE AGENCY',
    'Deposit Online Banking Transfer From Share 0000|Funds Transfer via Mobile',
    'Recurring Withdrawal Adjustment Debit Card Credit Voucher|EXAMPLE REFUND ONE',
  ],
}

export const SHARES_OF_CLUBS: Texts = {
  outgoing: ['Withdrawal Online Banking Transfer To Share 0040|Funds Transfer via Mobile'],
  incoming: [
    'Deposit Online Banking Transfer From Share 0040|Funds Transfer via Mobile',
    'Deposit Dividend 0.050%',
  ],
}

export const ACCOUNT_OF_PAISLEY: Texts = {
  outgoing: [
    'CARD PURCHASE|SAMPLE STORES PAISLEY GB|CARD ENDING 4417',
    'DIRECT DEBIT|EXAMPLE ENERGY LTD|~~~~~~~~~~',
    'FASTER PAYMENT|J SAMPLE|RENT FLAT 2/1',
    'CASH WITHDRAWAL|{d}/{m} PAISLEY HIGH ST',
    'STANDING ORDER|A EXAMPLE SAVINGS',
  ],
  incoming: ['BACS|NORTHWAY LTD SALARY|~~~~~~', 'FASTER PAYMENT|M SAMPLE|DINNER', 'CREDIT INTEREST'],
}

export const FIRM_OF_HACKNEY: Texts = {
  outgoing: [
    '0000~~~~\\442\\SAMPLE *VISA CLOUD DUBLIN',
    '0000~~~~\\418\\GREENFIELD HOSTING *VISA',
    '0000~~~~\\310\\OUTWARD PAYMENT J SAMPLE INV ~~~~',
    'MONTHLY ACCOUNT FEE',
  ],
  incoming: ['0000~~~~\\205\\INWARD PAYMENT NORTHWAY INC', '0000~~~~\\442\\REFUND SAMPLE *VISA'],
}

export const CARD_OF_KITCHENER: Texts = {
  outgoing: [
    'SAMPLE GROCER #~~~ KITCHENER ON',
    'EXAMPLE TRANSIT WATERLOO ON',
    'GREENFIELD BOOKS 888-555-0144 ON',
    'SAMPLE HOTEL NEW YORK NY 212.00 USD @ 1.3~~',
    'INTEREST CHARGES',
  ],
  incoming: ['PAYMENT - THANK YOU', 'EXAMPLE OUTFITTERS RETURN TORONTO ON'],
}

export const ACCOUNT_OF_HAMILTON: Texts = {
  outgoing: [
    'Card 4417 Sample Supermarket Hamilton',
    'Card 4417 Example Streaming|USD 20.00 At 0.5~~~* Conversion',
    'OffshoreServiceMargins|Card 4417 2.10 %',
    'D/D Example Power|~~~~~~~~~~',
    'TFR To Savings|Rent',
    'A/P Sample Rentals|Unit 4',
  ],
  incoming: ['D/C Northway Wages|~~~~~~', 'TFR From Savings', 'Card 4417 Refund Example Goods'],
}

export const CASH_OF_SHEPPARTON: Texts = {
  outgoing: [
    'TRANSFER EXAMPLE DAIRY ACCOUNT REPLENISHMENT',
    'Cash Out SHEPPARTON BRANCH',
    'TRANSFER J SAMPLE RENT ~~~~',
    'Payment EXAMPLE FREIGHT INV ~~~~~',
    'Overseas transaction fee',
  ],
  incoming: ['TRANSFER NORTHWAY EXPORTS ~~~~~~', 'Deposit SHEPPARTON BRANCH', 'Transfer credit M EXAMPLE'],
}
