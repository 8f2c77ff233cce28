import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of Oceania, India, the Isles and the Cape, lines parted by strokes. */

export const TRUST_OF_SYDNEY: Texts = {
  outgoing: [
    'TO A SAMPLE SUPER FUND|CONTRIBUTION {m} 24',
    'BPAY TO HARBOUR LAND TAX OFFICE|~~~~~~~~~~',
    'GREENFIELD SECURITIES LTD|BUY ~~~ EXM ~~~~~~~~',
    'MS J SAMPLE|RENT UNIT ~',
    'ATO TAX OFFICE PAYMENTS|00~~~~~~~~~~~~~~',
    'CHEQUE PRESENTED|000~~~',
  ],
  incoming: [
    'EXAMPLE MINING LTD DIV|00~~~~~~~~',
    'GREENFIELD SECURITIES LTD|SELL ~~~ ACM ~~~~~~~~',
    'EXAMPLE CASH MANAGEMENT INTEREST|PAID',
    'R SAMPLE|RENT {m}',
  ],
}

export const EVERYDAY_OF_WELLINGTON: Texts = {
  outgoing: [
    'POS W/D GREENFIELD MARKET-{d}:42',
    'AP#~~~~~~~~ TO SAMPLE PROPERTY|Rent Flat 4',
    'DIRECT DEBIT -HARBOUR ENERGY|~~~~~~~~ POWER',
    'PAY Example Plumbing Ltd|INV ~~~~ Job',
    'TRANSFER TO J SAMPLE - ~~',
    'POS W/D EXAMPLE PHARMACY-{d}:05',
    'POS W/D LINDEN CAFE-{d}:31',
    'Bill Payment HARBOUR COUNCIL|Rates ~~~~~~~',
    'VISA PURCHASE STREAMBOX.COM|Card ~~~~ Sydney AU',
    'Visa Purchase Currency Conversion Fee',
  ],
  incoming: [
    'Direct Credit -ACME WOOL LTD|WAGES ~~~~~~',
    'Direct Credit A EXAMPLE|dinner ta',
    'TRANSFER FROM J SAMPLE - ~~',
  ],
}

export const CALL_OF_WELLINGTON: Texts = {
  outgoing: [
    'TRANSFER TO J SAMPLE - ~~',
    'TRANSFER TO J SAMPLE - ~~',
    'AP#~~~~~~~~ TO J SAMPLE|Bills',
    'PIE TAX',
  ],
  incoming: ['TRANSFER FROM J SAMPLE - ~~', 'INTEREST EARNED', 'AP#~~~~~~~~ FROM J SAMPLE|Holiday'],
}

export const INDUSTRIAL_SAVER: Texts = {
  outgoing: [
    'UPI/4~~~~~~~~~~~/greenfield.kirana@exbank/Payment',
    'IMPS-4~~~~~~~~~~~-SUNIL NAMUNA-EXBK-XXXXXXX~~~-rent',
    'ACHDR EXAMPLE MUTUAL FUND ~~~~~~~~~~',
    'ATM WDL ~~~~~~ EXAMPLE NAGAR THANE MH',
    'UPI/4~~~~~~~~~~~/sunita.store@exbank/Milk',
    'UPI/4~~~~~~~~~~~/exampleauto@exbank/Ride',
    'SMS CHRG FOR QTR ENDING {m}24',
    'CLG CHQ PAID EXAMPLE CO-OP SOCIETY',
  ],
  incoming: [
    'NEFT-EXBKN5202~~~~~~~~~~~~-ACME ENGINEERING WORKS-SALARY',
    'UPI/4~~~~~~~~~~~/ravi.namuna@exbank/Trip',
    'SB INT PAID {m} 24',
    'BY CASH THANE WEST',
  ],
}

export const PHONE_OF_MUMBAI: Texts = {
  outgoing: [
    'Paid to Greenfield Kirana Store|UPI ID: paytil.s1~~~~@exbank on|UPI Ref No: 4~~~~~~~~~~~',
    'Money sent to Sunita Namuna|UPI ID: sunita.~~@exbank on|UPI Ref No: 4~~~~~~~~~~~',
    'Recharge of Mobile 98XXXXX~~~|UPI Ref No: 4~~~~~~~~~~~',
    'Paid to Foodcart|UPI ID: foodcart.~~~@exbank on|UPI Ref No: 4~~~~~~~~~~~',
  ],
  incoming: [
    'Received from Ravi Namuna|UPI ID: ravi~~@exbank on|UPI Ref No: 4~~~~~~~~~~~',
    'Refund from Example Rail|UPI Ref No: 4~~~~~~~~~~~',
  ],
}

export const SAVER_AT_THE_CAPE: Texts = {
  outgoing: [
    'Purchase at Greenfield Foods Bellville ~~~~',
    'Purchase at Harbour Fuel Parow ~~~~',
    'Electricity purchase ~~~~~~~~~~~',
    'Payment to N Sample',
    'QuickSend to +2782~~~~~~~',
    'Debit order Example Insure ~~~~~~~~',
    'Fee: Cash withdrawal at till',
    'Purchase at Example Pharmacy Durbanville ~~~~',
    'Purchase at Linden Chicken Bellville ~~~~',
    'Airtime purchase 082~~~~~~~',
    'Fee: QuickSend',
  ],
  incoming: [
    'Deposit at till Greenfield ~~~~',
    'Transfer from ACME RETAIL SALARY',
    'Transfer from Savings Pot',
    'Interest earned',
  ],
}

export const FIRM_OF_BIRMINGHAM: Texts = {
  outgoing: [
    'ACME FREIGHT LIMITED|INV ~~~~~ 20-45-77',
    'HARBOUR RATES BCC|~~~~~~~~~',
    'GREENFIELD LEASING|AGREEMENT ~~~~~~',
    'ACME STEEL STOCK LTD|INV ~~~~~',
    'TOTAL CHARGES TO {d}{m}2024',
    'HMRC VAT|~~~~~~~~~',
    'NORTHWAY WAGES {m}24',
  ],
  incoming: [
    'SAMPLE TOOLS LTD|NORTHWAY INV ~~~~',
    'CARDTILL SETTLEMENT|~~~~~~~~',
    'EXAMPLE COUNCIL|PAYMENT RUN ~~~',
  ],
}

export const PHONE_BANK_OF_LONDON: Texts = {
  outgoing: [
    'Greenfield Express|Purchase',
    'Example Rail|Purchase',
    'Streambox|Purchase',
    'Ejemplo Cafe Lisbon|Purchase|EUR {1.17} at 1.17',
    'A Sample|Payment sent',
    'Harbour Water|Direct Debit',
    'Saver account|Transfer',
    'Example Bank ATM|Cash withdrawal',
  ],
  incoming: [
    'ACME STUDIOS LTD|Payment received',
    'Cashback|Reward',
    'J EXAMPLE|Payment received',
    'Greenfield Express|Refund',
  ],
}

export const FIRM_OF_CORK: Texts = {
  outgoing: [
    'VDP-GREENFIELD DIY CORK',
    'D/D HARBOUR ELECTRIC IE24~~~~~~~~~~',
    '*MOBI ACME JOINERY INV~~~~',
    'REVENUE EXAMPLE ~~~~~~~~ VAT3 {m}',
    'NORTHWAY PAYROLL WK {d}',
    'FEE-QTR TO {d}{m}24',
  ],
  incoming: ['SAMPLE HOTELS LTD IE24~~~~~~~~~~ INV ~~~~', 'LODGMENT PATRICK ST', 'CARDTILL PAYM ~~~~~~~~'],
}
