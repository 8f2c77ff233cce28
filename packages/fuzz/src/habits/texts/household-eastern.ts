import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of cards and shops of Asia, Africa and Switzerland, several lines parted by strokes. */

export const PHILIPPINE_CARD: Texts = {
  outgoing: [
    'GREENFIELD SUPERMARKET MAKATI PH',
    'HARBOUR TRANSIT LOAD PASIG PH',
    'STREAMBOX.EXAMPLE LOS GATOS US|U.S. DOLLAR ~~.~~',
    'SARI HOME DEPOT INSTALLMENT|0~/24',
    'FINANCE CHARGES',
    'LATE CHARGES',
  ],
  incoming: ['PAYMENT - THANK YOU', 'PAYMENT-ONLINE BANKING', 'REVERSAL GREENFIELD SUPERMARKET'],
}

export const SWISS_CARD: Texts = {
  outgoing: [
    'Beispiel Markt 0~~~, Winterthur',
    'Muster Bahnen AG Billette, Bern',
    'Streambox.example, Los Gatos USA|USD ~~.~~ Kurs 0.91~~|Bearbeitungsgebühr 1.75%',
    'Osteria Esempio, Como IT|EUR ~~.~~ Kurs 0.97~~|Bearbeitungsgebühr 1.75%',
    'Sollzins 13.95%',
    'Kartengebühr',
  ],
  incoming: [
    'Ihre Zahlung – Besten Dank',
    'Ihre LSV-Zahlung – Besten Dank',
    'Gutschrift Beispiel Markt 0~~~',
  ],
}

export const SHOP_ACCOUNT: Texts = {
  outgoing: [
    'PURCHASE LADIESWEAR',
    'PURCHASE CELLULAR 6 MONTHS',
    'PURCHASE KIDS & BABY',
    'CLUB FEE',
    'CUSTOMER PROTECTION INSURANCE',
    'INTEREST CHARGED',
    'SERVICE FEE',
  ],
  incoming: ['PAYMENT RECEIVED - THANK YOU', 'DEBIT ORDER PAYMENT', 'RETURNED GOODS', 'EASYPAY PAYMENT'],
}

export const INDONESIAN_CARD: Texts = {
  outgoing: [
    'CONTOH SWALAYAN JAKARTA SELATAN ID',
    'TOKO MISAL ELEKTRONIK|CICILAN ~ DARI 12 BULAN',
    'STREAMBOX.EXAMPLE LOS GATOS US|USD ~~.~~ KURS 15.~~~',
    'KERETA CONTOH BANDUNG ID',
    'BUNGA',
    'BEA METERAI',
  ],
  incoming: ['PEMBAYARAN - M-BANKING', 'PEMBAYARAN AUTODEBET', 'REFUND CONTOH SWALAYAN'],
}

export const JAPANESE_CARD: Texts = {
  outgoing: [
    'サンプルスーパー 千葉店',
    '見本電力 電気料金',
    'レイホテツドウ',
    '例示書店 ネット販売',
    'ストリームボックス',
  ],
  incoming: ['サンプルスーパー 返品', '例示書店 返品'],
}
