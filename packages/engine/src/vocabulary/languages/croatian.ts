import type { Language } from '../language.ts'

export const croatian: Language = {
  titles: {
    figure: '=količina|=cijena|=tečaj|izvorni iznos|=bodovi',
    marker: '=d p|=dug pot',
    serial: '=rb|=r br|=redni broj|=rbr',
    valueDate: 'datum valute|dan valute|valuta',
    charge: 'naknada|provizija',
    balance: 'stanje|saldo|stanje računa|novo stanje|raspoloživo',
    debit:
      'isplata|isplate|duguje|terećenje|zaduženje|na teret|rashod|odliv|dugovni|=dugovno|=trošak|=troškovi|odljev|odljevi|=teret|=potrošnja',
    credit:
      'uplata|uplate|potražuje|odobrenje|u korist|prihod|priliv|potražni|=potražno|=prihodi|priljev|priljevi|=korist|=odobreno',
    amount: 'iznos|iznos transakcije',
    date: 'datum|datum knjiženja|datum transakcije|datum izvršenja|datum obrade|datum promjene|datum promene',
    reference: 'referenca|poziv na broj|broj naloga|broj izvoda|=broj|broj dokumenta|model i poziv na broj',
    description:
      'opis|opis plaćanja|opis transakcije|svrha|svrha plaćanja|naziv|primatelj platitelj|transakcija|promet|vrsta transakcije|=partija|=partner|platitelj|primatelj|primalac|uplatilac|nalogodavac|=korisnik|=napomena|=mjesto|=mesto|=kategorija|=poslovnica|=detalji|svrha doznake|osnov|=tip|=šifra|šifra plaćanja|komitent|prodajno mjesto',
  },
  rows: {
    opening:
      'početno stanje|prethodno stanje|staro stanje|početni saldo|preth stanje|prethodni saldo|stanje na početku|stanje prethodnog izvoda|početno saldo',
    closing:
      'završno stanje|konačno stanje|novo stanje|krajnje stanje|završni saldo|stanje na kraju|novi saldo|konačni saldo',
    forward: 'prijenos|donos|prenos',
    total: 'ukupno|sveukupno|ukupan promet|ukupni promet|ukupan|ukupna|ukupni|svega|promet ukupno',
  },
  earlier: 'prethodni|prethodno|prethodnog',
  sections: { credit: 'uplate|prihodi|primici', debit: 'isplate|rashodi|izdaci|troškovi' },
  account: 'račun|broj računa|žiro račun|tekući račun',
  currency: 'valuta|valuta računa',
  until: 'do',
  merchant:
    'mesto i naziv trgovca|naziv i mesto trgovca|naziv trgovca|trgovac|prodajno mjesto|prodajno mesto',
  cardTitle: 'kreditna kartica|kreditne kartice|kreditnoj kartici|kreditnim karticama',
  dayFirst: 'datum',
  number: 'broj',
  otherNumber:
    'broj izvoda|izvod br|izvod broj|stranica|strana|oib|pib|mb|matični broj|jmbg|filijala|poslovnica|podružnica|telefon',
  firstDay: 'od|od datuma|za period od|za razdoblje od|datum od',
  lastDay: 'do|do datuma|datum do',
  closingDay: 'datum izvoda|=izvod na dan|=stanje na dan',
  card: 'minimalni iznos|minimalni iznos za plaćanje|minimalna rata|minimalna uplata',
  heldAccount: 'tekući račun|žiro račun',
  creditLimit: 'kreditni limit|odobreni limit',
  markers: { debit: 'DUGUJE|ISPLATA', credit: 'POTRAŽUJE|UPLATA' },
  repaid: 'glavnica',
  interest: 'kamata|kamate',
  owedBalance: 'ostatak duga|preostala glavnica|stanje duga',
  loan: 'stanje kredita|pregled kredita|kartica kredita',
  ofWhich: 'od čega',
  pageTurn: 'sljedećoj stranici|iduća stranica|prethodne stranice',
  pending: 'rezervirana sredstva|rezervacije|neproknjižene transakcije|transakcije u obradi',
}
