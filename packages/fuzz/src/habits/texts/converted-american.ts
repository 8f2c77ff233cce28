import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of the Americas; lines, or columns, are parted by strokes. */

/** A place and a code of the merchant's trade stand behind the first and the second stroke. */
export const UNION_CARD: Texts = {
  outgoing: [
    'GREENFIELD MARKET #~~~|TX|5411',
    'HARBOUR FUEL 0~~~~~|TX|5541',
    'LINDEN TACO HOUSE|OK|5812',
    'STREAMBOX.COM|CA|4899',
    'ACME HARDWARE ~~~~|TX|5251',
    'EXAMPLE VET CLINIC|TX|0742',
    'CLOUDBOX MKTPL*~~~~~~|WA|5942',
  ],
  incoming: ['PAYMENT RECEIVED - SHARE ~~|TX|0000', 'ACME HARDWARE ~~~~ CREDIT|TX|5251'],
}

export const VIEW_CARD: Texts = {
  outgoing: [
    'SQ *LINDEN BAKERY SAN DIEGO CA',
    'HARBOUR FUEL ~~~~ CHULA VISTA CA',
    'GREENFIELD MKT #~~~ LA MESA CA',
    'STREAMBOX.COM 866-555-0133 NY',
    'EXAMPLE RENT A CAR RENO NV',
    'TST* THE OAK ROOM CORONADO CA',
    'LATE FEE',
    'INTEREST CHARGE ON PURCHASES',
  ],
  incoming: [
    'Payment Received EXAMPLE BANK NA',
    'Payment Received ACME CREDIT UNION',
    'RETURN GREENFIELD MKT #~~~',
  ],
}

/** The kind stands behind the stroke. */
export const PREPAID_ACCOUNT: Texts = {
  outgoing: [
    'GREENFIELD MARKET ~~~~ MACON GA|Purchase',
    'HARBOUR GAS ~~~ WARNER ROBINS GA|Purchase',
    'ATM 12 SAMPLE AVE MACON GA|Withdrawal',
    'ATM FEE|Fee',
    'MONTHLY FEE|Fee',
    'SEND MONEY TO JORDAN E|Transfer',
    'STREAMBOX.COM 866-555-0133|Purchase',
  ],
  incoming: [
    'NORTHWAY POULTRY DIRECT DEP|Deposit',
    'CASH RELOAD AT REGISTER ~~~~|Deposit',
    'TRANSFER FROM HIGH YIELD SAVINGS|Transfer',
  ],
}

export const MISSOURI_CHECKING: Texts = {
  outgoing: [
    'ATM Withdrawal|1000 Example St M~~~~~|Kansas City MO 0000~',
    'Debit Card Purchase|Greenfield Grocer ~~~|Overland Park KS',
    'Harbour Power & Light|ACH Pymt ~~~~~~~~',
    'CHECK',
    'CHECK',
    'Debit Card Purchase|Acme Hardware|Independence MO',
  ],
  incoming: ['Deposit Ref Nbr: 13~~~~~~~', 'Northway Freight Payroll|PPD ~~~~~~~~~~', 'Mobile Deposit'],
}

export const BROKERS_CHECKING: Texts = {
  outgoing: [
    'Debit Card Purchase|GREENFIELD MARKET ~~~~|BOULDER CO US',
    'ATM Withdrawal|HARBOUR BK ~~~~ 16TH ST|DENVER CO US',
    'ACH Debit|EXAMPLE CARD SVCS AUTOPAY|~~~~~~~~~~',
    'Funds Transfer to Brokerage|-~~~~',
    'Check Paid #~~~',
    'ACH Debit|SAMPLE MUTUAL INS PREM',
  ],
  incoming: [
    'ACH Credit|NORTHWAY LABS PAYROLL|~~~~~~~~~~',
    'ATM Fee Rebate',
    'Funds Transfer from Brokerage|-~~~~',
    'Mobile Deposit',
  ],
}

export const DIRECT_BANK_OF_ONTARIO: Texts = {
  outgoing: [
    'POS MERCHANDISE|GREENFIELD GROCER #~~~~',
    'INTERAC E-TRANSFER SENT|~~~~~~~~~ JORDAN E',
    'ATM WITHDRAWAL|EXAMPLE BR ~~~~ 1|HAMILTON ON',
    'PREAUTHORIZED DEBIT|HARBOUR MUTUAL INS',
    'BILL PAYMENT|SAMPLE HYDRO ~~~~~~',
    'RECURRING PAYMENT|STREAMBOX.COM',
  ],
  incoming: [
    'PAYROLL DEPOSIT|NORTHWAY STEEL LTD',
    'INTERAC E-TRANSFER RECEIVED|~~~~~~~~~ CASEY M',
    'INTEREST',
  ],
}

export const HARDWARE_CARD_OF_WELLAND: Texts = {
  outgoing: [
    'EXAMPLE TIRE #~~~ WELLAND ON|ICE MELTER 10KG|GARDEN HOSE 50FT',
    'EXAMPLE TIRE GAS+ #~~~ THOROLD ON|FUEL',
    'GREENFIELD FOODS ~~~~ WELLAND ON',
    'NORTHWAY SPORT #~~~ NIAGARA FALLS ON|YOUTH SKATES',
    'HARBOUR CABLE 888-555-0~~~ ON',
    'LINDEN PIZZA WELLAND ON',
    'INTEREST CHARGES',
  ],
  incoming: ['PAYMENT - THANK YOU', 'EXAMPLE TIRE #~~~ WELLAND ON|RETURN GARDEN HOSE'],
}

export const TARJETA_DE_MONTERREY: Texts = {
  outgoing: [
    'SUPER EJEMPLO ~~~ MONTERREY NL',
    'GASOLINERA MUESTRA ~~~~ APODACA NL',
    'STREAMBOX MEXICO CIUDAD DE MEX',
    'FARMACIA MODELO ~~~ SAN PEDRO NL',
    'REST LA MUESTRA MONTERREY NL',
    'EJEMPLO TELEFONIA PAGO ~~~~~~',
  ],
  incoming: ['PAGO INTERBANCARIO SPEI', 'SU ABONO GRACIAS', 'DEVOLUCION SUPER EJEMPLO'],
}

/** The kind stands before the stroke. */
export const COOPERATIVA_DE_PUEBLA: Texts = {
  outgoing: [
    'Retiro|Retiro en ventanilla suc. ~~',
    'Cargo|Comisión por manejo de cuenta',
    'Cargo|Pago de nómina quincena ~~',
    'Retiro|Cheque ~~~~ Maquilas Ejemplo',
    'Cargo|SPEI enviado Aceros Muestra',
  ],
  incoming: [
    'Abono|SPEI recibido Textiles Modelo',
    'Depósito|Depósito en efectivo suc. ~~',
    'Abono|Rendimientos del mes',
  ],
}

export const TARJETA_DE_GUAYAQUIL: Texts = {
  outgoing: [
    'SUPERMERCADO MODELO ~~ EC 840',
    'ESTADIO MUESTRA CONC ~~ US 840',
    'FARMACIAS EJEMPLO ~~~ EC 840',
    'TIENDA OUTLET #~~~~ US 840',
    'AEROLINEA MUESTRA EC 840',
    'CONSUMOS EN EL EXTERIOR POR MONTOS MAYORES A $100',
    'SEGURO DE DESGRAVAMEN',
  ],
  incoming: ['*** SU PAGO - MUCHAS GRACIAS ***', 'REVERSO TIENDA OUTLET #~~~~ US 840'],
}

export const CUENTA_DE_HEREDIA: Texts = {
  outgoing: [
    'COMPRA SUPER EJEMPLO HEREDIA',
    'DTR:ALQUILER ~~ SINPE',
    'SINPE MOVIL A MARIA MUESTRA',
    'RETIRO ATM ~~~~ EJEMPLO SJ',
    'PAGO SERVICIO AGUA ~~~~~~',
    'COMPRA SODA MUESTRA ALAJUELA',
  ],
  incoming: ['TEF DE: EMPRESA MODELO SA', 'SINPE MOVIL DE JUAN EJEMPLO', 'INTERES GANADO'],
}

export const CUENTA_DE_SANTO_DOMINGO: Texts = {
  outgoing: [
    'CONSUMO POS COLMADO EJEMPLO',
    'RETIRO ATM EJEMPLO NACO',
    'TRANSF LBTR A FERRETERIA MUESTRA',
    'COBRO IMP. 0.15% DGII',
    'PAGO TSS NOMINA ~~~~',
    'CARGO POR MANEJO DE CUENTA',
  ],
  incoming: ['DEPOSITO EN CUENTA SUC ~~~', 'CREDITO ACH EMPRESA MODELO SRL', 'INTERESES GANADOS'],
}

export const CUENTA_DE_CORDOBA: Texts = {
  outgoing: [
    'TRANSF INMED A TERCEROS CUIT 30~~~~~~~~9',
    'IMPDBCR 25413 S/DB TASA GRAL',
    'DEBITO FISCAL IVA BASICO',
    'SIRCREB RETENCION IIBB',
    'PAGO CHEQUE DE CAMARA RECIBIDA 48 HS',
    'COMISION MANT. CUENTA CORRIENTE',
  ],
  incoming: ['TRANSF RECIBIDA CUIT 27~~~~~~~~4', 'N/C LIQ. COMERCIOS PRIMERA', 'DEP. CHEQUES 48 HS'],
}

export const DOLARES_DE_CORDOBA: Texts = {
  outgoing: ['EXTRACCION CAJERO', 'TRANSF OTRA CUENTA PROPIA'],
  incoming: ['COMPRA DE DIVISAS', 'INTERESES CAPITALIZADOS'],
}
