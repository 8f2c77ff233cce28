import type { Texts } from '../setting/account-book.ts'

/** Invented narrations, those of several lines parted by strokes, as banks of the Americas print them. */

export const LARGE_BANK: Texts = {
  outgoing: [
    'Card Purchase {m}/{d} Greenfield Market #~~~ Columbus OH Card 7~~~',
    'Recurring Card Purchase {m}/{d} Moviebox.Example 866-555-0172 CA Card 7~~~',
    'ATM Withdrawal {m}/{d} 88 E Broad St Columbus OH Card 7~~~',
    'Harbour Gas & Elec Bill Pymt PPD ID: 4~~~~~~~~~',
    'Pay-By-Phone Payment To Sam Example Zl99~~~~~~~',
    'CHECK',
    'CHECK',
    'CHECK',
    'Monthly Service Fee',
    'Online Transfer To Sav ...~~~~ Transaction#: 1~~~~~~~~~~',
  ],
  incoming: [
    'Acme Mfg Co Direct Dep PPD ID: 9~~~~~~~~~',
    'Remote Online Deposit 1',
    'ATM Cash Deposit {m}/{d} 88 E Broad St Columbus OH Card 7~~~',
    'IRS Treas 310 Tax Ref PPD ID: 9~~~~~~~~~',
  ],
}

export const FIRM_OF_OHIO: Texts = {
  outgoing: [
    'Direct Withdrawal, Harbour Payroll Tax Imp',
    'Direct Withdrawal, City Water Bill Pay',
    'POS Grnfld Depot #~~~~ Akron OH',
    'Wire Withdrawal Ref ~~~~~~',
    'CHECK',
    'CHECK',
    'Service Charge Wire Transfer',
  ],
  incoming: ['Deposit Branch 0~~~ Ohio', 'Direct Deposit, Merchant Svc Merch Dep', 'Wire Deposit Ref ~~~~~~'],
}

export const BANK_CARD: Texts = {
  outgoing: [
    'GREENFIELD GROCERY ~~~ SEATTLE WA',
    'RIDEAPP *TRIP HELP.RIDE.EX CA',
    'HARBOUR AIR 0~~~~~~~~~~~ 800-555-0144 TX',
    'TST* NOODLE BAR TACOMA WA',
    'STREAMBOX 866-555-0133 CA',
    'BOOKBARN MKTPL*~~~~~ BKBN.EX/BILL WA',
    'LATE FEE FOR PAYMENT DUE {m}/{d}',
    'INTEREST CHARGED ON PURCHASES',
  ],
  incoming: ['PAYMENT - THANK YOU', 'BOOKBARN MKTPL RETURN WA', 'AUTOPAY ~~~~~~~~~~~~~~ AUTO-PMT'],
}

export const STORE_CARD: Texts = {
  outgoing: [
    'STORE ~~~~ TACOMA WA|MAJOR APPLIANCES, INSTALLATION',
    'STORE ~~~~ OLYMPIA WA|PAINT & SUNDRIES',
    'GREENFIELD.EXAMPLE ONLINE|ORDER W~~~~~~~~~ LAWN & GARDEN',
    'LATE FEE',
    'INTEREST CHARGE ON PURCHASES',
  ],
  incoming: ['PAYMENT - THANK YOU', 'RETURN STORE ~~~~ TACOMA WA|PAINT & SUNDRIES'],
}

export const ONLINE_SAVINGS: Texts = {
  outgoing: [
    'To Checking - ~~~~|Transaction ID: ~~~-~~~~~~~~~~-1',
    'ACH transfer to Harbour Bank ...~~~~|Transaction ID: ~~~-~~~~~~~~~~-1',
    'To Travel fund vault|Transaction ID: ~~~-~~~~~~~~~~-1',
  ],
  incoming: [
    'From Checking - ~~~~|Transaction ID: ~~~-~~~~~~~~~~-1',
    'ACME MFG CO|Transaction ID: ~~~-~~~~~~~~~~-1',
    'Interest earned|Transaction ID: ~~~-~~~~~~~~~~-1',
  ],
}

export const CORE_FUND: Texts = {
  outgoing: ['GOVERNMENT MONEY MARKET FUND|MORNING TRADE @ 1', 'GOVERNMENT MONEY MARKET FUND @ 1'],
  incoming: [
    'GOVERNMENT MONEY MARKET FUND|MORNING TRADE @ 1',
    'GOVERNMENT MONEY MARKET FUND @ 1',
    'GOVERNMENT MONEY MARKET FUND|DIVIDEND RECEIVED',
  ],
}

export const WAGE_CARD: Texts = {
  outgoing: [
    'Purchase GREENFIELD GROCERY|COLUMBUS OH',
    'ATM Withdrawal 88 E BROAD ST|COLUMBUS OH',
    'ATM Withdrawal Fee (Domestic)',
    'Bill Payment HARBOUR WIRELESS',
    'Balance Inquiry Fee',
  ],
  incoming: [
    'Employer Load ACME MFG CO|Pay of {m}/{d}',
    'Cash Reload REGISTER 0~~',
    'Purchase Refund GREENFIELD',
  ],
}

export const UNION: Texts = {
  outgoing: [
    'Withdrawal Debit Card MC GREENFIELD #~~~|Date {m}/{d}/24 ~~~~~~~~~~~~ 5411 Card ~~~~',
    'Withdrawal by Check|Share Draft 00~~~~',
    'Withdrawal at ATM #~~~~~~ 200 MILL RD BOISE ID',
    'Withdrawal Transfer To Share 07|Overdraft Protection',
    'Fee Courtesy Pay',
  ],
  incoming: [
    'Deposit ACH ACME MFG CO|TYPE: PAYROLL CO: ACME MFG CO',
    'Deposit by Mobile Check',
    'Deposit Dividend 0.100%|Annual Percentage Yield Earned 0.10%',
  ],
}

export const BILINGUAL_CANADIAN: Texts = {
  outgoing: [
    'Achat débit / Debit purchase|MARCHE VERT #~~~ GATINEAU',
    'Virement Interac à / Interac e-Transfer to|ANNE EXEMPLE',
    'Retrait GA / ABM withdrawal|HULL 00~~~',
    'Paiement de facture / Bill payment|HYDRO EXEMPLE ~~~~',
    'Frais mensuels / Monthly fee',
  ],
  incoming: [
    'Dépôt direct / Direct deposit|ACME CANADA INC PAIE/PAY',
    'Virement Interac de / Interac e-Transfer from|MARC EXEMPLE',
    'Dépôt mobile / Mobile deposit',
  ],
}

export const CANADIAN_CARD: Texts = {
  outgoing: [
    'GREENFIELD MARKET #~~~~ TORONTO ON',
    'TRANSIT FAREPAY AUTL TORONTO ON',
    'HARBOUR WIRELESS 877-555-0120 ON',
    'THE NOODLE HOUSE OTTAWA ON',
    'REGULAR PURCHASE INTEREST 20.99%',
  ],
  incoming: [
    'PAYMENT THANK YOU/PAIEMENT MERCI',
    'PAYMENT THANK YOU - ONLINE',
    'GREENFIELD MARKET REFUND TORONTO ON',
  ],
}

export const CANADIAN_LINE: Texts = {
  outgoing: [
    'CHEQUE ~~~',
    'TRANSFER TO ~~~~~-~~~~~~~',
    'INTEREST CHARGE',
    'CREDIT PROTECTION PREMIUM',
    'CASH ADVANCE ABM',
  ],
  incoming: ['PAYMENT', 'PAYMENT - INTERNET BANKING', 'PRE-AUTHORIZED PAYMENT'],
}

export const MEXICAN_SERIALS: Texts = {
  outgoing: [
    'PAGO SPEI A BANCO EJEMPLO|CLABE 0~~~~~~~~~~~~~~~~~|RASTREO EXMX~~~~~~ RENTA',
    'COMPRA MERCADO VERDE SUC ~~~|AUT ~~~~~~',
    'RETIRO CAJERO ATM ~~~~',
    'COBRO DE COMISION MEMBRESIA',
    'I.V.A. POR COMISIONES',
  ],
  incoming: [
    'ABONO SPEI DE ACME SA DE CV|NOMINA QUINCENA ~~',
    'DEPOSITO EN EFECTIVO SUC ~~~~',
    'RENDIMIENTOS',
  ],
}

export const BRAZILIAN_BRANCH: Texts = {
  outgoing: [
    'PIX ENVIADO|Maria Exemplo',
    'COMPRA CARTAO DEB MC|{d}/{m} MERCADO VERDE SAO PAULO',
    'PAGAMENTO DE BOLETO OUTROS BANCOS|CONDOMINIO EXEMPLO',
    'DEBITO AUT. FAT.CARTAO',
    'TARIFA MENSALIDADE PACOTE SERVICOS|{m}/2024',
    'SAQUE DINHEIRO BANCO 24H',
  ],
  incoming: [
    'PIX RECEBIDO|Joao Modelo',
    'LIQUIDO DE VENCIMENTO|CNPJ 00~~~~~~000199',
    'TED RECEBIDA|ACME LTDA',
  ],
}

export const BRAZILIAN_CARD: Texts = {
  outgoing: [
    'MERCADO VERDE SAO PAULO',
    'IFEX *CANTINA 0~/10',
    'POSTO EXEMPLO LTDA',
    'LOJA MODELO 03/06',
    'APP TRANSPORTE *VIAG',
    'ANUIDADE DIFERENCIADA 05/12',
    'DROGARIA EXEMPLO',
  ],
  incoming: ['PAGAMENTO EFETUADO', 'PAGAMENTO EFETUADO', 'ESTORNO LOJA MODELO'],
}

export const ARGENTINE_BANK: Texts = {
  outgoing: [
    'COMPRA VISA DEBITO MERCADO VERDE',
    'DEBITO AUTOMATICO GAS EXEMPLAR ~~~~~~',
    'TRANSFERENCIA CTA TERCEROS VAR CUIT 27~~~~~~~~4',
    'IMP LEY 25413 DEBITO 0.60%',
    'EXTRACCION CAJERO ~~~~',
  ],
  incoming: [
    'ACREDITACION DE HABERES ACME SA',
    'TRANSFERENCIA RECIBIDA PEREZ EJEMPLO',
    'DEPOSITO EN EFECTIVO',
  ],
}

export const CHILEAN_CARD: Texts = {
  outgoing: [
    'SUPERMERCADO VERDE',
    'FARMACIA EJEMPLO',
    'TIENDA MODELO TRES CUOTAS PREC',
    'APP VIAJES SANTIAGO',
    'IMPUESTO DL 3475 TASA 0,066%',
    'COMISION MENSUAL POR MANTENCION',
  ],
  incoming: ['MONTO CANCELADO', 'ABONO POR DEVOLUCION SUPERMERCADO'],
}

export const COLOMBIAN_OFFICES: Texts = {
  outgoing: [
    'COMPRA ESTABLECIMIENTO MERCADO VERDE',
    'RETIRO CAJERO AUTOMATICO RED PROPIA',
    'GRAVAMEN MOVIMIENTO FINANCIERO 4X1000',
    'PAGO SERVICIO PUBLICO ENERGIA',
    'TRANSFERENCIA A OTRA ENTIDAD',
  ],
  incoming: ['ABONO DE NOMINA ACME SAS', 'CONSIGNACION EN EFECTIVO', 'INTERESES GANADOS CUENTA AHORRO'],
}

export const PERUVIAN: Texts = {
  outgoing: [
    'COMPRA POS MERCADO VERDE',
    'TRANSF.BCO. CCI EJEMPLO',
    'PAGO SERV LUZ DEL EJEMPLO',
    'RET.EFECTIVO CAJERO',
    'COMISION MANTENIMIENTO',
  ],
  incoming: [
    'ABONO HABERES ACME SAC',
    'DEP.EFECTIVO AGENTE',
    'TRANSF. INMEDIATA RECIBIDA',
    'PLIN-EJ DE ROSA',
  ],
}
