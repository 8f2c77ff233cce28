import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of America, Britain, Canada, Australia and New Zealand; `|` breaks a line or parts columns. */

export const SAVINGS_OF_LEHI: Texts = {
  outgoing: [
    'TRANSFER TO EXAMPLE CHECKING ~~~~',
    'EXAMPLE BROKERAGE ACH DEBIT ~~~~~~',
    'WIRE OUT REF ~~~~~~~~',
  ],
  incoming: [
    'NORTHWAY INC DIRECT DEP ~~~~~~',
    'TRANSFER FROM EXAMPLE BANK ~~~~',
    'Interest Paid',
    'MOBILE DEPOSIT',
  ],
}

export const CASH_OF_PALO_ALTO: Texts = {
  outgoing: [
    'ACH|Debit|EXAMPLE MORTGAGE SERVICER',
    'ACH|Debit|SAMPLE CARD EPAYMENT',
    'ACH|Withdrawal|--',
    'ACH|Debit|CITY WATER UTILITIES',
    'Bill pay|Check|EXAMPLE GYM LLC',
  ],
  incoming: ['ACH|Credit|NORTHWAY PAYROLL', 'ACH|Deposit|--', 'ACH|Credit|SAMPLE PAY CASHOUT', 'INTEREST'],
}

export const HSA_OF_DRAPER: Texts = {
  outgoing: [
    'Investment:EXAMPLE500INDEXFUND',
    'ReimbursementtoMember~~~~~~~',
    'DebitCard:SAMPLEPHARMACY~~~~',
    'DebitCard:EXAMPLEDENTAL|CLAIM~~~~~~~~',
  ],
  incoming: [
    'EmployeeContributionfor2024',
    'EmployerContributionfor2024',
    'Interestfor4/1/2024-4/30/2024(Annualpercentage|yieldearnedforperiodis0.01%onaveragecollected|balanceof$1,~~~.~~)',
  ],
}

export const LINE_OF_DECATUR: Texts = {
  outgoing: ['DRAW TO CHECKING ~~~~', 'LOAN FEE', 'DRAW TO EXAMPLE BANK', 'LATE FEE'],
  incoming: ['PAYMENT - THANK YOU', 'INSTALLMENT PAYMENT', 'FEE REVERSAL'],
}

export const CARD_OF_CHERRY_HILL: Texts = {
  outgoing: [
    'SAMPLE OFFICE SUPPLY #~~~~ CHERRY HILL NJ',
    'EXAMPLE CLOUD SERVICES 800-555-0144 WA',
    'GREENFIELD FUEL ~~~~|MOUNT LAUREL NJ',
    'NORTHWAY FREIGHT LLC PHILADELPHIA PA',
    'LATE PAYMENT FEE',
    'INTEREST CHARGE ON PURCHASES',
  ],
  incoming: ['PAYMENT RECEIVED - THANK YOU', 'SAMPLE OFFICE SUPPLY RETURN|CHERRY HILL NJ'],
}

export const CARD_OF_TELFORD: Texts = {
  outgoing: [
    'EXAMPLEHOSTS INTERNET 0333014~~~~',
    'SAMPLE STORES ~~~~ TELFORD',
    'GREENFIELD FUELS SHREWSBURY',
    'NORTHWAY TRAINS BIRMINGHAM',
    'PURCHASE INTEREST',
  ],
  incoming: ['FASTER PAYMENT RECEIVED - THANK YOU', 'SAMPLE STORES REFUND TELFORD'],
}

export const BROKER_OF_CALGARY: Texts = {
  outgoing: [
    'BOUGHT|EXAMPLE HIGH INT SVGS ETF|CL A UNIT|UNSOLICITED DA',
    'WIRE TFR|TRANSFER FUNDS TO EXAMPLE BANK',
    'BOUGHT|NORTHWAY RAIL INC|COM NEW|UNSOLICITED DA',
    'NONRES TX|SAMPLE BOND ETF|AS OF {m}/{d}/24 REV QI TAX',
  ],
  incoming: [
    'DEPOSIT|EXAMPLErewards # 11170~~~~~',
    'DIVIDEND|GREENFIELD METALS INC|COM NEW|CASH DIV ON 2500 SHS',
    'SOLD|NORTHWAY RAIL INC|COM NEW|UNSOLICITED DA',
    'DIVIDEND|SAMPLE SHORT TERM CORPORATE|BOND ETF|CASH DIV ON 3700 SHS',
  ],
}

export const TRADER_OF_TORONTO: Texts = {
  outgoing: [
    'BUY|NWRL - Northway Rail 500 ETF: Bought 0.~~~~ shares (executed at {v}), FX Rate: 1.4~~~',
    'NRT|Non resident tax withheld (executed at {v})',
    'WD|Withdrawal (executed at {v})',
    'BUY|GFLD - Greenfield Metals Inc.: Bought 4.~~~~ shares (executed at {v})',
  ],
  incoming: [
    'CONT|Contribution (executed at {v})',
    'FPLINT|Stock lending monthly interest payment',
    'DIV|SMPL - Sample Bond ETF: Cash dividend distribution, received on {v}',
    'SELL|GFLD - Greenfield Metals Inc.: Sold 2.~~~~ shares (executed at {v})',
  ],
}

export const ACCOUNT_OF_DOCKLANDS: Texts = {
  outgoing: [
    'V~~~~ {d}/{m} Sample Grocers Docklands',
    'Internet Transfer Rent',
    'Example Energy Pty Ltd ~~~~~~~~',
    'Atm Withdrawal Bourke St',
    'Linked Acc Trns 0~~~~~~~',
  ],
  incoming: ['Northway Pty Ltd Salary', 'Internet Transfer J Sample', 'Interest Paid'],
}

export const ACCOUNT_OF_WHANGAREI: Texts = {
  outgoing: [
    'EFTPOS|SAMPLE DAIRY|~~~~~~****** ~~~~',
    'AP|EXAMPLE PROPERTY MGMT|RENT 4B',
    'DD|NORTHLAND POWER|~~~~~~~~ BILL',
    'BILL PAYMENT|A EXAMPLE|GUITAR LESSON',
    'VISA|GREENFIELD APPS|AUCKLAND',
  ],
  incoming: ['DIR CREDIT|NORTHWAY DAIRIES|WAGES', 'DEPOSIT|M SAMPLE|FOR PETROL', 'CREDIT INT||NET OF TAX'],
}
