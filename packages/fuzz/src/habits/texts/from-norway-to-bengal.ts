import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of accounts and a card from Norway to Bengal, lines parted by strokes. */

export const GERMAN_ONLINE: Texts = {
  outgoing: [
    'LASTSCHRIFT|STROMWERK MUSTER GMBH|<BEISDEFFXXX> DE~~ 5001 ~~~~ ~~~~ ~~~~ ~~|KD ~~~~~~~ ABSCHLAG {m}/24|MREF: SW-~~~~~~',
    'DAUERAUFTRAG|HAUSVERWALTUNG BEISPIEL|MIETE WHG 12',
    'EURO-UEBERW.|DR. KLARA SPECIMEN|RG 24-~~~~ VOM {d}.{m}.',
    'GIROCARD|FRISCHMARKT MUSTER//KOELN/DE|{v} 18:42 KARTE ~',
    'GELDAUTOMAT|GA NR~~~~~~~~ KOELN|{v} 11:07',
    'GEBUEHREN|ENTGELT GIROCARD',
  ],
  incoming: [
    'GEHALT/RENTE|ACME WERKZEUGE AG|LOHN {m}/2024 PERS-NR ~~~~~',
    'GUTSCHRIFT|TIM BEISPIEL|PIZZA UND KINO',
    'GUTSCHRIFT|FINANZAMT MUSTERSTADT|ERSTATTUNG ~~~/~~~~/~~~~',
  ],
}

export const TICINESE: Texts = {
  outgoing: [
    'Acquisto carta di debito {v}|Mercato Esempio, Lugano|Carta n. ~~~~',
    'Acquisto carta di debito {v}|Libreria Modello, Como|{0.97~~}',
    'Ordine permanente|Immobiliare Modello SA, 6500 Bellinzona|Affitto {m}.2024',
    'Pagamento eBill|Assicurazione malattia Esempio|Rif. ~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~ ~~~~~',
    'Prelevamento Bancomat {v}|Lugano, Piazza Esempio',
    'Ordine di pagamento|Officina Specimen Sagl, 6900 Lugano',
    'Tassa di gestione conto',
  ],
  incoming: [
    'Accredito stipendio|Acme Orologeria SA, 6850 Mendrisio|Salario {m}.2024',
    'Accredito|Modello Chiara|Rimborso cena',
    'Versamento allo sportello automatico|Lugano Centro',
  ],
}

export const ALSATIAN_CURRENT: Texts = {
  outgoing: [
    'PAIEMENT CB {v} STRASBOURG|BOULANGERIE MODELE CARTE ~~~~~~~~',
    'PAIEMENT PSC {v} COLMAR|SUPERMARCHE EXEMPLE CARTE ~~~~~~~~',
    'PRLV SEPA ENERGIE SPECIMEN|EM~~~~~~~ FR~~ZZZ~~~~~~|FACTURE 24{m}~~~~',
    'VIR SEPA LOYER {m} 2024 M WEBER',
    'CHEQUE ~~~~~~~',
    'RETRAIT DAB {v} STRASBOURG GARE|CARTE ~~~~~~~~',
    'F COTIS CONTRAT MODELE',
  ],
  incoming: [
    'VIR SALAIRE ACME MECANIQUE|PAIE {m}/24 MAT ~~~~~',
    'VIR CPAM DU BAS RHIN|~~~~~~~~~~~~~',
    'REMISE CHEQUE(S) ~~~~~~~',
    'VIR INST MME MODELE JULIE',
  ],
}

export const ALSATIAN_SAVINGS: Texts = {
  outgoing: ['VIR C/C CONTRAT MODELE', 'RETRAIT GUICHET'],
  incoming: ['VIR MENSUEL EPARGNE MODELE', 'VERSEMENT ESPECES'],
}

export const FLEMISH: Texts = {
  outgoing: [
    'Betaling met debetkaart|Bakkerij Voorbeeld Gent|Kaartnummer 6703 ~~XX XXXX ~~~~|Datum en uur: {v} 10:14',
    'Europese domiciliëring|Energie Model NV|Mandaat: EM~~~~~~~~|Mededeling: ***~~~/~~~~/~~~~~***',
    'Overschrijving naar|BE~~ 0015 ~~~~ ~~~~|Jan Specimen|Huur {m}/2024',
    'Geldopneming aan automaat|Korenmarkt Gent|Kaartnummer 6703 ~~XX XXXX ~~~~',
    'Instantoverschrijving naar|Sofie Voorbeeld|Cadeau juf',
    'Beheerskosten pakket',
  ],
  incoming: [
    'Overschrijving van|Acme Textiel NV|BE~~ 7340 ~~~~ ~~~~|Loon {m}/2024',
    'Overschrijving van|Kinderbijslag Voorbeeld vzw|Groeipakket {m}/2024',
    'Instantoverschrijving van|Pieter Model|Terugbetaling etentje',
  ],
}

export const NORWEGIAN_CARD: Texts = {
  outgoing: [
    'Dagligvare Eksempel Oslo',
    'Kaffebar Prøve Bergen',
    'Bensin Modell Drammen',
    'Hotell Beispiel Berlin|{11.6~~~}',
    'Strømmetjeneste Specimen Amsterdam|{11.5~~~}',
    'Gebyr kontantuttak',
    'Apotek Eksempel Lillestrøm',
  ],
  incoming: ['Innbetaling - takk', 'Retur Klær Modell Oslo'],
}

export const SLOVAK: Texts = {
  outgoing: [
    'Platba kartou|POTRAVINY VZOR BRATISLAVA|Karta: 4405**~~~~ Dátum: {v}',
    'Platba 0200/~~~~~~~~~~ SEPA|Príjemca: Energie Modelové a.s.|VS~~~~~~~~~~ KS0308 SS|/VS~~~~~~~~~~/SS/KS0308',
    'Inkaso|Poisťovňa Príklad a.s.|VS~~~~~~~~~~ KS3558',
    'Výber z bankomatu|BRATISLAVA OBCHODNÁ 12|Karta: 4405**~~~~ Dátum: {v}',
    'Trvalý príkaz|Príjemca: Ján Vzorový|Nájomné {m}/2024',
    'Poplatok za vedenie účtu',
  ],
  incoming: [
    'Platba 7500/~~~~~~~~~~ SEPA|Platiteľ: Acme Slovensko s.r.o.|Výplata {m}/2024|VS{m}2024 KS0138',
    'Okamžitá platba|Platiteľ: Zuzana Príkladná|Vrátenie za obed',
    'Vklad hotovosti|Pobočka Staré Mesto',
  ],
}

export const LITHUANIAN: Texts = {
  outgoing: [
    'UAB PAVYZDYS MAISTAS|PIRKINYS {v} ~~~~~~~~~~~~~~~~ Vilnius',
    'UAB ENERGIJA MODELIS|Sąskaita Nr. EM-~~~~~~ už elektrą',
    'JONAS PAVYZDAITIS, LT~~ 7044 0600 ~~~~ ~~~~|Nuoma {m} mėn.',
    'UAB DRAUDIMAS PAVYZDYS|Polisas Nr. ~~~~~~~~',
    'AB BANKAS PAVYZDYS|Mėnesinis paslaugų plano mokestis',
    'BANKOMATAS VILNIUS GEDIMINO 99|GRYNIEJI {v} ~~~~',
  ],
  incoming: [
    'UAB ACME LIETUVA, LT~~ 7300 0101 ~~~~ ~~~~|Darbo užmokestis 2024 {m}',
    'ONA MODELIENĖ|Grąžinu už bilietus',
    'VALSTYBINĖ MOKESČIŲ INSPEKCIJA|GPM permoka ~~~~~~',
  ],
}

export const CYPRIOT_FIRM: Texts = {
  outgoing: [
    'CHEQUE ΕΠΙΤΑΓΗ',
    'CARD PURCHASE {v}|EXAMPLE FUEL LIMASSOL',
    'SEPA CREDIT TRANSFER|SPECIMEN SUPPLIES LTD INV ~~~~',
    'DIRECT DEBIT|ELECTRICITY EXAMPLE ~~~~~~~',
    'STANDING ORDER ΠΑΓΙΑ ΕΝΤΟΛΗ|OFFICE RENT',
    'SOCIAL INSURANCE ΚΟΙΝΩΝΙΚΕΣ ΑΣΦΑΛΙΣΕΙΣ {m}/24',
    'MAINTENANCE FEES ΕΞΟΔΑ ΔΙΑΤΗΡΗΣΗΣ',
  ],
  incoming: [
    'LODGEMENT ΚΑΤΑΘΕΣΗ|MACHINE 0~~~',
    'INWARD TRANSFER|ACME HOTELS PUBLIC LTD REF ~~~~~~',
    'MERCHANT CREDIT {v}|TERMINAL 7~~~~~~',
  ],
}

export const SPANISH_CREDIT: Texts = {
  outgoing: [
    'RECIBO ENERGIA MODELO S.A.U.|N. ~~~~~~~~~~~~',
    'TRANSFERENCIA A FAVOR DE|TALLERES EJEMPLO S.L. FRA. ~~~/24',
    'PAGO NOMINAS {m}/2024|REMESA ~~~~~~',
    'TRIBUTOS ADEUDO|MOD. 111 NRC ~~~~~~~~~~',
    'EFECTO A SU CARGO|ALMAZARA SPECIMEN S.COOP. VTO {d}.{m}.24',
    'CHEQUE N. ~~~~~~~',
    'COMISION DE NO DISPONIBILIDAD',
    'SEGUROS SOCIALES {m}/24',
  ],
  incoming: [
    'TRANSFERENCIA DE|ACEITES MODELO DEL SUR S.A.',
    'ABONO REMESA RECIBOS|REMESA ~~~~~~ ~~ RECIBOS',
    'INGRESO EN EFECTIVO OFICINA 0~~~',
    'ABONO FACTURACION TPV|COMERCIO ~~~~~~~~~',
  ],
}

export const CROATIAN_FIRM: Texts = {
  outgoing: [
    'ENERGIJA PRIMJER D.D.|HR~~ 2340 0091 ~~~~ ~~~~ ~|Račun ~~~-1-24 električna energija',
    'OBRTNIK MODEL IVAN|HR~~ 2402 0061 ~~~~ ~~~~ ~|Plaćanje po ponudi ~~/2024',
    'DRŽAVNI PRORAČUN|HR~~ 1001 0051 ~~~~ ~~~~ ~|Porez na dodanu vrijednost {m}/24',
    'BANKA UZORAK D.D.||Naknada za vođenje računa {m}/2024',
    'MODEL ANA|HR~~ 2360 0003 ~~~~ ~~~~ ~|Plaća {m}/2024',
  ],
  incoming: [
    'HOTELI PRIMJER D.D.|HR~~ 2484 0081 ~~~~ ~~~~ ~|Po računu ~~-1-1',
    'KARTIČARSTVO UZORAK D.O.O.|HR~~ 2500 0091 ~~~~ ~~~~ ~|Utržak POS ~~~~~~~~ {v}',
    'ACME ADRIA D.O.O.|HR~~ 2407 0001 ~~~~ ~~~~ ~|Predujam ugovor ~~/24',
  ],
}

export const TURKISH_FIRM: Texts = {
  outgoing: [
    'GİDEN EFT - ÖRNEK TEKSTİL SAN. LTD. ŞTİ. FT NO ~~~~~~',
    'FAST - MODEL NAKLİYAT A.Ş. SORGU NO ~~~~~~~~~',
    'EFT MASRAFI',
    'BSMV',
    'ÇEK ÖDEME - ÇEK NO ~~~~~~~',
    'SGK PRİM TAHSİLATI {m}/2024 TAHAKKUK ~~~~~~~~~',
    'FATURA TAHSİLATI ÖRNEK ELEKTRİK ABONE NO ~~~~~~~~',
    'VERGİ TAHSİLATI KDV {m}/2024 VD 0~~',
  ],
  incoming: [
    'GELEN EFT - ACME İNŞAAT A.Ş. HAKEDİŞ ~~',
    'GELEN HAVALE - ÖRNEK MARKET LTD. ŞTİ.',
    'POS HESABA GEÇİŞ İŞYERİ NO ~~~~~~~~ {v}',
    'ÇEK TAHSİLATI - TAKAS ~~~~~~~',
  ],
}

export const POLISH_FIRM: Texts = {
  outgoing: [
    'PRZELEW ELIXIR WYCHODZĄCY|HURTOWNIA PRZYKŁAD SP. Z O.O.|~~ 1140 2004 0000 ~~~~ ~~~~ ~~~~|FV ~~~/{m}/2024',
    'PRZELEW PODZIELONEJ PŁATNOŚCI|USŁUGI MODEL S.C.|/VAT/~~~,~~/IDC/~~~~~~~~~~/INV/FV~~~~',
    'TRANSAKCJA KARTĄ|STACJA PALIW WZÓR POZNAŃ {v}|Karta 4246 XXXX XXXX ~~~~',
    'PRZELEW DO ZUS|ZAKŁAD UBEZPIECZEŃ PRZYKŁAD|Składki {m}/2024',
    'OPŁATA ZA PROWADZENIE RACHUNKU',
  ],
  incoming: [
    'PRZELEW ELIXIR PRZYCHODZĄCY|SKLEPY WZÓR S.A.|FV ~~/2024',
    'WPŁATA GOTÓWKI WE WPŁATOMACIE|POZNAŃ UL. PRZYKŁADOWA 7',
    'PRZELEW WEWNĘTRZNY PRZYCHODZĄCY|MODEL JAN|Zaliczka zam. ~~~~',
  ],
}

export const POLISH_VAT: Texts = {
  outgoing: ['PRZELEW VAT|/VAT/~~~,~~/IDC/~~~~~~~~~~/INV/FV~~~~', 'PRZELEW DO US VAT|VAT-7 {m}/2024'],
  incoming: ['WPŁYW VAT|/VAT/~~~,~~/IDC/~~~~~~~~~~/INV/~~/24'],
}

export const KUWAITI: Texts = {
  outgoing: [
    'KNET POS PURCHASE|EXAMPLE CO-OP SOCIETY SALMIYA {v}',
    'ATM WITHDRAWAL|TERM 00~~~~ HAWALLI',
    'ONLINE TRANSFER|TO A/C KW~~NMDJ0000~~~~ RENT {m}/24',
    'KNET E-COMMERCE|SPECIMEN TELECOM REF ~~~~~~~~~~~~',
    'STANDING ORDER|NURSERY EXAMPLE',
    'MIN BALANCE FEE',
  ],
  incoming: [
    'SALARY|ACME PETROLEUM CO KSC {m}/2024',
    'WAMD INWARD TRANSFER|F. MODEL REF ~~~~~~~~',
    'CASH DEPOSIT CDM|FARWANIYA BRANCH',
  ],
}

export const CAIRENE: Texts = {
  outgoing: [
    'ATM WITHDRAWAL|EXAMPLE SQUARE BR. GIZA',
    'POS PURCHASE {v}|SPECIMEN HYPERMARKET NASR CITY CARD ~~~~',
    'IPN OUTWARD TRANSFER|AHMED M*** E*** REF ~~~~~~~~~~~~',
    'STAMP DUTY',
    'LOAN INSTALLMENT|LD24~~~~~~~~',
    'SMS SERVICE FEES',
    'BILL PAYMENT|ELECTRICITY EXAMPLE ~~~~~~~',
  ],
  incoming: [
    'SALARY TRANSFER|ACME PHARMA S.A.E. {m}/2024',
    'IPN INWARD TRANSFER|MONA S*** A*** REF ~~~~~~~~~~~~',
    'CASH DEPOSIT|HELIOPOLIS BR.',
    'CD INTEREST|CD ~~~~~~~',
  ],
}

export const BENGALI_FIRM: Texts = {
  outgoing: [
    'Clearing Cheque Inward BACH',
    'RTGS Outward to Namuna Textile Mills Ltd',
    'Cash Withdrawal by Self',
    'EFT Outward BEFTN Batch ~~~~~~',
    'L/C Commission LC No ~~~~~~24~~~~',
    'Excise Duty',
    'VAT on Charges',
    'Interest Charged',
    'NPSB Fund Transfer to ~~~~******~~~~',
  ],
  incoming: [
    'Cash Deposit Chawkbazar Branch',
    'RTGS Inward from Acme Garments Ltd',
    'Clearing Cheque Outward BACH',
    'EFT Inward BEFTN Udaharon Stores',
  ],
}
