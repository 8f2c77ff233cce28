import type { Texts } from '../setting/account-book.ts'

/** Invented narrations by where they are printed, with the traps that such ones hold: dates, amounts and balances. */

export const FINNISH: Texts = {
  outgoing: [
    'KORTTIOSTO VIHREÄ TORI HELSINKI',
    'TILISIIRTO VUOKRA 4/2024',
    'AUTOM.NOSTO {d}.{m} KLO 14.32',
    'PALVELUMAKSU',
  ],
  incoming: ['PALKKA ACME OY', 'TILISIIRTO ESIMERKKI ERKKI', 'KELA ETUUS'],
}

export const DANISH: Texts = {
  outgoing: [
    'Dankort-køb GRØNT MARKED Nota ~~~~~',
    'BS betaling BOLIGSELSKAB',
    'Kontanthævning den {d}.{m} kl. 14.32',
    'Gebyr',
  ],
  incoming: ['Lønoverførsel ACME A/S', 'MobilePay Anna Eksempel', 'Overførsel fra 1234 ~~~~~~'],
}

export const NORWEGIAN: Texts = {
  outgoing: [
    'Varekjøp GRØNT TORG OSLO Dato {d}.{m} kl. 14.32',
    'Avtalegiro Strøm AS',
    'Nettgiro til Kari Eksempel',
    'Gebyr',
  ],
  incoming: ['Lønn ACME AS', 'Vipps fra Ola Eksempel', 'Renter'],
}

export const HUNGARIAN: Texts = {
  outgoing: [
    'VÁSÁRLÁS KÁRTYÁVAL ZÖLD PIAC BUDAPEST',
    'ÁTUTALÁS LAKBÉR 2024 ÁPRILIS',
    'KÉSZPÉNZFELVÉT ATM ~~~~',
    'SZÁMLAVEZETÉSI DÍJ',
  ],
  incoming: ['MUNKABÉR ACME KFT', 'ÁTUTALÁS PÉLDA JÁNOS', 'KAMATJÓVÁÍRÁS'],
}

export const ROMANIAN: Texts = {
  outgoing: [
    'Cumpărare POS PIAȚA VERDE CLUJ TID ~~~~~~~~',
    'Plată factură ENERGIE SUD',
    'Retragere numerar ATM {d}/{m}',
    'Comision administrare',
  ],
  incoming: ['Încasare salariu ACME SRL', 'Transfer de la Ion Exemplu', 'Dobândă'],
}

export const LATVIAN: Texts = {
  outgoing: ['PIRKUMS ZAĻAIS TIRGUS RĪGA', 'Īre par aprīli', 'Skaidras naudas izmaksa ~~~~', 'Komisija'],
  incoming: ['Alga ACME SIA', 'Pārskaitījums Jānis Piemērs', 'Procenti'],
}

export const SLOVENE: Texts = {
  outgoing: ['NAKUP ZELENA TRŽNICA LJUBLJANA', 'Najemnina april', 'DVIG BANKOMAT ~~~~', 'Nadomestilo'],
  incoming: ['Plača ACME d.o.o.', 'Nakazilo Janez Primer', 'Obresti'],
}

export const SERBIAN: Texts = {
  outgoing: ['KUPOVINA ZELENA PIJACA BEOGRAD', 'Kirija za april', 'PODIZANJE GOTOVINE ATM ~~~~', 'Naknada'],
  incoming: ['ZARADA ACME DOO', 'Uplata Petar Primer', 'Kamata'],
}

export const CZECH: Texts = {
  outgoing: [
    'Platba kartou ZELENÝ TRH PRAHA',
    'Trvalý příkaz nájem',
    'Výběr z bankomatu ~~~~',
    'Poplatek za vedení',
  ],
  incoming: ['Mzda ACME s.r.o.', 'Příchozí platba Jan Příklad', 'Úrok'],
}
