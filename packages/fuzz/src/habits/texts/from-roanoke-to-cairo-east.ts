import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of Quebec, India, Malaysia, the continent, Brazil and Egypt; `|` breaks a line. */

export const CARD_OF_SHERBROOKE: Texts = {
  outgoing: [
    'EPICERIE EXEMPLE SHERBROOKE QC|0.5',
    'PHARMACIE MODELE MAGOG QC|0.5',
    'RESTO LE SPECIMEN MONTREAL QC|2',
    'CAFE EXEMPLE BURLINGTON VT{1.3714}|2',
    'PETRO-MODELE 4417 LENNOXVILLE QC|1',
    'INTERETS SUR ACHATS|',
  ],
  incoming: ['PAIEMENT CAISSE|', 'CREDIT BOUTIQUE EXEMPLE QC|0.5'],
}

export const ACCOUNT_OF_CHENNAI: Texts = {
  outgoing: [
    'UPI/~~~~~~~~~~~~/DR/SAMPLE STORES/UTIB/samplestores@okexample|Transfer',
    'CASH WITHDRAWAL ATM CHENNAI ANNA SALAI|Cash',
    'NEFT-EXAMPLE FINANCE LTD-EXMPN~~~~~~~~~|Transfer',
    'TO CLEARING ~~~~~~|Clearing',
    'SMS CHARGES QTR ENDED {m}/24|Transfer',
  ],
  incoming: [
    'UPI/~~~~~~~~~~~~/CR/ARUN EXAMPLE/HDFC/arun@okexample|Transfer',
    'BY CASH|Cash',
    'NEFT-NORTHWAY PVT LTD SALARY|Transfer',
  ],
}

export const ACCOUNT_OF_ALUVA: Texts = {
  outgoing: [
    'UPIOUT/~~~~~~~~~~~~/samplestores@okexample/UPI/5411|TFR',
    'POS/SAMPLE TEXTILES KOCHI|TFR',
    'ATM WD ALUVA METRO|CSH',
    'CHQ PAID J EXAMPLE|CLG',
    'FT IMPS/IFO/~~~~~~~~~~~~/RENT|FT',
    'GST ON SMS ALERT CHARGES|SBINT',
  ],
  incoming: [
    'UPI IN/~~~~~~~~~~~~/9~~~~~~~~~@example/UPI|TFR',
    'NEFT/NORTHWAY PVT LTD/SALARY|TFR',
    'BY CASH|CSH',
  ],
}

export const FIRM_OF_KLANG: Texts = {
  outgoing: [
    'CR TRANSFER DUITNOW|SAMPLE HARDWARE SDN BHD|INV ~~~~~',
    'CHEQUE ~~~~~~',
    'IBG TRF TO|EXAMPLE TRADING|~~~~~~',
    'SERVICE CHARGE',
    'DEBIT ADVICE|POWER BILL ~~~~~~~~~~~~',
  ],
  incoming: [
    'INWARD IBG|NORTHWAY SDN BHD|PAYMENT ~~~~',
    'CASH DEPOSIT CDM KLANG',
    'DUITNOW TRSF CR|ACME ENTERPRISE|QUO ~~~~',
  ],
}

export const SAVER_OF_PUCHONG: Texts = {
  outgoing: [
    'Sample Kopi Puchong',
    'Transfer to AISYAH EXAMPLE|DuitNow',
    'Example Mart|QR payment',
    'Greenfield Pharmacy',
  ],
  incoming: [
    'Transfer from NORTHWAY SDN BHD|DuitNow',
    'Interest earned',
    'Refund from Example Mart',
    'Daily interest bonus',
  ],
}

export const SAVINGS_OF_STUTTGART: Texts = {
  outgoing: [
    'ÜBERWEISUNG|AUSZAHLUNG AUF REFERENZKONTO|ERIKA BEISPIEL',
    'UEBERTRAG|AUF FESTGELDKONTO ~~~~~~~~',
  ],
  incoming: ['GUTSCHRIFT|ERIKA BEISPIEL|SPAREN {m}/24', 'DAUERAUFTRAG|ERIKA BEISPIEL|TAGESGELD', 'ZINSEN'],
}

export const ACCOUNT_OF_GRAZ: Texts = {
  outgoing: [
    'BEZAHLUNG KARTE|SAMPLE MARKT GRAZ|K4417 {d}.{m}. 12:41',
    'LASTSCHRIFT|MUSTER ENERGIE GMBH|RG ~~~~~~~~ MANDAT ~~~~~~',
    'AUFTRAG ONLINE|HAUSVERWALTUNG BEISPIEL|MIETE TOP 4',
    'BARGELDBEHEBUNG|AUTOMAT GRAZ HAUPTPLATZ',
    'KONTOFÜHRUNG',
  ],
  incoming: ['GEHALT|NORDWEG GMBH|LOHN {m}', 'GUTSCHRIFT|MAX MUSTER|DANKE'],
}

export const FIRM_OF_UTRECHT: Texts = {
  outgoing: [
    'SEPA Overboeking|IBAN: NL00EXMP0~~~~~~~~~|BIC: EXMPNL2A|Naam: J Voorbeeld BV|Omschrijving: Factuur ~~~~~',
    'BEA   NR:~~~~~~   {d}.{m}.24/12.41|Voorbeeld Markt,PAS 417|UTRECHT',
    'SEPA Incasso algemeen doorlopend|Incassant: NL00ZZZ~~~~~~~~~~~~|Naam: Monster Energie|Machtiging: ~~~~~~~~',
    'Package fee business',
  ],
  incoming: [
    'SEPA Overboeking|IBAN: NL00EXMP0~~~~~~~~~|BIC: EXMPNL2A|Naam: Noordweg BV|Omschrijving: ~~~~~',
    'SEPA Overboeking|IBAN: NL00EXMP0~~~~~~~~~|BIC: EXMPNL2A|Naam: Acme NV|Kenmerk: PO ~~~~',
  ],
}

export const ACCOUNT_OF_DIJON: Texts = {
  outgoing: [
    'PAIEMENT PAR CARTE {d}/{m}/2024|EPICERIE EXEMPLE DIJON',
    'PAIEMENT PAR CARTE {d}/{m}/2024|CAFE MODELE',
    'PRELEVEMENT ENERGIE EXEMPLE|REF ~~~~~~~~',
    'PRELEVEMENT TELECOM MODELE',
    'VIREMENT EMIS VERS LIVRET',
    'CARTE RETRAIT {d}/{m}/2024|DIJON DARCY',
  ],
  incoming: ['VIREMENT RECU NORD SARL|SALAIRE {m}', 'VIREMENT RECU M MODELE'],
}

export const ACCOUNT_OF_OLINDA: Texts = {
  outgoing: [
    'Pix enviado Joana Exemplo',
    'Compra no débito Mercado Modelo Olinda',
    'Pagamento de conta Energia Exemplo',
    'Saque Banco24Exemplo',
    'QR Code Pix enviado Padaria Modelo',
  ],
  incoming: ['Pix recebido Carlos Exemplo', 'Vendas - Disponível Débito MODELO', 'Rendimento da conta'],
}

export const ACCOUNT_OF_CAIRO: Texts = {
  outgoing: [
    'POS Purchase SAMPLE STORES CAIRO EG',
    'ATM Cash Withdrawal NASR CITY',
    'IPN Transfer to MONA EXAMPLE|Mobile Wallet',
    'Bill Payment EXAMPLE TELECOM ~~~~~~~~~~',
    'Stamp Duty',
  ],
  incoming: ['Salary NORTHWAY FOR TRADE', 'IPN Transfer from HANY EXAMPLE', 'Cash Deposit BRANCH 0~~'],
}
