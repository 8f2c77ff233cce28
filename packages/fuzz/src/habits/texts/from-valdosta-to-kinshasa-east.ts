import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of Europe, Malaysia, Qatar and the Congo; `|` breaks a line or parts columns. */

export const ACCOUNT_OF_TORUN: Texts = {
  outgoing: [
    'Wodociągi Przykład Sp. z o.o.;ul. Wzorowa 12;87-100 Toruń;~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~|Faktura ~~~~/{m}/2024;PRZELEW INTERNET',
    'SKLEP PRZYKŁAD 41 TORUŃ|4255~~XXXXXX~~~~ zakup {d}.{m}.2024;TRANSAKCJA KARTĄ',
    'Anna Przykładowa;ul. Szeroka 3/4;87-100 Toruń;~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~|czynsz;ZLECENIE STAŁE',
    'Bank|Opłata za prowadzenie rachunku;OPŁATA',
    'BANKOMAT TORUŃ RYNEK|4255~~XXXXXX~~~~;WYPŁATA GOTÓWKI',
  ],
  incoming: [
    'NORDPOL WZÓR S.A.;ul. Fabryczna 1;85-001 Bydgoszcz;~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~|Wynagrodzenie;PRZELEW OTRZYMANY',
    'Jan Przykładowy;87-100 Toruń;~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~|zwrot;PRZELEW OTRZYMANY',
  ],
}

export const FIRM_OF_PRIVAS: Texts = {
  outgoing: [
    'PRLV SEPA EXEMPLE ENERGIE|FR93ZZZ0000000~~~~',
    'VIR SEPA CAMILLE MODELE|Honoraires',
    'CARTE {d}/{m} STATION EXEMPLE',
    'COTIS CARTE BUSI IMM|43505~~~~~~~~~~~',
    'COMMISSION VIR SEPA CAMILLE MODELE',
    'T-CION Créances non réglées|n° 05~~~~~',
  ],
  incoming: [
    'VIR SEPA MODELE FACTOR|MF Na-6~~~~~~',
    'REMISE CHEQUES N° ~~~~~~~',
    'VIR SEPA NORDEST DISTRIBUTION|Facture ~~~~',
  ],
}

export const ACCOUNT_OF_GETAFE: Texts = {
  outgoing: [
    'Alimentación|Supermercados y alimentación|Pago en SUPERMERCADO EJEMPLO GETAFE ES',
    'Hogar|Luz y gas|Recibo EJEMPLO ENERGIA SA',
    'Ocio y viajes|Transporte, billetes y alquiler|Pago en NORTE TRENES MADRID ES',
    'Otros gastos|Cajeros|Reintegro efectivo cajero {d}~~',
    'Compras|Ropa y complementos|Pago en MODAS MUESTRA.COM',
    'Otros gastos|Transferencias|Transferencia emitida a Lucía Muestra',
  ],
  incoming: [
    'Nómina y otras prestaciones|Nómina o Pensión|Nomina recibida NORTE LOGISTICA SL',
    'Otros ingresos|Ingresos de otras entidades|Transferencia recibida de Pablo Ejemplo',
    'Otros ingresos|Abonos y devoluciones|Devolución en MODAS MUESTRA.COM',
  ],
}

export const ACCOUNT_OF_ESSEN: Texts = {
  outgoing: [
    'SEPA-DAUERAUFTRAG|Muster Wohnbau GmbH|Miete + NK',
    'SEPA-LASTSCHRIFT|Beispiel Energie AG|Abschlag Vertrag ~~~~~~~~~|KUNDENREFERENZ A1.~~~~~~~~~',
    'KARTENZAHLUNG|SUPERMARKT MUSTER SAGT DANKE|ESSEN DE {d}.{m}. UM 17:{m} UHR',
    'SEPA-ÜBERWEISUNG|Handwerker Beispiel e.K.|Rechnung ~~~~~',
  ],
  incoming: [
    'SEPA-GUTSCHRIFT|ECHTZEITÜBERWEISUNG|Lena Muster|DE2830020900539066~~~~|Miete und NK',
    'SEPA-GUTSCHRIFT|NORDWEG GmbH|LOHN / GEHALT',
    'SEPA-GUTSCHRIFT|Beispiel, Tanja|Garage Musterstr. 9',
  ],
}

export const ACCOUNT_OF_SLIEMA: Texts = {
  outgoing: [
    'VISA DEBIT|SAMPLE STORES SLIEMA MT',
    'ATM WITHDRAWAL|TOWER ROAD SLIEMA',
    'SEPA DIRECT DEBIT|EXAMPLE ENERGY SERVICES|MANDATE ~~~~~~~~',
    'CHEQUE NO. ~~~~~~',
    '24X7 PAYMENT|THIRD PARTY M BORG SAMPLE',
    'ADMINISTRATION FEE',
  ],
  incoming: [
    'SALARY|NORTHWAY GAMING LTD',
    'SEPA CREDIT TRANSFER|J CAMILLERI EXAMPLE',
    'CASH DEPOSIT|ST JULIANS',
  ],
}

export const FIRM_OF_IASI: Texts = {
  outgoing: [
    'Plata factura FF-2024-0~~~|Beneficiar: FURNIZOR EXEMPLU SRL|OP~~~',
    'Comision plata interbancară||COM~~~~',
    'Plata la POS {d}.{m}.2024|STAȚIE CARBURANT MODEL IAȘI|CRD~~~~~',
    'Plata salarii luna {m}|Beneficiar: salariați conform anexă|OP~~~',
  ],
  incoming: [
    'Incasare factura FF-2024-0~~~|Ordonator: CLIENT MODEL SA|INC~~',
    'Depunere numerar|AGENȚIA IAȘI COPOU|NUM~~~',
    'Incasare factura FE-0~~~|Ordonator: NORDIC EXEMPLU SRL|INC~~',
  ],
}

export const CARD_OF_SHAH_ALAM: Texts = {
  outgoing: [
    'SAMPLE COFFEE SHOP KUALA LUMPUR',
    'EXAMPLE HYPERMARKET SHAH ALAM SELANGOR MY',
    'GREENFIELD PETROL SEKSYEN ~~ SHAH ALAM',
    'NORTHWAY TELCO BHD RECURRING PAYMENT 013~~~~~~~ PETALING JAYA',
    'FINANCE CHARGES',
  ],
  incoming: ['PAYMENT - THANK YOU', 'EXAMPLE HYPERMARKET SHAH ALAM REFUND', 'CASH BACK'],
}

export const ACCOUNT_OF_LUSAIL: Texts = {
  outgoing: [
    'POS PURCHASE SAMPLE HYPERMARKET LUSAIL QA CARD ~~~~|FT24~~~~~~~~',
    'ATM CASH WITHDRAWAL PLACE VENDOME|TT24~~~~~~~~',
    'TRANSFER TO EXAMPLE REAL ESTATE W.L.L. RENT|FT24~~~~~~~~',
    'BILL PAYMENT NORTHWAY TELECOM 55~~~~~~|BP24~~~~~~~~',
    'SERVICE CHARGES|CHG~~~~~~',
  ],
  incoming: [
    'SALARY NORTHWAY CONTRACTING W.L.L. WPS|WPS~~~~~~~',
    'CASH DEPOSIT CDM LUSAIL BOULEVARD|TT24~~~~~~~~',
    'TRANSFER FROM SAMPLE TRADING FAWRAN|FT24~~~~~~~~',
  ],
}

export const ACCOUNT_OF_KINSHASA: Texts = {
  outgoing: [
    'FRAIS DE TENUE DE COMPTE',
    'TVA COLLECTEE',
    'RETRAIT GUICHET GOMBE BENEF MODELE JEAN',
    'VIREMENT EN FAVEUR DE EXEMPLE SARL FACT ~~~~',
    'COMMISSION VIREMENT RTGS',
  ],
  incoming: [
    'VERSEMENT ESPECES LIMETE',
    'VIREMENT RECU NORDKIVU SERVICES SARL',
    'TRANSFERT RECU EXEMPLE ONG',
  ],
}
