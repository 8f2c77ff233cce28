import type { Language } from '../language.ts'

export const czech: Language = {
  months: [
    'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec',
    'ledna února března dubna května června července srpna září října listopadu prosince',
    'led úno bře dub kvě čvn čvc srp zář říj lis pro',
  ],
  weekdays: 'pondělí úterý středa čtvrtek pátek sobota neděle',
  days: {
    transaction: 'datum transakce|datum operace|datum provedeni',
    posting: 'datum zauctovani|datum zuctovani|zauctovano',
  },
  titles: {
    serial: '=č|=poř č|=pořadí|=pořadové číslo',
    marker: '=md d|=má dáti dal',
    valueDate: 'datum valuty|valuta|datum splatnosti',
    charge: 'poplatek|poplatky',
    balance: 'zůstatek|zůstatky|konečný zůstatek',
    debit: 'výdaje|výdej|=má dáti|odepsáno|na vrub|výběry|odchozí|výběr|debet',
    credit: 'příjmy|příjem|=dal|připsáno|ve prospěch|vklady|příchozí|vklad|kredit',
    amount: 'částka|částka v czk|objem',
    date: 'datum|datum zaúčtování|datum transakce|datum provedení|zaúčtováno|datum účtování',
    reference: 'variabilní symbol|reference|číslo|vs|č dokladu|číslo dokladu',
    description: 'popis|kód|transakce|název|popis transakce|poznámka|text|operace|typ transakce|zpráva|typ',
  },
  rows: {
    opening: 'počáteční zůstatek|předchozí zůstatek|zůstatek na začátku',
    closing: 'konečný zůstatek|zůstatek na konci|nový zůstatek',
    forward: 'zůstatek|převod zůstatku|převod z předchozí strany|převod na další stranu',
    total: 'celkem|součet|mezisoučet|celkový',
  },
  sections: {
    credit: 'příjmy|vklady|příchozí platby|připsáno|připsané položky',
    debit: 'výdaje|výběry|odchozí platby|odepsáno|odepsané položky',
  },
  ownTexts: { debit: 'poplatek|poplatky', back: 'vrácení' },
  markers: { debit: 'MD', credit: 'DAL' },
  account: 'účet|číslo účtu|účtu',
  currency: 'měna',
  number: 'číslo',
  until: 'do|až|a',
  firstDay: 'od|datum od|období od',
  lastDay: 'do|datum do|období do',
  card: 'úvěrový limit|minimální splátka',
  closingDay: 'datum výpisu|výpis ke dni',
  cardTitle: 'kreditní kart',
}
