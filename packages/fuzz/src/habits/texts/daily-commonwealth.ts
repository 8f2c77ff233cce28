import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of the British Isles, Canada, Australia and Africa, lines parted by strokes. */

export const MAIL_ORDER: Texts = {
  outgoing: [
    '4XR~K WALKING BOOTS BROWN SIZE 9',
    '7KD~M DUVET SET KING NAVY',
    '2LP~T 43" TELEVISION|Buy now pay later until {d} January 2025',
    '9WA~C GIRLS SCHOOL SHIRTS PACK OF 3',
    'Delivery charge',
    'Interest',
    'Administration charge - late payment',
  ],
  incoming: [
    'Payment received by debit card',
    'Direct Debit payment',
    '7KD~M DUVET SET KING NAVY Returned',
    'Payment at a shop',
  ],
}

export const BOND_HOLDER: Texts = {
  outgoing: ['Cashed in', 'Cashed in online'],
  incoming: ['Purchase by debit card', 'Purchase by standing order', 'Prize reinvested', 'Prize reinvested'],
}

export const APP_CURRENT: Texts = {
  outgoing: [
    'Greenfield Stores|Purchase',
    'Harbour Water|Direct Debit',
    'To Alex Sample|Transfer, Ref: RENT {m}',
    'Bakehouse Lane|Purchase',
    'Cash machine High St|Cash withdrawal',
    'Round up to Saver|Transfer',
  ],
  incoming: ['From Acme Ltd|Payment, Ref: SALARY', '1% cashback|Reward', 'Greenfield Stores|Refund'],
}

export const APP_SAVER: Texts = {
  outgoing: ['To current account|Transfer'],
  incoming: [
    'Round up from current account|Transfer',
    'Interest earned|Interest',
    'From current account|Transfer',
  ],
}

export const ULSTER_SHOP: Texts = {
  outgoing: [
    'CHQ ~~~~~~',
    'CHQ ~~~~~~',
    'D/D HARBOUR POWER NI',
    'S/O EXAMPLE RENTALS',
    'DEB GREENFIELD WHOLESALE|NEWRY {d}{m}',
    'FEES TO {d}/{m}',
    'WAGES BACS ~~~',
  ],
  incoming: ['LODGEMENT ~~~~~~', 'LODGEMENT ~~~~~~', 'CARD TAKINGS {d}{m}', 'A/C TRF ACME LTD'],
}

export const PRAIRIE_MEMBER: Texts = {
  outgoing: [
    'Point of Sale Withdrawal GREENFIELD CO-OP|REGINA SKCA',
    'Preauthorized Debit HARBOUR MUTUAL INS',
    'Bill Payment CITY OF REGINA ~~~~~~',
    'Interac e-Transfer Sent SAM EXAMPLE',
    'Monthly Package Fee',
    'Cheque #~~~',
  ],
  incoming: [
    'Payroll Deposit ACME GRAIN LTD',
    'Interac e-Transfer Received ANA SAMPLE',
    'Mobile Cheque Deposit',
  ],
}

export const PRAIRIE_SAVER: Texts = {
  outgoing: ['Transfer To Chequing'],
  incoming: ['Transfer From Chequing', 'Interest Paid', 'Patronage Dividend'],
}

export const CHARGE_CARD_OF_CANADA: Texts = {
  outgoing: [
    'GREENFIELD MARKET #~~~ VANCOUVER',
    'HARBOUR COFFEE 0~~ BURNABY',
    'STREAMBOX.EXAMPLE LOS GATOS|UNITED STATES DOLLAR ~~.~~ @ 1.36~~~',
    'TRANSIT EXAMPLE VANCOUVER',
    'HOTEL EXAMPLE PARIS|EUROPEAN UNION EURO ~~~.~~ @ 1.48~~~',
  ],
  incoming: ['PAYMENT RECEIVED - THANK YOU', 'GREENFIELD MARKET CREDIT VANCOUVER'],
}

export const SHOP_FINANCE: Texts = {
  outgoing: [
    'HARVEST FURNITURE GEELONG VIC|12 Months Interest Free',
    'GREENFIELD ELECTRICAL BALLARAT VIC',
    'Account service fee',
    'Interest on everyday purchases',
    'Paper statement fee',
  ],
  incoming: ['BPAY payment - thank you', 'Direct debit payment', 'Refund GREENFIELD ELECTRICAL BALLARAT VIC'],
}

export const BOND_OF_THE_CAPE: Texts = {
  outgoing: ['INTEREST CHARGED', 'INITIATION/SERVICE FEE', 'HOME INSURANCE PREMIUM', 'ACCESS WITHDRAWAL'],
  incoming: ['DEBIT ORDER INSTALMENT RECEIVED', 'ADDITIONAL DEPOSIT', 'ELECTRONIC TRANSFER RECEIVED'],
}

export const WEST_AFRICAN_MUTUAL: Texts = {
  outgoing: [
    'RETRAIT GUICHET',
    'REMBOURSEMENT CREDIT N° ~~~~',
    'RETRAIT MOBILE 77~~~~~~~',
    'FRAIS DE TENUE DE COMPTE',
    'ACHAT CARNET',
  ],
  incoming: [
    'VERSEMENT ESPECES',
    'VIREMENT SALAIRE ACME SARL',
    'DEPOT MOBILE 77~~~~~~~',
    'INTERETS CREDITEURS',
  ],
}
