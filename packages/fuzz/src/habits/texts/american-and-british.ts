import type { Texts } from '../setting/account-book.ts'

/** Invented narrations by where they are printed, with the traps that such ones hold: dates, amounts and balances. */

export const AMERICAN: Texts = {
  outgoing: [
    'Card Purchase {m}/{d} Greenfield Grocers #~~~ Seattle WA Card ~~~~',
    'Payment To Maria Example Ref~~~~~~~~~',
    'ATM Withdrawal {m}/{d} 1200 Main St Tacoma WA Card ~~~~',
    'Harbour Loan Svc Mtg Pmt PPD ID: ~~~~~~~~~~',
    'Recurring Card Purchase {m}/{d} Moviebox.Example 866-555-0172 CA Card ~~~~',
    'Other Machine ATM Fee-With',
    'Online Transfer To Sav ...~~~~ Transaction#: ~~~~~~~~~~',
    'Balance Transfer Fee 3.00 Pct',
    '4-Corners ~~~~~ Portland OR',
  ],
  incoming: [
    'Acme Corp Payroll PPD ID: ~~~~~~~~~~',
    'Payment From John Sample ~~~~~~~~~~',
    'ATM Check Deposit {m}/{d} 500 Pike St Seattle WA',
    'Interest Payment',
    'Deposit ~~~~~~~~~',
    'Card Purchase Return {m}/{d} Bookbarn Mktpl Card ~~~~',
  ],
}

export const BRITISH: Texts = {
  outgoing: [
    'GREENFIELD STORES ~~~~',
    'BOOKBARN.EXAMPLE*~~~AB BOOKBARN.EXAMPLE',
    'CITY TRAVEL CH TRAVEL.EXAMPLE/CP',
    'NORTHERN GAS ~~~~~~~~~',
    'COUNCIL TAX REF ~~~~~~~~',
    'RIVERSIDE S/MKTS ON {d} JUN',
    'J EXAMPLE RENT JUNE',
    'CASH MACHINE ~~~~~~ LEEDS AT 14:32',
    "INT'L 0031~~~~ PAYSHOP *MARKET 12.50 EUR @ 1.1723",
  ],
  incoming: ['ACME LTD SALARY', 'CHILD BENEFIT', 'MR A EXAMPLE REFUND', 'GROSS INTEREST TO {d}NOV2023'],
}

export const MEMBER: Texts = {
  outgoing: [
    'Withdrawal POS #~~~~~~ GREENFIELD 1200 MAIN ST TACOMA WA',
    'Withdrawal ACH HARBOUR LOAN TYPE: LOAN PYMT ID: ~~~~~~~~~~',
    'Draft ~~~~',
    'Withdrawal Transfer To Loan 00~~',
  ],
  incoming: ['Deposit ACH ACME CORP TYPE: PAYROLL', 'Deposit Dividend 0.050%', 'Deposit Shared Branch {d}'],
}

export const BORROWER: Texts = {
  outgoing: ['Advance - Check ~~~~', 'Online Advance To Checking ...~~~~', 'Interest Charge', 'Annual Fee'],
  incoming: ['Payment - Thank You', 'Automatic Payment From ...~~~~'],
}

export const BROKERAGE: Texts = {
  outgoing: [
    'GREENFIELD INC COMMON',
    'VALLEY TOTAL MARKET INDEX ETF',
    'MONEYLINK TXN TO BANK',
    'ADVISOR FEE',
  ],
  incoming: ['HARBOUR OIL CO', 'MONEYLINK TXN FROM BANK', 'NORTHERN BOND FUND DIV 0.4417'],
}

export const MERCHANT: Texts = {
  outgoing: ['Payout to bank ****~~~~', 'Refund for order #~~~~~', 'Billing - Usage Fee (2024-0~-~~)'],
  incoming: ['Order #~~~~~ visa ~~~~', 'Invoice INV-~~~~ jane@shop.example', 'Payment for subscription'],
}
