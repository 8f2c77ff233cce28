import type { Language } from '../language.ts'

export const hungarian: Language = {
  months: [
    'január február március április május június július augusztus szeptember október november december',
  ],
  weekdays: 'hétfő kedd szerda csütörtök péntek szombat vasárnap',
  titles: {
    marker: '=t j|=j t|=tartozik követel',
    serial: '=sorszám|=ssz',
    valueDate: 'értéknap|értékdátum',
    charge: 'díj|jutalék',
    balance: 'egyenleg|záróegyenleg',
    debit: 'terhelés|terhelések|kiadás|kiadások|kifizetés|kifizetések|tartozik',
    credit: 'jóváírás|jóváírások|bevétel|bevételek|befizetés|befizetések|követel',
    amount: 'összeg|forgalom|összege|tranzakció összege',
    date: 'dátum|könyvelés dátuma|könyvelési nap|könyvelés napja|=nap',
    reference: 'hivatkozás|azonosító|bizonylat|bizonylatszám',
    description: 'megnevezés|típus|művelet|leírás|közlemény|tranzakció|szöveg|megjegyzés|jogcím',
  },
  rows: {
    opening: 'nyitó egyenleg|nyitóegyenleg|előző egyenleg',
    closing: 'záró egyenleg|záróegyenleg|új egyenleg',
    forward: 'egyenleg|áthozat|átvitel',
    total: 'összesen|mindösszesen|részösszeg',
  },
  sections: { credit: 'jóváírások|bevételek|befizetések', debit: 'terhelések|kiadások|kifizetések' },
  ownTexts: { debit: 'díj|kamatterhelés', back: 'visszatérítés' },
  markers: { debit: 'T|TERHELÉS', credit: 'J|JÓVÁÍRÁS' },
  account: 'számlaszám|bankszámlaszám|számla',
  currency: 'devizanem|pénznem',
  until: 'ig|től',
  cardTitle: 'hitelkárty',
}
