import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of India, Malaysia, Germany, Italy, Portugal, Ecuador, Argentina and Arabia. */

export const SAVER_OF_ERNAKULAM: Texts = {
  outgoing: [
    'UPI/SBIN/RRN-5121208~~~~~/ANIL SAMPLE/UPI',
    'UPI/KKBK/RRN-5488280~~~~~/MEERA EXAMPLE NAIR/auto',
    'UPI/HDFC/RRN-1041460~~~~~/SAMPLE DARBAR/food',
    'NEFT/N~~~~~~~~~/EXAMPLE TRADERS/rent',
    'Cash - ERNAKULAM - SELF',
    'SMS CHRG Q~',
  ],
  incoming: ['UPI/CNRB/RRN-5489176~~~~~/RAHUL MODEL/UPI', 'NEFT/N~~~~~~~~~/NORTHWAY PVT LTD/SALARY', 'SBINT'],
}

export const SAVER_OF_PUNE: Texts = {
  outgoing: [
    'IMPS Charges/6151237~~~~~',
    'MB/IMPS/6151237~~~~~/VIKAS/UTIB/XXXXXX~~~~/Bill',
    'MB/6111111~~~~~/XXXXXX~~~~/KIRAN EXAMPLE/Bill',
    'UPI/6144508~~~~~/SAMPLE KIRANA/UPI',
    'ATM/CASH/~~~~~~/SHIVAJI NAGAR PUNE',
  ],
  incoming: [
    'IMPS/6151150~~~~~/GIRISH/KKBK/XXXXXX~~~~/RETUR',
    'NEFT/N~~~~~~~~~/NORTHWAY LTD',
    'CASH DEPOSIT',
  ],
}

export const CARD_OF_PETALING_JAYA: Texts = {
  outgoing: [
    'SAMPLERIDE-EC            PETALING JAYAMYS',
    'Example Marketplace KualaLumpur MYS',
    'GREENFIELD GROCER        SUBANG JAYA  MYS',
    'NORTHWAY PETROL ~~~~     KUALA LUMPUR MYS',
  ],
  incoming: ['PAYMENT VIA FPX ~~~~~~', 'Example Marketplace REFUND KualaLumpur MYS'],
}

export const CARD_OF_BREMEN: Texts = {
  outgoing: [
    'Muster Tank ~~~~             Bremen       DE|Visa',
    'HOTELBUCH1231~~~~~~~~~   11234~~~~~~   ES|Visa',
    'BEISPIEL EU            BEISPIEL.DE     LU|Visa',
    'PARKHAUS MUSTER AG FIUMICINO     IT|Visa',
    'Reiseversicherung jährlicher Abschluss /|',
    'Sollzinsen /|',
  ],
  incoming: ['Max Muster /|', 'BEISPIEL EU GUTSCHRIFT BEISPIEL.DE     LU|Visa'],
}

export const ACCOUNT_OF_KREUZBERG: Texts = {
  outgoing: ['MUSTER Aktiengesellschaft', 'Lena Beispiel', 'Beispiel Broker AG', 'Musterstrom GmbH'],
  incoming: ['Jonas Muster', 'NORDWEG GmbH', 'MUSTER Aktiengesellschaft'],
}

export const ACCOUNT_OF_PADUA: Texts = {
  outgoing: [
    'SOTTOSCRIZIONE TIME DEPOSIT N. OPER. 2024/~~~|SCADENZA {d}/{m}/2025',
    'IMPOSTA BOLLO PRODOTTI FIN.-DEP. BOLLI',
    'BONIFICO A FAVORE DI ESEMPIO SRL|Data Regolamento: {d}/{m}/24|CAUSALE FATTURA ~~~',
    'ADDEBITO SDD ESEMPIO ENERGIA SPA|MANDATO ~~~~~~~~',
  ],
  incoming: [
    'COMPETENZE TIME DEPOSIT INTERESSI',
    'RIMBORSO PARTITA TIME DEPOSIT N. OPER. 2023/~~~|SCADENZA {d}/{m}/2024',
    'BONIFICO A VOSTRO FAVORE Data Regolamento: {d}/{m}/24|DIV SPESE EUR IMP SPESE 0,00 DIV COMM EUR IMP COMM 0,00',
  ],
}

export const ACCOUNT_OF_BRAGA: Texts = {
  outgoing: [
    'COMPRA ~~~~ EXEMPLO SUPER BRAGA',
    'PAG. SERVICOS ENTIDADE ~~~~~',
    'TRF MB WAY P/ 91~~~~~~~',
    'DD EXEMPLO ENERGIA ~~~~~~~~~',
    'COMISSAO MANUT CONTA {m}/2024',
  ],
  incoming: ['TRF DE NORTE EXEMPLO LDA', 'TRF MB WAY DE 93~~~~~~~', 'ORDENADO NORTE EXEMPLO'],
}

export const SAVINGS_OF_BRAGA: Texts = {
  outgoing: ['TRANSF. P/ CONTA A ORDEM', 'RETENCAO IRS JUROS'],
  incoming: ['REFORCO POUPANCA', 'JUROS CREDORES'],
}

export const CARD_OF_SAMBORONDON: Texts = {
  outgoing: [
    'CONSUMOS EN EL EXTERIOR POR MONTOS MAYORES A $100',
    'EJEMPLO STADIUM REST ~~ US 840',
    'SAMPLE-MART #~~~~ US 840',
    'VENDING US 840',
    'MUESTRA STORES~~~ US 840',
    'SUPER EJEMPLO SAMBORONDON EC',
  ],
  incoming: [
    '*** SU PAGO - MUCHAS GRACIAS ***',
    'SAMPLE-MART #~~~~ SE2 US 840',
    'AEROLINEA EJEMPLO INC EC 840',
  ],
}

export const ACCOUNT_OF_AVELLANEDA: Texts = {
  outgoing: [
    'BIP DB.TR.{d}/{m}-C.79~~~~ D:2014~~~~~~~ N:GOMEZ EJEMPLO',
    'IMPUESTO DEBITO -LEY 25413',
    'DB.DEBIN {d}/{m}-S.82~~~~ C:2331~~~~~~~',
    'COMPRA TARJETA {d}/{m}/24 13:23 COMPR. 0005315~~~~~',
    'IMPUESTO CREDITO -LEY 25413    0001',
    'PAGO LIQUIDACION VISA',
  ],
  incoming: [
    'CR.TRAN. 3055~~~~~~~ CONS PALACIO DE',
    'REV. IMP.DEBITO.-LEY 25413',
    'CRED.TRF.{d}/{m}-C.90~~~~ D:3351~~~~~~~ N:TOTAL EJEMPLO SA',
    'DEPOSITO CHEQUES C/BANCOS BOLETA NRO: 0000000~~~~~',
  ],
}

export const CARD_OF_DUBAI: Texts = {
  outgoing: [
    'Samplesons|Rate: 3.67 (AED/USD)',
    'Example Fuel Station ~~~~',
    'Greenfield Market Dubai',
    'Example Rides|Rate: 4.~~ (AED/EUR)',
    'Northway Clinic',
  ],
  incoming: ['Credit Repayment', 'Credit Repayment Autopay'],
}
