import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of Britain, Ireland and India as lenders receive them, lines parted by strokes. */

export const SAVINGS_BANK_HOUSEHOLD: Texts = {
  outgoing: [
    'HARBOUR ENERGY LTD ~~~~~~~~~~',
    'GREENFIELD STORES ~~~~ CD ~~~~',
    'STREAMBOX.COM CD ~~~~|LONDON',
    'MR J SAMPLE RENT|REF APR RENT ~~~~',
    'EXAMPLE BANK CD ~~~~|LEEDS BRIGGATE {d}{m}24',
    '~~~~~~ CHQ',
  ],
  incoming: [
    'ACME HOSPITALS NHS ~~~~~~~~',
    'MS A EXAMPLE|DINNER THANKS',
    'LEEDS BRIGGATE DEP ~~~~',
    'GREENFIELD STORES ~~~~ CD ~~~~|REFUND',
  ],
}

export const SHOP_OF_LONDON: Texts = {
  outgoing: [
    'Card Purchase GREENFIELD CASH & CARRY|LONDON GB {d}/{m}/2024 Card Ending ~~~~',
    'Direct Debit HARBOUR WATER PLUS|~~~~~~~~~~',
    'Outward Faster Payment Acme Bakery Ltd|INV ~~~~~',
    'Standing Order Example Estates|SHOP RENT',
    'Account Maintenance Fee',
    'Cash Withdrawal (Self Service) HOLBORN',
  ],
  incoming: [
    'Inward Payment CARDTILL PAYMENTS UK|~~~~~~~~ SETTLEMENT',
    'Coin & Cash Deposit HOLBORN',
    'Inward Payment ACME OFFICES LTD|CATERING ~~~~',
  ],
}

export const HOUSEHOLD_OF_LEINSTER: Texts = {
  outgoing: [
    'CNC GREENFIELD DUBLI {d}/{m} 2',
    'POS HARBOUR STORES ~~~~ {d}/{m} 2',
    'DD  ELECTRIC EXAMPLE ~~~~~~~~~~',
    'SO  CREDIT UNION ~~~~~~',
    'TO  SAMPLE M|365 TRANSFER',
    'ATM EXAMPLE O CONNELL ST {d}/{m} 1',
    'CHQ 000~~~',
    'FEE CURRENT ACCOUNT CHARGE',
  ],
  incoming: ['CT  ACME TECH IRL LTD|SALARY', 'CT  DSP CHILD BENEFIT ~~~~~~~', 'LDG DUNDRUM ~~~'],
}

export const CARD_OF_THE_SHIRES: Texts = {
  outgoing: [
    '))) GREENFIELD STORES LEEDS',
    '))) TST BAR EXAMPLE YORK',
    'HARBOUR RAIL LTD 0345 555 0~~~',
    'STREAMBOX.COM LONDON',
    'HOTEL EJEMPLO MADRID|EUR ~~~.00 @ 1.1612|Visa Rate',
    'NON-STERLING TRANSACTION FEE',
    'LATE PAYMENT CHARGE',
  ],
  incoming: ['PAYMENT - THANK YOU', 'PAYMENT - THANK YOU', 'GREENFIELD STORES LEEDS'],
}

export const FIRST_SAVER: Texts = {
  outgoing: [
    'UPI/MOB/40~~~~~~~~~~/Payment from PhoneApp/kirana.example@exbank',
    'UPI/DR/40~~~~~~~~~~/SUNITA SAMPLE/EXBK/sunita/Rent {m}',
    'NACH/GREENFIELD MUTUAL FUND/EXFB0~~~~~~~~~~~~/~~~~~~~',
    'POS/GREENFIELD RETAIL/BENGALURU/~~~~~~/{d}{m}24/18:21',
    'ATM-NFS/CASH WITHDRAWAL/+INDIRANAGAR BANGALORE/~~~~',
    'IMPS-OUT/40~~~~~~~~~~/ACME DESIGNS/Invoice ~~~',
  ],
  incoming: [
    'NEFT/EXFBN5202~~~~~~~~~~/ACME SOFTWARE PRIVATE LIMITED/SALARY {m} 2024',
    'UPI/CR/40~~~~~~~~~~/RAVI NAMUNA/EXBK/ravi.n/Trip share',
    'MONTHLY INTEREST CREDIT',
  ],
}

export const MILL_OF_SURAT: Texts = {
  outgoing: [
    'RTGS-EXBKR5202~~~~~~~~~~~~-ACME YARN TRADERS',
    'BY INST ~~~~~~ : CTS CLG AHMEDABAD',
    'IMPS/P2A/40~~~~~~~~~~/SAMPLE TRANSPORT/FREIGHT',
    'GST PAYMENT 24~~~~~~~~~~~~ CPIN',
    'CHRGS LEDGER FOLIO Q4',
    'CASH WDL SELF',
  ],
  incoming: [
    'NEFT-EXBKN5202~~~~~~~~~~~~-GREENFIELD SAREES-BILL ~~~~',
    'CASH DEPOSIT RING ROAD SURAT',
    'UPI/40~~~~~~~~~~/{d}-{m}-2024/NAMUNA STORES/samples@exbank/UPI',
    'CHQ DEP ~~~~~~ EXAMPLE COOP BANK',
  ],
}

export const TRADER_ON_CREDIT: Texts = {
  outgoing: [
    'NEFT_OUT:EXBKH2410~~~~~~~~~/EXBK0001/SAMPLE AGRO',
    'CHQ PAID-MICR INWARD CLEARING-~~~~~~-ACME PIPES',
    '0~~~~~:Int.Coll:01-{m}-2024 to 30-{m}-2024',
    'RTGS:EXBKR5202~~~~~~~~~~~~/EXBK0002/GREENFIELD SEEDS',
    'STOCK INSPECTION CHARGES INCL GST',
  ],
  incoming: [
    'NEFT_IN:null//EXBKN5202~~~~~~~~~~~~/NAMUNA KISAN KENDRA',
    'BY CASH KARNAL MANDI',
    'UPI/40~~~~~~~~~~/CR/RAVI SAMPLE/EXBK/0098~~~~~~/UPI',
    'O/W CLG CHQ ~~~~~~ EXAMPLE GRAMIN BANK',
  ],
}

export const CARD_OF_POONA: Texts = {
  outgoing: [
    'FOODCART EXAMPLE BANGALORE IN',
    'GREENFIELD HYPERMART PUNE IN',
    'HARBOUR PETROLEUM BANER PUNE IN',
    'STREAMBOX.EXAMPLE MUMBAI IN',
    'CLOUDBOX HOSTING SEATTLE US|(USD ~~.00)',
    'IGST ON INTEREST AND FEES @18%',
    'LATE PAYMENT CHARGES',
  ],
  incoming: [
    'PAYMENT RECEIVED-EXBK0000~~~-UPI',
    'PAYMENT RECEIVED-EXBK0000~~~-UPI',
    'FOODCART EXAMPLE BANGALORE IN',
  ],
}
