import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of firms and households of the United States and Canada, lines parted by strokes. */

export const WAREHOUSE_CARD: Texts = {
  outgoing: [
    'GREENFIELD WHSE #0~~~ PLANO TX',
    'GREENFIELD GAS #0~~~ PLANO TX',
    'HARBOUR FOOD MART 0~~~ DALLAS TX',
    'STREAMBOX.COM 866-555-0133 CA',
    'WWW.CLOUDBOX.COM WWW.CLOUDBOX.WA',
    'HOTEL EJEMPLO CANCUN MEX',
    'LINDEN TAQUERIA PLANO TX',
    'EXAMPLE PHARMACY #~~~~ PLANO TX',
    'GREENFIELD WHSE #0~~~ FRISCO TX',
    'CITY PARKING ~~~ DALLAS TX',
    'HARBOUR CABLE 800-555-0~~~ TX',
    'EXAMPLE AIR 0~~~~~~~~~~ DALLAS TX',
    'TST* LINDEN GRILL FRISCO TX',
    'ACME PET SUPPLY ~~~~ PLANO TX',
    'LATE FEE',
    'INTEREST CHARGED TO STANDARD PURCH',
  ],
  incoming: [
    'ONLINE PAYMENT, THANK YOU',
    'AUTOPAY ~~~~~~~~~~~~~~~RAUTOPAY AUTO-PMT',
    'GREENFIELD WHSE #0~~~ PLANO TX',
  ],
}

export const START_UP_CARD: Texts = {
  outgoing: [
    'Cloudbox Web Services|Software',
    'Example Air|Airlines',
    'Linden Cafe San Francisco|Restaurants',
    'Streambox for Teams|Software',
    'Hotel Ejemplo Lisbon|Lodging',
    'Harbour Ads Ireland|Advertising',
    'Ridr *Trip ~~~~|Taxi & Rideshare',
  ],
  incoming: [
    'Payment from Example Bank ****~~~~',
    'Refund: Example Air|Airlines',
    'Cashback statement credit',
  ],
}

export const FIRM_OF_DALLAS: Texts = {
  outgoing: [
    'CHECKCARD {m}{d} GREENFIELD TOOLS #~~~~ DALLAS TX 24~~~~~~~~~~~~~~~~~~~~~ CKCD 5251 XXXXXXXXXXXX4417 XXXX XXXX XXXX 4417',
    'PURCHASE {m}{d} HARBOUR FUEL 0~~~~ IRVING TX XXXX XXXX XXXX 4417',
    'HARBOUR PAYROLL DES:TAX ID:~~~~~~~~~~ INDN:NORTHWAY ROOFING LLC CO ID:1~~~~~~~~~ CCD',
    'EXAMPLE SUPPLY DES:ACH PMT ID:W~~~~ INDN:NORTHWAY ROOFING LLC CO ID:9~~~~~~~~~ CCD',
    'WIRE TYPE:WIRE OUT DATE:24{m}{d} TIME:1042 ET TRN:24{m}{d}00~~~~~~ SERVICE REF:00~~~~ BNF:ACME LUMBER INC',
    'Online Banking transfer to CHK ~~~~ Confirmation# ~~~~~~~~~~',
    'CHECK',
    'CHECK',
    'CHECKCARD {m}{d} ACME PAINT SUPPLY GARLAND TX 24~~~~~~~~~~~~~~~~~~~~~ XXXX XXXX XXXX 4417',
    'SAMPLE LEASING DES:LEASE PMT ID:~~~~~~~ INDN:NORTHWAY ROOFING LLC CO ID:3~~~~~~~~~ PPD',
    'CHECK',
    'External transfer fee - Next Day - {m}/{d}/2024 Fee',
  ],
  incoming: [
    'CARDTILL DES:DEPOSIT ID:~~~~~~~~~~ INDN:NORTHWAY ROOFING LLC CO ID:4~~~~~~~~~ CCD',
    'Counter Credit',
    'BKOFEXAMPLE MOBILE {m}/{d} ~~~~~~~~~~ DEPOSIT *MOBILE TX',
    'Payment from SAMPLE HOMES for "Roof inv ~~~~"; Conf# ~~~~~~~~~',
  ],
}

export const FIRM_OF_BOSTON: Texts = {
  outgoing: [
    '~~~~ DBT PURCHASE - ~~~~~~ GREENFIELD PAPER WOBURN MA',
    '~~~~ POS DEBIT - HARBOUR FUEL ~~~~ QUINCY MA',
    '~~~~ ATM WITHDRAWAL - EXAMPLE SQ BOSTON MA',
    'HARBOUR GAS CO WEB PAY 24{m}{d} ~~~~~~~~~~',
    'ACME INSURANCE INS PREM 24{m}{d} ~~~~~~~',
    'MONTHLY MAINTENANCE FEE',
    'CHECK',
    'CHECK',
  ],
  incoming: [
    'DEPOSIT',
    'CARDTILL NET STLMT 24{m}{d} ~~~~~~~~',
    'MOBILE DEPOSIT',
    'ACME OFFICES EDI PYMNTS 24{m}{d} ~~~~~~',
  ],
}

export const CARD_OF_TORONTO: Texts = {
  outgoing: [
    'GREENFIELD FOODS #~~~~ TORONTO ON',
    'HARBOUR GAS BAR ~~~~~ BARRIE ON',
    'CITY TRANSIT AUTOLOAD TORONTO ON',
    'STREAMBOX.COM AMSTERDAM|AMT {1.47} EUR',
    'CLOUDBOX WEB SERVICES SEATTLE WA|AMT {1.36} UNITED STATES DOLLAR',
    'LINDEN BISTRO OTTAWA ON',
    'EXAMPLE PHARMACY ~~~ TORONTO ON',
    'MAPLE TELECOM MOBILE MONTREAL QC',
    'ACME BOOKS ~~~~ TORONTO ON',
    'EXAMPLE LIQUOR ~~~~ TORONTO ON',
    'CITY PARKING ~~~~ TORONTO ON',
    'GREENFIELD FOODS #~~~~ OTTAWA ON',
    'INTEREST CHARGES-PURCHASE',
  ],
  incoming: [
    'PAYMENT FROM - *****~~*~~~~',
    'PAYMENT FROM - *****~~*~~~~',
    'GREENFIELD FOODS #~~~~ TORONTO ON',
  ],
}

export const HARDWARE_CARD: Texts = {
  outgoing: [
    'MAPLE HARDWARE #0~~~ GUELPH ON',
    'MAPLE GAS BAR #0~~~ CAMBRIDGE ON',
    'SPORTS EXAMPLE ~~~~ KITCHENER ON',
    'GREENFIELD GROCER ~~~~ GUELPH ON',
    'EXAMPLE WORKWEAR GUELPH ON',
    'MAPLE HARDWARE #0~~~ CAMBRIDGE ON',
    'LINDEN DINER GUELPH ON',
    'HARBOUR AUTO PARTS ~~~ GUELPH ON',
    'EXAMPLE PHARMACY ~~~ GUELPH ON',
    'ACME GARDEN CENTRE PUSLINCH ON',
    'CASH ADVANCE EXAMPLE ATM GUELPH ON',
    'INTEREST CHARGES ON PURCHASES',
    'CREDIT PROTECTOR PREMIUM',
  ],
  incoming: [
    'PAYMENT RECEIVED - THANK YOU',
    'PAYMENT RECEIVED - THANK YOU',
    'MAPLE HARDWARE #0~~~ GUELPH ON',
  ],
}

export const CHEQUING_OF_MONTREAL: Texts = {
  outgoing: [
    'Debit Card Purchase, GREENFIELD MARCHE ~~~',
    'Pre-Authorized Payment, HARBOUR HYDRO BPY/FAC',
    'Online Bill Payment, MAPLE TELECOM',
    'INTERAC e-Transfer Sent',
    'ABM Withdrawal, EXAMPLE ST CATHERINE',
    'Online Transfer, TF ~~~~#~~~~-~~~',
    'Cheque, NO.~~~',
    'Debit Card Purchase, LINDEN BOULANGERIE',
    'Debit Card Purchase, EXAMPLE PHARMACIE ~~',
    'Pre-Authorized Payment, ACME INSURANCE INS/ASS',
    'Plan Fee',
  ],
  incoming: [
    'Direct Deposit, ACME TECHNOLOGIES PAY/PAY',
    'INTERAC e-Transfer Received',
    'Mobile Cheque Deposit',
    'Direct Deposit, CANADA EXAMPLE RIT/RIF',
  ],
}

export const SAVINGS_OF_MONTREAL: Texts = {
  outgoing: ['Online Transfer, TF ~~~~#~~~~-~~~'],
  incoming: ['Online Transfer, TF ~~~~#~~~~-~~~', 'Interest Paid', 'Continuous Savings Plan'],
}
