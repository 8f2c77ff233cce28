import type { Language } from '../language.ts'

export const slovenian: Language = {
  months: ['januar februar marec april maj junij julij avgust september oktober november december'],
  titles: {
    figure: '=količina|=cena|=tečaj|znesek v tuji valuti|=točke',
    serial: '=zap št|=št',
    valueDate: 'datum valute|valuta',
    charge: 'provizija|nadomestilo',
    balance: 'stanje|saldo|novo stanje|stanje na računu',
    debit: 'breme|v breme|odlivi|odliv|bremenitev|izplačila|izplačilo|dvigi|=odhodki|obremenitev|obremenitve',
    credit: 'dobro|v dobro|prilivi|priliv|dobroimetje|vplačila|vplačilo|pologi|=prihodki|dobropis|odobritev',
    amount: 'znesek|znesek transakcije',
    date: 'datum|datum knjiženja|datum obdelave|datum transakcije',
    reference: 'referenca|sklic|številka dokumenta|številka',
    description:
      'opis|namen|namen plačila|naziv|prejemnik plačnik|transakcija|opis prometa|prejemnik|plačnik|namen nakazila|=opomba|=kategorija|=kraj|=partner|komitent|=vrsta|vrsta prometa|=opombe',
    marker: '=breme dobro|=v breme v dobro',
  },
  rows: {
    opening:
      'začetno stanje|prejšnje stanje|staro stanje|začetni saldo|stanje na začetku|predhodno stanje|prenos stanja',
    closing: 'končno stanje|novo stanje|končni saldo|stanje na koncu|zaključno stanje',
    forward: 'prenos',
    total: 'skupaj|skupno',
  },
  earlier: 'prejšnji|prejšnje|prejšnjega',
  sections: { credit: 'prilivi|pologi', debit: 'odlivi|dvigi' },
  account: 'račun|številka računa|trr',
  currency: 'valuta|valuta računa',
  until: 'do',
  cardTitle: 'kreditna kartica|kreditne kartice',
  dayFirst: 'datum',
  number: 'številka|št',
  otherNumber: 'številka izpiska|izpisek št|stran|davčna številka|matična številka|poslovalnica|telefon',
  firstDay: 'od|od dne|obdobje od',
  lastDay: 'do|do dne',
  closingDay: 'datum izpiska|=izpisek na dan|=stanje na dan',
  card: 'minimalni znesek plačila|minimalni obrok|minimalno plačilo|minimalni mesečni obrok',
  heldAccount: 'transakcijski račun|osebni račun',
  creditLimit: 'kreditni limit',
}
