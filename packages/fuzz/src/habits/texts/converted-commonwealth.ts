import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of Britain, Ireland, the South and southern Asia; lines, or columns, are parted by strokes. */

export const CARD_OF_SWINDON: Texts = {
  outgoing: [
    'EXAMPLE STORES ~~~~ SWINDON GB',
    'HARBOUR FUELS ~~~ CHIPPENHAM GB',
    'STREAMBOX.CO.UK LONDON GB',
    'HOTEL EJEMPLO MADRID ES',
    'LINDEN GARDEN CENTRE BATH GB',
    'ACME TRAINS.COM LONDON GB',
  ],
  incoming: ['PAYMENT RECEIVED - THANK YOU', 'EXAMPLE STORES ~~~~ SWINDON GB'],
}

export const FLEXIBLE_ACCOUNT_OF_SWINDON: Texts = {
  outgoing: [
    'Contactless Payment|GREENFIELD FOODS SWINDON GB',
    'Visa purchase|STREAMBOX LONDON GB',
    'Direct debit|THAMES SAMPLE WATER',
    'Bank credit transfer to|J EXAMPLE ~~~~~~ ~~~~~~~~',
    'Cash withdrawal|EXAMPLE BS SWINDON',
    'Direct debit|BOROUGH OF EXAMPLE',
  ],
  incoming: ['Bank credit|NORTHWAY TOOLS LTD', 'Credit|INTEREST ADDED', 'Transfer from|SAVER ~~~~'],
}

export const CURRENT_ACCOUNT_OF_LIMERICK: Texts = {
  outgoing: [
    'POS EXAMPLE STORES LIMERICK',
    'CNC HARBOUR CAFE ENNIS',
    'DD SAMPLE ENERGY IE~~~~~~~~',
    'ATM EXAMPLE ST LIMERICK',
    'SO CREDIT UNION LOAN',
    'TFR TO M MURPHY 365',
    'GOVERNMENT STAMP DUTY',
  ],
  incoming: ['CT NORTHWAY DAIRY WAGES', 'CT DEPT SOCIAL PROTECTION', 'TFR FROM SAVINGS'],
}

export const SAVER_OF_BENDIGO: Texts = {
  outgoing: [
    'To: Acc 0~~~~~~',
    'To: ROUND UP SAVER|weekly save',
    'Card: GREENFIELD IGA|Kew VIC',
    'BPAY: SAMPLE WATER|Ref ~~~~~~~~',
    'Card: HARBOUR PETROL|Echuca VIC',
  ],
  incoming: ['From: SALARY|NORTHWAY SHIRE COUNCIL', 'From: J SAMPLE|rent share', 'Interest'],
}

/** The kind stands before the stroke. */
export const LATER_OF_SYDNEY: Texts = {
  outgoing: [
    'Purchase|Example Electronics Parramatta',
    'Purchase|Greenfield Outdoors Online',
    'Monthly Fee|Account service fee',
    'Purchase|Acme Dental Ryde',
    'BPAY|Sample Energy bill',
  ],
  incoming: [
    'Repayment|Direct debit card 4417',
    'Refund|Greenfield Outdoors Online',
    'Repayment|Manual payment',
  ],
}

export const CORPORATE_CARD_OF_SYDNEY: Texts = {
  outgoing: [
    'EXAMPLE AIR 08~~~~~~~~ SYDNEY',
    'RIDR TRIP ~~~~ MELBOURNE',
    'HARBOUR HOTEL BRISBANE|ARR {d}/{m} 2 NIGHTS',
    'CLOUDBOX AUSTRALIA PTY SYDNEY',
    'LINDEN GRILL SOUTHBANK|REF ~~~~~~~~',
    'CITY PARKING WYNYARD',
  ],
  incoming: ['PAYMENT RECEIVED - THANK YOU', 'EXAMPLE AIR 08~~~~~~~~ SYDNEY|CREDIT FOR TICKET'],
}

/** Kind, other party, particulars, code and reference. */
export const FIRM_OF_HAMILTON: Texts = {
  outgoing: [
    'BP|Example Dairy Supplies|Invoice|May|INV~~~~',
    'AP|Sample Insurance Ltd|Vehicle|Fleet|P~~~~~',
    'DC|Harbour Fuels Te Rapa|Card 4417||{d}{m}24',
    'DD|Inland Revenue|GST|PAYE|0~~~~~~',
    'BP|R Muster|Wages|Wk ~~|PAY~~~',
    'FE|Monthly account fee|||',
  ],
  incoming: [
    'DC|Northway Orchards Ltd|Statement|April|NW~~~~',
    'BP|Linden Farms|Fencing||INV~~~~',
    'IN|Credit interest|||',
  ],
}

export const FIRM_OF_MIDRAND: Texts = {
  outgoing: [
    'ELECTRONIC BANKING PAYMENT TO|EXAMPLE COURIERS B0WD~~~~~~',
    'ELECTRONIC BANKING TRANSFER TO|TAX RESERVE ACCOUNT',
    'MAGTAPE DEBIT|SAMPLE LIFE ~~~~~~~~',
    'FEE - ELECTRONIC ACCOUNT PAYMENT|~~ ITEMS',
    'DEBIT ORDER|HARBOUR FLEET FIN ~~~~~~',
    'IB PAYMENT TO|NORTHWAY STEEL INV ~~~~',
  ],
  incoming: [
    'CREDIT TRANSFER|GREENFIELD FOODS ~~~~',
    'MAGTAPE CREDIT|LINDEN RETAIL INV ~~~~',
    'REAL TIME TRANSFER FROM|ACME MINING',
  ],
}

export const ACCOUNT_OF_PRETORIA: Texts = {
  outgoing: [
    'Acb Debit:External|Sample Life ~~~~~~~',
    'Pos Purchase Settlement|Card No. 4417 Greenfield Spar',
    'Atm Payment Fr|Example Centre Hatfield',
    'Digital Payment Dt Settlement|J Voorbeeld Rent',
    'Immediate Trf Dt Settlement|N Mokoena',
    'Monthly Acc Fee|Headoffice',
  ],
  incoming: [
    'Acb Credit Settlement|Northway Schools Salary',
    'Digital Payment Cr|P Sample',
    'Cash Dep Branch Settlement',
  ],
}

export const SAVER_OF_HOWRAH: Texts = {
  outgoing: [
    'UPI/DR/C~~~~~~~~~~~~/KIRANA GHAR/EXKL/PAY',
    'ATM WDL/~~~~~~/HOWRAH MAIDAN',
    'NACH/SAMPLE MUTUAL FUND/~~~~~~~~',
    'IMPS/P2A/~~~~~~~~~~~~/R NAMUNA',
    'SMS ALERT CHARGES Q~',
  ],
  incoming: ['NEFT/EXKLN~~~~~~~~~/NAMUNA JUTE MILLS', 'UPI/CR/C~~~~~~~~~~~~/S DAS/SAMP', 'INT PD TILL DATE'],
}

export const SAVER_OF_NASHIK: Texts = {
  outgoing: [
    'UPI/KIRANA STORE/~~~~~~~~~~~~/UPI',
    'MB:SENT NAMUNA/RENT {m}',
    'PCD/4417/FOODCART/NASHIK{d}{m}24',
    'CHQ PAID TO SAMPLE TRADERS',
    'ATW/EXAMPLE ROAD NASHIK',
  ],
  incoming: ['NEFT NAMUNA WINES PVT LTD', 'UPI/A NAMUNA/~~~~~~~~~~~~/THANKS', 'SWEEP TRF FROM TD ~~~~~~'],
}

export const CARD_OF_GURGAON: Texts = {
  outgoing: [
    'UPI-FOODCART INSTANT BANGALORE IN',
    'NAMUNA PETROLEUM GURGAON HAR',
    'STREAMBOX ENTERTAINMENT MUMBAI IN',
    'EXAMPLE HYPERMART ~~~~ NEW DELHI',
    'FUEL SURCHARGE',
    'IGST DB @ 18.00%',
  ],
  incoming: [
    'PAYMENT RECEIVED 000~~~~~~~~~~~',
    'FUEL SURCHARGE WAIVER EXCL TAX',
    'CREDIT VOUCHER EXAMPLE HYPERMART',
  ],
}

export const PAYMENTS_BANK_OF_NOIDA: Texts = {
  outgoing: [
    'Money sent to Sunita Namuna|UPI ID: sunita@okexample|UPI Ref: ~~~~~~~~~~~~',
    'Paid at Sample Kirana|Order ID: ~~~~~~~~~~',
    'Recharge of 98XXXXXX41|Order ID: ~~~~~~~~~~',
    'Rent to A Example|UPI Ref: ~~~~~~~~~~~~',
  ],
  incoming: [
    'Money received from Rohan Namuna|UPI Ref: ~~~~~~~~~~~~',
    'Cashback received|Order ID: ~~~~~~~~~~',
    'Salary from Namuna Exports|NEFT Ref: EXKLN~~~~~~~~',
  ],
}

export const FARMERS_BANK_OF_KEDAH: Texts = {
  outgoing: [
    'IBG TRANSFER CONTOH TRADING',
    'MYDEBIT PURCHASE KEDAI ~~~~',
    'ATM WITHDRAWAL ALOR SETAR',
    'CHQ ~~~~~~',
    'SERVICE CHARGE',
    'JOMPAY AIR CONTOH ~~~~',
  ],
  incoming: ['IBG CREDIT PADI CONTOH SDN', 'CASH DEPOSIT CDM ~~~', 'HIBAH PAID'],
}

export const FIRM_OF_KLANG: Texts = {
  outgoing: [
    'FT /DUITNOW TRF,|CONTOH LOGISTIK, INV ~~~~',
    'HOUSE CHQ DR',
    'MISC DEBIT, EPF PAYMENT,|KWSP ~~~~~~~~',
    'JOMPAY, TNB CONTOH,|~~~~~~~~~~~~',
    'ESI PAYMENT DEBIT,|SALARY ~~',
  ],
  incoming: [
    'FT /DUITNOW CR,|MUTIARA CONTOH SDN BHD, INV ~~~~',
    'CASH DEP-CDT,|~~~~',
    'CLEARING CHQ DEP,|~~~~~~',
  ],
}

export const CARD_OF_TAMPINES: Texts = {
  outgoing: [
    'FAIRMART ~~~~ SINGAPORE|Ref No. : 74~~~~~~~~~~~~~~~~~~~~~',
    'RIDR* A-~~~~~~ SINGAPORE|Ref No. : 74~~~~~~~~~~~~~~~~~~~~~',
    'STREAMBOX.COM SINGAPORE|Ref No. : 55~~~~~~~~~~~~~~~~~~~~~',
    'KOPI EXAMPLE TAMPINES SINGAPORE|Ref No. : 74~~~~~~~~~~~~~~~~~~~~~',
    'SAMPLE TELCO RECURRING SINGAPORE|Ref No. : 74~~~~~~~~~~~~~~~~~~~~~',
  ],
  incoming: [
    'PAYMT THRU E-BANK/HOMEB/CYBERB (EP~~)',
    'RIDR* A-~~~~~~ SINGAPORE|Ref No. : 74~~~~~~~~~~~~~~~~~~~~~',
  ],
}

export const CARD_OF_PUNGGOL: Texts = {
  outgoing: [
    'FairMart Online Singapore',
    'Kopi Example Punggol',
    'Cloudbox Inc Seattle {0.745}',
    'Ridr Trip Singapore',
    'Hotel Contoh Batam {0.62}',
    'Sample Gym Waterway',
  ],
  incoming: ['Credit Card Payment', 'Cashback from coupons', 'Refund FairMart Online'],
}
