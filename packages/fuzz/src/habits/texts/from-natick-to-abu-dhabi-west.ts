import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of America, Ireland, Britain, Ontario and Australia; `|` breaks a line. */

export const FIRM_OF_PONTOTOC: Texts = {
  outgoing: [
    'CHECK',
    'ACH DEBIT EXAMPLE INS CO|PREM ~~~~~~~~~~',
    'DDA DEBIT SAMPLE FUEL STOP|PONTOTOC MS ~~~~~~',
    'SERVICE CHARGE',
    'ACH DEBIT NORTHWAY PAYROLL|TAX ~~~~~~~',
  ],
  incoming: ['DEPOSIT', 'REMOTE DEPOSIT', 'ACH CREDIT GREENFIELD GIN|SETTLE ~~~~~~'],
}

export const CHECKING_OF_SAUSALITO: Texts = {
  outgoing: [
    'CHECK',
    'ACH Debit EXAMPLE UTILITIES WEB PMT ~~~~~~',
    'POS Purchase SAMPLE MARKET SAUSALITO CA {m}/{d}',
    'Outgoing Wire EXAMPLE TITLE CO',
    'ATM Withdrawal 22 SAMPLE ST SAUSALITO CA',
  ],
  incoming: ['Deposit', 'ACH Credit NORTHWAY INC PAYROLL', 'Interest Credit', 'Mobile Deposit'],
}

export const SAVER_OF_NATICK: Texts = {
  outgoing: [
    'ACH DEBIT EXAMPLE ELECTRIC|BILL PAY ~~~~~~~~',
    'POS DEBIT SAMPLE GROCER NATICK MA',
    'CHECK ~~~~',
    'TRANSFER TO SHARE ~~~~',
  ],
  incoming: ['ACH CREDIT NORTHWAY INC|PAYROLL', 'DEPOSIT', 'DIVIDEND CREDIT'],
}

export const TRADER_OF_BOISE: Texts = {
  outgoing: [
    'Sq *Sample Coffee - Boise ID',
    'Overdraft Fee For A $52.00 Card Purchase - Details: 0804 Sq *Sample Coffee',
    'ACH Pull - EXAMPLE RENTALS Payment {d}',
    'Card Fee - $12.40 Foreign Purchase',
    'PURCHASES Example Depot #~~~~',
  ],
  incoming: [
    'Stripe-like Payout - $1,~~~.00 Gross Less Fees',
    'ACH Deposit - NORTHWAY INC Inv ~~~~',
    'Cash Deposit - Example Mart',
  ],
}

export const ACCOUNT_OF_NAAS: Texts = {
  outgoing: [
    'POS SAMPLE STORES NAAS|{d}/{m} 11:42',
    'DD EXAMPLE ENERGY IRL|~~~~~~~~~~',
    'SO RENT J SAMPLE',
    'ATM NAAS MAIN ST|{d}/{m}',
    'GOVERNMENT STAMP DUTY',
  ],
  incoming: ['CREDIT TRANSFER|NORTHWAY LTD WAGES', 'CREDIT TRANSFER|M SAMPLE'],
}

export const CARD_OF_CHESTER: Texts = {
  outgoing: [
    'SAMPLE STORES CHESTER GB',
    'EXAMPLE TRAINS LONDON GB',
    'GREENFIELD BOOKS INTERNET GB',
    'NON-STERLING TRANSACTION FEE',
    'CAFE EJEMPLO BARCELONA ES|24.50 EUR @ 1.1~~~',
  ],
  incoming: ['PAYMENT - THANK YOU', 'REFUND SAMPLE STORES CHESTER GB'],
}

export const CARD_OF_SUDBURY: Texts = {
  outgoing: [
    'SAMPLE HARDWARE SUDBURY ON',
    'ANNUAL FEE',
    'EXAMPLE GAS BAR ~~~~ ESPANOLA ON',
    'GREENFIELD GROCERY SUDBURY ON',
    'INTEREST CHARGES-PURCHASE',
    'SAMPLE APPS 415-555-0144 CA|AMT 20.00 UNITED STATES DOLLAR',
  ],
  incoming: ['PAYMENT FROM - *****~~*~~~~', 'SAMPLE HARDWARE RETURN SUDBURY ON'],
}

export const LINE_OF_BRISBANE: Texts = {
  outgoing: [
    'Example AU Order # ~~~~~~~~-0663-42ba-920b-8d8ee0c~~~~~',
    'Sample Furniture Order # ~~~~~~',
    'Monthly Account Fee',
    'Greenfield Tyres Order # ~~~~~',
  ],
  incoming: ['BPAY Payment', 'Direct Debit Payment', 'Refund Sample Furniture Order # ~~~~~~'],
}
