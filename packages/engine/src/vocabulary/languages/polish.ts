import type { Language } from '../language.ts'

export const polish: Language = {
  months: [
    'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  ],
  weekdays: 'poniedziałek wtorek środa czwartek piątek sobota niedziela pn wt śr czw cz pt sb ndz nd',
  days: {
    transaction: 'data transakcji|data operacji',
    posting: 'data księgowania|data zaksięgowania',
  },
  titles: {
    figure:
      '=ilość|=cena|=cena jednostkowa|=kurs|kurs waluty|kurs wymiany|=punkty|kwota oryginalna|kwota w walucie transakcji|kwota w walucie oryginalnej',
    marker: '=wn ma|=winien ma',
    serial: '=lp|=l p',
    valueDate: 'data waluty|data wal|data wartości',
    charge: 'opłata|prowizja',
    balance:
      'saldo|saldo po operacji|saldo po transakcji|stan konta|stan|zadłużenie|saldo zadłużenia|kapitał pozostały do spłaty|pozostało do spłaty',
    debit:
      'obciążenia|obciążenie|wydatki|=wn|=winien|wypłaty|wypłata|rozchody|kwota obciążenia|=wychodzące|=wydatek|wypłacono|obciążono',
    credit:
      'uznania|uznanie|wpływy|=ma|wpłaty|wpłata|przychody|kwota uznania|=przychodzące|=wpływ|wpłacono|uznano',
    amount: 'kwota|kwota operacji|kwota transakcji|wartość',
    date: 'data|data operacji|data transakcji|data księgowania|data księg',
    reference: 'referencja|numer|referencyjny',
    description:
      'opis|tytuł|opis operacji|opis transakcji|szczegóły|tytuł operacji|rodzaj operacji|nadawca odbiorca|treść|typ|rodzaj|tytułem|kontrahent|nadawca|odbiorca|=kategoria|dane kontrahenta|dane odbiorcy|dane nadawcy|=nazwa|=uwagi|=miejsce|nazwa banku|rachunek nadawcy|rachunek odbiorcy|rachunek kontrahenta|=lokalizacja|beneficjent|=zleceniodawca|=status|=komentarz',
  },
  odometer: 'stan licznika',
  rows: {
    opening:
      'saldo początkowe|saldo otwarcia|poprzednie saldo|stan początkowy|saldo poprzednie|saldo z poprzedniego|saldo na początek|saldo na początku|stan na początek|bilans otwarcia|saldo z wyciągu|saldo przeniesione|stan poprzedni|saldo poprzedniego|saldo ostatniego wyciągu',
    closing:
      'saldo końcowe|saldo zamknięcia|stan końcowy|nowe saldo|saldo na koniec|saldo na końcu|stan na koniec|bilans zamknięcia|saldo bieżące|aktualne saldo|saldo aktualne|saldo obecne',
    forward: 'saldo|stan konta|do przeniesienia|z przeniesienia',
    total:
      '=suma|razem|ogółem|łącznie|suma obrotów|=sum|suma uznań|suma obciążeń|suma wpływów|suma wydatków|suma operacji|liczba operacji|liczba uznań|liczba obciążeń',
  },
  earlier: 'poprzedni|poprzednie|poprzedniego|poprzedniej',
  pending:
    'operacje nierozliczone|transakcje nierozliczone|operacje oczekujące|transakcje oczekujące|blokady kartowe|blokady na rachunku|operacje w toku|transakcje w toku|blokady|autoryzacje nierozliczone|nierozliczone operacje|nierozliczone transakcje',
  sections: {
    credit: 'uznania|wpływy|wpłaty|przelewy przychodzące|operacje uznaniowe|przelewy otrzymane',
    debit: 'obciążenia|wydatki|wypłaty|przelewy wychodzące|operacje obciążeniowe|płatności kartą|zakupy',
  },
  bankTexts: { debit: 'opłata|prowizja', back: 'zwrot' },
  trades: { debit: 'kupno', credit: 'sprzedaż' },
  markers: { debit: 'WN|WINIEN', credit: 'MA' },
  account: 'rachunek|konto|numer rachunku|nr rachunku|numer karty|nr karty',
  currency: 'waluta|waluta rachunku',
  number: 'numer|nr',
  until: 'do|po',
  firstDay: 'od|od dnia|data od|data początkowa',
  lastDay: 'do|do dnia|data do|data końcowa',
  rewards: 'punkty|mile',
  merchant: 'akceptant|nazwa akceptanta|punkt handlowo usługowy',
  card: 'limit karty|spłata minimalna|minimalna kwota do zapłaty|kwota minimalna|minimalna spłata|kwota minimalnej spłaty|minimalna kwota spłaty|wymagana kwota minimalna|zadłużenie całkowite|całkowite zadłużenie|aktualne zadłużenie',
  heldAccount: 'rachunek bieżący|konto osobiste|rachunek oszczędnościowy|rachunku bieżącego',
  creditLimit: 'limit kredytowy|limit kredytu',
  closingDay: 'data wyciągu|wyciąg na dzień|=wyciąg z dnia|=stan na dzień',
  cardTitle: 'karty kredytowej|karta kredytowa',
  dayFirst: 'data',
  otherNumber:
    'numer klienta|nr klienta|nr wyciągu|numer wyciągu|strona|nip|regon|pesel|oddział|swift|telefon|wyciąg nr',
  ofYear: 'w tym roku|od początku roku',
  end: 'koniec wyciągu|podsumowanie',
  owedBalance: 'zadłużenie|saldo zadłużenia|kapitał pozostały do spłaty|pozostało do spłaty',
  interest: 'odsetki',
  repaid: 'kapitał|rata kapitałowa|spłata kapitału',
  loan: 'kredyt hipoteczny|kredytu hipotecznego|kredyt gotówkowy|kredytu gotówkowego|rachunek kredytowy|rachunku kredytowego|rachunku kredytu',
  ofWhich: 'w tym',
  pageTurn: 'następna strona|następnej stronie|następną stronę|poprzedniej strony|ciąg dalszy na stronie',
}
