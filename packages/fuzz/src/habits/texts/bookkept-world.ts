import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of firms and households around the world as bookkeepers receive them, lines parted by strokes. */

export const FIRM_OF_THE_MIDLANDS: Texts = {
  outgoing: [
    'DD Direct Debit to Harbour Power Bus|Ref: ~~~~~~~~~~',
    'Card Payment to Greenfield Trade On {d}|Apr',
    'On-Line Banking Bill Payment to|J Sample|Ref: Wages Wk ~~',
    'Cheque Issued 10~~~~',
    'STO Standing Order to Example Estates|Ref: Unit 4',
    'DD Direct Debit to HMRC VAT|Ref: ~~~~~~~~~~~~~',
    'Commission Charges',
  ],
  incoming: [
    'Giro Direct Credit From Acme Wholesale|Ref: INV ~~~~',
    'Counter Credit Leicester|Ref: 10~~~~',
    'Giro Received From Cardtill Ltd|Ref: SETTLEMENT ~~~~~~~',
    'Refund From Greenfield Trade On {d} Apr',
  ],
}

export const SOLE_TRADER: Texts = {
  outgoing: [
    'Greenfield Builders Merch, Hull|ref: CARD ~~~~',
    'R Sample|ref: LABOUR WK~~',
    'HARBOUR VAN INSURANCE|ref: ~~~~~~~~~',
    'Streambox Ltd, London|ref: CARD ~~~~',
    'Example transfer fee',
  ],
  incoming: ['ACME LETTINGS LTD|ref: INV-0~~~', 'MRS T EXAMPLE|ref: BATHROOM', 'Cash deposit at Corner Shop'],
}

export const FIRM_OF_ONTARIO: Texts = {
  outgoing: [
    'PREAUTHORIZED DEBIT ~~~~~~~~~~|HARBOUR HYDRO',
    'CHEQUE ~~~~',
    'INTERNET TRANSFER 0000000~~~~~',
    'E-TRANSFER 0~~~~~~~~~~~|SAM EXAMPLE',
    'RETAIL PURCHASE ~~~~~~~~~~~~|GREENFIELD RONA HAMILTON',
    'SERVICE CHARGE|CDN BUSINESS PLAN',
  ],
  incoming: [
    'DEPOSIT IBB|HAMILTON ON 0~~~',
    'E-TRANSFER 0~~~~~~~~~~~|ACME PROPERTY MGMT',
    'MISC PAYMENT|CARDTILL CANADA',
  ],
}

export const EVERYDAY_OF_AUSTRALIA: Texts = {
  outgoing: [
    'GREENFIELD METRO - Visa Purchase - Receipt ~~~~~~|In RICHMOND VIC|Date {d}/{m}/24 Card 462263xxxxxx~~~~',
    'HARBOUR ENERGY - BPAY Bill Payment - Receipt ~~~~~~|To HARBOUR ENERGY 1~~~~~~~~',
    'Internal Transfer - Receipt ~~~~~~|Savings Maximiser ~~~~~~~',
    'Osko Payment to S Example - Receipt ~~~~~~',
    'ATM Withdrawal - Receipt ~~~~~~|In FITZROY VIC Date {d}/{m}/24|Card 462263xxxxxx~~~~',
  ],
  incoming: [
    'Salary Deposit - Receipt ~~~~~~|ACME NURSING',
    'Cash Rebate - Receipt ~~~~~~',
    'Osko Deposit from A Sample - Receipt ~~~~~~|dinner',
  ],
}

export const HOUSEHOLD_OF_PUNE: Texts = {
  outgoing: [
    'UPI/GREENFIELD KIRA/~~~~~~~~~~~~/Pay',
    'UPI/SUNIL NAMUNA/~~~~~~~~~~~~/rent',
    'PCD/~~~~/HARBOUR FUELS/PUNE{d}{m}24/12:41',
    'NACH-10-DR-EXAMPLE FIN-KKXX~~~~~~~~~',
    'IMPS-~~~~~~~~~~~~-PRIYA-ABCD0000123',
    'Chrg: SMS Alert for the quarter',
  ],
  incoming: [
    'NEFT ABCDN~~~~~~~~~~ ACME TECH SALARY',
    'UPI/ANIL EXAMPLE/~~~~~~~~~~~~/dinner',
    'Int.Pd:{d}-{m}-2024',
    'Recd:IMPS/~~~~~~~~~~~~/EXAMPLE/ABCD',
  ],
}

export const SHOP_OF_HANOI: Texts = {
  outgoing: [
    'MBVCB.~~~~~~~~~~.NGUYEN VAN MAU chuyen tien.CT tu ~~~~~~~~~~ toi ~~~~~~~~~~ TRAN THI VI DU',
    'THU PHI QLTK TO CHUC-CA NHAN',
    'THANH TOAN HOA DON DIEN PE0~~~~~~~~~ THANG {m}/2024',
    'Rut tien ATM ~~~~~~~~ HA NOI',
  ],
  incoming: ['IBVCB.~~~~~~~~~~.CONG TY VI DU thanh toan HD ~~~', 'TRA LAI TIEN GUI', 'NOP TIEN MAT TAI QUAY'],
}

export const ITALIAN_POST: Texts = {
  outgoing: [
    'PAGAMENTO POS {d}/{m}/2024 12.33 GREENFIELD|VIA ESEMPIO TORINO ITA OP. ~~~~~~ CARTA ****~~~~',
    'ADDEBITO DIRETTO SEPA CID.IT~~ZZZ000000~~~~~~~|HARBOUR LUCE E GAS MAN. ~~~~~~~~~~',
    'PRELIEVO ATM {d}/{m}/2024 18.07 UFFICIO|POSTALE TORINO 12 CARTA ****~~~~',
    'COMMISSIONE BONIFICO',
    'BOLLETTINO C/C ~~~~~~~~ COMUNE DI ESEMPIO',
    'POSTAGIRO TRN EXPT~~~~~~~~~~~~~~ BEN. MARIA CAMPIONE',
  ],
  incoming: [
    'ACCREDITO STIPENDIO TRN EXPT~~~~~~~~~~~~~~|ACME SRL',
    'ACCREDITO PENSIONE RATA {m}/2024',
    'BONIFICO TRN EXPT~~~~~~~~~~~~~~|DA CAMPIONE LUCA PER AFFITTO',
    'VERSAMENTO ASSEGNO',
  ],
}

export const FIRM_OF_CASABLANCA: Texts = {
  outgoing: [
    'VIREMENT EMIS WEB VERS STE EXEMPLE',
    'PAIEMENT CHEQUE N° ~~~~~~~',
    'PRELEVEMENT HARBOUR EAUX ELEC',
    'COMMISSION TENUE DE COMPTE|DONT TVA 10,00%',
    'ACHAT CARTE {d}/{m} GREENFIELD CASABLANCA',
    'EFFET DOMICILIE N° ~~~~~~',
  ],
  incoming: [
    'VIREMENT RECU DE ACME MAROC SARL',
    'REMISE CHEQUE N° ~~~~~~~',
    'VERSEMENT ESPECES AG ANFA',
    'REMISE TPE ~~~~~~~~ {d}{m}',
  ],
}

export const FIRM_OF_SANTO_DOMINGO: Texts = {
  outgoing: [
    'CHEQUE PAGADO',
    'CHEQUE PAGADO',
    'TRANSFERENCIA LBTR A FERRETERIA EJEMPLO',
    'IMPUESTO 0.15% LEY 288-04',
    'PAGO TSS ~~~~~~~~',
    'CONSUMO TARJETA GREENFIELD STO DGO',
    'COMISION MANEJO DE CUENTA',
  ],
  incoming: [
    'DEPOSITO EN EFECTIVO',
    'DEPOSITO CHEQUES OTROS BANCOS',
    'CREDITO ACH ACME CARIBE SRL',
    'VENTAS TARJETA {d}/{m}',
  ],
}
