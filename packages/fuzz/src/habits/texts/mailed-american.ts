import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of firms and households of the United States as lenders receive them, lines parted by strokes. */

export const HARBOUR_FIRM: Texts = {
  outgoing: [
    '< Business to Business ACH Debit - Harbour Payroll Payroll {m}{d}24 ~~~~~~ Northway Marine LLC',
    'WT Fed#0~~~~ Example Trust Bank /Ftr/Bnf=Acme Supply Inc Srf# 00~~~~~~~~~~~~ Trn#24~~~~~~~~~~ Rfb# ~~~~',
    'Greenfield Util ACH Pmts ~~~~~~~~~~ Northway Marine LLC',
    'Online Transfer to Payroll Account xxxxxx~~~~ Ref #Ib0~~~~~~~ on {m}/{d}/24',
    'Purchase authorized on {m}/{d} Greenfield Fuel Seattle WA S~~~~~~~~~~~~~~~ Card ~~~~',
    'Client Analysis Srvc Chrg 24{m}{d} Svc Chge 0~24 00000~~~~~~~~~~',
    'CHECK',
    'CHECK',
  ],
  incoming: [
    'Edeposit IN Branch/Store {m}/{d}/24 10:14:32 Am 1400 4th Ave Seattle WA ~~~~',
    'Desktop Check Deposit',
    'Bankcard Mtot Dep 24{m}{d} 1~~~~~~~~~~~~~~ Northway Marine LLC',
    'WT Seq~~~~~ Acme Shipping Co /Org= Srf# Ow00~~~~~~~~~~~~ Trn#24~~~~~~~~~~ Rfb# Ow00~~~~~~~~~~~~',
  ],
}

export const HOUSEHOLD_OF_UTAH: Texts = {
  outgoing: [
    'POS PURCHASE {m}-{d} 18:11 GREENFIELD MKT #~~~ OGDEN UT 0~~~~~~~~~',
    'RECURRING {m}-{d} STREAMBOX 866-555-0133 CA 24~~~~~~~~~~~~~~~~~~~~~',
    'HARBOUR ENERGY BILL PAY REF # 0~~~~~~~~~~~~~~   1100~~~~~~',
    'INTERNET TRANSFER TO DDA ******~~~~   0~~~~~~~~~',
    'ATM WITHDRAWAL {m}-{d} 2375 WASHINGTON BLVD OGDEN UT 0~~~~~~~~~',
    'CHECK',
    'CHECK',
  ],
  incoming: [
    'ACME SCHOOLS PAYROLL REF # 0~~~~~~~~~~~~~~   1100~~~~~~',
    'MOBILE DEPOSIT 0~~~~~~~~~',
    'INTERNET TRANSFER FROM DDA ******~~~~   0~~~~~~~~~',
  ],
}

export const EMPLOYEES_CARD: Texts = {
  outgoing: [
    'GREENFIELD OFFICE ~~~~   RALEIGH      NC',
    'EXAMPLE AIR 0~~~~~~~~~~ 800-555-0144 TX|DEPARTURE DATE: {m}/{d}/24 CITY CODE: RDU',
    'HARBOUR OIL ~~~~~~~~ DURHAM NC',
    'CLOUDBOX HOSTING 866-555-0172 WA',
    'TST* LINDEN CANTINA RALEIGH NC',
    'PURCHASES *FINANCE CHARGE*',
    'LATE FEE FOR PAYMENT DUE {m}/{d}',
  ],
  incoming: ['PAYMENT - THANK YOU', 'PAYMENT - THANK YOU', 'GREENFIELD OFFICE ~~~~   RALEIGH      NC'],
}

export const STYLE_CARD: Texts = {
  outgoing: [
    'STYLE HOUSE 0~~~ COLUMBUS OH|WOMENS APPAREL',
    'STYLE HOUSE 0~~~ COLUMBUS OH|INTIMATES  ACCESSORIES',
    'STYLE HOUSE ONLINE 800-555-0119 OH|ORDER ~~~~~~~~ SHIPPING AND HANDLING',
    'STYLE HOUSE OUTLET ~~~~ GROVE CITY OH',
    'LATE FEE',
    'INTEREST CHARGE ON PURCHASES',
  ],
  incoming: [
    'PAYMENT - THANK YOU WEB',
    'PAYMENT - THANK YOU WEB',
    'STYLE HOUSE 0~~~ COLUMBUS OH|WOMENS APPAREL RETURN',
  ],
}

export const IMPORTER_CHECKING: Texts = {
  outgoing: [
    'DEBIT CARD PURCH Card Ending in ~~~~|{m}/{d} 10:42a #~~~~ GREENFIELD FUEL BRONX NY 24{m}{d}',
    'ACH DEBIT|HARBOUR PAYROLL TAX ~~~~~~~~~~ NORTHWAY IMPORTS INC',
    'CHECK NO:   ~~~~',
    'DOMESTIC WIRE OUT|TO: ACME FABRICS INC {m}/{d} 11:05a',
    'TRANSFER DEBIT|TRANSFER TO CHECKING ~~~~~~~~~~ {m}/{d} 3:20p ONLINE REF # ~~~~~~',
    'SERVICE CHARGE|ACCT ANALYSIS DIRECT DB',
  ],
  incoming: [
    'ELECTRONIC CREDIT|CARDTILL MERCH SETL ~~~~~~~~~~ NORTHWAY IMPORTS INC',
    'DEPOSIT|TELLER {m}/{d} 1:15p',
    'INCOMING WIRE TRANSFER|ORIG: ACME STORES LTD {m}/{d} 9:02a',
    'REMOTE DEPOSIT',
  ],
}

export const IMPORTER_SAVINGS: Texts = {
  outgoing: ['TRANSFER DEBIT|TRANSFER TO CHECKING ~~~~~~~~~~ {m}/{d} 2:48p ONLINE REF # ~~~~~~'],
  incoming: [
    'INTEREST EARNED',
    'TRANSFER CREDIT|TRANSFER FROM CHECKING ~~~~~~~~~~ {m}/{d} 2:50p ONLINE REF # ~~~~~~',
  ],
}

export const SPARKS_OF_TRADE: Texts = {
  outgoing: [
    'Check ~~~~',
    'Check ~~~~',
    'ACH Withdrawal HARBOUR ENERGY PAYMENT {m}{d}24 NORTHWAY BAKERY 0~~~~~~~~~~~~~~',
    'Debit Card Purchase GREENFIELD RESTAURANT SUPPLY NEW ORLEANS LA ~~~~',
    'Web Transfer To Business Savings ~~~~',
    'Wire Transfer Out ACME FLOUR MILLS INC REF ~~~~~~~~',
  ],
  incoming: [
    'Customer Deposit',
    'Customer Deposit',
    'ACH deposit CARDTILL MTOT DEP {m}{d}24 NORTHWAY BAKERY ~~~~~~~~~~~~~~~',
    'Mobile Deposit',
  ],
}

/** Kind, name and comment. */
export const ACTIVE_ASSETS: Texts = {
  outgoing: [
    'Bought|GREENFIELD INC COM|ACTED AS AGENT UNSOLICITED TRADE',
    'Bought|VALLEY S&P 500 INDEX ETF|ACTED AS AGENT',
    'Online Transfer|FUNDS TRANSFERRED TO ACME CHECKING|CONFIRMATION # ~~~~~~~~',
    'Debit Card|HARBOUR GRILL CHICAGO IL|CARD ENDING ~~~~',
    'Check|SAMPLE PROPERTY MANAGEMENT|CHECK NUMBER ~~~~',
    'Service Fee|ADVISORY FEE|',
  ],
  incoming: [
    'Sold|GREENFIELD INC COM|ACTED AS AGENT UNSOLICITED TRADE',
    'Qualified Dividend|HARBOUR ENERGY CORP|',
    'Dividend|VALLEY S&P 500 INDEX ETF|',
    'Funds Received|DIRECT DEPOSIT ACME LABS|PAYROLL ~~~~~~',
    'Interest Income|EXAMPLE BANK N.A.|BANK DEPOSIT PROGRAM',
  ],
}
