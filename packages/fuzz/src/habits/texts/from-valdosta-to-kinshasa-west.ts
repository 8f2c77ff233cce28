import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of the Americas, Britain, Australia, India, the Philippines and Hong Kong; `|` breaks a line or parts columns. */

export const CHECKING_OF_VALDOSTA: Texts = {
  outgoing: [
    'CHECK',
    'CHECK CARD PURCHASE TR DATE {m}/{d}|SAMPLE GROCERY #~~~~ VALDOSTA GA',
    'ELECTRONIC/ACH DEBIT|NORTHWAY POWER UTIL PMT ~~~~~~~~~~',
    'POINT OF SALE DEBIT TR DATE {m}/{d}|GREENFIELD FUEL ~~~~ TIFTON GA',
    'MAINTENANCE FEE',
    'ATM CASH WITHDRAWAL TR DATE {m}/{d}|EXAMPLE BANK 2100 N ASHLEY ST',
  ],
  incoming: [
    'DEPOSIT',
    'ELECTRONIC/ACH CREDIT|NORTHWAY SCHOOLS PAYROLL ~~~~~~~~~~',
    'MOBILE DEPOSIT',
    'INTERNET BANKING TRANSFER FROM ~~~~',
  ],
}

export const CARD_OF_WOKING: Texts = {
  outgoing: [
    'SAMPLE GROCERS ~~~|WOKING|GBR',
    'WWW.EXAMPLESTORES.COM|03456 049 0~~|GBR',
    'EXAMPLE.CO.UK*3N8FF0A~|EXAMPLE.CO.UK|LUX',
    'NORTHWAY RAIL TICKETS|GUILDFORD|GBR',
    'GREENFIELD PETROL|ADDLESTONE|GBR',
    'PURCHASE INTEREST',
  ],
  incoming: ['DIRECT DEBIT TRANSACTION', 'SAMPLE STORES REFUND|WOKING|GBR'],
}

export const ALL_IN_ONE_OF_GUELPH: Texts = {
  outgoing: [
    'Bill payment - Northway Hydro',
    'Point of sale purchase - Sample Foods Guelph ON',
    'Interest charged',
    'Pre-authorized debit - Example Insurance',
    'ATM withdrawal - Stone Road',
    'Monthly administration fee',
  ],
  incoming: [
    'Payroll deposit - Northway Manufacturing',
    'e-Transfer from Alex Sample',
    'Mobile cheque deposit',
  ],
}

export const FIXED_PART_OF_GUELPH: Texts = {
  outgoing: ['Interest charged'],
  incoming: ['Payment from main account'],
}

export const HOME_LOAN_OF_PARRAMATTA: Texts = {
  outgoing: [
    'INTEREST CHARGED',
    'REDRAW TO EVERYDAY ACCOUNT ~~~~',
    'LOAN SERVICE FEE',
    'REDRAW ONLINE BANKING REF ~~~~~~',
  ],
  incoming: [
    'REPAYMENT DIRECT DEBIT|FROM 06 2140 1044~~~~',
    'EXTRA REPAYMENT|PAYEE NORTHWAY PTY LTD',
    'FEE REVERSAL',
    'TRANSFER FROM EVERYDAY ACCOUNT ~~~~',
  ],
}

export const SAVER_OF_JAIPUR: Texts = {
  outgoing: [
    'UPI/5121208~~~~~/DR/ANIL SAMPLE/YESB/sample@ybl/Payment from app',
    'POS/4213XXXXXXXX~~~~/SAMPLE KIRANA STORE JAIPUR',
    'IMPS/P2A/4104~~~~~~~~/MEERA EXAMPLE/HDFC',
    'ATM WDL/MANSAROVAR/~~~~',
    'NACH DR/EXAMPLE FINANCE LTD/~~~~~~~~~~',
    'SMS ALERT CHARGES FOR QTR',
  ],
  incoming: [
    'UPI/5488280~~~~~/CR/RAHUL MODEL/SBIN/model@oksbi/UPI',
    'NEFT CR/N~~~~~~~~~/NORTHWAY PVT LTD/SALARY',
    'CASH DEPOSIT/JAIPUR M I ROAD',
    'Credit Interest Capitalised',
  ],
}

export const ACCOUNT_OF_CEBU: Texts = {
  outgoing: [
    'CHECK ISSUED ~~~~~~',
    'ATM WITHDRAWAL - EXAMPLE CENTER CEBU',
    'WATER BILL PAYMENT - SAMPLE WATER',
    'FUND TRANSFER TO ~~~-~-~~~-~~~~~~-~',
    'TAX WITHHELD',
    'PAYROLL DEBIT - BATCH ~~~~',
  ],
  incoming: [
    'CASH DEPOSIT - MANDAUE',
    'CHECK DEPOSIT - LOCAL',
    'FUND TRANSFER FROM EXAMPLE TRADING',
    'INTEREST EARNED',
  ],
}

export const ACCOUNT_OF_KINGSTON: Texts = {
  outgoing: [
    'POS PURCHASE|SAMPLE HARDWARE CONSTANT SPRING RD|{d}~~~~~~',
    'ABM WITHDRAWAL|HALF WAY TREE|',
    'BILL PAYMENT|NORTHWAY LIGHT & POWER|~~~~~~~~',
    'SERVICE CHARGE|GCT INCLUDED|',
    'ONLINE TRANSFER|TO SAMPLE A ~~~~|',
  ],
  incoming: [
    'SALARY CREDIT|NORTHWAY BAUXITE LTD|~~~~~~',
    'DEPOSIT|KNUTSFORD BLVD BRANCH|',
    'ONLINE TRANSFER|FROM EXAMPLE B ~~~~|',
  ],
}

export const CARD_OF_KOWLOON_BAY: Texts = {
  outgoing: [
    'SAMPLE SUPERMARKET HONG KONG HKG|',
    'EXAMPLE CAFE KOWLOON HKG|',
    'EXAMPLE.COM*2L4F~~ LUXEMBOURG LUX|EUR 8.5',
    'NORTHWAY AIR SYDNEY AUS|AUD 5.2',
    'Travel card automatic add value|',
    'GREENFIELD PHARMACY TSEUNG KWAN O HKG|',
  ],
  incoming: ['Payment from your account|', 'SAMPLE SUPERMARKET HONG KONG HKG|', 'CashBack|'],
}

export const CARD_OF_SAN_PEDRO_SULA: Texts = {
  outgoing: [
    'SUPERMERCADO EJEMPLO|San Pedro Sula',
    'FARMACIA MUESTRA #~~|San Pedro Sula',
    'GASOLINERA NORTE|Choloma',
    'RESTAURANTE EL MODELO|Tegucigalpa',
    'INTERESES CORRIENTES|',
    'CARGO POR SEGURO DE FRAUDE|',
    'MEMBRESIA ANUAL|',
  ],
  incoming: ['SU PAGO GRACIAS|', 'PAGO EN LINEA|', 'REVERSION DE COMPRA|'],
}

export const SHOP_CARD_OF_ATE: Texts = {
  outgoing: [
    'COMPRA TIENDA EJEMPLO ATE',
    'COMPRA TURISMO',
    'COMPRA SUPERMERCADO MUESTRA',
    'SEGURO DE DESGRAVAMEN',
    'COMISION ENVIO FISICO EECC',
    'COMPRA FARMACIA MODELO VITARTE',
  ],
  incoming: ['PAGO EN TIENDA - GRACIAS', 'PAGO POR INTERNET', 'DEVOLUCION TIENDA EJEMPLO ATE'],
}

export const CARD_OF_LONDRINA: Texts = {
  outgoing: [
    'MERCADO EXEMPLO|LONDRINA',
    'POSTO NORTE LTDA|CAMBE',
    'FARMACIA MODELO 02/06|LONDRINA',
    'EXEMPLO*ASSINATURA|SAO PAULO',
    'ACOUGUE AMOSTRA|LONDRINA',
    'ANUIDADE DIFERENCIADA 07/12|',
  ],
  incoming: ['PAGTO. POR DEB EM C/C|', 'ESTORNO MERCADO EXEMPLO|LONDRINA'],
}
