import type { Language } from '../language.ts'

export const german: Language = {
  months: [
    'januar februar märz april mai juni juli august september oktober november dezember',
    'jänner feber märz april mai juni juli august september oktober november dezember',
    'jan feb mrz apr mai jun jul aug sep okt nov dez',
  ],
  weekdays: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  days: {
    available: 'verfügbar ab|verfügbar|disponibel ab',
    transaction:
      'belegdatum|belegtag|beleg vom|kaufdatum|transaktionsdatum|umsatzdatum|umsatztag|umsatz vom|umsatz am|kauf vom|kauf am|einkauf vom',
    posting: 'buchung vom|buchungsdatum|buchungstag|buchung|buchungsdat|gebucht am',
  },
  titles: {
    figure:
      '=anzahl|=preis|einzelpreis|=liter|fremdwährungsbetrag|betrag in fremdwährung|originalbetrag|=stück|=menge|=kurs|wechselkurs|bonuspunkte|=meilen|prämienmeilen|=punkte|=laufzeitende|=ablaufdatum',
    marker: '=soll haben|=s h',
    serial: '=nr|=lfd nr|=pos|=laufende nr|=nummer',
    valueDate: 'valuta|valutadatum|wert|wertstellung|wertstellungstag|datum valuta',
    charge: 'kosten|gebühr|gebühren|spesen|=entgelt|=entgelte',
    balance:
      'saldo|kontostand|saldi|=stand|guthaben|kontosaldo|kassenbestand|=bestand|restschuld|darlehensstand|restkapital|darlehenssaldo',
    debit:
      'soll|belastung|belastungen|lastschrift|lastschriften|ausgang|ausgänge|zu ihren lasten|abbuchung|auszahlung|ausgaben|ausgabe',
    credit: 'haben|gutschrift|gutschriften|eingang|eingänge|zu ihren gunsten|einzahlung|einnahmen|einnahme',
    amount: 'betrag|umsatz|betrag eur|betrag in eur|summe',
    date: 'datum|buchungsdatum|buchungstag|bu tag|=buchung|=tag|buchung am|gebucht am',
    reference: 'referenz|beleg|primanota|textschlüssel|gläubiger id|=auszug',
    description:
      'vorgang|referenzkonto|gegenkonto|angaben zu den umsätzen|umsätze|buchungstext|verwendungszweck|bezeichnung|beschreibung|erläuterung|umsatzart|empfänger|auftraggeber|buchungsinformation|zweck|text|buchungen|umsatzart|=art|buchungsart|=name|zahlungsempfänger|zahlungspflichtiger|zahlungsbeteiligter|begünstigter|=kategorie|=info|=information|=bemerkung|=bemerkungen|=notiz|=notizen|=ort|=händler|gegenpartei|=details|=mitteilung|mitteilungen|=transaktion|=kommentar|=hinweis|=partner|=zahlungsgrund|=geschäftsfall|=status',
  },
  compounds: [
    {
      first:
        'buchungs|verbuchungs|transaktions|umsatz|zahlungs|rechnungs|überweisungs|auftrags|beleg|kauf|einkaufs|ausführungs|erfassungs|vorgangs|geschäfts|abrechnungs|mandats|kunden|end|konto',
      last: {
        date: 'datum|tag',
        amount: 'betrag|summe',
        balance: 'saldo',
        description: 'text|art|typ|details|information|informationen',
        reference: 'referenz|code|id',
      },
    },
  ],
  odometer: 'kilometerstand|km-stand|km stand',
  rows: {
    opening:
      'alter kontostand|anfangssaldo|anfangsbestand|saldovortrag|vortragssaldo|alter saldo|letzter kontostand|eröffnungssaldo|eröffnungsbilanz|vortrag|anfänglicher saldo|vorheriger saldo|vorheriger kontostand|bisheriger saldo|bisheriger kontostand|letzter saldo|saldo vormonat|saldo alt|startsaldo|kontostand zu beginn|kontostand alt|saldo letzter auszug|saldo des letzten auszugs|saldo des letzten monats|saldo per letzter auszug|alter rechnungssaldo|anfangskontostand|anfangsguthaben|total aus letzter rechnung|total letzte rechnung|totalbetrag letzte rechnung|totalbetrag aus letzter rechnung|betrag letzte rechnung|saldo letzte rechnung|saldo aus letzter rechnung|saldo der letzten rechnung|saldovortrag letzte rechnung|saldo letzte abrechnung|saldo der letzten abrechnung|saldo laut letzter abrechnung',
    closing:
      'neuer kontostand|endsaldo|schlusssaldo|schlussaldo|neuer saldo|abschlusssaldo|endbestand|saldo zu unseren gunsten|total zu unseren gunsten|totalbetrag zu unseren gunsten|betrag zu unseren gunsten|aktueller kontostand|aktueller saldo|saldo neu|kontostand neu|kontostand am ende|endkontostand|schlussbestand|schlussstand|endguthaben|neuer rechnungssaldo|rechnungsbetrag in|rechnungsbetrag zu ihren lasten|saldo dieser rechnung|total dieser rechnung|saldo dieser abrechnung',
    forward:
      '=übertrag|übertrag aus|übertrag vormonat|übertrag seite|übertrag blatt|kontostand|saldo|saldo per|=übertrag auf|übertrag auf blatt|übertrag auf seite|übertrag auf folgeseite|übertrag auf folgeblatt|übertrag auf nächste seite|übertrag auf die nächste seite|übertrag auf die folgende seite|übertrag auf neue seite|übertrag auf neue rechnung|=übertrag von|übertrag von blatt|übertrag von seite|übertrag von vorseite|übertrag von voriger seite|übertrag von der vorseite|übertrag von der letzten seite|übertrag von der vorigen seite|übertrag vom letzten|übertrag vom vormonat|zwischensaldo',
    total:
      'summe|gesamt|zwischensumme|gesamtumsatz|gesamtsumme|total|umsatztotal|gesamtbelastungen|gesamtgutschriften|gesamtbetrag|summen|total belastungen|saldo summe|umsatzsumme',
  },
  earlier: 'vorherig|vorherige|vorherigen|vorheriger|vorigen|voriger',
  pending:
    'vorgemerkte umsätze|vorgemerkte buchungen|vormerkungen|noch nicht gebuchte umsätze|offene umsätze|zukünftige umsätze|geplante umsätze|noch nicht verbuchte umsätze|noch nicht abgerechnete umsätze|noch nicht gebuchte|reservierte beträge|reservierte umsätze|offene autorisierungen|pendente buchungen|pendenzen',
  sections: {
    credit:
      'gutschriften|eingänge|einzahlungen|zahlungseingänge|haben|geldeingänge|habenumsätze|eingehende zahlungen|überweisungseingänge',
    debit:
      'lastschriften|belastungen|ausgänge|abbuchungen|auszahlungen|zahlungsausgänge|entgelte|geldausgänge|sollumsätze|ausgehende zahlungen|kartenzahlungen|käufe|bargeldabhebungen|einkäufe',
  },
  bankTexts: {
    debit: 'gebühr|gebühren|jahresgebühr|kartengebühr|kontoführungsgebühr|sollzins|sollzinsen|spesen',
    credit: 'gutschrift|besten dank|vielen dank',
    back: 'erstattung|rückerstattung|storno',
  },
  beginnings: {
    debit: 'überweisung an|zahlung an|gesendet an|gezahlt an',
    credit: 'überweisung von|zahlung von|erhalten von|empfangen von',
  },
  trades: { debit: 'kauf', credit: 'verkauf' },
  markers: { debit: 'S|SOLL', credit: 'H|HABEN' },
  account:
    'konto|kontonummer|konto nr|kontokorrent|kto|kto nr|kartennummer|karten nr|kartennr|kreditkartennummer|kreditkarte|kreditkarten nr',
  otherNumber:
    'blz|bankleitzahl|bic|filiale|auszug nr|kontoauszug nr|kundennummer|kunden nr|kundennr|auszugsnummer|auszugsnr|auszug|kontoauszug|blatt|seite|blattnummer|clearing nr|bankclearing|bc nr|steuernummer|ust idnr|telefon|tel|vertragsnummer|partnernummer|filialnummer|partner nr|depot nr|depotnummer',
  currency: 'währung|kontowährung',
  number: 'nummer|nr',
  until: 'bis|bis zum|und',
  firstDay: 'von|ab|beginn|anfangsdatum',
  lastDay: 'bis|ende|enddatum',
  rewards: 'punkte|punktestand|bonuspunkte|prämienpunkte|treuepunkte|meilen|cashback',
  merchant: 'händler|händlername|vertragsunternehmen|akzeptanzstelle',
  card: 'kartenlimit|mindestbetrag|mindestzahlung|kartenlimite|saldo zu unseren gunsten|total zu unseren gunsten|totalbetrag zu unseren gunsten|betrag zu unseren gunsten|mindestrate|mindestrückzahlung|einkaufsrahmen|teilzahlungsrate|mindestrückzahlungsbetrag|zu zahlender mindestbetrag',
  heldAccount: 'girokonto|kontokorrent|kontokorrentkonto|tagesgeldkonto|sparkonto|privatkonto|geschäftskonto',
  creditLimit: 'kreditrahmen|verfügungsrahmen|globallimite|kreditlimite|kreditlimit',
  balanceKinds: 'valutarischer|gebuchter',
  articles: 'ihr|der|die|dein',
  closingDay:
    'auszug per|kontoauszug per|auszug zum|kontoauszug zum|finanzreport per|rechnungsabschluss per|=stand vom|auszugsdatum|kontoauszug vom|abrechnungsdatum|=auszug vom|=abrechnung per|=saldo per stichtag',
  owedTitles: { credit: 'zahlungen' },
  cardTitle: 'kreditkart|kartenkonto|kartenabrechnung',
  ofYear: 'im jahr|seit jahresbeginn|lfd jahr|laufendes jahr|im laufenden jahr',
  end: 'ende des kontoauszugs|ende des auszugs|zusammenfassung|übersicht|kontoübersicht',
  dateParts: 'tag monat jahr',
  dayFirst: 'datum',
  dayLast: 'datum|vom',
  owedBalance: 'restschuld|darlehensstand|restkapital|darlehenssaldo',
  eitherWay: 'korrekturen|stornos',
  interest: 'zinsen|zins|sollzinsen|darlehenszinsen',
  repaid: 'tilgung|tilgungsanteil|kapitalrückzahlung',
  loan: 'darlehenskonto|darlehensauszug|kreditkonto|annuitätendarlehen|baufinanzierung|ratenkredit|darlehenskontoauszug',
  ofWhich: 'davon',
  pageTurn:
    'nächste seite|nächsten seite|nächstes blatt|nächsten blatt|folgende seite|folgenden seite|folgeseite|vorige seite|vorherige seite|vorherigen seite|vorhergehenden seite|vorseite|fortsetzung auf seite|fortsetzung von seite|=fortsetzung',
}
