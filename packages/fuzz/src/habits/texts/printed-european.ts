import type { Texts } from '../setting/account-book.ts'

/** Invented narrations in the manner of real prints of Europe, lines or parts parted by strokes. */

export const GERMAN_BRANCH: Texts = {
  outgoing: [
    'SEPA Dauerauftrag an|Beispiel, Hanna|IBAN DE~~ 5001 0099 0000 ~~~~ ~~|BIC BEISDE77XXX|Verwendungszweck/ Kundenreferenz|Taschengeld|RINP Dauerauftrag',
    'Kartenzahlung|Verwendungszweck/ Kundenreferenz|DANKE, IHR FRISCHMARKT//Leipzig/DE {v}|T12:36:50 Folgenr. 003 Verfalld. 1226',
    'SEPA Lastschrifteinzug von|MUSTERSTROM VERTRIEB GMBH|Verwendungszweck/ Kundenreferenz|Abschlag {m}/24 Vertrag ~~~~~~~|Gläubiger-ID DE~~ZZZ0000~~~~~~~|Mand-ID MS~~~~~~|RCUR Wiederholungslastschrift',
    'Bargeldauszahlung GAA|Verwendungszweck/ Kundenreferenz|Beispielbank 0021~~~~/Marktstr./Leipzig/DE|{v}T13:09:41 Folgenr. 003 Verfalld. 1226',
    'SEPA Überweisung an|Dr. Ute Muster|IBAN DE~~ 5001 0099 0000 ~~~~ ~~|Verwendungszweck/ Kundenreferenz|Rechnung 24-~~~~',
  ],
  incoming: [
    'SEPA Überweisung von|Acme Maschinenbau GmbH|Verwendungszweck/ Kundenreferenz|Lohn-Gehalt Abrechnung {m}/2024|SALA Lohn/Gehalt',
    'SEPA Überweisung von|Sparverein Muster|Verwendungszweck/ Kundenreferenz|Auszahlung Sonderzahlung',
  ],
}

export const GERMAN_DIRECT: Texts = {
  outgoing: [
    'Lastschrift|FRISCHMARKT SAGT DANKE. ~~~~~~~~|~~~~~~~~~~~~~~|ELV~~~~~~~~ {v} 18.42 ME1',
    'Basislastschrift|HAUPTKASSE MUSTERLAND|EREF+K~~~~~~~/00000~/24|MREF+KFZ~~~~~~~|CRED+DE09ZZZ00000000~~~ SVWZ+KFZ-STEUER|FUER DIE ZEIT VOM {d}.{m}.2024 AN',
    'Dauerauftrag|HAUSVERWALTUNG BEISPIEL KG|MIETE {m}/2024 WHG 4',
    'Überweisung|PRAXIS DR. SPECIMEN|RG-NR. 24/~~~~',
    'Kartenzahlung Debitkarte|BAECKEREI MUSTER//BERLIN/DE|{v} 08:11',
  ],
  incoming: [
    'Lohn, Gehalt, Rente|ACME VERLAG GMBH|GEHALT {m}/2024 PERS.NR. ~~~~~',
    'Gutschrift|TIM BEISPIEL|EREF+NOTPROVIDED SVWZ+PIZZA',
  ],
}

export const LUXEMBOURG_CARD: Texts = {
  outgoing: [
    'FRISCHMARKT MUSTER ~~~~~~~~|LEIPZIG',
    'TOP TANKSTELLE BEISPIEL|WUERZBURG',
    'ONLINESHOP SPECIMEN S.A R.L.|LUXEMBOURG',
    'HOTEL MODELO|LISBOA',
    'BUCHHANDLUNG EXEMPEL|MUENCHEN',
    'SOLLZINSEN|',
  ],
  incoming: ['EINZAHLUNG - VIELEN DANK|', 'ONLINESHOP SPECIMEN GUTSCHRIFT|LUXEMBOURG'],
}

export const LYONNAIS: Texts = {
  outgoing: [
    'CB  BOULANGERIE MODELE {v}',
    'PRLV SEPA EXEMPLE ENERGIE|LIBELLE:FACTURE ~~~~~~~|REF.CLIENT:~~~~~~~~~~|MANDAT :++EX~~~~~~',
    'VIR SEPA M WEBER PIERRE|LOYER {m} 2024',
    'CHQ. ~~~~~~~',
    'RETRAIT DU {v} LYON PART DIEU|CARTE ~~~~',
    'COTISATION MENSUELLE MODELE ZEN',
  ],
  incoming: [
    'VIREMENT ACME INDUSTRIE SAS|SALAIRE {m}/2024',
    'REMISE CHQ. ~~~~~~~',
    'VIR INST MME EXEMPLE JULIE|REMBOURSEMENT',
  ],
}

export const PICARD: Texts = {
  outgoing: [
    'CARTE X~~~~ BOULANGERIE INVENTEE AMIENS',
    'CARTE X~~~~ STATION SPECIMEN A1',
    'CARTE X~~~~ SUPER EXEMPLE {d}/{m}',
    'PRELEVEMENT MUTUELLE MODELE REF ~~~~~~~~',
    'CHEQUE EMIS ~~~~~~~',
  ],
  incoming: ['VIREMENT EN VOTRE FAVEUR ACME TEXTILE', 'AVOIR CARTE X~~~~ SUPER EXEMPLE'],
}

export const ROMAND: Texts = {
  outgoing: [
    'ACHAT/SERVICE DU {v}|CARTE NO XXXX~~~~|EPICERIE MODELE LAUSANNE',
    'DEBIT DIRECT CH-DD|EXEMPLE ASSURANCES SA|REFERENCE ~~ ~~~~~ ~~~~~ ~~~~~',
    'ACHAT/SHOPPING EN LIGNE DU {v}|LIBRAIRIE SPECIMEN GENEVE',
    'TRANSFERT SUR COMPTE|CH~~ 0900 0000 1~~~ ~~~~ ~',
    'RETRAIT ESPECES DU {v}|MORGES GARE',
    'PRIX POUR LA GESTION DU COMPTE',
  ],
  incoming: [
    'GIRO POSTAL|ACME HORLOGERIE SA|SALAIRE {m}.2024',
    'GIRO BANCAIRE|MODELE CLAIRE|REMBOURSEMENT',
    "VERSEMENT D'ARGENT DU {v}",
  ],
}

export const SWISS_TRADER: Texts = {
  outgoing: [
    'Buy - 225 SPECIMEN BANC CL A ORD',
    'Buy - 48 EXAMPLE HIGH DIV UCITS ETF DIST QUARTERLY UNITS',
    'Custody fees',
    'Forex debit (1 USD = 0.90244 CHF) transfer between currencies',
    'Transfer to MUSTER NILS, 6003 LUZERN',
  ],
  incoming: [
    'Dividend - 106 MODEL TELECOM ORD',
    'Dividend - 84 SAMPLE PREMIUM INCOME FUND CLASS A SHARES',
    'Sell - 47 EXAMPLE HIGH DIV UCITS ETF',
    'Transfer from MUSTER NILS, 6003 LUZERN',
  ],
}

export const BALTIC_LENDING: Texts = {
  outgoing: [
    'Investment|*EE~~~~ - 3. stage, Tartu',
    'Investment|*LV~~~~ - Riga Office',
    'Withdrawal|',
    'Secondary Market Fee|',
  ],
  incoming: [
    'Deposit|',
    'Principal|*EE~~~~ - 1. stage, Narva',
    'Interest|*LT~~~~ - Kaunas Homes',
    'Late Fee|*FI~~~~ - Turku Plots',
  ],
}

export const MOSCOW_BROKER: Texts = {
  outgoing: [
    'Покупка ЦБ|Сделка № ~~~~~~~~ ОБРАЗЕЦ ао, 20 шт.',
    'Комиссия брокера|За сделки {d}.{m}.2024',
    'Вывод ДС|На счёт клиента по поручению № ~~~~',
    'НДФЛ|Удержан налог за 2024 г.',
    'Депозитарная комиссия|За хранение ценных бумаг',
  ],
  incoming: [
    'Продажа ЦБ|Сделка № ~~~~~~~~ ПРИМЕР ап, 10 шт.',
    'Дивиденды|ОБРАЗЕЦ ао, дата фиксации {d}.{m}.2024',
    'Купон|Облигация МОДЕЛЬ-001P',
    'Ввод ДС|Поступление от клиента',
  ],
}

export const SERBIAN: Texts = {
  outgoing: [
    'Kupovina Dina karticom PRODAVNICA PRIMER BEOGRAD {v}',
    'Podizanje gotovine na bankomatu ZELENI VENAC',
    'Trajni nalog JKP UZOREK infostan {m}/24',
    'Prenos sredstava MODEL JOVAN stanarina {m}/24',
    'Naknada za održavanje tekućeg računa',
  ],
  incoming: [
    'Zarada {m}/2024 ACME SRBIJA DOO',
    'Instant uplata PRIMER ANA povraćaj',
    'Uplata gotovine na šalteru',
  ],
}

export const SERBIAN_FIRM: Texts = {
  outgoing: [
    'ELEKTRO PRIMER DOO NOVI SAD|160-000000~~~~~~-~~|221|Promet robe po predračunu ~~~/24',
    'PORESKA UPRAVA UZORAK|840-71~~~~~843-~~|253|Porez po odbitku na zarade {m}/24',
    'MODEL TRANSPORT DOO NIŠ|205-00000~~~~~~~-~~|221|Usluge prevoza račun ~~/24',
    'BANKA OBRAZAC AD|265-0000000000000-~~|221|Provizija za platni promet {m}/24',
  ],
  incoming: [
    'ACME MARKET DOO BEOGRAD|170-00~~~~~~~~~~~-~~|221|Uplata po fakturi ~~~~/24',
    'HOTEL SPECIMEN AD ZLATIBOR|325-950~~~~~~~~~~-~~|221|Avans za isporuku {m}/24',
  ],
}

export const PRAGUE: Texts = {
  outgoing: [
    'Platba kartou|OBCHOD VZOR PRAHA 5|Místo: Praha 5 {v}|KS 1178',
    'Odchozí úhrada|ENERGIE PŘÍKLAD A.S.|~~~~~~~~/0100|VS ~~~~~~~~~~ KS 0308',
    'Trvalý příkaz|NOVÁK MODELOVÝ JAN|~~~~~~~~~~/0800|VS {m}2024 SS ~~~~~',
    'Výběr hotovosti|BANKOMAT ANDĚL|Místo: Praha {v}|KS 1178',
    'Poplatek|ZA VEDENÍ ÚČTU||KS 0898',
  ],
  incoming: [
    'Příchozí úhrada|ACME ČECHY S.R.O.|~~~~~~~~~/0300|VS {m}24 KS 0138',
    'Příchozí úhrada okamžitá|VZOROVÁ PETRA|~~~~~~~~~~/2010|SS ~~~~~',
  ],
}

export const ITALIAN_HOUSEHOLD: Texts = {
  outgoing: [
    'Pagamento tramite POS|{v} 14:22 Carta n. *~~~~ MERCATO ESEMPIO TORINO ITA',
    'Addebito diretto|Cod. disp. ~~~~~~~~~~ CASH ENERGIA MODELLO SPA fattura n. ~~~~~~ mandato ~~~~~~',
    'Prelievo carta debito su banca del gruppo|{v} 10:05 Carta n. *~~~~ ABI 03069 COD. ~~~~/~~~~~~',
    'Bonifico disposto a favore di|Condominio Specimen rate {m}/24 COD. DISP. ~~~~~~~~~~~~',
    'Canone mensile conto|Conto Modello mese {m}',
  ],
  incoming: [
    'Accredito stipendio|ACME MECCANICA SRL emolumenti mese {m}/2024 COD. ~~~~~~~~~~',
    'Bonifico istantaneo a vostro favore|GIULIA ESEMPIO rimborso regalo',
  ],
}

export const LOMBARD_FIRM: Texts = {
  outgoing: [
    'BONIFICO DISPOSTO A FAVORE DI FORNITURE MODELLO SRL|SALDO FT ~~~/24',
    'PAGAMENTO EFFETTI N. ~~ RICEVUTE BANCARIE',
    'DELEGA F24 TELEMATICA PROT. ~~~~~~~~~~~~~~~~~',
    'ADDEBITO SDD GASOLIO ESEMPIO SPA|MANDATO ~~~~~~~~~~',
    'ASSEGNO N. ~~~~~~~~~~',
    'COMMISSIONI SU BONIFICI',
  ],
  incoming: [
    'BONIFICO A VOSTRO FAVORE DA ACME ARREDI SPA|SALDO FATTURE {m}/24',
    'ACCREDITO SBF DISTINTA ~~~~~~',
    'INCASSO POS TERMINALE ~~~~~~~~ DEL {d}/{m}',
  ],
}
