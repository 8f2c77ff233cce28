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
    figure: '=punten',
    marker: '=af bij|=bij af|=af of bij|=d c|=debet credit',
    serial: '=nr|=volgnr|=volgnummer|=volgno',
    valueDate: 'rentedatum|valutadatum|valuta',
    charge: 'kosten',
    balance: 'saldo|saldo na mutatie|saldo na boeking|boeksaldo',
    debit: '=af|afgeschreven|debet|bedrag af|uitgaven|opnames|afschrijving|afschrijvingen',
    credit: '=bij|bijgeschreven|bedrag bij|ontvangsten|stortingen|bijschrijving|bijschrijvingen',
    amount: 'bedrag|bedragen|bedrag eur|mutatie',
    date: 'datum|boekdatum|transactiedatum|=dag|boekingsdatum',
    reference: 'referentie|kenmerk|boekstuk',
    description:
      'omschrijving|naam|mededelingen|naam omschrijving|tegenpartij|details|beschrijving|tekst|transactie|soort|code',
  },
  rows: {
    opening: 'vorig saldo|beginsaldo|oud saldo|openingssaldo|saldo vorig|saldo vorig afschrift',
    closing: 'nieuw saldo|eindsaldo|slotsaldo|saldo nieuw',
    forward: 'saldo|=transport|over te brengen|saldo per',
    total: 'totaal|totalen|totaal af|totaal bij|subtotaal|som',
  },
  sections: {
    credit: 'bijschrijvingen|ontvangsten|stortingen',
    debit: 'afschrijvingen|uitgaven|opnames|betalingen',
  },
  ownTexts: { debit: 'kosten|provisie|debetrente|jaarbijdrage', back: 'terugbetaling|restitutie' },
  beginnings: {
    debit: 'betaald aan|betaling aan|verzonden aan|overboeking naar',
    credit: 'ontvangen van|betaling van|overboeking van',
  },
  markers: { debit: 'AF|DEBET', credit: 'BIJ' },
  account: 'rekening|rekeningnummer|kaartnummer|creditcardnummer',
  otherNumber: 'bic|kantoor|volgnummer',
  currency: 'valuta|munt',
  number: 'nummer|nr',
  until: 'tot|t/m|tot en met|tm|en',
  firstDay: 'van|vanaf|begindatum|datum van',
  lastDay: 'tot|t/m|tot en met|einddatum|datum tot',
  rewards: 'punten|spaarpunten|beloningen|mijlen',
  card: 'kredietlimiet|bestedingslimiet',
  articles: 'uw|het',
  closingDay: 'datum afschrift|afschriftdatum',
  cardTitle: 'creditcard|kredietkaart',
  end: 'einde afschrift|einde overzicht',
}
