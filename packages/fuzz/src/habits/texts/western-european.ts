import type { Texts } from '../setting/account-book.ts'

/** Invented narrations by where they are printed, with the traps that such ones hold: dates, amounts and balances. */

export const GERMAN: Texts = {
  outgoing: [
    'GRUENMARKT SAGT DANKE//BERLIN/DE 2024-0~-1~T18:32',
    'Miete März 2024 Whg. 12',
    'SEPA-Lastschrift Stadtwerke Beispielstadt GmbH Kundennr. ~~~~~~~~ Abschlag 03/24 EREF: ~~~~~~~~~~~~ MREF: M~~~~~~ CRED: DE98ZZZ09999~~~~~~',
    'Zahlshop S.a.r.l. et Cie S.C.A . ~~~~~~~~~~. Ihr Einkauf bei Schuhhaus',
    'Barauszahlung GA NR~~~~~~~~ BLZ~~~~~~~~ 0',
    'Abschluss per 31.12.2023 Entgelt 4,95- EUR',
  ],
  incoming: [
    'Lohn/Gehalt ACME GMBH Personalnr. ~~~~~',
    'Gutschrift Max Mustermann Rückzahlung 12,50 EUR vom 03.03.',
    'Finanzamt Erstattung EST 2023',
  ],
}

export const SWISS: Texts = {
  outgoing: [
    'Einkauf Gruenmarkt Zürich, Karten-Nr. XXXX~~~~',
    'Dauerauftrag Miete Musterstrasse 1',
    'Bargeldbezug vom {d}.{m}.2024 14:32, Bancomat Bern',
    'E-Banking Auftrag QR-Rechnung ~~ ~~~~~ ~~~~~',
  ],
  incoming: ['Gutschrift ACME AG Lohn', 'Vergütung Max Muster', 'Gutschrift Twint +4179000~~~~'],
}

export const FRENCH: Texts = {
  outgoing: [
    'CARTE X~~~~ {d}/{m} MARCHE VERT PARIS',
    'PRLV SEPA ENERGIE DU NORD PARTICULIERS',
    'VIR SEPA M EXEMPLE LOYER',
    'RETRAIT DAB {d}/{m} 14H32 PARIS 15',
    'COTISATION CARTE TVA 20%',
    'CHEQUE N° ~~~~~~~',
  ],
  incoming: ['VIR SALAIRE ACME SAS', 'VIREMENT EN VOTRE FAVEUR CAISSE', 'REMISE CHEQUES N° ~~~~~'],
}

export const DUTCH: Texts = {
  outgoing: [
    'Groenmarkt ~~~~ Amsterdam NLD',
    'Kabel Services BV Incasso Machtiging ~~~~~~~~',
    'Huur maart 2024 Woonstichting',
    'Geldautomaat Kalverstraat 1 Datum/Tijd: {d}-{m}-2024 14:32:00',
  ],
  incoming: ['Salaris ACME BV', 'Belastingdienst Teruggaaf', 'J. de Vries Etentje'],
}

export const SPANISH: Texts = {
  outgoing: [
    'COMPRA TARJ. ~~~~ MERCADO VERDE MADRID',
    'RECIBO ENERGIA DEL SUR S.A. REF ~~~~~~~~',
    'ENVIO A FAVOR DE: MARIA CONCEPTO: CENA 25,00',
    'REINTEGRO CAJERO {d}-{m} 12:40',
  ],
  incoming: ['NOMINA ACME SL', 'TRANSFERENCIA DE JUAN EJEMPLO', 'ENVIO DE PEDRO'],
}

export const ITALIAN: Texts = {
  outgoing: [
    'PAGAMENTO POS MERCATO VERDE MILANO CARTA *~~~~',
    'ADDEBITO DIRETTO ENERGIA NORD MAND. ~~~~~~~~~~',
    'PRELIEVO SPORTELLO {d}/{m} ORE 14.32',
    'COMMISSIONI BONIFICO',
  ],
  incoming: ['STIPENDIO ACME SPA', 'BONIFICO A VOSTRO FAVORE ROSSI MARIO', 'ACCREDITO RIMBORSO 730'],
}

export const PORTUGUESE: Texts = {
  outgoing: [
    'COMPRA ~~~~ MERCADO VERDE LISBOA',
    'DD ENERGIA DO SUL ~~~~~~~~',
    'LEV MB ~~~~ AV LIBERDADE',
    'TRF P/ MARIA EXEMPLO',
    'IMPOSTO SELO 4%',
  ],
  incoming: ['TRF DE ACME LDA ORDENADO', 'TRF MBWAY JOAO', 'DEVOLUCAO COMPRA {d}/{m}'],
}
