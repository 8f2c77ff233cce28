import type { Language } from '../language.ts'

export const slovenian: Language = {
  months: ['januar februar marec april maj junij julij avgust september oktober november december'],
  titles: {
    serial: '=zap št|=št',
    valueDate: 'datum valute|valuta',
    charge: 'provizija|nadomestilo',
    balance: 'stanje|saldo|novo stanje|stanje na računu',
    debit: 'breme|v breme|odlivi|odliv|bremenitev',
    credit: 'dobro|v dobro|prilivi|priliv|dobroimetje',
    amount: 'znesek|znesek transakcije',
    date: 'datum|datum knjiženja|datum obdelave|datum transakcije',
    reference: 'referenca|sklic|številka dokumenta',
    description: 'opis|namen|namen plačila|naziv|prejemnik plačnik|transakcija|opis prometa',
  },
  rows: {
    opening: 'začetno stanje|prejšnje stanje|staro stanje',
    closing: 'končno stanje|novo stanje',
    forward: 'prenos',
    total: 'skupaj|skupno',
  },
  sections: { credit: 'prilivi|pologi', debit: 'odlivi|dvigi' },
  account: 'račun|številka računa|trr',
  currency: 'valuta',
  until: 'do',
  cardTitle: 'kreditna kartica|kreditne kartice',
}
