import type { Texts } from '../setting/account-book.ts'

/** Invented narrations by where they are printed, with the traps that such ones hold: dates, amounts and balances. */

export const BRAZILIAN: Texts = {
  outgoing: [
    'PIX TRANSF MARIA {d}/{m}',
    'CARTAO-SUPERMERCADO -{d}/{m}',
    'BOLETO LUZ SP',
    'TAR PACOTE MES ANT',
  ],
  incoming: ['PAGTO SALARIO', 'TED 001.~~~~ ACME LTDA', 'PIX RECEBIDO JOAO {d}/{m}'],
}

export const COLOMBIAN: Texts = {
  outgoing: [
    'COMPRA EN MERCADO VERDE',
    'PAGO PSE ENERGIA ~~~~~~',
    'RETIRO CAJERO CALLE {d}',
    'CUOTA MANEJO TARJ DEB',
  ],
  incoming: ['PAGO DE NOMI ACME SAS', 'TRANSFERENCIA DE JUAN', 'ABONO INTERESES AHORROS'],
}

export const CHILEAN: Texts = {
  outgoing: [
    'COMPRA MERCADO VERDE SANTIAGO',
    'PAGO EN LINEA ENERGIA DEL SUR',
    'TRASPASO A: MARIA EJEMPLO',
    'GIRO CAJERO AUTOMATICO ~~~~',
    'COMISION MANTENCION 0,~~ UF',
  ],
  incoming: ['TRASPASO DE: JUAN EJEMPLO', 'REMUNERACION ACME SPA', 'DEPOSITO EN EFECTIVO'],
}
