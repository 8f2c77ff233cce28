import type { Language } from '../language.ts'

export const slovak: Language = {
  months: [
    'január február marec apríl máj jún júl august september október november december',
    'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra',
  ],
  weekdays: 'pondelok utorok streda štvrtok piatok sobota nedeľa',
  titles: {
    valueDate: 'dátum valuty|valuta',
    charge: 'poplatok|poplatky',
    balance: 'zostatok|zostatky',
    debit: 'výdavky|debet|na ťarchu|odpísané|výbery',
    credit: 'príjmy|kredit|v prospech|pripísané|vklady',
    amount: 'suma|čiastka|obrat',
    date: 'dátum|dátum zaúčtovania|dátum transakcie',
    reference: 'referencia|variabilný symbol',
    description: 'popis|kód|typ|transakcia|popis transakcie|názov|informácia',
  },
  rows: {
    opening:
      'počiatočný zostatok|predchádzajúci zostatok|začiatočný zostatok|začiatočný stav|počiatočný stav',
    closing: 'konečný zostatok|nový zostatok|konečný stav',
    forward: 'zostatok',
    total: 'spolu|celkom|súčet',
  },
  sections: { credit: 'pripísané položky|príjmy|vklady', debit: 'odpísané položky|výdavky|výbery' },
  account: 'účet|číslo účtu',
  currency: 'mena',
  until: 'do|až',
  firstDay: 'od|dátum od|obdobie od',
  lastDay: 'do|dátum do|obdobie do',
  cardTitle: 'kreditnej kart|kreditná kart',
}
