import type { Language } from '../language.ts'

export const dutch: Language = {
  months: [
    'januari februari maart april mei juni juli augustus september oktober november december',
    'jan feb mrt apr mei jun jul aug sep okt nov dec',
  ],
  weekdays: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  days: {
    transaction: 'transactiedatum|datum transactie|aankoopdatum',
    posting: 'boekdatum|boekingsdatum|datum boeking|boeking',
  },
  titles: {
    figure: '=punten|=aantal|=prijs|=koers|wisselkoers|=liter',
    marker: '=af bij|=bij af|=af of bij|=d c|=debet credit',
    serial: '=nr|=volgnr|=volgnummer|=volgno',
    valueDate: 'rentedatum|valutadatum|valuta',
    charge: 'kosten',
    balance:
      'saldo|saldo na mutatie|saldo na boeking|boeksaldo|restschuld|openstaande schuld|restant hoofdsom',
    debit:
      '=af|afgeschreven|debet|bedrag af|uitgaven|opnames|afschrijving|afschrijvingen|=uitgave|=opname|debiteringen',
    credit:
      '=bij|bijgeschreven|bedrag bij|ontvangsten|stortingen|bijschrijving|bijschrijvingen|=ontvangst|=storting|=inkomsten|crediteringen',
    amount: 'bedrag|bedragen|bedrag eur|mutatie',
    date: 'datum|boekdatum|transactiedatum|=dag|boekingsdatum',
    reference: 'referentie|kenmerk|boekstuk',
    description:
      'omschrijving|naam|mededelingen|naam omschrijving|tegenpartij|details|beschrijving|tekst|transactie|soort|code|=opmerking|=opmerkingen|begunstigde|opdrachtgever|=mededeling|=categorie|=plaats|=notities|=betreft|=adres|=naam tegenpartij|=ontvanger|=betaler|=status|=winkel',
  },
  compounds: [
    {
      first:
        'transactie|mutatie|boekings|boek|betaal|betalings|overboekings|opdracht|aankoop|uitvoerings|factuur|verwerkings',
      last: {
        date: 'datum',
        amount: 'bedrag',
        description: 'soort|type|tekst|omschrijving|details',
        reference: 'kenmerk|referentie|code',
      },
    },
  ],
  odometer: 'kilometerstand|km-stand|km stand',
  rows: {
    opening:
      'vorig saldo|beginsaldo|oud saldo|openingssaldo|saldo vorig|saldo vorig afschrift|saldo begin|begin saldo|saldo bij aanvang|saldo aan het begin|startsaldo|vorige stand|saldo vorige maand|saldo vorige periode|saldo op vorig afschrift|saldo vorig rekeningafschrift',
    closing:
      'nieuw saldo|eindsaldo|slotsaldo|saldo nieuw|eind saldo|saldo einde|saldo aan het einde|huidig saldo|saldo eind|nieuwe stand|actueel saldo',
    forward: 'saldo|=transport|over te brengen|saldo per',
    total: 'totaal|totalen|totaal af|totaal bij|subtotaal|som',
  },
  earlier: 'vorig|vorige',
  pending:
    'nog te verwerken|nog niet verwerkte|nog niet geboekte|toekomstige transacties|gereserveerde bedragen|gereserveerde transacties|openstaande transacties|reserveringen',
  sections: {
    credit:
      'bijschrijvingen|ontvangsten|stortingen|crediteringen|inkomende betalingen|inkomende overschrijvingen',
    debit:
      'afschrijvingen|uitgaven|opnames|betalingen|debiteringen|uitgaande betalingen|aankopen|geldopnames|uitgaande overschrijvingen',
  },
  bankTexts: { debit: 'kosten|provisie|debetrente|jaarbijdrage', back: 'terugbetaling|restitutie' },
  beginnings: {
    debit: 'betaald aan|betaling aan|verzonden aan|overboeking naar',
    credit: 'ontvangen van|betaling van|overboeking van',
  },
  trades: { debit: 'koop|aankoop', credit: 'verkoop' },
  markers: { debit: 'AF|DEBET', credit: 'BIJ' },
  account: 'rekening|rekeningnummer|kaartnummer|creditcardnummer',
  otherNumber:
    'bic|kantoor|volgnummer|klantnummer|relatienummer|bladnummer|blad|pagina|afschriftnummer|afschrift|uittrekselnummer|bankcode|volgnr|dossiernummer|telefoon|klantnr',
  currency: 'valuta|munt|valuta rekening',
  number: 'nummer|nr',
  until: 'tot|t/m|tot en met|tm|en',
  firstDay: 'van|vanaf|begindatum|datum van',
  lastDay: 'tot|t/m|tot en met|einddatum|datum tot',
  rewards: 'punten|spaarpunten|beloningen|mijlen',
  card: 'bestedingslimiet|minimaal te betalen|minimumbedrag|minimum te betalen|bestedingsruimte|minimaal maandbedrag',
  heldAccount: 'betaalrekening|spaarrekening|zichtrekening',
  creditLimit: 'kredietlimiet|kredietruimte',
  articles: 'uw|het',
  closingDay: 'datum afschrift|afschriftdatum|=afschrift per|datum overzicht|datum rekeningoverzicht',
  cardTitle: 'creditcard|kredietkaart',
  ofYear: 'dit jaar|lopend jaar|tot nu toe dit jaar',
  end: 'einde afschrift|einde overzicht|samenvatting|overzicht',
  dayFirst: 'datum',
  dayLast: 'datum',
  balanceKinds: 'openstaand',
  owedBalance: 'restschuld|openstaande schuld|restant hoofdsom',
  interest: 'rente',
  repaid: 'aflossing',
  loan: 'huislening|hypotheeklening|persoonlijke lening|doorlopend krediet|leningoverzicht|hypotheekoverzicht',
  ofWhich: 'waarvan',
  pageTurn:
    'volgende pagina|vorige pagina|volgend blad|volgende blad|vorig blad|vervolg op|vervolg van|=vervolg',
}
