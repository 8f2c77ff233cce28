import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of firms and households of the United States as bookkeepers receive them, lines parted by strokes. */

export const GULF_COAST_FIRM: Texts = {
  outgoing: [
    'Card Purchase Greenfield Supply  5039 Mobile        AL 36602 ~~~~',
    'Recurring Card Transaction Streambox   4899 866-555-0133 CA 94105 ~~~~',
    'Alabama Example  Dir Db      Northway Roofi ~~~~~~~~~~~',
    'Harbour Payroll  Tax Col      Northway Roofi ~~~~~~~~~~',
    'EB to Checking # 0~~~~~~~~~ Ref# 000000 ~~~~~~~',
    'CHECK',
    'CHECK',
    'Fee: Wire Transfer Domestic Incoming',
    'Analysis Charge {m}-24',
  ],
  incoming: [
    'Deposit - Thank You',
    'Deposit - Thank You',
    'Merchant Service Merch Dep  Northway Roofi ~~~~~~~~~~~~',
    'Wire Transfer Acme Developme',
    'Card Credit Greenfield Supply  5039 Mobile        AL 36602 ~~~~',
  ],
}

export const OHIO_FIRM: Texts = {
  outgoing: [
    'BUS ONL TFR TO CHECKING {m}{d}24 XXXXXXX~~~~',
    'PURCHASE GREENFIELD HARDWARE COLUMBUS OH XXXXXXXXXXXX~~~~',
    'HARBOUR ENERGY  BILL PAY ~~~~~~~~~~',
    'EXAMPLE MUTUAL  INS PYMT {m}{d}24',
    'CHECK',
    'CHECK',
    'CHECK',
    'SERVICE CHARGE',
  ],
  incoming: [
    'DEPOSIT',
    'DEPOSIT',
    'DEPOSIT',
    'ACME RETAIL  EDI PYMNTS ~~~~~~~~~',
    'BANKCARD DEP  MERCH SETL ~~~~~~~~~~~~~~~',
    'REMOTE DEPOSIT CAPTURE CREDIT',
  ],
}

export const MILES_CARD: Texts = {
  outgoing: [
    'GREENFIELD MARKET #~~~   PHOENIX     AZ',
    'EXAMPLE AIR  0~~~~~~~~~~~   800-555-0144  TX',
    'HARBOUR OIL ~~~~~~~   TEMPE     AZ',
    'STREAMBOX   866-555-0133  CA',
    'TST* LINDEN CANTINA   SCOTTSDALE     AZ',
    'LATE FEE',
    'INTEREST CHARGE ON PURCHASES',
  ],
  incoming: ['Payment Received', 'Payment Received', 'GREENFIELD MARKET #~~~   PHOENIX     AZ'],
}

export const START_UP: Texts = {
  outgoing: [
    'Cloudbox Hosting',
    'Harbour Payroll|NET PAY ~~~~~~~',
    'Sample & Example LLP|Invoice ~~~~',
    'Transfer to Northway Savings',
    'Streambox Ads',
    'Check #~~~~',
  ],
  incoming: [
    'Cardtill|TRANSFER ST-~~~~~~~~',
    'Acme Ventures Fund II LP',
    'Interest',
    'Northway Customer Inc.|INV ~~~',
  ],
}

export const TRADING_APP: Texts = {
  outgoing: [
    'Greenfield Inc.|CUSIP: 39~~~~10~',
    'Valley Total Market ETF|CUSIP: 92~~~~76~',
    'ACH Withdrawal',
    'Gold Subscription Fee',
  ],
  incoming: [
    'ACH Deposit',
    'Greenfield Inc.|CUSIP: 39~~~~10~',
    'Cash Div: R/D 2024-{m}-{d} P/D 2024-{m}-{d}',
    'Interest Payment',
  ],
}

export const UNION_DRAFTS: Texts = {
  outgoing: [
    'Withdrawal Debit Card|GREENFIELD #~~~ RALEIGH NC|Date {m}/{d}/24 ~~~~~~~~~~ 5411 Card ~~~~',
    'Withdrawal by ACH HARBOUR ENERGY|TYPE: BILL PMT  CO: HARBOUR ENERGY',
    'Draft 00~~~~ Tracer ~~~~~~~~~~',
    'Withdrawal Home Banking Transfer To Share 0001',
    'Withdrawal at ATM #~~~~~~|12 MAIN ST CARY NC',
    'Overdraft Transfer Fee',
  ],
  incoming: [
    'Deposit by ACH ACME SCHOOLS|TYPE: PAYROLL  CO: ACME SCHOOLS',
    'Deposit Home Banking Transfer From Share 0001',
    'Deposit by Check Mobile',
  ],
}

export const UNION_REGULAR: Texts = {
  outgoing: ['Withdrawal Home Banking Transfer To Share 0009'],
  incoming: [
    'Deposit Dividend Annual Percentage Rate 0.250%',
    'Deposit Home Banking Transfer From Share 0009',
    'Deposit by Check',
  ],
}
