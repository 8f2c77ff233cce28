import type { Texts } from '../setting/account-book.ts'

/** Invented narrations by where they are printed, with the traps that such ones hold: dates, amounts and balances. */

export const SOUTH_AFRICAN: Texts = {
  outgoing: [
    'POS PURCHASE GREENFIELD SEA POINT',
    'DEBIT ORDER INSURANCE ~~~~~~~~',
    'CASH SEND FEE',
    'IMMEDIATE PAYMENT J EXAMPLE',
  ],
  incoming: ['ACB CREDIT SALARY ACME', 'MAGTAPE CREDIT REFUND'],
}

export const KENYAN: Texts = {
  outgoing: [
    'Customer Transfer to 0722***~~~ JANE EXAMPLE',
    'Pay Bill Online to 888880 - POWER PREPAID Acc. ~~~~~~~~~~~',
    'Merchant Payment Online to ~~~~~~ - GREENFIELD LTD',
    'Pay Bill Charge',
  ],
  incoming: [
    'Funds received from 0711***~~~ PETER EXAMPLE',
    'Salary Payment from 222222 - ACME via API. Original conversation ID is ~~~~~~~~~~~~',
  ],
}

export const NIGERIAN: Texts = {
  outgoing: [
    'TRF TO EXAMPLE ADA/~~~~~~~~~~/FRM ACME',
    'POS PRCH-~~~~~~-GREENFIELD LAGOS NG',
    'VAT ON CHARGE {d}/{m}/2024',
    'AIRTIME/ TOPUP 0803~~~~~~~',
    'SMS ALERT CHARGE 01-30 JUN 2024',
  ],
  incoming: ['NIP/ACME LTD/SALARY ~~~~~~', 'TRF FRM CHIDI EXAMPLE', 'INTEREST CAPITALISED'],
}
