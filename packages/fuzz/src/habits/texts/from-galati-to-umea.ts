import type { Texts } from '../setting/account-book.ts'

/** Invented narrations, lines or parts parted by strokes. */

/** The category, the text and, of a purchase abroad, the sign of its money and a rate. */
export const GALATI: Texts = {
  outgoing: [
    'Alimente|BRUTARIA MODEL GALATI',
    'Transport|BENZINARIA EXEMPLU DN ~~',
    'Utilități|FACTURA ENERGIE MODEL ~~~~~~~~',
    'Numerar|RETRAGERE ATM STRADA BRAILEI',
    'Cumpărături|SAMPLE BOOKS LEEDS|£|5.81',
    'Călătorii|HOTEL MUSTER WIEN|€|4.97',
    'Abonamente|STREAMLY.EXAMPLE|$|4.58',
  ],
  incoming: [
    'Venituri|SALARIU SC SPECIMEN SRL',
    'Transferuri|POPESCU EXEMPLU IOANA',
    'Dobânzi|DOBANDA CREDITOARE',
  ],
}

export const PATRAS: Texts = {
  outgoing: [
    'ΠΛΗΡΩΜΗ ΛΟΓΑΡΙΑΣΜΟΥ ΡΕΥΜΑΤΟΣ|ΕΝΕΡΓΕΙΑ ΔΕΙΓΜΑ ΑΕ|ΠΑΡΟΧΗ ~~~~~~~~~|ΚΑΤΑΣΤΗΜΑ ΟΔΟΥ ΠΡΟΤΥΠΟΥ|ΠΑΓΙΑ ΕΝΤΟΛΗ ~~~~~',
    'ΑΓΟΡΑ ΜΕ ΚΑΡΤΑ ~~~~|ΒΙΒΛΙΟΠΩΛΕΙΟ ΠΡΟΤΥΠΟ ΠΑΤΡΑ',
    'ΕΜΒΑΣΜΑ ΠΡΟΣ ΠΡΟΜΗΘΕΥΤΗ|ΣΧΟΙΝΙΑ ΚΑΙ ΠΑΝΙΑ ΥΠΟΔΕΙΓΜΑ ΕΠΕ|ΠΕΙΡΑΙΑΣ|ΕΞΟΦΛΗΣΗ ΤΙΜΟΛΟΓΙΟΥ ~~~~~|ΠΑΡΑΓΓΕΛΙΑ ~~~~~~~|ΧΩΡΙΣ ΕΞΟΔΑ',
    'ΕΝΟΙΚΙΟ ΚΑΤΑΣΤΗΜΑΤΟΣ|ΝΙΚΟΣ ΔΕΙΓΜΑΤΙΔΗΣ|ΜΙΣΘΩΜΑ {m}/2024|ΠΑΓΙΑ ΕΝΤΟΛΗ ~~~~~',
    'ΕΞΟΔΑ ΚΙΝΗΣΗΣ',
  ],
  incoming: [
    'ΕΜΒΑΣΜΑ ΑΠΟ ΠΕΛΑΤΗ|ΥΠΟΔΕΙΓΜΑ ΕΜΠΟΡΙΚΗ ΕΠΕ|ΝΑΥΠΑΚΤΟΣ|ΤΙΜΟΛΟΓΙΟ ~~~~~|ΔΕΛΤΙΟ ΑΠΟΣΤΟΛΗΣ ~~~~~~',
    'ΚΑΤΑΘΕΣΗ ΜΕΤΡΗΤΩΝ|ΥΠΟΚΑΤΑΣΤΗΜΑ ΠΑΤΡΑΣ',
    'ΕΚΚΑΘΑΡΙΣΗ ΤΕΡΜΑΤΙΚΟΥ POS|ΑΡΙΘΜΟΣ ~~~~~~~~|ΠΑΚΕΤΟ ~~~|ΣΥΝΑΛΛΑΓΕΣ ΗΜΕΡΑΣ',
  ],
}

/** The kind, the details and the other side. */
export const PLOVDIV: Texts = {
  outgoing: [
    'Плащане с карта Card payment|ПОС покупка, терминал ~~~~~~~~|КНИЖАРНИЦА ПРИМЕР ПЛОВДИВ',
    'Изходящ превод Outgoing transfer|Наем за офис, месец {m}|ОБРАЗЕЦ ИМОТИ ООД',
    'Комунална услуга Utility payment|Ток, клиент ~~~~~~~~~~, фактура ~~~~~~~~~~|МОДЕЛ ЕНЕРГИЯ АД',
    'Такса Fee|Обслужване на сметка|',
  ],
  incoming: [
    'Входящ превод Incoming transfer|Фактура ~~~~~~~~~~ за доставка на хартия|ПРИМЕРНА ТЪРГОВИЯ ЕООД',
    'Вноска на каса Cash deposit|Вноска от управителя|',
  ],
}

/** A rate in braces stands for a sum in other money and the rate. */
export const PECS: Texts = {
  outgoing: [
    'Kártyás vásárlás|MINTA KENYÉRBOLT PÉCS',
    'Kártyás vásárlás|MUSTER KAFFEE WIEN|{395.33} EUR',
    'Kártyás vásárlás|EXAMPLE STORES YORK|{461.07} GBP',
    'Átutalás|PÉLDA LAKÁSSZÖVETKEZET|Közös költség {m}. hó',
    'Készpénzfelvétel|ATM PÉCS KOSSUTH TÉR',
    'Számlavezetési díj',
  ],
  incoming: [
    'Átutalás érkezett|MINTA GÉPGYÁR KFT.|Munkabér {m}. hó',
    'Azonnali átutalás érkezett|PÉLDA ANNA',
  ],
}

export const BURSA: Texts = {
  outgoing: [
    'Kart harcaması ÖRNEK MARKET NİLÜFER',
    'Fatura ödemesi NUMUNE ELEKTRİK ~~~~~~~~',
    'Para çekme ATM ~~~~ OSMANGAZİ',
    'Kira {m}/2024 AYŞE ÖRNEK',
    'Havale MEHMET NUMUNE',
  ],
  incoming: ['Maaş ÖRNEK TEKSTİL AŞ', 'Gelen havale FATMA NUMUNE', 'Kart iadesi ÖRNEK GİYİM'],
}

export const UMEA: Texts = {
  outgoing: [
    'Kortköp Exempelbageriet Umeå',
    'Kortköp Mönsterkiosken Ålidhem',
    'Kortköp Provbiljett Länsbuss',
    'Autogiro Modellkraft ~~~~~~~~',
    'Hyra Bostads AB Exempel',
    'Swish Karin Mönster',
  ],
  incoming: ['Lön Provbolaget AB', 'Swish Olle Exempel', 'Insättning ~~~~-~~~'],
}

/** What falls due, and how its payment is called. */
export const LOAN_OF_SLIGO: Texts = {
  outgoing: [
    'Instalment {m}/2024 due|Direct debit collected',
    'Interest due {m}/2024|Direct debit collected',
    'Valuation ~~~~~|Paid at counter',
    'Mortgage protection {m}/2024|Direct debit collected',
    'Arrears interest|Paid by transfer',
  ],
  incoming: ['Legal costs file ~~~~|Paid by transfer'],
}

export const CARD_OF_CUENCA: Texts = {
  outgoing: [
    'PANADERIA EJEMPLO CUENCA',
    'FARMACIA MODELO NRO ~~',
    'GASOLINERA MUESTRA AZOGUES',
    'LIBRERIA EJEMPLO',
    'STREAMLY.EXAMPLE',
    'RESTAURANTE EL MODELO',
  ],
  incoming: ['GRACIAS POR SU PAGO', 'DEVOLUCION LIBRERIA EJEMPLO', 'REVERSO CONSUMO FARMACIA MODELO'],
}

export const MAUN: Texts = {
  outgoing: [
    'Card purchase SAMPLE SPAR MAUN',
    'Cash withdrawal ATM ~~~~ RIVERSIDE',
    'Prepaid electricity meter ~~~~~~~~~~~',
    'Payment to T EXAMPLE rent {m}/24',
    'Airtime 7~~~~~~~',
  ],
  incoming: [
    'Salary MODEL SAFARIS PTY LTD',
    'Reversal of cash withdrawal ATM ~~~~',
    'Reversal of card purchase SAMPLE SPAR MAUN',
    'Transfer from K SPECIMEN',
  ],
}

export const DAVID: Texts = {
  outgoing: [
    'PAGO LUZ EJEMPLO NIC ~~~~~~~',
    'COMPRA SUPER MODELO DAVID',
    'RETIRO CAJERO ~~~~ PLAZA MUESTRA',
    'TRANSFERENCIA A LUIS EJEMPLO',
    'CUOTA ASOCIACION DE GANADEROS {m}/24',
  ],
  incoming: ['DEPOSITO EN VENTANILLA', 'PLANILLA LECHERIA MODELO SA', 'ACH RECIBIDO ANA MUESTRA'],
}
