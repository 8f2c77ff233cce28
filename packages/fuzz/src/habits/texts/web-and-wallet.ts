import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of a wallet, of a print from a browser and of a current account, lines parted by strokes. */

export const WALLET_OF_THE_STRAITS: Texts = {
  outgoing: [
    'NETS QR EXAMPLE HAWKER',
    'Example Trading Sdn Bhd',
    'To Sample Landlord',
    'Greenfield Market',
    'Transit ~~~~',
  ],
  incoming: ['Payment from J Sample', 'Apple Pay top-up by *~~~~', 'Greenfield Market refund'],
}

export const BROWSER_OF_PERTH: Texts = {
  outgoing: [
    'EFTPOS Debit ~~~~ Example Grocer Perth',
    'Direct Debit ~~~~ Harbour Energy',
    'Transfer to J Sample rent',
    'ATM Withdrawal Hay St Perth',
  ],
  incoming: ['Salary Acme Mining Pty Ltd ~~~~', 'Transfer from A Example', 'Refund Example Grocer'],
}

export const CURRENT_OF_THE_NIGER: Texts = {
  outgoing: [
    'NIP TRF TO SAMPLE STORES ~~~~~~',
    'POS PURCHASE EXAMPLE MART IKEJA',
    'AIRTIME TOP UP ~~~~',
    'STAMP DUTY CHARGE',
  ],
  incoming: ['NIP FROM ACME FOODS LTD ~~~~~~', 'REVERSAL POS EXAMPLE MART', 'TRANSFER FROM A EXAMPLE'],
}
