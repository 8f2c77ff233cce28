import type { Language } from '../language.ts'

export const polish: Language = {
  months: [
    'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  ],
  weekdays: 'poniedziałek wtorek środa czwartek piątek sobota niedziela pn wt śr czw cz pt sb ndz nd',
  days: {
    transaction: 'data transakcji|data operacji',
    posting: 'data ksiegowania|data zaksiegowania',
  },
  titles: {
    marker: '=wn ma|=winien ma',
    serial: '=lp|=l p',
    valueDate: 'data waluty|data wal',
    charge: 'opłata|prowizja',
    balance: 'saldo|saldo po operacji|saldo po transakcji|stan konta|stan',
    debit: 'obciążenia|obciążenie|wydatki|=wn|=winien|wypłaty|wypłata|rozchody|kwota obciążenia',
    credit: 'uznania|uznanie|wpływy|=ma|wpłaty|wpłata|przychody|kwota uznania',
    amount: 'kwota|kwota operacji|kwota transakcji',
    date: 'data|data operacji|data transakcji|data księgowania|data księg',
    reference: 'referencja|numer|referencyjny',
    description:
      'opis|tytuł|opis operacji|opis transakcji|szczegóły|tytuł operacji|rodzaj operacji|nadawca odbiorca|treść|typ|rodzaj',
  },
  rows: {
    opening:
      'saldo początkowe|saldo otwarcia|poprzednie saldo|stan początkowy|saldo poprzednie|saldo z poprzedniego',
    closing: 'saldo końcowe|saldo zamknięcia|stan końcowy|nowe saldo',
    forward: 'saldo|stan konta|do przeniesienia|z przeniesienia',
    total: '=suma|razem|ogółem|łącznie|suma obrotów|=sum',
  },
  sections: {
    credit: 'uznania|wpływy|wpłaty|przelewy przychodzące',
    debit: 'obciążenia|wydatki|wypłaty|przelewy wychodzące',
  },
  ownTexts: { debit: 'opłata|prowizja', back: 'zwrot' },
  markers: { debit: 'WN|WINIEN', credit: 'MA' },
  account: 'rachunek|konto|numer rachunku|nr rachunku|numer karty|nr karty',
  currency: 'waluta',
  number: 'numer|nr',
  until: 'do|po',
  firstDay: 'od|od dnia|data od|data początkowa',
  lastDay: 'do|do dnia|data do|data końcowa',
  rewards: 'punkty|mile',
  card: 'limit kredytowy|limit karty|spłata minimalna',
  closingDay: 'data wyciągu|wyciąg na dzień',
  cardTitle: 'karty kredytowej|karta kredytowa',
}
