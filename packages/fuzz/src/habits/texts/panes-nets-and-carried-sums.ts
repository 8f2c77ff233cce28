import type { Texts } from '../setting/account-book.ts'

export const CARD_OF_VILA_VELHA: Texts = {
  outgoing: [
    'PADARIA EXEMPLO',
    'POSTO MODELO BR ~~~',
    'LIVRARIA DO PORTO',
    'FARMACIA AMOSTRA',
    'EXT STREAMLY.EXAMPLE',
  ],
  incoming: ['PAGAMENTO EFETUADO', 'ESTORNO LIVRARIA'],
}

export const CARD_OF_TACOMA: Texts = {
  outgoing: [
    'HOTEL MODELO LISBOA PRT',
    'CAFE EXEMPLE PARIS FRA',
    'MUSTER BUECHER BERLIN DEU',
    'GREENFIELD MARKET TACOMA WA',
  ],
  incoming: ['PAYMENT RECEIVED', 'CREDIT GREENFIELD MARKET'],
}

export const CASH_OF_STIRLING: Texts = {
  outgoing: ['Bought Example Growth Trust', 'Custody fee', 'Withdrawal to bank ~~~~'],
  incoming: ['Dividend Sample Water plc', 'Sold Model Bond Fund', 'Deposit by card'],
}

export const SHARES_OF_TRALEE: Texts = {
  outgoing: ['Withdrawal at counter', 'Transfer to loan', 'Standing order ~~~~'],
  incoming: ['Lodgement', 'Wages Example Dairies', 'Transfer in'],
}

export const LOAN_OF_TRALEE: Texts = {
  outgoing: ['Loan interest'],
  incoming: ['Repayment', 'Extra repayment'],
}

export const SHOP_OF_DULUTH: Texts = {
  outgoing: ['Payout to bank ~~~~', 'Refund order ~~~~~', 'Shipping labels'],
  incoming: ['Order ~~~~~', 'Invoice ~~~~ paid', 'Subscription renewal'],
}

export const SHOP_OF_THIKA: Texts = {
  outgoing: ['Pay bill Sample Power ~~~~', 'Airtime', 'Send to 07~~ *** ~~~'],
  incoming: ['Till sale ~~~~', 'Received from Example Traders', 'Deposit at agent ~~~~'],
}

export const FIRM_OF_KUMASI: Texts = {
  outgoing: ['Cheque ~~~~~~', 'Transfer to Example Mills', 'Payroll sample staff', 'Service charge'],
  incoming: ['Cash deposit', 'Transfer from Model Stores', 'Cheque lodged ~~~~~~'],
}

export const SAVER_OF_WREXHAM: Texts = {
  outgoing: ['Example Energy', 'Sample Council', 'Model Garage Wrexham', 'Corner Books'],
  incoming: ['Sample Foods wages', 'A N Example', 'Model Insurance refund'],
}

export const FIRM_OF_SFAX: Texts = {
  outgoing: [
    'REGLEMENT FOURNISSEUR ~~~~',
    'RETRAIT GUICHET',
    'PRELEVEMENT EXEMPLE EAU',
    'COMMISSION TENUE DE COMPTE',
  ],
  incoming: ['VERSEMENT ESPECES', 'VIREMENT RECU MODELE SARL', 'REMISE CHEQUE ~~~~~~~'],
}

export const WALLET_OF_MULTAN: Texts = {
  outgoing: ['Sent to Sample Traders', 'Mobile load 03~~ ~~~', 'Bill Example Gas ~~~~', 'QR Model Sweets'],
  incoming: ['Received from A. Example', 'Cash in at agent ~~~~', 'Salary Sample Mills'],
}
