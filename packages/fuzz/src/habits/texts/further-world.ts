import type { Texts } from '../setting/account-book.ts'

/** Invented narrations by where they are printed, with the traps that such ones hold: dates, amounts and balances. */

export const MEXICAN: Texts = {
  outgoing: [
    'SPEI ENVIADO BANCO EJEMPLO ~~~~~~~ RENTA',
    'MERCADO VERDE SUC ~~~',
    'RETIRO CAJERO AUTOMATICO',
    'PAGO CUENTA DE TERCERO ~~~~~~~~~~',
  ],
  incoming: ['SPEI RECIBIDO BANCO EJEMPLO ~~~~~~~ NOMINA', 'DEPOSITO EN EFECTIVO', 'PAGO DE NOMINA ACME'],
}

export const COSTA_RICAN: Texts = {
  outgoing: [
    'COMPRA MERCADO VERDE SAN JOSE',
    'SINPE MOVIL 8~~~~~~~ ANA',
    'PAGO SERVICIO ELECTRICO',
    'COMISION',
  ],
  incoming: ['SALARIO ACME SA', 'SINPE MOVIL RECIBIDO', 'INTERESES'],
}

export const PAKISTANI: Texts = {
  outgoing: [
    'POS PURCHASE GREENFIELD LAHORE',
    'IBFT TO BILAL EXAMPLE ~~~~~~',
    'UTILITY BILL LESCO ~~~~~~~~',
    'ATM CASH WDL {d}/{m}',
  ],
  incoming: ['SALARY ACME PVT LTD', 'IBFT FROM AYESHA EXAMPLE', 'PROFIT PAID'],
}

export const SRI_LANKAN: Texts = {
  outgoing: ['CEFTS TRF NIMAL EXAMPLE', 'POS GREENFIELD COLOMBO 03', 'ATM WD KANDY', 'SMS CHARGES'],
  incoming: ['SALARY ACME (PVT) LTD', 'CASH DEPOSIT', 'INTEREST CREDIT'],
}

export const MOROCCAN: Texts = {
  outgoing: [
    'PAIEMENT CB MARCHE VERT CASABLANCA',
    'VIREMENT EMIS LOYER',
    'RETRAIT GAB ~~~~',
    'FRAIS TENUE DE COMPTE',
  ],
  incoming: ['VIREMENT RECU ACME SARL', 'VERSEMENT ESPECES', 'REMISE CHEQUE ~~~~~~~'],
}
