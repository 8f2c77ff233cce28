import type { Language } from '../language.ts'

export const slovak: Language = {
  months: [
    'január február marec apríl máj jún júl august september október november december',
    'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra',
  ],
  weekdays: 'pondelok utorok streda štvrtok piatok sobota nedeľa',
  titles: {
    figure: '=množstvo|=cena|=jednotková cena|=kurz|pôvodná suma|=body',
    valueDate: 'dátum valuty|valuta',
    charge: 'poplatok|poplatky',
    balance: 'zostatok|zostatky',
    debit: 'výdavky|debet|na ťarchu|odpísané|výbery|=odchádzajúce|debetné|výber|výdaj|=má dať',
    credit: 'príjmy|kredit|v prospech|pripísané|vklady|=prichádzajúce|=dal|vklad|príjem|kreditné',
    amount: 'suma|čiastka|obrat',
    date: 'dátum|dátum zaúčtovania|dátum transakcie',
    reference: 'referencia|variabilný symbol|=vs|číslo dokladu',
    description:
      'popis|kód|typ|transakcia|popis transakcie|názov|informácia|protistrana|protiúčet|protiúčtu|=účel|účel platby|=poznámka|správa pre prijímateľa|príjemca|prijímateľ|platiteľ|=kategória|=detail|=detaily|=miesto|=obchodník|položka|operácia|=druh|=správa|=partner|odosielateľ|konštantný symbol|špecifický symbol|=ks|=ss',
    serial: '=por č|=poradové číslo|=č',
  },
  odometer: 'stav tachometra|tachometer',
  rows: {
    opening:
      'počiatočný zostatok|predchádzajúci zostatok|začiatočný zostatok|začiatočný stav|počiatočný stav|stav na začiatku|zostatok na začiatku|zostatok z predchádzajúceho|pôvodný zostatok|starý zostatok|predchádzajúci stav',
    closing: 'konečný zostatok|nový zostatok|konečný stav|zostatok na konci|stav na konci|aktuálny zostatok',
    forward: 'zostatok|stav účtu',
    total: 'spolu|celkom|súčet|celkové|celkový|celková|obraty|počet položiek|medzisúčet',
  },
  earlier: 'predchádzajúci|predchádzajúceho|minulého',
  sections: { credit: 'pripísané položky|príjmy|vklady', debit: 'odpísané položky|výdavky|výbery' },
  account: 'účet|číslo účtu',
  currency: 'mena|mena účtu',
  until: 'do|až',
  firstDay: 'od|dátum od|obdobie od',
  lastDay: 'do|dátum do|obdobie do',
  cardTitle: 'kreditnej kart|kreditná kart',
  dayFirst: 'dátum',
  number: 'číslo',
  otherNumber: 'číslo výpisu|výpis č|strana|kód banky|ičo|dič|pobočka|číslo klienta|telefón',
  closingDay: 'dátum výpisu|=výpis ku dňu',
  card: 'minimálna splátka|povinná minimálna splátka|minimálna výška splátky|povinná splátka',
  heldAccount: 'bežný účet|bežného účtu',
  creditLimit: 'úverový limit|úverový rámec',
  bankTexts: { debit: 'poplatok|poplatky', back: 'vrátenie' },
  end: 'koniec výpisu|súhrn|prehľad',
  interest: 'úroky|úrok',
}
