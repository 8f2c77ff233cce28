import type { Texts } from '../setting/account-book.ts'

/** Invented narrations in the manner of real prints of other continents, lines or parts parted by strokes. */

export const SENEGALESE: Texts = {
  outgoing: [
    'RETRAIT DAB PLATEAU CARTE ~~~~',
    'ACHAT TPE SUPERMARCHE MODELE DAKAR',
    'PRLV ELECTRICITE EXEMPLE POLICE ~~~~~~~',
    'VIR EMIS LOYER {m}/2024 SCI SPECIMEN',
    'TRANSFERT WALLET 77XXXXX~~',
    'FRAIS TENUE DE COMPTE {m}/24',
    'TAF SUR FRAIS',
  ],
  incoming: [
    'VIR RECU SALAIRE {m}/24 ACME PECHE SA',
    'VERSEMENT ESPECES AGENCE PLATEAU',
    'REMISE CHEQUE ~~~~~~~',
  ],
}

export const PORTENO_FIRM: Texts = {
  outgoing: [
    'IMPUESTO AL VALOR AGREGADO|',
    'PERCEPCION IVA RG 2408|',
    'R/RECAUDACION IB SIRCREB|',
    'IMP S/DEBITOS EN CTA CTE|',
    'DEBITO TRANSF CONEXION B|DNET',
    'DEB SUSCR FCI 020A~~~~~~~~~|FOND',
    'DEBITO INMEDIATO ~~~~~~~~~~|BS',
    'COM TRF ABIERTA INTERBANC|DNET',
  ],
  incoming: ['CRED RESC FCI 020A~~~~~~~~~|FOND', 'DEPOS. ECHEQ. NRO. ~~~~~|BS', 'CRED TRANSF RECIBIDA|DNET'],
}

export const ROSARIO: Texts = {
  outgoing: [
    'PAGO TARJETA MODELO|NRO. ~~~~~~~~~~',
    'TRF INMED PROVEED|DISTRIBUIDORA EJEMPLO S.A.|30~~~~~~~~~|FACTURAS VARIAS',
    'IMP. DEB. LEY 25413 GRAL.',
    'COMISION SERVICIO DE CUENTA',
    'IVA',
    'DEBITO AUTOMATICO|SEGUROS MODELO|POLIZA ~~~~~~~',
  ],
  incoming: [
    'TRANSFERENCIA DE TERCEROS|ACME AGRO S.R.L.|30~~~~~~~~~|VARIOS',
    'ACREDITAMIENTO COMERCIO|TERMINAL ~~~~~~~~',
    'DEPOSITO DE EFECTIVO',
  ],
}

export const CORDOBES: Texts = {
  outgoing: [
    'TRANSF. INMEDIATA 20~~~~~~~~~',
    'N/D DBCR 25413 S/DB TASA GRAL',
    'PAGO DE SERVICIOS LUZ EJEMPLO',
    'DEBITO FISCAL IVA BASICO',
    'EXTRACCION CAJERO 0~~~',
  ],
  incoming: ['CREDITO POR TRANSFERENCIA', 'N/C ACRED. HABERES {m}/24', 'DEPOSITO EN EFECTIVO'],
}

export const PAULISTA_FIRM: Texts = {
  outgoing: [
    'PIX ENVIADO|DISTRIBUIDORA EXEMPLO LTDA|46.268.~~~/0001-~~',
    'BOLETO PAGO|ENERGIA MODELO S.A.|61.695.~~~/0001-~~',
    'SISPAG FORNECEDORES|TRANSPORTES ESPECIME ME|12.345.~~~/0001-~~',
    'DA TRIBUTOS MUNICIPAIS||',
    'TAR PLANO ADAPT {m}/24||',
  ],
  incoming: [
    'PIX RECEBIDO|ACME COMERCIO DE PECAS EIRELI|33.000.~~~/0001-~~',
    'RECEBIMENTO REDE MASTER|CREDENCIADORA MODELO|01.425.~~~/0001-~~',
    'REND PAGO APLIC AUT MAIS||',
  ],
}

export const GEORGIAN_SAVER: Texts = {
  outgoing: [
    'Transfer to own account GE~~NM00000~~~~~~~~~',
    'Income tax 5% on interest',
    'Cash withdrawal, service center Vake',
  ],
  incoming: [
    'Transfer from own account, round-up of payments',
    'Interest accrued on deposit',
    'Automatic top-up on salary day',
  ],
}

export const GEORGIAN_FIRM: Texts = {
  outgoing: [
    'Payment for goods, invoice N~~~~|LLC Magaliti Trade|GE~~NM0000000~~~~~~~~GEL',
    'Transfer to treasury, single code|Revenue Service|GE~~TRES0000~~~~~~~~GEL',
    'Rent {m}/2024, contract ~~/24|JSC Example Estate|GE~~NM0000000~~~~~~~~GEL',
    'Commission for outgoing transfer||',
  ],
  incoming: [
    'Invoice ~~~/24, services|LLC Acme Kakheti|GE~~SP0000000~~~~~~~~GEL',
    'POS terminal ~~~~~~~~ turnover|Merchant settlement|GE~~NM0000000~~~~~~~~GEL',
  ],
}

export const KAZAKH_FIRM: Texts = {
  outgoing: [
    'ТОО «Образец Снаб»|KZ~~722S0000~~~~~~~~|710|Оплата за товар по счёту ~~~ от {d}.{m}.24',
    'РГУ УГД по Алматинскому району|KZ24070105KSN0000000|911|ИПН за {m}.2024',
    'ИП Модель Айгерим|KZ~~601A0000~~~~~~~~|859|За услуги перевозки, договор ~~',
    'АО «Пример Банк»|KZ~~914C0000~~~~~~~~|841|Комиссия за ведение счёта',
  ],
  incoming: [
    'ТОО «Акме Казахстан»|KZ~~998B0000~~~~~~~~|710|Оплата по договору ~~/24 без НДС',
    'АО «Пример Банк»|KZ~~914C0000~~~~~~~~|190|Продажи через терминал за {d}.{m}.24',
  ],
}

export const KANGRA: Texts = {
  outgoing: [
    'SMS/ATM ALERT CHARGES|TO TRANSFER',
    'SELF|TO CASH',
    'LIC PREMIUM ~~~~~~~~|TO CLEARING',
    'ATM WDL MANALI|TO TRANSFER',
    'RD INSTALMENT|TO TRANSFER',
  ],
  incoming: [
    'BY PENSION {m}/24|BY TRANSFER',
    'SB INTEREST|CREDIT INTEREST',
    'CASH DEPOSIT MALL ROAD|BY CASH',
    'PM KISAN INSTALMENT|BY TRANSFER',
  ],
}

export const PHONE_OF_HYDERABAD: Texts = {
  outgoing: [
    'Paid to NAMUNA TIFFINS|UPI Transaction ID: 43~~~~~~~~~~|Paid by Example Bank ~~~~',
    'Paid to SAMPLE METRO RAIL|UPI Transaction ID: 43~~~~~~~~~~|Paid by Example Bank ~~~~',
    'Paid to K RAMESH UDAHARAN|UPI Transaction ID: 43~~~~~~~~~~|Paid by Namuna Gramin Bank ~~~~',
    'Paid to MODEL MEDICAL AND GENERAL STORES|UPI Transaction ID: 43~~~~~~~~~~|Paid by Example Bank ~~~~',
  ],
  incoming: [
    'Received from S LAKSHMI NAMUNA|UPI Transaction ID: 43~~~~~~~~~~|Paid to Example Bank ~~~~',
    'Received from VENKAT UDAHARAN|UPI Transaction ID: 43~~~~~~~~~~|Paid to Example Bank ~~~~',
  ],
}

export const LAHORI: Texts = {
  outgoing: [
    'Raast P2P Outgoing to Misaal Traders',
    'ATM Cash Withdrawal Gulberg III Lahore',
    'Bill Payment LESCO Ref ~~~~~~~~~~~~~~',
    'POS Purchase Namoona Super Store Lahore',
    'Withholding Tax on Cash Withdrawal',
    'SMS Alert Charges {m}-2024',
  ],
  incoming: [
    'Inward IBFT from Example Textiles Pvt Ltd',
    'Salary Credit {m}-2024',
    'Cash Deposit Main Boulevard Branch',
    'Raast P2P Incoming from Bilal Misaal',
  ],
}

export const BANGKOK_SAVER: Texts = {
  outgoing: [
    'PromptPay x~~~~ EXAMPLE NOODLES',
    'Transfer to BANK OF SAMPLE /x~~~~~~ MR SOMCHAI TUAYANG',
    'Bill payment: METRO ELECTRIC SAMPLE ~~~~~~~~~',
    'Withdrawal ATM SILOM',
    'Annual debit card fee',
  ],
  incoming: [
    'Transfer from SAMPLE BANK /x~~~~~~ MISS MALEE TUAYANG',
    'PromptPay received x~~~~',
    'Payroll ACME (THAILAND) CO LTD',
  ],
}

export const SINGAPORE_CARD: Texts = {
  outgoing: [
    'EXAMPLE FAIRPRICE TAMPINES SINGAPORE SG|Transaction Ref 7454~~~~~~~~~~~~~~~~~~~',
    'SAMPLE HAWKER PTE LTD SINGAPORE SG|Transaction Ref 7454~~~~~~~~~~~~~~~~~~~',
    'SPECIMEN AIR TICKETS KUALA LUMPUR MY|Transaction Ref 7454~~~~~~~~~~~~~~~~~~~',
    'MODEL STREAMING AMSTERDAM NL|Transaction Ref 7454~~~~~~~~~~~~~~~~~~~',
    'CCY CONVERSION FEE',
  ],
  incoming: [
    'PAYMENT - THANK YOU',
    'CASHBACK REBATE',
    'REFUND SAMPLE SHOES ORCHARD SG|Transaction Ref 7454~~~~~~~~~~~~~~~~~~~',
  ],
}

export const DUBAI_SAVER: Texts = {
  outgoing: [
    'POS-PURCHASE CARD NO.427245******~~~~|{v}|EXAMPLE SUPERMARKET DUBAI ARE',
    'ATM CASH WITHDRAWAL CARD NO.427245******~~~~|{v} JUMEIRAH BR',
    'MOBILE BANKING TRANSFER TO AE~~0260001015~~~~~~~~~|RENT {m}/2024 REF DM~~~~~~~~',
    'UTILITY PAYMENT SAMPLE WATER & POWER|A/C ~~~~~~~~~~',
    'VAT ON CHARGES',
  ],
  incoming: [
    'IPP CUSTOMER CREDIT|ACME CONTRACTING LLC SALARY {m}/2024|REF 1~~~~~~~~~',
    'CASH DEPOSIT CDM|DEIRA BRANCH',
    'CREDIT INTEREST',
  ],
}

export const BRISBANE_SAVER: Texts = {
  outgoing: [
    'To: Acc 0~~~~~~~|rent share',
    'To: Sample Grocer|card purchase ~~~~',
    'To: Example Energy Qld|BPAY ~~~~~~~~~',
  ],
  incoming: [
    'From: SALARY|ACME SURFBOARDS PTY LTD',
    'From: Jonny Example|thanks for dinner',
    'Interest paid',
  ],
}

export const LUSAKA_FIRM: Texts = {
  outgoing: [
    'RTGS TRANSFER TO CHITSANZO SUPPLIES LTD',
    'CHEQUE WITHDRAWAL CAIRO ROAD',
    'DDACC PAYMENT SAMPLE POWER CORPORATION',
    'PAYE {m}/2024 REVENUE AUTHORITY PRN ~~~~~~~~~~',
    'MOBILE MONEY BULK PAYMENT',
    'LEDGER FEES AND STAMP DUTY',
  ],
  incoming: [
    'INWARD RTGS ACME COPPER PLC INV ~~~~',
    'CASH DEPOSIT MANDA HILL',
    'POS SETTLEMENT MERCHANT ~~~~~~',
  ],
}
