import type { Language } from '../language.ts'

export const romanian: Language = {
  months: [
    'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  ],
  weekdays: 'luni marți miercuri joi vineri sâmbătă duminică',
  titles: {
    serial: '=nr crt|=nr',
    valueDate: 'data valutei|data valorii|valuta',
    charge: 'comision|comisioane',
    balance: 'sold|sold final',
    debit: 'debit|plăți|ieșiri|retrageri',
    credit: 'credit|încasări|intrări|depuneri',
    amount: 'sumă|suma|valoare',
    date: 'dată|data|data tranzacției|data operațiunii|data înregistrării',
    reference: 'referință|număr',
    description: 'descriere|detalii|explicații|tranzacție|detalii tranzacție|operațiune',
  },
  rows: {
    opening: 'sold inițial|sold precedent|sold anterior',
    closing: 'sold final|sold nou',
    forward: 'sold reportat|=sold|sold final zi|=report',
    total: 'total|rulaj total|rulaj|rulaj zi|subtotal',
  },
  sections: { credit: 'încasări|intrări', debit: 'plăți|ieșiri|retrageri' },
  ownTexts: { debit: 'comision|comisioane', back: 'rambursare' },
  account: 'cont|număr cont|contul',
  currency: 'moneda|valuta',
  until: 'până la|până',
  cardTitle: 'card de credit',
}
