import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of current accounts, cards, loans and wallets of many lands, lines parted by strokes. */

export const LEINSTER: Texts = {
  outgoing: [
    'VDP-GREENFIELD NAAS',
    'VDC-SAMPLE COFFEE',
    'VDP-BOOKBARN.EXAMPLE|{1.1~~~~}',
    'D/D STROM ENERGY|IE24~~~~~~~~',
    '*MOBI SIOBHAN EX',
    'ATM-12 MAIN ST NAAS {v}',
    'FEE-QTR MAINTENANCE',
    'CHQ 000~~~',
  ],
  incoming: [
    'ACME DAIRIES LTD|SALARY {m}24|IE24~~~~~~~~~~',
    '*INET RENT SHARE',
    'LODGMENT ~~~',
    'CHILD BENEFIT',
  ],
}

export const LUXEMBOURGISH: Texts = {
  outgoing: [
    'PAIEMENT PAR CARTE|GRENGE MAART LUXEMBOURG|CARTE 4417 XXXX XXXX ~~~~',
    'VIREMENT SEPA EN FAVEUR DE|IMMO EXEMPLE SARL|LU~~ 0019 ~~~~ ~~~~ ~~~~|LOYER APPARTEMENT 4B',
    'DOMICILIATION SEPA|ENERGIE MODELE SA|MANDAT ENM-~~~~~~~ FACT. 24~~~~',
    'RETRAIT BANCOMAT|ESCH-SUR-ALZETTE {v} 14:32',
    'FRAIS DE TENUE DE COMPTE',
  ],
  incoming: [
    'VIREMENT SEPA DE|ACME LUX SA|LU~~ 0030 ~~~~ ~~~~ ~~~~|SALAIRE {m}/2024',
    'VIREMENT INSTANTANE DE|MME ANNE MODELE|REMB. RESTAURANT',
    'CAISSE POUR L’AVENIR|ALLOCATION FAMILIALE',
  ],
}

export const LYON_CURRENT: Texts = {
  outgoing: [
    'CB GREENFIELD MARCHE {v}',
    'CB BOULANGERIE EXEMPLE {v}',
    'PRLV SEPA ENERGIE MODELE|LIBELLE:FACTURE 24~~~~~~|REF.CLIENT:EM-~~~~~~~|ID.CREANCIER:FR~~ZZZ~~~~~~',
    'VIR SEPA MME LEA MODELE|LIBELLE:LOYER|REF.CLIENT:NOTPROVIDED',
    'RET DAB {v} LYON PART DIEU',
    'COTISATION MENSUELLE CARTE ~~~~',
    'CHEQUE N. ~~~~~~~',
  ],
  incoming: [
    'VIR SEPA ACME INDUSTRIES SA|LIBELLE:SALAIRE {m}/2024|REF.CLIENT:PAIE ~~~~~',
    'VIR INST M PAUL MODELE',
    'REMISE CHEQUES N. ~~~~~~~',
    'VIR SEPA CPAM EXEMPLE|LIBELLE:~~~~~~~~ REMBOURSEMENT',
  ],
}

export const ITALIAN_FIRM: Texts = {
  outgoing: [
    'DISPOSIZIONE DI BONIFICO SEPA A FAVORE DI FORNITORE ESEMPIO SRL SALDO FT. ~~~/24 CRO ~~~~~~~~~~~',
    'ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO INCASSO ~~~~~~~~ SDD DA IT~~ZZZ~~~~~~~ ENERGIA MODELLO SPA',
    'IMPOSTE E TASSE DELEGA UNIFICATA F24 TELEMATICA',
    'PAGAMENTO EFFETTI RI.BA. N. ~~~~~~~',
    'PRELIEVO CONTANTI CARTA *~~~~ ORE 14:32',
    'COMMISSIONI BONIFICO',
    'IMPOSTA DI BOLLO CONTO CORRENTE DPR 642/72',
  ],
  incoming: [
    'BONIFICO A VOSTRO FAVORE DA CLIENTE MODELLO SPA PER SALDO FATTURA ~~~ DEL {d}/{m}/24 TRN ~~~~~~~~~~~~',
    'ACCREDITO INCASSI POS ESERCENTE ~~~~~~~ DEL {d}/{m}',
    'VERSAMENTO ASSEGNI BANCARI',
    'ACCREDITO EFFETTI S.B.F. DIST. ~~~~~',
  ],
}

export const BRAZILIAN_UNION: Texts = {
  outgoing: [
    'PIX EMIT.OUTRA IF|Pagamento Pix|***.417.889-**|DOC.: Pix',
    'DÉB. TIT. COMPE.EFETIVADO|FORNECEDOR EXEMPLO LTDA|DOC.: ~~~~~~~',
    'DEB.CONV.DEMAIS EMPRESAS|ENERGIA MODELO S.A.|DOC.: 3~~~~~',
    'DEB.PACOTE SERVIÇOS|DOC.: 1~~~~',
    'COMPRA NACIONAL|POSTO EXEMPLO CHAPECO BRA|DOC.: ~~~~~~',
    'DÉB.IOF|DOC.: IOF',
  ],
  incoming: [
    'PIX RECEB.OUTRA IF|Recebimento Pix|CLIENTE MODELO ME|DOC.: Pix',
    'CRÉD.LIQUIDAÇÃO COBRANÇA|DOC.: 1~~~~~~',
    'CRED.TED-STR|ACME INDUSTRIAL LTDA|DOC.: ~~~~~~~~',
    'DEP.CHEQUE BLOQUEIO 1 DIA|DOC.: ~~~~',
  ],
}

export const BRISBANE_FIRM: Texts = {
  outgoing: [
    'Transfer to xx~~~~ ExampleApp|Invoice ~~~~',
    'Direct Debit 1~~~~~ ACME FUEL CARDS|0~~~~~~~~~',
    'GREENFIELD TRADE TOOWONG QL AUS|Card xx~~~~|Value Date: {v}',
    'BPAY Payment|SAMPLE TAX OFFICE ~~~~~~~~~~~~~~~~',
    'Chq ~~~~~~ presented',
    'Account Fee',
    'International Transaction Fee|Value Date: {v}',
  ],
  incoming: [
    'Direct Credit 2~~~~~ SAMPLE BUILDERS|INV ~~~~',
    'Fast Transfer From EXAMPLE CAFE PTY|to PayID Phone Invoice ~~~',
    'Cash Dep Branch Toowong',
    'Merchant Settlement 5353~~~~~~~~~~~~',
  ],
}

export const CANTERBURY_LOAN: Texts = {
  outgoing: [
    'Interest charged',
    'Loan interest',
    'Mortgage package fee',
    'Default interest',
    'Drawdown|Heat pump top-up',
  ],
  incoming: [
    'Loan repayment|From 12-3999-0~~~~~~-00',
    'Extra lump sum payment|Internet banking',
    'Automatic payment|A & B Sample fortnightly',
  ],
}

export const MONTREALER: Texts = {
  outgoing: [
    'ACHAT INTERAC|MARCHE EXEMPLE #~~~ MONTREAL',
    'VIREMENT INTERAC ENVOYE|A: JULIE MODELE',
    'PAIEMENT FACTURE INTERNET|ENERGIE MODELE ~~~~',
    'RETRAIT GUICHET|~~~~ RUE SHERBROOKE',
    'PRELEVEMENT AUTO.|ASSURANCE EXEMPLE VIE',
    'FRAIS MENSUELS',
    'CHEQUE NO ~~~',
  ],
  incoming: [
    'DEPOT DIRECT PAIE|ACME AERONAUTIQUE INC',
    'VIREMENT INTERAC RECU|DE: MARC EXEMPLE',
    'DEPOT MOBILE',
    'ALLOC. FAMILLE QUEBEC',
  ],
}

export const DIRECT_CHEQUING: Texts = {
  outgoing: [
    'INTERAC e-Transfer To: Jane Sample',
    'POS Purchase - GREENFIELD MARKET TORONTO ON',
    'Bill Payment - HARBOUR HYDRO 4~~~~~~~',
    'ABM Withdrawal - EXAMPLE BANK KING ST',
    'Internet Withdrawal to Savings Account 3~~~~~~~~~',
    'EFT Withdrawal to EXAMPLE INSURANCE',
  ],
  incoming: [
    'EFT Deposit from ACME LOGISTICS PAYROLL',
    'INTERAC e-Transfer From: JOHN EXAMPLE',
    'Cheque-In Mobile Deposit',
    'Interest Paid',
  ],
}

export const DIRECT_SAVINGS: Texts = {
  outgoing: ['Internet Withdrawal to Chequing Account 4~~~~~~~~~', 'EFT Withdrawal to EXAMPLE BROKERAGE'],
  incoming: [
    'Internet Deposit from Chequing Account 4~~~~~~~~~',
    'Automatic Savings Program',
    'Interest Paid',
    'Bonus Interest Paid',
  ],
}

export const LISBON_CURRENT: Texts = {
  outgoing: [
    'COMPRA ~~~~ MERCADO EXEMPLO LISBOA PT',
    'DD ENERGIA MODELO SA 10~~~~~~',
    'TRF MB WAY P/ *****~~~',
    'LEV ATM ~~~~ ROSSIO LISBOA',
    'PAG SERV 2~~~~/~~~~~~~~~ AGUAS EXEMPLO',
    'COM MANUTENCAO CONTA',
    'IMPOSTO DO SELO',
  ],
  incoming: ['TRF DE ACME PORTUGAL LDA VENC {m}/24', 'TRF MB WAY DE JOAO MODELO', 'DEP NUMERARIO ~~~~'],
}

export const LISBON_SAVINGS: Texts = {
  outgoing: ['IMPOSTO S/ JUROS', 'MOBILIZACAO PARCIAL'],
  incoming: ['REFORCO POUPANCA', 'JUROS CREDORES', 'ENTREGA AUTOMATICA {m}/24'],
}

export const BUCHAREST: Texts = {
  outgoing: [
    'Cumparare POS|Nr. card: XXXX XXXX XXXX ~~~~|Terminal: MAGAZIN EXEMPLU BUCURESTI RO|Data: {v} Autorizare: ~~~~~~',
    'Transfer online|Beneficiar: POPESCU MODEL|In contul: RO~~EXBL00009999~~~~~~~~|Banca: BANCA EXEMPLU|Detalii: chirie|Referinta: ~~~~~~~~',
    'Retragere numerar|Nr. card: XXXX XXXX XXXX ~~~~|Terminal: ATM 0~~~ CLUJ-NAPOCA RO',
    'Plata debit direct|Beneficiar: ENERGIE MODEL SA|Referinta: ~~~~~~~~',
    'Comision pe operatiune|Referinta: ~~~~~~~~',
  ],
  incoming: [
    'Incasare|Ordonator: ACME ROMANIA SRL|Din contul: RO~~EXCM00008888~~~~~~~~|Detalii: SALARIU {m} 2024|Referinta: ~~~~~~~~',
    'Transfer online|Ordonator: IONESCU MODEL|Din contul: RO~~EXBL00007777~~~~~~~~',
    'Actualizare dobanda',
  ],
}

export const MEXICAN_CHEQUING: Texts = {
  outgoing: [
    'TRASPASO SPEI|BANCO MODELO ~~~~~~~~~~~~|CLAVE DE RASTREO EX24~~~~~~~~|PAGO FACTURA ~~~',
    'COMPRA TARJETA DE DEBITO|SUPER EJEMPLO CDMX',
    'RETIRO CAJERO|SUC 0~~~ REFORMA',
    'COMISION POR MANEJO DE CUENTA',
    'IVA COMISION',
    'DOMICILIACION|LUZ EJEMPLO ~~~~~~~~',
  ],
  incoming: [
    'DEPOSITO SPEI|BANCO MUESTRA|CLAVE DE RASTREO MU24~~~~~~~~~|ACME DE MEXICO SA DE CV',
    'DEPOSITO EN EFECTIVO|SUC 0~~~ POLANCO',
    'DEPOSITO DE CHEQUE|BANCO EJEMPLO ~~~~~~~',
  ],
}

export const INDONESIAN_STATE: Texts = {
  outgoing: [
    'TRANSFER KE|BPK BUDI CONTOH|PEMBAYARAN INV-~~~~',
    'BYR VIA E-BANKING|ECHANNEL|ID PLGN 5~~~~~~~~~~~',
    'TARIK TUNAI ATM|S1ACTH~~~~ SUDIRMAN JKT',
    'QRIS PAYMENT|WARUNG CONTOH JAKARTA PST',
    'BIAYA ADM',
    'PAJAK JASA GIRO',
  ],
  incoming: [
    'TRANSFER DARI|PT PELANGGAN CONTOH|INV/{m}/24/~~~',
    'SETORAN TUNAI|SETOR KAS KCU SUDIRMAN',
    'JASA GIRO',
    'KLIRING MASUK|BANK CONTOH ~~~~~~',
  ],
}

export const KOWLOON_CARD: Texts = {
  outgoing: [
    'GREENFIELD SUPERMARKET KOWLOON HKG',
    'SAMPLE NOODLE SHOP MONGKOK HKG',
    'BOOKBARN.EXAMPLE SEATTLE USA|{7.8~~~~}',
    'EXAMPLE OUTLET NEW YORK USA|{7.7~~~~}',
    'STREAMBOX.EXAMPLE HKG',
    'FOREIGN TRANSACTION FEE',
    'FINANCE CHARGE',
  ],
  incoming: [
    'PAYMENT - THANK YOU',
    'PPS PAYMENT - THANK YOU',
    'REFUND BOOKBARN.EXAMPLE SEATTLE USA',
    'CASH REBATE',
  ],
}

export const LAHORE_WALLET: Texts = {
  outgoing: [
    'Raast Out|Money sent to AYESHA NAMUNA|Example Bank-~~~~|Transaction ID 65f~a~~c~e~~b~',
    'POS|Paid to GREENFIELD MART LAHORE|Visa Card xx~~~~',
    'Mobile Top-up|Top-up 0300 ~~~~~~~ prepaid',
    'Bill Payment|ELECTRIC SAMPLE ~~~~~~~~~~~~~~',
    'Online Transaction|STREAMBOX.EXAMPLE Amsterdam NL|{28~.~~}',
    'Service Fee|ATM fee incl. FED',
  ],
  incoming: [
    'Raast In|Money received from BILAL NAMUNA|Specimen Bank-~~~~',
    'IBFT In|Incoming fund transfer from ACME PVT LTD|Transaction ID 65f~b~~d~c~~a~',
    'Reversal|Reversal of GREENFIELD MART',
  ],
}
