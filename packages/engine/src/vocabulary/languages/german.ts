import type { Language } from '../language.ts'

export const german: Language = {
  months: [
    'januar februar märz april mai juni juli august september oktober november dezember',
    'jänner feber märz april mai juni juli august september oktober november dezember',
    'jan feb mrz apr mai jun jul aug sep okt nov dez',
  ],
  weekdays: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  days: {
    transaction: 'belegdatum|belegtag|kaufdatum|transaktionsdatum|umsatzdatum|umsatztag',
    posting: 'buchungsdatum|buchungstag|buchung|buchungsdat|gebucht am',
  },
  titles: {
    figure: '=stück|=menge|=kurs|wechselkurs|bonuspunkte|=punkte',
    marker: '=soll haben|=s h',
    serial: '=nr|=lfd nr|=pos|=laufende nr|=nummer',
    valueDate: 'valuta|valutadatum|wert|wertstellung|wertstellungstag|datum valuta',
    charge: 'kosten|gebühr|gebühren|spesen',
    balance: 'saldo|kontostand|saldi|=stand|guthaben|kontosaldo|kassenbestand|=bestand',
    debit:
      'soll|belastung|belastungen|lastschrift|lastschriften|ausgang|ausgänge|zu ihren lasten|abbuchung|auszahlung|ausgaben|ausgabe',
    credit: 'haben|gutschrift|gutschriften|eingang|eingänge|zu ihren gunsten|einzahlung|einnahmen|einnahme',
    amount: 'betrag|umsatz|betrag eur|betrag in eur|summe',
    date: 'datum|buchungsdatum|buchungstag|bu tag|=buchung|=tag|buchung am|gebucht am',
    reference: 'referenz|beleg',
    description:
      'vorgang|angaben zu den umsätzen|umsätze|buchungstext|verwendungszweck|bezeichnung|beschreibung|erläuterung|umsatzart|empfänger|auftraggeber|buchungsinformation|zweck|text|buchungen|umsatzart|=art|buchungsart',
  },
  rows: {
    opening:
      'alter kontostand|anfangssaldo|anfangsbestand|saldovortrag|alter saldo|letzter kontostand|eröffnungssaldo|vortrag|anfänglicher saldo',
    closing:
      'neuer kontostand|endsaldo|schlusssaldo|schlussaldo|neuer saldo|abschlusssaldo|endbestand|saldo zu unseren gunsten',
    forward:
      '=übertrag|übertrag aus|übertrag vormonat|übertrag seite|übertrag blatt|kontostand|saldo|saldo per|übertrag auf|übertrag von|zwischensaldo',
    total: 'summe|gesamt|zwischensumme|gesamtumsatz|gesamtsumme|total|umsatztotal',
  },
  sections: {
    credit: 'gutschriften|eingänge|einzahlungen|zahlungseingänge|haben',
    debit: 'lastschriften|belastungen|ausgänge|abbuchungen|auszahlungen|zahlungsausgänge|entgelte',
  },
  ownTexts: {
    debit: 'gebühr|gebühren|jahresgebühr|kartengebühr|kontoführungsgebühr|sollzins|sollzinsen|spesen',
    credit: 'gutschrift|besten dank|vielen dank',
    back: 'erstattung|rückerstattung|storno',
  },
  beginnings: {
    debit: 'überweisung an|zahlung an|gesendet an|gezahlt an',
    credit: 'überweisung von|zahlung von|erhalten von|empfangen von',
  },
  markers: { debit: 'S|SOLL', credit: 'H|HABEN' },
  account: 'konto|kontonummer|konto nr|kontokorrent|kto|kto nr|kartennummer|karten nr|kartennr',
  otherNumber: 'blz|bankleitzahl|bic|filiale|auszug nr|kontoauszug nr|kundennummer',
  currency: 'währung|kontowährung',
  number: 'nummer|nr',
  until: 'bis|bis zum|und',
  firstDay: 'von|ab|beginn|anfangsdatum',
  lastDay: 'bis|ende|enddatum',
  rewards: 'punkte|punktestand|bonuspunkte|prämienpunkte|treuepunkte|meilen|cashback',
  card: 'kreditrahmen|verfügungsrahmen|kartenlimit|mindestbetrag|mindestzahlung|globallimite|kartenlimite|kreditlimite|saldo zu unseren gunsten',
  articles: 'ihr|der|die|dein',
  closingDay:
    'auszug per|kontoauszug per|finanzreport per|rechnungsabschluss per|=stand vom|auszugsdatum|kontoauszug vom|abrechnungsdatum',
  owedTitles: { credit: 'zahlungen' },
  cardTitle: 'kreditkart|kartenkonto|kartenabrechnung',
  end: 'ende des kontoauszugs|ende des auszugs',
  dateParts: 'tag monat jahr',
}
