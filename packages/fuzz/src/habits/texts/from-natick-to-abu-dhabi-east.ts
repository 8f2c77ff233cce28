import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of India, the east, the continent, the south and Arabia; `|` breaks a line. */

export const PASSBOOK_OF_UDUPI: Texts = {
  outgoing: [
    'UPI/DR/~~~~~~~~~~~~/SAMPLE ST/UTIB/**tore@okexample/UPI//EXM~~~~~~~~~~/{d}/{m}/2024',
    'ATM CASH-UDUPI CAR STREET-~~~~~~',
    'SERVICE CHARGES-SMS',
    'NEFT Dr-EXMP0000417-J EXAMPLE-RENT',
  ],
  incoming: [
    'UPI/CR/~~~~~~~~~~~~/ARUN EXAM/HDFC/**run@okexample/UPI//EXM~~~~~~~~~~/{d}/{m}/2024',
    'NEFT Cr-EXMP0001104-NORTHWAY PVT LTD-SALARY',
    'SBINT INTEREST CREDIT',
  ],
}

export const SAVER_OF_LUDHIANA: Texts = {
  outgoing: [
    'UPI/DR/~~~~~~~~~~~~/P2M/textiles@exm',
    'ATM WDL LUDHIANA CHAURA BAZAR',
    'CHQ CLG J EXAMPLE',
    'IMPS-OUT/~~~~~~~~~~~~/RENT',
    'INCIDENTAL CHARGES',
  ],
  incoming: ['UPI/CR/~~~~~~~~~~~~/P2P/harpreet@example', 'BY CASH', 'NEFT_IN:EXMPN~~~~~~~~/NORTHWAY'],
}

export const CARD_OF_MONG_KOK: Texts = {
  outgoing: [
    'SAMPLE STORE|MONG KOK|HK',
    'EXAMPLE NOODLE HOUSE|KOWLOON|HK',
    'GREENFIELD APPS|SINGAPORE|SG|FOREIGN CURRENCY AMOUNT USD 12.~~',
    'FINANCE CHARGE||',
  ],
  incoming: ['PAYMENT - THANK YOU||', 'SAMPLE STORE REFUND|MONG KOK|HK'],
}

export const CARD_OF_PASIG: Texts = {
  outgoing: [
    'SAMPLE SUPERMARKET PASIG PH',
    'EXAMPLE COFFEE ORTIGAS PH',
    'INST-~~/12 GREENFIELD APPLIANCES',
    'NETFLEX-LIKE.COM 866-555-0144 SG',
    'FINANCE CHARGE',
  ],
  incoming: ['PAYMENT THANK YOU', 'CASHBACK REBATE'],
}

export const SAVINGS_OF_EISENSTADT: Texts = {
  outgoing: ['Überweisung an Referenzkonto', 'KESt {m}/2024', 'Überweisung Eva Muster'],
  incoming: ['Gutschrift Eva Muster', 'Habenzinsen', 'Dauerauftrag Sparen'],
}

export const ACCOUNT_OF_AMIENS: Texts = {
  outgoing: [
    'CB EXEMPLE MARCHE FACT {d}{m}24|AMIENS',
    'PRLV ENERGIE MODELE|-Réf. donneur d ordre :|~~~~~~~~~~~~',
    '*INTERETS DE DEBIT',
    '*COMMISSION INTERVENTION',
    'RETRAIT DAB {d}-{m}-24|AMIENS GARE',
    'VIR SEPA MME SPECIMEN|-Réf. client :|LOYER',
  ],
  incoming: ['VIR SEPA NORD SARL|-Réf. client :|PAIE ~~~~', 'VIR INST M MODELE', 'REMISE CHEQUE ~~~~~~~'],
}

export const CARD_OF_LUGO: Texts = {
  outgoing: [
    'APPS EJEMPLO.COM/BILL CORK',
    'SUPERMERCADO MODELO LUGO',
    'GASOLINERA EJEMPLO 117 MONFORTE',
    'CAFETERIA MUESTRA',
    'COMPRA DIVISA USD 12,~~ SAMPLE STORE',
  ],
  incoming: ['AMORTIZACION DEUDA', 'DEVOLUCION SUPERMERCADO MODELO LUGO'],
}

export const CARD_OF_MUNSBACH: Texts = {
  outgoing: [
    'BEISPIEL MARKT KOELN|groceries',
    'SAMPLE SHOES ONLINE|shopping',
    'MUSTER BAHN|travel',
    'KIOSK BEISPIEL|miscellaneous',
  ],
  incoming: ['SETTLEMENT BANK|directdebit', 'SAMPLE SHOES ONLINE|shopping'],
}

export const FIRM_OF_ROSARIO: Texts = {
  outgoing: [
    'Compra Tarj.Debito|{d}/{m} 14:26 Tarj:4417 Term:837551',
    'Impuesto Ley 25.413 Ali Gral s/Debitos',
    'Pago de Servicios EJEMPLO GAS|~~~~~~~~~~~~',
    'Debito Inmediato (DEBIN)|20~~~~~~~~~-VAR-EJEMPLO SA',
    'Com. mantenimiento cuenta',
  ],
  incoming: ['Transf. Inmediata e/Ctas. Dist Tit.|30~~~~~~~~~-FAC-NORTE SRL', 'Deposito en efectivo'],
}

export const SAVER_OF_AMBATO: Texts = {
  outgoing: [
    'PAGO TARJETA EJEMPLO',
    'RETIRO CAJERO AUTOMATICO',
    'TRANSFERENCIA A J MUESTRA',
    'COSTO TRANSACCION',
  ],
  incoming: ['DEPOSITO EFECTIVO', 'TRANSFERENCIA DE NORTE CIA LTDA', 'INTERES GANADO'],
}

export const ACCOUNT_OF_ENUGU: Texts = {
  outgoing: [
    'NIP TRANSFER TO EXAMPLE CHIDI|REF:~~~~~~~~~~~~~~~~~~',
    'POS PURCHASE @ SAMPLE STORES ENUGU',
    'ELECTRONIC MONEY TRANSFER LEVY',
    'AIRTIME PURCHASE 0803~~~~~~~',
    'SMS NOTIFICATION CHARGE + VAT',
  ],
  incoming: [
    'NIP TRANSFER FROM EXAMPLE ADA|REF:~~~~~~~~~~~~~~~~~~',
    'SALARY NORTHWAY LTD',
    'CASH DEPOSIT BY SELF',
  ],
}

export const ACCOUNT_OF_ABU_DHABI: Texts = {
  outgoing: [
    'POS Settlement-SAMPLE STORES|ABU DHABI AE {d}/{m}/24',
    'Outward Telegraphic Transfer|EXAMPLE TRADING LLC',
    'Sal Transfer Fee VAT 5%',
    'ATM CWDL AL WAHDA MALL',
  ],
  incoming: ['Inward Remittance|NORTHWAY FZE', 'Salary Transfer WPS', 'Cash Deposit CDM'],
}
