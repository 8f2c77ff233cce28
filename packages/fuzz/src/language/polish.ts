import type { Language } from './language.ts'

export const polish: Language = {
  script: 'latin',
  months:
    'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  shortMonths: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  weekdays: 'nd pn wt śr cz pt sb',
  titles: {
    serial: ['Lp.'],
    date: ['Data', 'Data operacji', 'Data księgowania'],
    valueDate: ['Data waluty'],
    type: ['Typ', 'Rodzaj'],
    description: ['Opis operacji', 'Tytuł', 'Opis', 'Opis transakcji'],
    reference: ['Nr referencyjny', 'Referencja'],
    debit: ['Obciążenia', 'Wypłaty', 'Wydatki', 'Obciążenie'],
    credit: ['Uznania', 'Wpłaty', 'Wpływy', 'Uznanie'],
    amount: ['Kwota', 'Kwota operacji'],
    balance: ['Saldo', 'Saldo po operacji'],
  },
  markers: [{ title: 'Wn/Ma', debit: 'Wn', credit: 'Ma' }],
  phrases: {
    statement: ['Wyciąg z rachunku', 'Wyciąg bankowy'],
    card: ['Wyciąg z karty kredytowej'],
    account: ['Numer rachunku', 'Rachunek', 'Nr rachunku'],
    currency: ['Waluta'],
    period: [
      ['Za okres od', 'do'],
      ['Okres', '-'],
    ],
    opening: ['Saldo początkowe', 'Saldo poprzednie'],
    closing: ['Saldo końcowe'],
    broughtForward: ['Z przeniesienia'],
    carriedForward: ['Do przeniesienia'],
    total: ['Razem', 'Suma'],
    page: 'Strona',
    nothing: 'Brak operacji w tym okresie.',
    credits: ['Uznania', 'Wpływy'],
    debits: ['Obciążenia', 'Wydatki'],
    sectionTotal: 'Razem',
    dailyBalances: 'Salda dzienne',
    note: 'Prosimy o sprawdzenie operacji i zgłoszenie niezgodności w terminie 14 dni.',
  },
}
