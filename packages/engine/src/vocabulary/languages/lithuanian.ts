import type { Language } from '../language.ts'

export const lithuanian: Language = {
  titles: {
    figure: '=kiekis|=kaina|=kursas|=taškai',
    marker: '=d k|=d c',
    valueDate: 'valiutavimo data|vertės data',
    charge: 'mokestis|komisinis mokestis',
    balance: 'likutis|sąskaitos likutis|=balansas',
    debit: 'debetas|išlaidos|išmokėta|nurašyta|išmokos|išmoka|debetuota|išeinantis',
    credit: 'kreditas|pajamos|įplaukos|įskaityta|gauta|įmokos|įmoka|gaunamas|kredituota',
    amount: 'suma|operacijos suma',
    date: 'data|operacijos data|įrašo data|data ir laikas',
    reference: 'nuoroda',
    description:
      'paskirtis|mokėjimo paskirtis|gavėjas mokėtojas|aprašymas|operacija|paaiškinimas|operacijos tipas|gavėjas|mokėtojas|=pavadinimas|=vardas|=tipas|=pastabos|detalės|=kategorija|=vieta|kita šalis',
  },
  rows: {
    opening:
      'pradinis likutis|likutis laikotarpio pradžioje|likutis pradžioje|likutis periodo pradžiai|likutis pradžiai|likutis laikotarpio pradžiai|pradinis balansas|ankstesnis likutis',
    closing:
      'galutinis likutis|likutis laikotarpio pabaigoje|likutis pabaigoje|likutis periodo pabaigai|likutis pabaigai|likutis laikotarpio pabaigai|galutinis balansas|esamas likutis',
    forward: 'likutis',
    total: 'iš viso|apyvarta|viso|apyvartos',
  },
  earlier: 'ankstesnis|ankstesnio',
  sections: { credit: 'įplaukos|pajamos', debit: 'išlaidos|mokėjimai' },
  account: 'sąskaita|sąskaitos nr|sąskaitos numeris',
  currency: 'valiuta|sąskaitos valiuta',
  until: 'iki',
  cardTitle: 'kredito kortelė|kredito kortelės',
  dayFirst: 'data',
  dayLast: 'data',
  number: 'numeris|nr',
  otherNumber: 'kliento kodas|puslapis|įmonės kodas|asmens kodas|išrašo nr',
  firstDay: 'nuo|data nuo',
  lastDay: 'iki|data iki',
  closingDay: 'išrašo data',
  card: 'minimali įmoka|minimali mokėtina suma|mažiausia mokėtina suma|minimalus mokėjimas',
  creditLimit: 'kredito limitas',
  repaid: 'grąžinta paskola',
  interest: 'palūkanos',
  owedBalance: 'paskolos likutis|likusi paskola',
  loan: 'paskolos sąskaita|paskolos sąskaitos',
  pageTurn: 'kitame puslapyje|kitas puslapis|ankstesnio puslapio',
  pending: 'rezervuotos operacijos|rezervuotos lėšos|laukiančios operacijos|neįvykdytos operacijos',
}
