import type { Texts } from '../setting/account-book.ts'

/** Invented narrations, those of several lines parted by strokes, as banks and cards of the United States print them. */

export const EASTERN_BANK: Texts = {
  outgoing: [
    'DBCRD PUR AP, *****30~~~~~~~~~~~, AUT {m}{d}24 VISA DDA PUR AP|GREENFIELD ~~~      TRENTON   * NJ',
    'DEBIT CARD PURCHASE, *****30~~~~~~~~~~~, AUT {m}{d}24 VISA DDA PUR|STREAMBOX 866 555 0133  * CA',
    'ACH DEBIT, HARBOUR GAS ELEC CO BILLPAY ****~~~~',
    'eTransfer Debit, Online Xfer|Transfer to SV 43~~~~~~~~',
    'CHECK',
    'CHECK',
    'NONBANK ATM DEBIT, *****30~~~~~~~~~~~, AUT {m}{d}24 DDA WITHDRAW|88 E STATE ST   TRENTON   * NJ',
    'MAINTENANCE FEE',
  ],
  incoming: [
    'ACH DEPOSIT, ACME MFG CO PAYROLL ****~~~~',
    'MOBILE DEPOSIT',
    'DEBIT CARD CREDIT, *****30~~~~~~~~~~~, AUT {m}{d}24 VISA DDA REF|BOOKBARN MKTPL   * WA',
  ],
}

export const FIRM_OF_MICHIGAN: Texts = {
  outgoing: [
    'HARBOUR PAYROLL TAX COL 24{m}{d} ~~~~~~~',
    'Wire # 0~~~~~ Bnf Northway Castings Inc Fed # ~~~~~~~~',
    'City Of Flint Utilities 24{m}{d}',
    'CHECK',
    'CHECK',
    'Service Charge For Account Analysis',
  ],
  incoming: [
    'Deposit',
    'Merchant Bankcd Dep 24{m}{d} ~~~~~~~~~~~~',
    'Lockbox Deposit 03~~~',
    'Wire # 0~~~~~ Org Northway Castings Inc Fed # ~~~~~~~~',
  ],
}

export const MEMBER_OF_FORCES: Texts = {
  outgoing: [
    'DEBIT CARD PURCHASE {m}{d}24|GREENFIELD #~~~ SAN ANTONIO TX',
    'ACH DEBIT 0~~~~~~~~~|HARBOUR WIRELESS AUTOPAY ***********~~~~',
    'ATM DB NONLOCAL {m}{d}24|HARBOUR BANK KILLEEN TX',
    'CHECK',
    'CHECK',
    'FUNDS TRANSFER DB',
  ],
  incoming: ['ACH CREDIT {m}{d}24|DFAS-EXAMPLE MIL ACTIV', 'DEPOSIT@MOBILE', 'INTEREST PAID'],
}

export const TOWN_BANK: Texts = {
  outgoing: [
    'POS DEB ~~~~ {m}/{d}/24 ~~~~~~~~|GREENFIELD #~~~|DODGE CITY    KS|C# ~~~~',
    'DBT CRD ~~~~ {m}/{d}/24 ~~~~~~~~|STREAMBOX|866-555-0133  CA|C# ~~~~',
    'PAYMENT    HARBOUR ELECTRIC|PPD',
    'ATM W/D ~~~~ {m}/{d}/24 000~~~~~|200 MILL RD|DODGE CITY    KS|C# ~~~~',
    'CHECK',
    'CHECK',
    'CHECK',
  ],
  incoming: ['PAYROLL    ACME MFG CO|PPD', 'DDA REGULAR DEPOSIT', 'XFER FROM SAV ACCT XXXXXX~~~~'],
}

export const CASH_AT_BROKER: Texts = {
  outgoing: [
    'GREENFIELD GROCERY #~~ BOSTON MA',
    'RIDEAPP *TRIP HELP.RIDE.EX CA',
    'NOODLE BAR SOMERVILLE MA',
    'BILL HARBOUR WIRELESS',
    'BILL CITY OF BOSTON EXCISE TAX',
    'OUT Transferred To VS Z~~-~~~~~~-1',
    'OUT Money Line Paid EFT FUNDS PAID',
  ],
  incoming: [
    'DIRECT DEPOSIT ACME MFG CO PAYROLL',
    'CHECK RECEIVED MOBILE DEPOSIT',
    'INTEREST FDIC INSURED DEPOSIT AT HARBOUR BANK',
    'INTEREST FDIC INSURED DEPOSIT AT LINDEN BANK',
  ],
}

export const BUFFALO: Texts = {
  outgoing: [
    'GREENFIELD ~~~ CHEEKTOWAGA',
    'HARBOUR FUEL GAS|UTIL BILL ~~~~~~~~~~',
    'WEB XFER TO CHK 0000~~~~~~~~~~~',
    'CHECK NUMBER ~~~~',
    'CHECK NUMBER ~~~~',
    'ATM WITHDRAWAL {m}/{d} 88 ELMWOOD AVE BUFFALO NY',
  ],
  incoming: ['ACME MFG CO       PAYROLL', 'DEPOSIT', 'CUSTOMER DEPOSIT BRANCH 0~~'],
}

export const NAVAL_UNION: Texts = {
  outgoing: [
    'POS Debit- Debit Card ~~~~ {m}-{d}-24 Greenfield|#~~~ Norfolk VA',
    'POS Debit- Debit Card ~~~~ Transaction {m}-{d}-24|Streambox 866-5550133 CA',
    'Paid To - Harbour Electric Pmts Chk ~~~~~~~',
    'ATM Withdrawal {m}-{d}-24 Gate 5 Norfolk VA',
    'Transfer To Shares',
  ],
  incoming: [
    'Deposit - ACH Paid From Dfas-Example Mil Net Pay',
    'Transfer From Shares',
    'Dividend',
    'eDeposit-Scan/Mobile ~~~~~~~~',
  ],
}

export const HOME_LINE: Texts = {
  outgoing: [
    'HELOC CHECK ~~~',
    'ONLINE ADVANCE TO CHK ~~~~',
    'INTEREST CHARGE',
    'ANNUAL FEE',
    'ADVANCE-PHONE TRANSFER',
  ],
  incoming: ['PAYMENT-THANK YOU', 'AUTOMATIC PAYMENT FROM CHK ~~~~', 'PRINCIPAL CURTAILMENT'],
}

export const CAR_LOAN: Texts = {
  outgoing: ['Interest accrued', 'Late charge assessed', 'Pay-by-phone fee', 'Title fee advanced'],
  incoming: [
    'AutoPay payment',
    'Payment - online, checking ...~~~~',
    'Principal-only payment',
    'Payment - mail',
    'Late charge waived',
  ],
}

export const TRAVEL_CARD: Texts = {
  outgoing: [
    'GREENFIELD MARKET 0~~~ DENVER CO',
    'HARBOUR AIR 0~~~~~~~~~~~ 800-555-0144 TX|{m}{d}24 ~ S DEN LIS',
    'PASTELARIA EXEMPLO LISBOA|{m}/{d}  EURO|~~.~~ X 1.08~~~~~~~ (EXCHG RATE)',
    'CAFE SPECIMEN OAXACA|{m}/{d}  MEXICAN PESO|~~~.~~ X 0.05~~~~~~~ (EXCHG RATE)',
    'BOOKBARN MKTPL*~~~~~~~~~ BKBN.EX/BILL WA|Order Number    ~~~-~~~~~~~-~~~~~~~',
    'LATE FEE',
    'PURCHASE INTEREST CHARGE',
  ],
  incoming: ['Payment Thank You-Mobile', 'AUTOMATIC PAYMENT - THANK YOU', 'BOOKBARN MKTPL RETURN WA'],
}

export const STAGE_CARD: Texts = {
  outgoing: [
    'GREENFIELD #~~~ OAKLAND CA',
    'HARBOUR OIL ~~~~~~~~ BERKELEY CA',
    'STREAMBOX 866-555-0133 CA',
    'TST* THE LINDEN KITCHEN OAKLAND CA',
    'LATE FEE',
    'INTEREST CHARGE ON PURCHASES',
  ],
  incoming: ['AUTOMATIC PAYMENT - THANK YOU', 'ONLINE PAYMENT', 'GREENFIELD #~~~ RETURN OAKLAND CA'],
}

export const PHONE_CARD: Texts = {
  outgoing: [
    'GREENFIELD #~~~ 200 MILL RD BOISE 83702 ID USA',
    'STREAMBOX 1 EXAMPLE LOOP LOS GATOS 95032 CA USA',
    'HARBOUR OIL ~~~~~ HWY 55 MCCALL 83638 ID USA',
    'TST* NOODLE BAR 9TH ST BOISE 83702 ID USA',
    'Interest charged on purchases',
  ],
  incoming: [
    'ACH Deposit Internet transfer from account ending in ~~~~',
    'ACH Deposit Internet transfer from account ending in ~~~~',
    'BOOKBARN MKTPL (RETURN) SEATTLE 98109 WA USA',
  ],
}
