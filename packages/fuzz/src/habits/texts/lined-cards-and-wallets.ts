import type { Texts } from '../setting/account-book.ts'

/** Invented narrations, those of several lines parted by strokes, of British and Irish accounts, cards, wallets and lenders. */

export const BRITISH_CARD: Texts = {
  outgoing: [
    'GREENFIELD STORES ~~~~ LEEDS GB',
    'NORTHERN RAIL TICKETS YORK GB',
    'BISTRO EXEMPLE PARIS FR|EUR ~~.50 @ 1.1604 INC NON-STERLING TRANS FEE',
    'FUEL STOP ~~~ HULL GB',
    'INTEREST ON PURCHASES',
    'LATE PAYMENT FEE',
  ],
  incoming: [
    'DIRECT DEBIT PAYMENT - THANK YOU',
    'REFUND GREENFIELD STORES ~~~~',
    'FASTER PAYMENT RECEIVED - THANK YOU',
  ],
}

export const HIGH_STREET: Texts = {
  outgoing: [
    'GREENFIELD STORES|CARD PAYMENT ON {d}-{m}-2024',
    'YORKSHIRE WATER EX|DIRECT DEBIT REF ~~~~~~~~~~',
    'A LANDLORD|STANDING ORDER RENT FLAT 2',
    'CASHLINE HEADROW LEEDS|{d}{m} 14:27',
    'CHQ ~~~~~~',
  ],
  incoming: [
    'ACME LTD|BANK GIRO CREDIT SALARY',
    'J EXAMPLE|FASTER PAYMENT REF DINNER',
    'CASH & DEP MACHINE LEEDS CITY',
  ],
}

export const SOCIETY: Texts = {
  outgoing: ['CASH WITHDRAWAL SKIPTON', 'CHEQUE WITHDRAWAL', 'TRANSFER TO 0~~~~~~~~', 'ONLINE WITHDRAWAL'],
  incoming: ['CASH RECEIPT SKIPTON', 'CHEQUE RECEIPT', 'FASTER PAYMENT', 'INTEREST'],
}

export const POT_MAIN: Texts = {
  outgoing: [
    'Greenfield Stores|Groceries',
    'Kebab & Co|Eating out, Card ~~~~',
    'Transfer to Holiday pot',
    'Octane Energy Ex|Direct Debit ref ~~~~~~~~',
    'Bar Exemplo, Lisboa|€~~.00 at 1.1668',
  ],
  incoming: ['Acme Ltd|Salary', 'Transfer from Holiday pot', 'Sam Example|Sent from a friend: pizza'],
}

export const POT_SAVED: Texts = {
  outgoing: ['Moved to main account', 'Paid Airline Ex from pot'],
  incoming: ['Round-up', 'Moved from main account', 'Interest (4.10% AER)'],
}

export const IRISH_FIRM: Texts = {
  outgoing: [
    'VDP-GREENFIELD DUBL',
    'D/D ESB EXAMPLE ~~~~~~',
    '*INET SUPPLIER ~~~~',
    'PAYPATH WAGES ~~~~',
    'CHQ 00~~~~',
    'FEE-QTR TO {d}FEB',
  ],
  incoming: ['LODGMENT 97~~~~', 'POS SETTLEMENT ~~~~~~', 'CT ACME IRELAND IE24~~~~~~'],
}

export const HOME_LOAN: Texts = {
  outgoing: [
    'INTEREST',
    'BUILDINGS INSURANCE PREMIUM',
    'DEED RELEASE FEE',
    'INTEREST ON ADDITIONAL BORROWING',
  ],
  incoming: ['DIRECT DEBIT', 'OVERPAYMENT - DEBIT CARD', 'OVERPAYMENT - STANDING ORDER'],
}

export const CHARGE_CARD: Texts = {
  outgoing: [
    'HARBOUR AIRLINES SINGAPORE|TICKET 618~~~~~~~~~~ SIN/HKG',
    'GRAND EXAMPLE HOTEL HONG KONG|FOLIO ~~~~~~',
    'NOODLE HOUSE CLARKE QUAY SINGAPORE',
    'TAXI EXAMPLE SINGAPORE',
    'CLOUD SOFTWARE EX DUBLIN',
  ],
  incoming: ['PAYMENT RECEIVED - THANK YOU', 'CREDIT FOR RETURNED GOODS GREENFIELD'],
}

export const TRAVEL_WALLET: Texts = {
  outgoing: [
    'Café Exemple, Lyon|Card ending ~~~~',
    'Sent to Maria Muster|Reference: rent share',
    'Greenfield Online|Card ending ~~~~',
    'Cash withdrawal Zürich HB',
  ],
  incoming: [
    'Received from Acme GmbH|Reference: invoice ~~~~',
    'Topped up by bank transfer',
    'Refund Greenfield Online',
  ],
}

export const TILL: Texts = {
  outgoing: ['Payout PO-~~~~~~', 'Refund R-~~~~~~', 'Terminal rental {m}/2024', 'Chargeback CB-~~~~~'],
  incoming: [
    'Card sales batch ~~~~',
    'Online sales batch ~~~~',
    'Card sales batch ~~~~',
    'Invoice sale INV-~~~~~',
  ],
}

export const SALARY_LOAN: Texts = {
  outgoing: ['Top-up disbursement', 'Documentary stamp tax added', 'Insurance premium added'],
  incoming: [
    'Payroll deduction {m}/2024',
    'Over-the-counter payment OR ~~~~~~',
    'E-wallet payment ~~~~~~~~',
    'Payroll deduction',
  ],
}

export const LATER: Texts = {
  outgoing: [
    'Greenfield Fashion',
    'Bookbarn',
    'Harbour Sports',
    'Noodle Furniture',
    'Late fee Greenfield Fashion',
  ],
  incoming: [
    'Payment 1 of 4 Greenfield Fashion',
    'Payment 2 of 4 Bookbarn',
    'Payment 3 of 4 Harbour Sports',
    'Return Noodle Furniture',
  ],
}

export const FIRM_IN_CURRENCIES: Texts = {
  outgoing: [
    'To Supplier Beispiel GmbH|Invoice ~~~~~~',
    'Card payment Cloud Software Ex|Card ··~~~~',
    'Exchanged to GBP|1 EUR = 0.8571 GBP',
    'Business plan fee',
  ],
  incoming: [
    'From Client Example Ltd|INV-~~~~~',
    'From Client Voorbeeld BV|Factuur ~~~~~',
    'Exchanged from USD',
  ],
}
