import type { Texts } from '../setting/account-book.ts'

/** Invented narrations in the manner of prints of Europe's edges and of brokers, lines or parts parted by strokes. */

export const TALLINN_SAVER: Texts = {
  outgoing: ['Abhebung', 'SEPA-Auszahlung'],
  incoming: ['Spare & Wachse Zinsen', 'Überweisung', 'SEPA-Banküberweisung', 'Spare & Wachse Zinsen'],
}

export const WARSAW_TRADER: Texts = {
  outgoing: [
    'Stocks/ETF purchase|WZR.PL|OPEN BUY ~~ @ 34.120',
    'Stocks/ETF purchase|EXMP.US|OPEN BUY ~ @ 171.05',
    'Withholding tax|EXMP.US|EXMP.US USD WHT 15%',
    'SEC fee|EXMP.US|SEC fee from close position ~~~~~~~',
    'Withdrawal||Transfer out ~~~~~~~~',
  ],
  incoming: [
    'Deposit||Blik deposit, ~~~~~~~~~~',
    'Dividend|WZR.PL|WZR.PL PLN 1.8000/ SHR',
    'Free-funds interest||Free-funds interest 2024-{m}',
    'Stocks/ETF sale|WZR.PL|CLOSE BUY ~/~~ @ 36.480',
  ],
}

export const PAULISTA_BROKER: Texts = {
  outgoing: [
    'COMPRA TESOURO MODELO SELIC 2029',
    'OPERAÇÕES EM BOLSA LIQ D+2 NOTA Nº ~~~~~~',
    'RETIRADA EM C/C - TED BCO 999 AG ~~~~ CTA ~~~~~-~',
    'APLICAÇÃO FUNDO ESPÉCIME RF CP',
    'IRRF S/ RESGATE FUNDOS - FUNDO ESPÉCIME RF CP',
    'TAXA DE CUSTÓDIA TESOURO DIRETO',
  ],
  incoming: [
    'RENDIMENTOS DE CLIENTES EXMP11 S/ ~~',
    'TRANSFERÊNCIA RECEBIDA PIX - CONTA CLIENTE',
    'RESGATE FUNDO ESPÉCIME RF CP',
    'DIVIDENDOS DE CLIENTES MODL4 S/ ~~~',
    'CRÉDITO EVENTUAL REEMBOLSO CORRETAGEM',
  ],
}

export const TOKYO_BROKER: Texts = {
  outgoing: ['買付|見本電機', '買付|例示自動車', '出金|銀行振込', '買付|見本全世界株式投信', '源泉徴収税|'],
  incoming: ['配当金|見本電機', '売却|例示食品', '入金|銀行振込', '分配金|見本全世界株式投信'],
}

export const BISCAY: Texts = {
  outgoing: [
    'TXARTEL ORDAINKETA/PAGO TARJETA|OKINDEGI EREDU, BILBO',
    'ZORPEKETA/ADEUDO|IBERADIBIDE ENERGIA S.A. ~~~~~~~',
    'BIZUM BIDALIA/ENVIADO|JONE ADIBIDE',
    'ESKUDIRUA/CAJERO|KUTXAZAINA ~~~~ GERNIKA',
    'TRANSFERENTZIA/TRANSFERENCIA|JABEKIDE ERREKA KALEA 9',
  ],
  incoming: [
    'NOMINA|ACME FORJAS S. COOP.',
    'BIZUM JASOTA/RECIBIDO|UNAI EREDU',
    'ABONUA/ABONO|ITZULKETA ~~~~~~',
  ],
}

export const POITEVIN_POST: Texts = {
  outgoing: [
    'ACHAT CB BOULANGERIE TYPE {d}.{m}|CARTE NUMERO ~~~',
    'PRELEVEMENT DE EXEMPLE TELECOM|REF : ~~~~~~~~~~',
    'CHEQUE N° ~~~~~~~',
    'RETRAIT DAB {d}.{m} A POITIERS PRINCIPAL|CARTE NUMERO ~~~',
    'VIREMENT PERMANENT POUR|MLLE MODELE LUCIE',
  ],
  incoming: [
    'VIREMENT DE CAISSE DE RETRAITE FICTIVE|REFERENCE : ~~~~~~~~',
    'REMISE DE CHEQUE(S) N° ~~~~~~~',
    'VIREMENT DE ACME CERAMIQUE|SALAIRE {m}',
  ],
}

export const REYKJAVIK_CARD: Texts = {
  outgoing: [
    'Kjörbúð Sýnis|Kópavogi',
    'Bensínstöð Dæmi|Selfossi',
    'Sundlaug Fyrirmynd|Akureyri',
    'Bókabúð Sýnis|Reykjavík',
    'Specimen Books Ltd|London|GBP 174.2',
    'Café Modelo|Lisboa|EUR 149.6',
    'Útskriftargjald|',
  ],
  incoming: ['Innborgun|'],
}

export const LISBON_MEALS: Texts = {
  outgoing: [
    'Mercearia Modelo Arroios|Supermercado|Confirmado',
    'Restaurante Exemplo|Restauração|Confirmado',
    'Padaria Espécime|Restauração|Confirmado',
    'Hiper Amostra Telheiras|Supermercado|Confirmado',
  ],
  incoming: ['Carregamento Acme Portugal Lda|Carregamento|Confirmado'],
}

export const LISBON_BENEFITS: Texts = {
  outgoing: [
    'Creche O Exemplo|Infância|Reembolsado',
    'Ginásio Modelo|Desporto|Reembolsado',
    'Livraria Espécime|Formação|Reembolsado',
  ],
  incoming: ['Carregamento Acme Portugal Lda|Carregamento|Confirmado'],
}

export const PEST: Texts = {
  outgoing: [
    'Azonnali Forint átutalás bankon kívül|Ref.: BNK24~~~MINTA Szla.: HU~~ 1177 3999 ~~~~ ~~~~,|Minta Könyvelő Kft. Közl.: SZA~~~~~/2024',
    'Bankkártyás vásárlás|Ref.: CRD~~~~~~~~ Kártya: *~~~~|PÉLDA ÉLELMISZER BUDAPEST',
    'Forint átutalás díja|Ref.: FEE~~~~~~~~',
    'Csoportos beszedés|Ref.: GIR~~~~~~~~ Példa Energia Zrt.|Közl.: {m}. havi részszámla',
  ],
  incoming: [
    'Forint átutalás bankon kívülről|Ref.: BNK24~~~PELDA Szla.: HU~~ 1040 9999 ~~~~ ~~~~,|Acme Gépgyártó Zrt. Közl.: megbízási díj',
    'Kamatjóváírás|Ref.: INT~~~~~~~~',
  ],
}

export const TIRANA: Texts = {
  outgoing: [
    'POS - MARKET SHEMBULL TIRANE',
    'ATM RRUGA MODEL ~~~~',
    'PAGESE FATURE / BILL PAYMENT ENERGJI SHEMBULL',
    'TRANSFERTE DALESE / OUTGOING TRANSFER ARTA MODELI',
    'KOMISION MIREMBAJTJE / MAINTENANCE FEE',
  ],
  incoming: [
    'PAGE / SALARY ACME SHQIPERI SHPK',
    'DEPOZITE CASH / CASH DEPOSIT',
    'TRANSFERTE HYRESE / INCOMING TRANSFER BESNIK SHEMBULLI',
  ],
}

export const KAZAN: Texts = {
  outgoing: [
    'Супермаркеты|PRIMER PRODUKTY Kazan RUS. Операция по карте ****~~~~',
    'Рестораны и кафе|KOFEINYA OBRAZETS Kazan RUS. Операция по карте ****~~~~',
    'Перевод СБП|Перевод для П. Анна Сергеевна. Операция по счёту',
    'Транспорт|METRO PRIMER. Операция по карте ****~~~~',
    'Коммунальные платежи, связь|Автоплатёж ОБРАЗЕЦ ТЕЛЕКОМ. Операция по карте ****~~~~',
  ],
  incoming: [
    'Перевод на карту|Перевод от О. Ильдар Маратович. Операция по карте ****~~~~',
    'Зачисление зарплаты|ООО «Пример». Операция по счёту',
    'Возврат|PRIMER PRODUKTY Kazan RUS. Операция по карте ****~~~~',
  ],
}

export const DNIPRO: Texts = {
  outgoing: [
    'Продукти|Супермаркет «Зразок», Дніпро',
    'Кафе та ресторани|Кавʼярня «Приклад», Дніпро',
    'Комунальні послуги|Зразок Енерго, особовий рахунок ~~~~~~',
    'Інтернет|Specimen Apps|EUR 42.1',
    'Переказ на картку|Зразкова О. П.',
  ],
  incoming: ['Зарплата|ТОВ «Приклад»', 'Переказ зі своєї картки|~~~~ **** **** ~~~~', 'Повернення|«Зразок»'],
}

export const YEREVAN: Texts = {
  outgoing: [
    'NMUSH SUPERMARKET LLC|Purchase, Yerevan, card *~~~~',
    'SPECIMEN CLOUD|Purchase, Dublin, card *~~~~|USD 392.5',
    'ORINAK ENERGY CJSC|Utility payment, subscriber ~~~~~~~',
    'ANI ORINAKYAN|Transfer between own accounts',
    'CAFE MODEL|Purchase, Tbilisi, card *~~~~|EUR 424.1',
  ],
  incoming: ['ACME ARMENIA LLC|Salary for {m}.2024', 'ARAM NMUSHYAN|Transfer, return of debt'],
}
