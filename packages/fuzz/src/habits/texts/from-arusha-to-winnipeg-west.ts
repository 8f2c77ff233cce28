import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of Africa, Britain and America; columns, or lines, are parted by strokes. */

/** Names of channels stand behind the stroke. */
export const PHONE_OF_LAGOS: Texts = {
  outgoing: [
    'Transfer to ADA SAMPLE NWOSU|E-Channel',
    'Mobile Data 080~~~~~~~~|E-Channel',
    'Electricity Sample Disco 04~~~~~~~~~|E-Channel',
    'Card Purchase EXAMPLE MART IKEJA|POS',
    'Electronic Money Transfer Levy|System',
  ],
  incoming: [
    'Transfer from CHIDI EXAMPLE OKAFOR|E-Channel',
    'Cash Deposit at Agent ~~~~|POS',
    'Daily Interest|System',
  ],
}

/** Behind the strokes stand the reason of the transaction and the other party. */
export const TILL_OF_KISUMU: Texts = {
  outgoing: [
    'Organization Settlement to Bank ~~~~~~|Funds Transfer to Bank|Sample Co-op Bank',
    'Buy Goods Reversal ~~~~|Reversal|25471***~~~ MERCY MFANO',
    'Business Payment to Supplier ~~~~|B2B Payment|5~~~~~ Mfano Millers',
  ],
  incoming: [
    'Merchant Payment from 25472***~~~ - JANE MFANO|Buy Goods Online|25472***~~~ JANE MFANO',
    'Merchant Payment from 25470***~~~ - OTIENO SAMPLE|Buy Goods Online|25470***~~~ OTIENO SAMPLE',
    'Merchant Payment from 25411***~~~ - ACHIENG MFANO|Buy Goods Offline|25411***~~~ ACHIENG MFANO',
  ],
}

export const FIRM_OF_ARUSHA: Texts = {
  outgoing: [
    'Outward TISS Transfer|Mfano Safaris Fuel Ltd|INV ~~~~',
    'Government Payment|Control No 99~~~~~~~~~~',
    'Cheque Withdrawal|CHQ ~~~~~~',
    'Transfer Charge',
    'Salary Processing|Batch ~~~~',
  ],
  incoming: [
    'Inward TISS|Sampuli Tours GmbH|Booking ~~~~~',
    'Cash Deposit|Sokoine Rd Counter',
    'Agency Deposit|Agent ~~~~~',
  ],
}

export const DOLLARS_OF_HARARE: Texts = {
  outgoing: [
    'ZIPIT SEND EXAMPLE HARDWARE|REF ~~~~~~~~',
    'POS SAMPLE SUPERMARKET|BORROWDALE',
    'INTERMEDIATED MONEY TRANSFER TAX',
    'RTGS TO SAMPLE FARM SUPPLIES|INV ~~~~',
    'SERVICE FEE',
  ],
  incoming: [
    'NOSTRO CASH DEPOSIT|FIRST STREET',
    'ZIPIT RECEIVE T SAMPLE',
    'DIASPORA REMITTANCE|EXAMPLE PAY LTD',
  ],
}

export const SACCO_SAVINGS: Texts = {
  outgoing: [
    'ATM Withdrawal Nyeri',
    'Mobile Banking Withdrawal 07~~~~~~~~',
    'Excise Duty',
    'Loan Repayment Transfer',
  ],
  incoming: ['Tea Proceeds Mfano Factory', 'M-Banking Deposit 07~~~~~~~~', 'Milk Payment Sampuli Dairies'],
}

export const SACCO_DEPOSITS: Texts = {
  outgoing: ['Transfer to Share Capital'],
  incoming: ['Monthly Contribution', 'Check-off Mfano County', 'Dividend Capitalised'],
}

export const FIRM_OF_LEEDS: Texts = {
  outgoing: [
    'Direct Debit|EXAMPLE UTILITIES|~~~~~~~~',
    'Faster Payment|SAMPLE JOINERY LTD|INV~~~~',
    'BACS Salaries|{d}{m}24',
    'Cheque ~~~~~~',
    'Card payment|EXAMPLE TIMBER LEEDS',
  ],
  incoming: [
    'Faster Payment In|HARBOUR DEVELOPMENTS|VAL CERT ~~',
    'BACS Credit|SAMPLE HOMES PLC',
    'Cheque paid in',
  ],
}

export const HIRE_PURCHASE_OF_CARDIFF: Texts = {
  outgoing: ['Interest', 'Late payment charge', 'Returned direct debit charge'],
  incoming: ['Direct debit received', 'Card payment received', 'Goodwill credit'],
}

/** A line of who paid, and one of how many items there were. */
export const LOCKBOX_OF_OMAHA: Texts = {
  outgoing: [
    'CHECK',
    'CHECK',
    'WIRE OUT|BNF SAMPLE GRAIN ELEVATOR',
    'ACH BATCH PAYROLL|CO ID 1~~~~~~~~~',
    'ZBA TRANSFER TO|ACCT ENDING ~~~~',
    'DEPOSITED ITEM RETURNED',
  ],
  incoming: [
    'LOCKBOX ~~~~~~ OMAHA|{d} ITEMS',
    'LOCKBOX ~~~~~~ RENO|{d} ITEMS',
    'WIRE IN|ORG HARBOUR FEEDS INC',
    'ACH SETTLEMENT|EXAMPLE CO-OP TRADE PAY',
  ],
}

export const HOME_LINE_OF_COLUMBUS: Texts = {
  outgoing: [
    'ADVANCE BY CHECK ~~~~',
    'ONLINE TRANSFER TO CHECKING ~~~~',
    'FINANCE CHARGE - REVOLVING',
    'ANNUAL FEE',
  ],
  incoming: ['PAYMENT - THANK YOU', 'AUTOMATIC PAYMENT', 'CREDIT ADJUSTMENT'],
}

/** Driver, place and product stand in columns; fees have no driver. */
export const FLEET_OF_LINCOLN: Texts = {
  outgoing: [
    'MUSTER J|HARBOUR FUEL 0~~~ LINCOLN NE|UNL',
    'MUSTER J|EXAMPLE TRAVEL CTR YORK NE|UNL',
    'SAMPLE K|PRAIRIE FUEL ~~~ KEARNEY NE|DSL',
    'SAMPLE K|HARBOUR FUEL 0~~~ LINCOLN NE|DSL',
    'DOE A|EXAMPLE TRAVEL CTR SEWARD NE|DSL',
  ],
  incoming: ['PAYMENT RECEIVED ACH', 'REBATE PRIOR MONTH'],
}

export const COUNTER_OF_TEXAS: Texts = {
  outgoing: [
    'POS PURCHASE|EXAMPLE MART #~~~~ CONROE TX|CARD ~~~~',
    'ATM WITHDRAWAL|INSIDE EXAMPLE MART WILLIS TX',
    'ACH DEBIT HARBOUR ENERGY|~~~~~~~~~~',
    'OVERDRAFT ITEM FEE',
    'CHECK ~~~~',
  ],
  incoming: [
    'DIRECT DEPOSIT NORTHWAY OILFIELD|~~~~~~~~~~',
    'CASH DEPOSIT|TELLER ~~',
    'POS REFUND|EXAMPLE MART #~~~~',
  ],
}

export const CASH_OF_WINNIPEG: Texts = {
  outgoing: [
    'Card purchase: Example Perogies, Winnipeg',
    'Interac e-Transfer® Out: Casey Sample',
    'Bill payment: Prairie Hydro, ~~~~~~~~',
    'Transfer out: to investment account ~~~~',
    'Pre-authorized debit: Harbour Tenants Ins',
  ],
  incoming: [
    'Direct deposit: Northway Rail Inc',
    'Interac e-Transfer® In: Jordan Example',
    'Cash back: card rewards',
    'Interest earned',
  ],
}
