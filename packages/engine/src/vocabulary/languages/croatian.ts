import type { Language } from '../language.ts'

export const croatian: Language = {
  titles: {
    marker: '=d p|=dug pot',
    serial: '=rb|=r br|=redni broj|=rbr',
    valueDate: 'datum valute|dan valute|valuta',
    charge: 'naknada|provizija',
    balance: 'stanje|saldo|stanje računa|novo stanje|raspoloživo',
    debit: 'isplata|isplate|duguje|terećenje|zaduženje|na teret|rashod|odliv',
    credit: 'uplata|uplate|potražuje|odobrenje|u korist|prihod|priliv',
    amount: 'iznos|iznos transakcije',
    date: 'datum|datum knjiženja|datum transakcije|datum izvršenja|datum obrade|datum promjene|datum promene',
    reference: 'referenca|poziv na broj|broj naloga|broj izvoda',
    description:
      'opis|opis plaćanja|opis transakcije|svrha|svrha plaćanja|naziv|primatelj platitelj|transakcija|promet|vrsta transakcije',
  },
  rows: {
    opening: 'početno stanje|prethodno stanje|staro stanje|početni saldo',
    closing: 'završno stanje|konačno stanje|novo stanje|krajnje stanje|završni saldo',
    forward: 'prijenos|donos|prenos',
    total: 'ukupno|sveukupno|ukupan promet',
  },
  sections: { credit: 'uplate|prihodi|primici', debit: 'isplate|rashodi|izdaci|troškovi' },
  account: 'račun|broj računa|žiro račun|tekući račun',
  currency: 'valuta',
  until: 'do',
  cardTitle: 'kreditna kartica|kreditne kartice',
}
