import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of Europe, Turkey, South America, Indonesia and Arabia; `|` breaks a line or parts columns. */

export const SAVINGS_OF_WETZLAR: Texts = {
  outgoing: ['Kapitalertragsteuer', 'Teilauszahlung', 'Solidaritätszuschlag'],
  incoming: ['Gutschrift-VWL', 'Zinsgutschrift', 'Gutschrift-VWL Arbeitgeber'],
}

export const ACCOUNT_OF_KUOPIO: Texts = {
  outgoing: [
    'ESIMERKKIKAUPPA|KORTTIOSTO|~~~~**********~~~~ 24~~~~~~~~~~~~|ESIMERKKIKAUPPA KUOPIO',
    'MALLIENERGIA OY|LASKUNMAKSU|1~~~~~~~~~~~~~~',
    'MATTI MALLI|TILISIIRTO|FI~~ ~~~~ ~~~~ ~~~~ ~~|VUOKRA',
    'ESIMERKKIPANKKI OY|PALVELUMAKSU',
    'AUTOMAATTI KAUPPAKATU|AUTOMAATTINOSTO|~~~~**********~~~~ 24~~~~~~~~~~~~',
  ],
  incoming: [
    'MALLITEHDAS OY|PALKKA|24~~~~~~~~~~~~~~~~',
    'ESIMERKIN KELA|TUKI/ETUUS|LAPSILISÄ',
    'LIISA ESIMERKKI|TILISIIRTO|KIITOS',
  ],
}

export const ACCOUNT_OF_BERGAMO: Texts = {
  outgoing: [
    'PAGAMENTO CARTA - ~~~~ DEL {d}/{m}/2024 ORE 12:~~|PRESSO ESEMPIO SUPERMERCATI BERGAMO',
    'PAGAMENTI DIVERSI - ADDEBITO SDD CREDITOR ID. IT~~ZZZ0000~~~~~~~|ENERGIA ESEMPIO SPA ID MANDATO ~~~~~~~~',
    'PRELIEVO CARTA - ~~~~ DEL {d}/{m}/2024|PRESSO ATM VIA ESEMPIO BERGAMO',
    'VS.DISPOSIZIONE - BONIFICO A FAVORE DI LUCA ESEMPIO|BENEF. IT~~A0~~~~~~~~~~~~~~~~~~~~~ NOTE: AFFITTO',
    'COMMISSIONI - PAGAMENTO CBILL PAGO PA',
  ],
  incoming: [
    'ACCREDITO BONIFICO - ANAGRAFICA ORDINANTE MODELLO SRL|NOTE: STIPENDIO {m}/2024',
    'ACCR. STIPENDIO-PENSIONE - ESEMPIO TESSUTI SPA',
    'GIRO DA MIEI CONTI - CONTO DEPOSITO ~~~~~~~',
  ],
}

export const ACCOUNT_OF_GUERET: Texts = {
  outgoing: [
    'CARTE FACTURETTE CB|{d}{m}24 CB****~~~~ EPICERIE MODELE|GUERET',
    'PRLV SEPA EXEMPLE ELECTRICITE|MANDAT ++~~~~~~~~',
    'VIR SEPA M JEAN EXEMPLE|LOYER',
    'COTIS FORFAIT EXEMPLE|CONTRAT CARTE',
    'CHEQUE ~~~~~~~',
  ],
  incoming: ['VIR SEPA MODELE TEXTILE SARL|SALAIRE', 'VIR SEPA CPAM EXEMPLE|~~~~~~~~~~~~~', 'REMISE CHEQUE'],
}

export const ACCOUNT_OF_VOLOS: Texts = {
  outgoing: [
    'ΑΓΟΡΑ ΜΕ ΚΑΡΤΑ ΠΑΡΑΔΕΙΓΜΑ ΑΓΟΡΑ ΒΟΛΟΣ',
    'ΠΛΗΡΩΜΗ ΛΟΓΑΡΙΑΣΜΟΥ ΥΠΟΔΕΙΓΜΑ ΡΕΥΜΑ ~~~~~~~~~~',
    'ΑΝΑΛΗΨΗ ΑΤΜ ~~~~ ΔΗΜΗΤΡΙΑΔΟΣ',
    'ΜΕΤΑΦΟΡΑ ΣΕ ΜΑΡΙΑ ΠΑΡΑΔΕΙΓΜΑ|ΕΝΟΙΚΙΟ {m}/24',
    'ΕΞΟΔΑ ΤΗΡΗΣΗΣ ΛΟΓΑΡΙΑΣΜΟΥ',
  ],
  incoming: [
    'ΜΙΣΘΟΔΟΣΙΑ ΥΠΟΔΕΙΓΜΑ ΝΑΥΤΙΛΙΑΚΗ ΑΕ',
    'ΚΑΤΑΘΕΣΗ ΜΕΤΡΗΤΩΝ',
    'ΕΜΒΑΣΜΑ ΑΠΟ ΓΙΩΡΓΟ ΥΠΟΔΕΙΓΜΑ|ΕΠΙΣΤΡΟΦΗ',
  ],
}

export const CARD_OF_KAYSERI: Texts = {
  outgoing: [
    'ÖRNEK MARKET KAYSERİ TR',
    'NUMUNE AKARYAKIT TALAS KAYSERİ TR',
    'ÖRNEK MOBİLYA KAYSERİ TR (2/6 TAKSİT)',
    'NUMUNE İLETİŞİM FATURA ~~~~~~~~',
    'ÖRNEK ECZANESİ MELİKGAZİ TR',
    'KÂR PAYI',
  ],
  incoming: ['MBL-ÖDEME TEŞEKKÜR EDERİZ', 'İADE ÖRNEK GİYİM KAYSERİ TR'],
}

export const SAVER_OF_MENDOZA: Texts = {
  outgoing: [
    '- EXT. POR CAJA',
    '- COMPRA TARJETA DEBITO|  EJEMPLO MERCADO MENDOZA',
    '- DEBITO AUTOMATICO|  MODELO GAS CUYANA',
    '- TRANSFERENCIA INMEDIATA|  A ANA MUESTRA',
    '- COMISION MANTENIMIENTO',
  ],
  incoming: ['- DEPOSITO', '- HABERES|  BODEGAS EJEMPLO SA', '- INTERESES GANADOS'],
}

export const ACCOUNT_OF_BAURU: Texts = {
  outgoing: [
    'RSHOP-EXEMPLO MERC-{d}/{m}',
    'SAQUE 24H ~~~~~~~~|5086',
    'PIX QRS MODELO FARM{d}/{m}',
    'INT TED ~~~~~~~~~~~~~~~',
    'DA EXEMPLO LUZ ~~~~~~~~',
    'TAR PACOTE ITENS {m}/24|8410',
    'IOF',
  ],
  incoming: [
    'REMUNERACAO/SALARIO|3032',
    'PIX TRANSF MODELO{d}/{m}',
    'CEI ~~~~~~ DINHEIRO|719',
    'REND PAGO APLIC AUT MAIS',
  ],
}

export const ACCOUNT_OF_BOGOR: Texts = {
  outgoing: [
    'Transfer BI-FAST ke CONTOH SITI ~~~~~~~~~~ biaya sekolah',
    'QRIS TOKO MODEL BOGOR ~~~~~~~~~~~~',
    'Pembayaran Listrik Prabayar ~~~~~~~~~~~',
    'Tarik Tunai ATM JL PAJAJARAN BOGOR ~~~~~~',
    'Biaya Administrasi',
  ],
  incoming: [
    'Gaji PT CONTOH NUSANTARA {m}/2024',
    'Transfer dari MODEL AHMAD ~~~~~~~~~~',
    'Bagi Hasil Tabungan',
    'Setoran Tunai KC BOGOR',
  ],
}

export const ACCOUNT_OF_TAIF: Texts = {
  outgoing: [
    'POS Purchase SAMPLE HYPER TAIF|Card 4~~~****~~~~',
    'SADAD Payment NORTHWAY WATER|Bill ~~~~~~~~~~',
    'Outgoing Transfer AHMED EXAMPLE|SA~~~~~~~~~~~~~~~~~~~~~~',
    'ATM Withdrawal SHAHAR TAIF ~~~~',
    'Transfer Fee',
  ],
  incoming: [
    'Payroll MODEL CONTRACTING EST',
    'Incoming Transfer SARA SAMPLE|SA~~~~~~~~~~~~~~~~~~~~~~',
    'Cash Deposit CDM ~~~~',
  ],
}
