import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of Latin America and continental Europe, lines parted by strokes. */

export const BRAZILIAN_SAVINGS: Texts = {
  outgoing: ['SAQUE CASH', 'TRANSF PARA C/C', 'PIX ENVIADO MARIA EXEMPLO', 'DEB AUTOR SEGURO'],
  incoming: [
    'DEPOSITO DINHEIRO',
    'REMUNERACAO BASICA',
    'CREDITO DE JUROS',
    'TRANSF DE C/C',
    'PIX RECEBIDO JOAO MODELO',
  ],
}

export const MEXICAN_POCKET: Texts = {
  outgoing: [
    'SUPER EJEMPLO|Compra con tarjeta de débito',
    'Transferencia a JUAN EJEMPLO|SPEI, clave de rastreo NU~~~~~~~~~~~~~~',
    'TIENDA LA MUESTRA|Compra con tarjeta de débito',
    'Retiro en cajero|Comisión del cajero incluida',
    'ISR retenido',
  ],
  incoming: [
    'Depósito de ACME SA DE CV|SPEI, clave de rastreo ~~~~~~~~~~~~',
    'Rendimientos',
    'Depósito en efectivo|TIENDA EJEMPLO SUC ~~~',
  ],
}

export const GUATEMALAN: Texts = {
  outgoing: [
    'CHEQUE PAGADO',
    'N/D PAGO DE SERVICIOS LUZ',
    'N/D TRANSF A TERCEROS BANCA VIRTUAL',
    'RETIRO ATM 5B',
    'COMPRA POS SUPER EJEMPLO',
    'N/D COMISION MANEJO DE CUENTA',
  ],
  incoming: [
    'DEPOSITO EFECTIVO',
    'N/C PLANILLA ACME SA',
    'N/C TRANSFERENCIA ACH',
    'N/C INTERESES DEVENGADOS',
  ],
}

export const URUGUAYAN: Texts = {
  outgoing: [
    'COMPRA CON TARJETA SUPER EJEMPLO',
    'REDUC. IVA LEY 19210 COMPRA',
    'TRF. PLAZA - EJEMPLO ROSA',
    'DEB. BCO. UTE FACTURA ~~~~~~',
    'RETIRO CAJERO 0~~~',
  ],
  incoming: ['CREDITO POR PAGO DE SUELDOS', 'TRF. PLAZA - MUESTRA LUIS', 'DEPOSITO BUZONERA'],
}

export const GERMAN_BUILDING_SAVER: Texts = {
  outgoing: ['Kontoentgelt', 'Auszahlung Guthaben', 'Abschlussgebühr', 'Rücklastschrift Sparbeitrag'],
  incoming: [
    'Sparbeitrag per Lastschrift',
    'Vermögenswirksame Leistungen|Acme Werke GmbH',
    'Sonderzahlung',
    'Guthabenzinsen',
    'Arbeitnehmer-Sparzulage',
  ],
}

export const FRENCH_DEFERRED: Texts = {
  outgoing: [
    'SUPERMARCHE EXEMPLE LYON 03',
    'SNCF INTERNET EXEMPLE PARIS',
    'STATION MODELE VILLEURBANNE',
    'BOULANGERIE SPECIMEN LYON 06',
    'CAFE MUESTRA BARCELONE|Opération en devise : ~~,~~ USD',
  ],
  incoming: ['AVOIR BOUTIQUE EXEMPLE LYON 02'],
}

export const DANISH_CARD: Texts = {
  outgoing: [
    'Dagligvarer Eksempel Odense',
    'Tankstation Prøve Vejle',
    'Streambox.example|USD ~~,~~ kurs 689,~~ inkl. valutatillæg',
    'Rejsekort Eksempel',
    'Gebyr for papiropgørelse',
    'Rente',
  ],
  incoming: ['Indbetaling via Betalingsservice', 'Retur Modehus Eksempel'],
}

export const BELGIAN_CARD: Texts = {
  outgoing: [
    'SUPERMARKT VOORBEELD GENT',
    'TANKSTATION MODEL AALST',
    'STREAMBOX.EXAMPLE LOS GATOS|~~,~~ USD koers 1,08~~ wisselkosten 1,60 %',
    'BOEKHANDEL PROEF LEUVEN',
    'MAANDELIJKSE BIJDRAGE KAART',
  ],
  incoming: ['DOMICILIERING UW BETALING', 'TERUGBETALING WEBWINKEL VOORBEELD'],
}

export const SPANISH_CARD: Texts = {
  outgoing: [
    'SUPERMERCADO EJEMPLO|VALLADOLID',
    'GASOLINERA MUESTRA|TORDESILLAS',
    'RESTAURANTE MODELO|SEGOVIA',
    'STREAMBOX.EXAMPLE|LOS GATOS',
    'COMISION DISPOSICION EFECTIVO|CAJERO',
    'INTERESES DEL APLAZAMIENTO|MADRID',
  ],
  incoming: ['RECIBO MENSUAL COBRADO|MADRID', 'DEVOLUCION TIENDA EJEMPLO|LEON'],
}

export const MALAYSIAN_CARD: Texts = {
  outgoing: [
    'KEDAI CONTOH SDN BHD KUALA LUMPUR MY',
    'PETROL SAMPEL PETALING JAYA MY',
    'STREAMBOX.EXAMPLE LOS GATOS US|TRANSACTED AMOUNT USD ~~.~~',
    'RESTORAN TELADAN SHAH ALAM MY',
    'GOVERNMENT SERVICE TAX',
    'RETAIL INTEREST',
  ],
  incoming: ["PAYMENT REC'D WITH THANKS", 'CASH REBATE', 'PYMT VIA ONLINE BANKING - THANK YOU'],
}

export const INDIAN_BORROWER: Texts = {
  outgoing: [
    'Due for Instalment ~~',
    'Bounce Charges|Cheque/NACH dishonoured',
    'Late Payment Charges for {m}/2024',
    'Documentation Charges incl. GST',
  ],
  incoming: ['Amount Received - NACH', 'Amount Received - Online UPI', 'Waiver of Late Payment Charges'],
}

export const SAUDI_CARD: Texts = {
  outgoing: [
    'TAMIMI EXAMPLE MARKET RIYADH SA',
    'PETROL SAMPLE STN ~~~ JEDDAH SA',
    'STREAMBOX.EXAMPLE LOS GATOS US',
    'PHARMACY MODEL DAMMAM SA',
    'VAT ON FEES 15%',
    'CASH ADVANCE FEE',
  ],
  incoming: ['PAYMENT RECEIVED - THANK YOU', 'CASHBACK REDEMPTION', 'SADAD PAYMENT'],
}
