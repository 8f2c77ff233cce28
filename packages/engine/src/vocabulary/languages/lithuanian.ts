import type { Language } from '../language.ts'

export const lithuanian: Language = {
  titles: {
    marker: '=d k|=d c',
    valueDate: 'valiutavimo data|vertės data',
    charge: 'mokestis|komisinis mokestis',
    balance: 'likutis|sąskaitos likutis',
    debit: 'debetas|išlaidos|išmokėta|nurašyta',
    credit: 'kreditas|pajamos|įplaukos|įskaityta|gauta',
    amount: 'suma|operacijos suma',
    date: 'data|operacijos data|įrašo data|data ir laikas',
    reference: 'nuoroda',
    description:
      'paskirtis|mokėjimo paskirtis|gavėjas mokėtojas|aprašymas|operacija|paaiškinimas|operacijos tipas',
  },
  rows: {
    opening: 'pradinis likutis|likutis laikotarpio pradžioje|likutis pradžioje',
    closing: 'galutinis likutis|likutis laikotarpio pabaigoje|likutis pabaigoje',
    forward: 'likutis',
    total: 'iš viso|apyvarta',
  },
  sections: { credit: 'įplaukos|pajamos', debit: 'išlaidos|mokėjimai' },
  account: 'sąskaita|sąskaitos nr|sąskaitos numeris',
  currency: 'valiuta',
  until: 'iki',
  cardTitle: 'kredito kortelė|kredito kortelės',
}
