import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of the British Isles, Canada and the Pacific, those of several lines parted by strokes. */

export const BRITISH_HOUSEHOLD: Texts = {
  outgoing: [
    'Greenfield Stores ~~~~, Leeds',
    'Harbour Rail Online, York',
    'Bookbarn Marketplace, bkbn.example',
    'Pasteleria Ejemplo, Sevilla, Spain|EUR ~~.~~, Visa rate 1.17~~|Non-sterling transaction fee 2.99%',
    'Cafe Specimen, New York, USA|USD ~~.~~, Visa rate 1.26~~|Non-sterling transaction fee 2.99%',
    'Interest charge on your standard balance',
    'Late payment fee',
  ],
  incoming: ['Payment, Thank You', 'Payment By Direct Debit', 'Refund from Greenfield Stores ~~~~, Leeds'],
}

export const SAVED_FREE_OF_TAX: Texts = {
  outgoing: [
    'Withdrawal to nominated account ****~~~~',
    'Transfer out to another ISA manager',
    'Standing order',
  ],
  incoming: [
    'Subscription by faster payment',
    'Subscription by debit card ****~~~~',
    'Transfer in from previous tax years|Harbour Building Society',
    'Gross interest',
  ],
}

export const IRISH_CARD: Texts = {
  outgoing: [
    'GREENFIELD SUPERMKT',
    'HARBOUR BUS TRAVEL',
    'STREAMBOX.EXAMPLE|USD ~~.~~@1.08~~~~',
    'RYE AIR FLIGHT 0~~~~',
    'GOVERNMENT STAMP DUTY',
    'INTEREST ON PURCHASES',
  ],
  incoming: ['PAYMENT - THANK YOU', 'DIRECT DEBIT PAYMENT', 'REFUND GREENFIELD SUPERMKT'],
}

export const IRISH_MEMBER: Texts = {
  outgoing: [
    'Withdrawal EFT',
    'Cash Withdrawal',
    'Transfer to L1',
    'Death Benefit Insurance',
    'Affiliation Fee',
  ],
  incoming: [
    'Lodgement EFT|ACME TOOLS LTD',
    'Cash Lodgement',
    'Standing Order',
    'Dividend',
    'Loan Interest Rebate',
  ],
}

export const IRISH_BORROWER: Texts = {
  outgoing: ['Loan Advance', 'Interest Charged', 'Top Up'],
  incoming: ['Loan Repayment EFT', 'Loan Repayment from S1', 'Cash Repayment'],
}

export const NUMBERED_CARD: Texts = {
  outgoing: [
    'GREENFIELD #~~~~ TORONTO ON|~~~~~~~~~~~~~~~~~~~~~~~',
    'HARBOUR WIRELESS 888-555-0120 ON|~~~~~~~~~~~~~~~~~~~~~~~',
    'TRANSIT FAREPAY TORONTO ON|~~~~~~~~~~~~~~~~~~~~~~~',
    'STREAMBOX.EXAMPLE LOS GATOS CA|~~~~~~~~~~~~~~~~~~~~~~~|Foreign Currency-USD ~~.~~ Exchange rate-1.38~~~~',
    'PURCHASE INTEREST 20.99%',
  ],
  incoming: [
    'PAYMENT - THANK YOU / PAIEMENT - MERCI|~~~~~~~~~~~~~~~~~~~~~~~',
    'GREENFIELD #~~~~ TORONTO ON|~~~~~~~~~~~~~~~~~~~~~~~',
  ],
}

export const CANADIAN_CASH_APP: Texts = {
  outgoing: [
    'Interac e-Transfer® Out: Priya Exemple',
    'Purchase: Greenfield Market Toronto',
    'Pre-authorized Debit to HARBOUR HYDRO',
    'Transfer out: Self-directed TFSA',
    'ABM withdrawal fee',
  ],
  incoming: [
    'Direct deposit from ACME CANADA INC',
    'Interac e-Transfer® In: Sam Sample',
    'Interest received',
    'Cash back received',
  ],
}

export const NEW_ZEALAND_CARD: Texts = {
  outgoing: [
    'Greenfield Petone Wellington',
    'Harbour Ferries Picton',
    'Streambox.example Los Gatos|USD ~~.~~ converted at 0.60~~|Includes offshore service margin of $0.~~',
    'Cafe Specimen Sydney|AUD ~~.~~ converted at 0.92~~|Includes offshore service margin of $1.~~',
    'Account fee',
    'Interest on purchases',
  ],
  incoming: ['Payment received thank you', 'Direct debit payment', 'Refund Greenfield Petone Wellington'],
}

export const AUSTRALIAN_MUTUAL: Texts = {
  outgoing: [
    'Visa Purchase - Receipt ~~~~~~|Greenfield Fitzroy AU (Card **~~~~)',
    'Osko Payment to R Sample|Ref rent',
    'BPAY - Receipt ~~~~~~|Harbour Water ~~~~~~~~~~',
    'Internet Transfer to S10',
    'Direct Debit - Exemplar Insurance|~~~~~~~~',
  ],
  incoming: [
    'Direct Credit - Acme Pty Ltd|Payroll',
    'Osko Deposit from J Example',
    'Interest',
    'Internet Transfer from S1',
  ],
}
