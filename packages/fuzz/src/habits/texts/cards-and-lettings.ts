import type { Texts } from '../setting/account-book.ts'

export const CARD_OF_PENANG: Texts = {
  outgoing: [
    'Kedai Contoh Bayan Lepas',
    'Sample Kopitiam George Town',
    'Toll Example Northbound',
    'Pasar Mini Tanjung',
    'Streamly Subscription',
    'Example Motors Service',
  ],
  incoming: ['Payment - thank you', 'Refund Kedai Contoh', 'Payment by transfer'],
}

export const CARD_OF_PUNE: Texts = {
  outgoing: [
    'KOTHRUD SAMPLE STORES PUNE',
    'EXAMPLE FUELS HINJEWADI',
    'DECCAN CONTOH BOOKS',
    'RAILWAY TICKETS EXAMPLE',
    'SAMPLE PHARMACY AUNDH',
  ],
  incoming: ['PAYMENT RECEIVED', 'REVERSAL EXAMPLE FUELS'],
}

export const LETTINGS_OF_DAYTON: Texts = {
  outgoing: [
    'Check',
    'Check',
    'ROOFING SAMPLE LLC ~~~~',
    'EXAMPLE GAS CO BILL ####',
    'HOSTING CONTOH INC ######',
  ],
  incoming: ['Rent Deposit', 'ACH SAMPLE TENANTS ~~~~', 'Mobile Deposit'],
}
