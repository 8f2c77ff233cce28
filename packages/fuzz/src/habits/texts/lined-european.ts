import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of several lines, parted by strokes, as banks of Europe print them. */

export const LINED_GERMAN: Texts = {
  outgoing: [
    'Lastschrift|Stadtwerke Musterstadt GmbH|Kundennr. ~~~~~~ Abschlag Strom 04/2024|EREF+~~~~~~~~~~~~ MREF+SWM~~~~~|CRED+DE12ZZZ000000~~~~~',
    'Kartenzahlung|GRUENMARKT FIL. ~~~~//MUSTERSTADT/DE|2024-{m}-{d}T17:42 Debitk.1 2027-12',
    'Dauerauftrag|Erika Vermieterin|Miete Gartenweg 7, 2. OG links',
    'Bargeldauszahlung|GA NR~~~~~~~~ BLZ~~~~~~~~|{d}.{m}/11.08UHR MUSTERSTADT',
    'Überweisung online|Kfz-Versicherung Muster AG|Vers.-Nr. KH ~~~~~~~~~|Rechnung vom {d}.{m}.2024',
    'Lastschrift|Drogerie Beispiel SAGT DANKE|~~~~~~~~~~~~~~~~~~ ELV~~~~~~~~ {d}.{m} 18.21 ME0',
  ],
  incoming: [
    'Lohn, Gehalt, Rente|Acme Werke GmbH|Bezuege Pers.Nr. ~~~~~~ 03/2024|SVWZ+Lohn/Gehalt',
    'Gutschrift Überweisung|Max Mustermann|Anteil Geschenk Oma, danke!',
    'Gutschrift Überweisung|Familienkasse Beispielland|KG~~~~~~FK~~~~~~ 0~24',
  ],
}

export const LINED_AUSTRIAN: Texts = {
  outgoing: [
    'BILLIGMARKT ~~~~ K1 {d}.{m}. 16:05|MUSTERDORF 3100',
    'Wohnbau Beispiel GmbH|Miete Top 14, Zahlungsreferenz ~~~~~~~~~~~~|Mandat: WB-~~~~~~',
    'Bankomat ~~~~~~~~ K1 {d}.{m}. UM 12:30|Auszahlung',
    'Energie Land AG|Teilbetrag Strom, Vertragskonto ~~~~~~~~~',
  ],
  incoming: ['Acme Bau GesmbH|Gehalt 03/2024', 'Finanzamt Österreich|Steuernummer ~~ ~~~/~~~~ Guthaben'],
}

export const LINED_SWISS: Texts = {
  outgoing: [
    'Zahlung Debitkarte|Gruenmarkt-~~~~ Luzern|Karten-Nr. ~~~~XXXX, {d}.{m}.24 / 18:12',
    'Krankenkasse Beispiel AG, 6002 Luzern|E-Banking CHF Inland|Referenz-Nr. QRR: ~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~|Transaktions-Nr. 9930~~~TI~~~~~~~',
    'Dauerauftrag|Immobilien Muster AG, 6003 Luzern|Transaktions-Nr. 9930~~~TO~~~~~~~',
    'Bezug Bancomat|Luzern Bahnhof|Karten-Nr. ~~~~XXXX, {d}.{m}.24 / 09:51',
    'Dienstleistungspreis für Kontoführung',
  ],
  incoming: [
    'Gutschrift|Acme Maschinen AG, 6010 Kriens|Salärzahlung|Transaktions-Nr. 9930~~~ZC~~~~~~~',
    'Gutschrift Mobilzahlung|Muster Anna, +4179~~~~~~~',
  ],
}

export const LINED_FRENCH: Texts = {
  outgoing: [
    'FACTURE CARTE DU {d}{m}24|MARCHE VERT PARIS 11|CARTE 4974XXXXXXXX~~~~',
    'PRLV SEPA ELECTRICITE DE L EXEMPLE|ECH/{d}{m}24 ID EMETTEUR/FR47EEE~~~~~~|MDT/Z~~~~~~~~~ REF/ZZ1ABC~~~~~~ LIB/FACTURE ~~~~~~~~',
    'VIR SEPA EMIS /MOTIF LOYER AVRIL 2024|/BEN SCI DES LILAS /REFDO /REFBEN',
    'RETRAIT DAB {d}/{m}/24 10H27|PARIS REPUBLIQUE CARTE 4974XXXXXXXX~~~~',
    'CHEQUE ~~~~~~~',
  ],
  incoming: [
    'VIR SEPA RECU /DE ACME FRANCE SAS|/MOTIF SALAIRE {m} 2024 /REF ~~~~~~~~~~',
    'VIR CAF DE L EXEMPLE /MOTIF ~~~~~~~ALLOC',
    'REMISE CHEQUES BORDEREAU ~~~~~~~|DE 2 CHQ',
  ],
}

export const LINED_VILLAGE_FRENCH: Texts = {
  outgoing: [
    'Carte X~~~~ Boulangerie Du Pont|{d}/{m}',
    'Prlv Mutuelle Exemple|SEPA ~~~~~~~~~|COTISATION TRIMESTRE 2',
    'Virement Web M Dupond Luc|Remboursement courses',
    'Retrait Au Distributeur|X~~~~ AGENCE PLACE DU MARCHE {d}/{m} 15H30',
    'Cotisation Offre Globale|FACTURATION MENSUELLE',
  ],
  incoming: ['Virement Acme Agricole|SALAIRE ~~/2024', 'Versement Chèque|BORD ~~~~~~~'],
}

export const LINED_DUTCH: Texts = {
  outgoing: [
    'BEA, Betaalpas|Groenmarkt ~~~~,PAS~~~|NR:~~~~~~~~ {d}-{m}-24/17:08|UTRECHT',
    'SEPA Incasso algemeen doorlopend|Incassant: NL12ZZZ~~~~~~~~~~~~|Naam: Waterbedrijf Voorbeeld|Machtiging: ~~~~~~~~~~|Omschrijving: Termijnbedrag april',
    'SEPA Periodieke overb.|IBAN: NL05EXAM0~~~~~~~~~|Naam: Woonstichting Voorbeeld|Omschrijving: Huur Dorpsstraat 12',
    'GEA, Betaalpas|Geldmaat Stationsplein 3,PAS~~~|NR:~~~~~~ {d}-{m}-24/10:44|UTRECHT',
  ],
  incoming: [
    'SEPA Overboeking|IBAN: NL77EXAM0~~~~~~~~~|Naam: ACME NEDERLAND BV|Omschrijving: Salaris periode 3',
    'SEPA iDEAL teruggave|Naam: Webwinkel Voorbeeld|Kenmerk: ~~~~~~~~~~~~~~~~',
  ],
}

export const LINED_SPANISH: Texts = {
  outgoing: [
    'Compra Supermercado Verde ~~~, Valencia, Tarj. :*~~~~~~',
    'Recibo Aguas De Ejemplo Nº Recibo ~~~~ ~~~ ~~~~~~~ Bb~~~~~ Ref. Mandato ~~~~~~~~~',
    'Transferencia Inmediata A Favor De Lucia Muestra Concepto: Alquiler',
    'Retirada De Efectivo En Cajero Automatico El {d}/{m} Tarj. :*~~~~~~',
    'Bizum A Favor De Pablo Concepto: Cena',
  ],
  incoming: [
    'Abono De Nomina Acme Iberica Sl',
    'Transferencia De Carmen Ejemplo, Concepto Regalo',
    'Bizum De Marta Concepto: Entradas',
  ],
}

export const POSTAL_ITALIAN: Texts = {
  outgoing: [
    'PAGAMENTO POS {d}/{m}/2024 18.27 SUPERMERCATO VERDE ROMA ITA OP. ~~~~~~ CARTA ~~~~~~~~',
    'ADDEBITO DIRETTO SDD ENERGIA ESEMPIO SPA CID.IT~~ZZZ~~~~~~~~~ MAN.~~~~~~~~~~',
    'PRELIEVO BANCOMAT ATM UFFICIO {d}/{m}/2024 09.14 OP. ~~~~~~ CARTA ~~~~~~~~',
    'POSTAGIRO DA CONTO A CONTO BENEF. BIANCHI ANNA PER AFFITTO',
    'COMMISSIONE TENUTA CONTO',
  ],
  incoming: [
    'ACCREDITO STIPENDIO ACME ITALIA SRL TRN ~~~~~~~~~~~~',
    'BONIFICO IN EURO DA VERDI LUCA PER RIMBORSO VIAGGIO',
    'ACCREDITO PENSIONE {m}/2024',
  ],
}

export const GREEK_RETAIL: Texts = {
  outgoing: [
    'ΑΓΟΡΑ ΜΕ ΚΑΡΤΑ ΛΑΧΑΝΑΓΟΡΑ ΑΕ ΘΕΣΣΑΛΟΝΙΚΗ',
    'ΜΕΤΑΦΟΡΑ ΕΝΟΙΚΙΟ ΜΑΡΤΙΟΥ ΠΑΠΑΔΟΠΟΥΛΟΥ Ε.',
    'ΑΝΑΛΗΨΗ ΑΠΟ ATM ~~~~',
    'ΠΛΗΡΩΜΗ ΛΟΓΑΡΙΑΣΜΟΥ ΥΔΡΕΥΣΗΣ ~~~~~~~~~~',
    'ΠΡΟΜΗΘΕΙΑ ΕΜΒΑΣΜΑΤΟΣ',
  ],
  incoming: ['ΠΙΣΤΩΣΗ ΜΙΣΘΟΔΟΣΙΑΣ ΑΚΜΗ ΑΕ', 'ΕΜΒΑΣΜΑ ΕΙΣΕΡΧΟΜΕΝΟ ΔΗΜΟΥ Ν.', 'ΚΑΤΑΘΕΣΗ ΜΕΤΡΗΤΩΝ'],
}

export const SWEDISH_RETAIL: Texts = {
  outgoing: [
    'GRÖNA LIVS /24-{m}-{d}',
    'BG ~~~~-~~~~ ELBOLAGET',
    'SWISH +4670~~~~~~~',
    'HYRA LÄGENHET',
    'KORTAVGIFT',
  ],
  incoming: ['LÖN', 'SWISH ANNA EXEMPEL', 'BARNBIDRAG'],
}

export const LINED_POLISH: Texts = {
  outgoing: [
    'ZAKUP PRZY UŻYCIU KARTY|ZIELONY SKLEP ~~~ /KRAKÓW|DATA TRANSAKCJI: 2024-{m}-{d}',
    'PRZELEW ZEWNĘTRZNY WYCHODZĄCY|WSPÓLNOTA MIESZKANIOWA LIPOWA|CZYNSZ ZA KWIECIEŃ|~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~',
    'BLIK ZAKUP E-COMMERCE|sklep-przyklad.example|~~~~~~~~~~~',
    'WYPŁATA W BANKOMACIE|KRAKÓW UL. DŁUGA 3|DATA TRANSAKCJI: 2024-{m}-{d}',
    'OPŁATA ZA KARTĘ|NR KARTY 5355XXXXXXXX~~~~',
  ],
  incoming: [
    'PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY|ACME POLSKA SP. Z O.O.|WYNAGRODZENIE {m}/2024|~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~',
    'BLIK P2P-PRZYCHODZĄCY|JAN PRZYKŁADOWY|ZA PIZZĘ',
  ],
}

export const LINED_CZECH: Texts = {
  outgoing: [
    'Transakce platební kartou|Místo: ZELENÝ OBCHOD BRNO|Částka: ~~~ CZK {d}.{m}.2024',
    'Odchozí úhrada|Bytové družstvo Lípa|Nájem duben',
    'Inkaso|Elektrárny Příklad, a.s.',
    'Výběr hotovosti z bankomatu|Místo: BRNO NÁMĚSTÍ 2',
    'Poplatek za balíček služeb',
  ],
  incoming: ['Příchozí úhrada|ACME STROJE S.R.O.|mzda 03/2024', 'Příchozí úhrada okamžitá|Nováková Jana'],
}

export const HUNGARIAN_RETAIL: Texts = {
  outgoing: [
    'VÁSÁRLÁS KÁRTYÁVAL|{d}.{m}. ~~~~~~~~~~ ZÖLDSÉGES ABC BUDAPEST',
    'CSOPORTOS BESZEDÉS|PÉLDA ÁRAMSZOLGÁLTATÓ ZRT. ~~~~~~~~',
    'ÁTUTALÁS (AZONNALI)|MINTA LÁSZLÓ LAKBÉR',
    'KP.FELVÉT/-BEFIZ. DÍJA',
    'KÉSZPÉNZFELVÉT ATM-BŐL|{d}.{m}. ~~~~~~~~ SZEGED',
  ],
  incoming: ['MUNKABÉR|ACME MAGYARORSZÁG KFT. BÉR 03. HÓ', 'AZONNALI ÁTUTALÁS JÓVÁÍRÁSA|PÉLDA ÉVA'],
}
