import type { Texts } from '../setting/account-book.ts'

/** Invented narrations by where they are printed, with the traps that such ones hold: dates, amounts and balances. */

export const GHANAIAN: Texts = {
  outgoing: [
    'Payment to GREENFIELD SHOP',
    'Transfer to 0244~~~~~~ AMA EXAMPLE',
    'Airtime purchase',
    'Cash out AGENT ~~~~~',
  ],
  incoming: ['Transfer from 0207~~~~~~ KOFI EXAMPLE', 'Cash in AGENT ~~~~~'],
}

export const BANGLADESHI: Texts = {
  outgoing: [
    'Payment to Greenfield Super Shop',
    'Send Money to 01711~~~~~~',
    'Cash Out to Agent 01811~~~~~~',
    'Mobile Recharge 01911~~~~~~',
  ],
  incoming: ['Received Money from 01611~~~~~~', 'Cash In from Agent 01511~~~~~~'],
}

export const MALAYSIAN: Texts = {
  outgoing: [
    'DuitNow QR GREENFIELD MART',
    'RFID Toll Payment PLAZA ~~',
    'Transfer to ALI EXAMPLE',
    'Parking MBPJ',
  ],
  incoming: ['Reload via FPX ~~~~~~~~', 'Money Received SITI EXAMPLE', 'Cashback'],
}

export const ARGENTINE: Texts = {
  outgoing: [
    'Pago Mercado Verde',
    'Transferencia enviada Maria Ejemplo',
    'Pago de servicio Energia Sur',
    'Compra de Kiosco 24',
  ],
  incoming: ['Transferencia recibida Juan Ejemplo', 'Rendimientos', 'Liquidación de dinero'],
}

export const TRANSIT: Texts = {
  outgoing: ['Harbour to Market Square', 'Bus 14', 'Line 2 Central to North Gate', 'Ferry Pier 3'],
  incoming: ['Top-up at machine ~~~~', 'Auto top-up', 'Fare refund'],
}

export const TOLLS: Texts = {
  outgoing: ['TOLL PLAZA 17W LANE ~~', 'TOLL HARBOUR BRG ENTRY 14 EXIT 7', 'TRANSPONDER FEE'],
  incoming: ['AUTO REPLENISHMENT CARD ****~~~~', 'TOLL ADJUSTMENT'],
}

export const CRYPTO: Texts = {
  outgoing: ['withdrawal', 'trade BTC/EUR', 'trade ETH/EUR', 'spend'],
  incoming: ['deposit', 'trade SOL/EUR', 'staking', 'receive'],
}
