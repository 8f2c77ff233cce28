import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of the United States, those of several lines parted by strokes. */

export const POSTED_CARD: Texts = {
  outgoing: [
    'GREENFIELD #0~~~ SAINT PAUL MN',
    'HARBOUR OIL ~~~~~~~~ ROSEVILLE MN',
    'SQ *LINDEN BAKERY Minneapolis MN',
    'STREAMBOX.EXAMPLE 866-555-0133 CA',
    'BOOKBARN MKTPL*~~~~~ BKBN.EX/BILL WA',
    'LATE FEE - PAYMENT DUE ON {m}/{d}',
    'INTEREST CHARGE ON PURCHASES',
  ],
  incoming: [
    'PAYMENT THANK YOU',
    'INTERNET PAYMENT THANK YOU',
    'BOOKBARN MKTPL BKBN.EX/BILL WA MERCHANDISE/SERVICE RETURN',
  ],
}

export const FIRM_CARD: Texts = {
  outgoing: [
    'GREENFIELD DEPOT #~~~~ BOISE ID',
    'HARBOUR AIR 0~~~~~~~~~~~ 800-555-0144 TX|{m}{d}24  1 S BOI DEN',
    'PAPERMILL OFFICE ~~~~ NAMPA ID',
    'CLOUDBOX*HOSTING 866-555-0190 WA',
    'TST* THE ELM GRILL MERIDIAN ID',
    'PURCHASE INTEREST CHARGE',
    'LATE FEE',
  ],
  incoming: ['Payment Thank You - Web', 'AUTOMATIC PAYMENT - THANK YOU', 'GREENFIELD DEPOT #~~~~ BOISE ID'],
}

export const SAILORS_CARD: Texts = {
  outgoing: [
    'COMMISSARY EXAMPLE NORFOLK VA',
    'GREENFIELD #~~~ CHESAPEAKE VA',
    'EXCHANGE EXAMPLE FUEL NORFOLK VA',
    'STREAMBOX 866-555-0133 CA',
    'CASH ADVANCE NORFOLK VA',
    'INTEREST CHARGE ON PURCHASES',
  ],
  incoming: [
    'UNION CASH REWARDS STMT CREDIT',
    'ONLINE PMT FROM CHK ~~~~',
    'GREENFIELD #~~~ CHESAPEAKE VA RETURN',
  ],
}

export const COUNTY_BANK: Texts = {
  outgoing: [
    'CHECK',
    'CHECK',
    'CHECK',
    'DBT CRD ~~~~ {m}/{d}/24 ~~~~~~~~|GREENFIELD FEED & SEED|HASTINGS NE C#~~~~',
    'COUNTY RPPD UTILITIES|EXAMPLE FARMS LLC',
    'ACH PMT HARBOUR INSURANC|PPD ~~~~~~',
    'SERVICE CHARGE',
  ],
  incoming: ['DEPOSIT', 'DEPOSIT', 'ACME COOP DIR DEP|PPD 4~~~~', 'INTEREST PAID'],
}

export const CERTIFICATE: Texts = {
  outgoing: ['Interest transferred to savings ...~~~~', 'Early withdrawal penalty', 'Interest check mailed'],
  incoming: ['Interest paid', 'Interest paid', 'Deposit at renewal'],
}

export const HOUSE_LOAN: Texts = {
  outgoing: [
    'Regular payment due',
    'Late fee (charged because payment was received late)',
    'Property inspection fee',
  ],
  incoming: ['Payment received - Thank you', 'Partial payment (held as unapplied)', 'Additional principal'],
}

export const LOADED_CARD: Texts = {
  outgoing: [
    'GREENFIELD #~~~ MACON GA',
    'Harbour Wireless 800-555-0121',
    'TACO EXAMPLE 0~~~ WARNER ROBINS GA',
    'Money sent to Sam E.',
    'ATM withdrawal, 12 Main St Macon GA',
    'Monthly fee',
    'ATM fee',
  ],
  incoming: ['ACME STAFFING PAYROLL', 'Cash reload GREENFIELD #~~~', 'Money received from Ana S.'],
}

export const UNION_SHARE: Texts = {
  outgoing: [
    'POS Withdrawal - ~~~~~~ GREENFIELD MARKET #~~~ TACOMA WA',
    'External Withdrawal - PUGET EXAMPLE ENERGY UTILITY',
    'Online Banking Transfer - Transfer to ~~~~~~',
    'ATM Withdrawal - 700 PIKE ST SEATTLE WA',
    'Mobile Deposit Fee',
  ],
  incoming: [
    'External Deposit - ACME AIRFRAME PAYROLL',
    'Mobile Deposit',
    'Dividend/Interest',
    'ATM Deposit - 700 PIKE ST SEATTLE WA',
  ],
}

export const APP_CHECKING: Texts = {
  outgoing: [
    'GREENFIELD MARKET #~~~',
    'HARBOUR RIDES *TRIP',
    'To Savings - ~~~~',
    'STREAMBOX.EXAMPLE',
    'RENT EXAMPLE PROP WEB PMTS',
    'Moneypass ATM 0~~~',
  ],
  incoming: ['ACME SOFTWARE PAYROLL', 'From Savings - ~~~~', 'SAMPLE, ANA', 'Cash back redemption'],
}

export const APP_VAULTS: Texts = {
  outgoing: ['To Checking - ~~~~', 'From Emergency Vault to Travel Vault'],
  incoming: ['Interest earned', 'From Checking - ~~~~', 'Roundups'],
}
