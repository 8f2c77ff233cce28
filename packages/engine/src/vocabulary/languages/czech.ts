import type { Language } from '../language.ts'

export const czech: Language = {
  months: [
    'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec',
    'ledna února března dubna května června července srpna září října listopadu prosince',
    'led úno bře dub kvě čvn čvc srp zář říj lis pro',
  ],
  weekdays: 'pondělí úterý středa čtvrtek pátek sobota neděle',
  days: {
    transaction: 'datum transakce|datum operace|datum provedení|provedeno|provedení',
    posting:
      'datum účtování|datum účetní|účetní datum|datum zaúčtování|datum zúčtování|zaúčtováno|zaúčtování',
  },
  titles: {
    serial: '=č|=poř č|=pořadí|=pořadové číslo',
    marker: '=md d|=má dáti dal',
    valueDate: 'datum valuty|valuta|datum splatnosti',
    charge: 'poplatek|poplatky',
    balance: 'zůstatek|zůstatky|konečný zůstatek|zbývající jistina|nesplacená jistina|zůstatek úvěru',
    debit: 'výdaje|výdej|=má dáti|odepsáno|na vrub|výběry|odchozí|výběr|debet|=odchozí platba|odepsané',
    credit: 'příjmy|příjem|=dal|připsáno|ve prospěch|vklady|příchozí|vklad|kredit|=příchozí platba|připsané',
    amount: 'částka|částka v czk|objem',
    date: 'datum|zaúčtování|provedení|datum zaúčtování|datum transakce|datum provedení|zaúčtováno|datum účtování|provedeno',
    reference:
      'variabilní symbol|=symboly|reference|kód transakce|id transakce|číslo transakce|číslo|vs|č dokladu|číslo dokladu|vs ks ss|=identifikace|identifikátor',
    description:
      'popis|kód|transakce|název|popis transakce|poznámka|text|operace|typ transakce|zpráva|typ|protistrana|protiúčet|protiúčtu|číslo karty|číslo protiúčtu|číslo účtu protistrany|bankovní spojení|=účel|účel platby|=obchodník|=směr|=detaily|=detail|položka|označení platby|=kategorie|název protistrany|=místo|=obchod|příjemce|plátce|odesílatel|=poznámky|=druh|druh operace|=upřesnění|=partner|konstantní symbol|specifický symbol|=ks|=ss',
    figure: '=množství|=cena|=jednotková cena|původní částka|=body|=kurz|kurz měny',
  },
  odometer: 'stav tachometru|tachometr',
  rows: {
    opening:
      'počáteční zůstatek|předchozí zůstatek|zůstatek na začátku|stav na začátku|počáteční stav|předchozí stav|zůstatek předchozí|zůstatek z předchozího|původní zůstatek|starý zůstatek|minulý zůstatek|zůstatek minulého výpisu|zůstatek předchozího výpisu',
    closing:
      'konečný zůstatek|zůstatek na konci|nový zůstatek|konečný stav|aktuální zůstatek|stav na konci|zůstatek konečný',
    forward: 'zůstatek|stav účtu|převod zůstatku|převod z předchozí strany|převod na další stranu',
    total: 'celkem|součet|mezisoučet|celkový|celkové|celková|obraty|počet položek|úhrnem',
  },
  earlier: 'předchozí|předchozího|minulého',
  pending:
    'nezaúčtované transakce|nezaúčtované pohyby|čekající transakce|čekající platby|blokace na kartě|blokace|blokované částky|nevyúčtované transakce',
  sections: {
    credit: 'příjmy|vklady|příchozí platby|připsáno|připsané položky',
    debit: 'výdaje|výběry|odchozí platby|odepsáno|odepsané položky',
  },
  bankTexts: { debit: 'poplatek|poplatky', back: 'vrácení' },
  markers: { debit: 'MD', credit: 'DAL' },
  account: 'účet|číslo účtu|účtu',
  currency: 'měna|měna účtu',
  number: 'číslo',
  until: 'do|až|a',
  firstDay: 'od|datum od|období od',
  lastDay: 'do|datum do|období do',
  card: 'minimální splátka|povinná minimální splátka|minimální výše splátky|minimální splátky|výše minimální splátky',
  heldAccount: 'běžný účet|běžného účtu|spořicí účet|spořicího účtu',
  creditLimit: 'úvěrový limit|výše úvěru|úvěrový rámec|výše úvěrového rámce',
  closingDay: 'datum výpisu|výpis ke dni',
  cardTitle: 'kreditní kart',
  dayFirst: 'datum',
  otherNumber:
    'číslo výpisu|výpis č|výpis číslo|pořadové č výpisu|pořadové číslo výpisu|strana|kód banky|ičo|ič|dič|pobočka|číslo klienta|klientské číslo|rodné číslo|telefon',
  end: 'konec výpisu|souhrn|přehled',
  owedBalance: 'zbývající jistina|nesplacená jistina|zůstatek úvěru',
  interest: 'úroky|úrok',
  repaid: 'jistina|splátka jistiny|úmor',
  loan: 'úvěrový účet|úvěrového účtu|účtu úvěru|hypoteční úvěr|výpis z úvěru',
  ofWhich: 'z toho',
  pageTurn:
    'další straně|další stranu|další stránce|následující straně|předchozí strany|pokračování na straně',
}
