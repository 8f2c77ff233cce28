import type { Language } from '../language.ts'

export const romanian: Language = {
  months: [
    'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  ],
  weekdays: 'luni marți miercuri joi vineri sâmbătă duminică',
  titles: {
    figure: '=cantitate|=preț|=preț unitar|=curs|curs de schimb|suma originală|=puncte',
    serial: '=nr crt|=nr',
    valueDate: 'data valutei|data valorii|valuta',
    charge: 'comision|comisioane',
    balance: 'sold|sold final',
    debit: 'debit|plăți|ieșiri|retrageri|=ieșire|=plată|debitor|=cheltuieli',
    credit: 'credit|încasări|intrări|depuneri|=intrare|=încasare|creditor|=venituri',
    amount: 'sumă|suma|valoare',
    date: 'dată|data|data tranzacției|data operațiunii|data înregistrării',
    reference: 'referință|număr',
    description:
      'descriere|detalii|explicații|tranzacție|detalii tranzacție|operațiune|=nume|beneficiar|plătitor|ordonator|=explicație|partener|=descrierea|=categorie|=detaliu|=natura|=locația|comerciant|=tip|tip tranzacție|=specificație|tranzacții|=operațiunea|operațiuni',
  },
  odometer: 'kilometraj',
  rows: {
    opening:
      'sold inițial|sold precedent|sold anterior|soldul inițial|sold la început|sold început|sold la începutul|sold perioadă anterioară|sold deschidere',
    closing:
      'sold final|sold nou|soldul final|sold închidere|sold la sfârșit|sold curent|sold sfârșit|sold la sfârșitul',
    forward: 'sold reportat|=sold|sold final zi|=report',
    total: 'total|rulaj total|rulaj|rulaj zi|subtotal|totaluri|sume totale|rulaje|total sume',
  },
  earlier: 'anterior|anterioară|precedent|precedentă',
  pending:
    'tranzacții în așteptare|operațiuni în așteptare|tranzacții nedecontate|operațiuni în curs de decontare|operațiuni card în curs de decontare|tranzacții în curs de decontare|tranzacții în curs de procesare|sume blocate',
  sections: { credit: 'încasări|intrări', debit: 'plăți|ieșiri|retrageri' },
  bankTexts: { debit: 'comision|comisioane', back: 'rambursare' },
  account: 'cont|număr cont|contul',
  currency: 'moneda|valuta|moneda cont|valuta cont',
  until: 'până la|până',
  cardTitle: 'card de credit',
  dayFirst: 'data|dată',
  number: 'număr|nr',
  balanceKinds: 'contabil',
  otherNumber:
    'unitate bancară|număr client|nr client|cod client|pagina|cui|cif|sucursala|agenția|nr extras|extras nr|număr extras|cod bic|telefon',
  firstDay: 'de la|perioada de la|din data',
  lastDay: 'până la|până la data',
  closingDay: 'data extras|data extrasului|=extras la data',
  card: 'plata minimă|suma minimă de plată|plata minimă obligatorie|suma minimă de rambursat|suma minimă obligatorie|datorie totală',
  heldAccount: 'cont curent|contului curent',
  creditLimit: 'limită de credit|limita de credit',
  end: 'sfârșit extras|sfârșitul extrasului|rezumat|sumar',
  interest: 'dobânzi|dobânda',
  repaid: 'principal|rată principal',
  owedBalance: 'sold credit|principal rămas|sold rămas|capital rămas',
  loan: 'cont de credit|contului de credit|extras de credit|credit ipotecar',
  ofWhich: 'din care',
  pageTurn: 'pagina următoare|pagina anterioară',
}
