import type { Language } from '../language.ts'

export const italian: Language = {
  months: ['gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'],
  weekdays: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  days: {
    transaction: 'data operazione|data dell operazione|data acquisto|data transazione',
    posting: 'data contabile|data registrazione|data di registrazione|data contabilizzazione|data addebito',
  },
  titles: {
    figure: '=quantità|=prezzo|=cambio|=punti',
    marker: '=dare avere|=d a|=segno',
    serial: '=n|=num',
    valueDate: 'data valuta|valuta|data val',
    charge: 'commissioni|commissione|spese',
    balance: 'saldo|saldi|saldo contabile|saldo progressivo',
    debit: 'dare|addebiti|addebito|uscite|uscita|prelievi|movimenti dare|pagamenti|importo dare',
    credit: 'avere|accrediti|accredito|entrate|entrata|versamenti|movimenti avere|importo avere',
    amount: 'importo|importi|importo eur|ammontare',
    date: 'data|data operazione|data contabile|data movimento|data registrazione|=giorno|data oper',
    reference: 'riferimento|numero|assegno|rif|num rif',
    description:
      'descrizione|=codice|causale|operazione|operazioni|descrizione operazione|dettagli|descrizione delle operazioni|dettaglio|movimento|tipo',
  },
  rows: {
    opening: 'saldo iniziale|saldo precedente|saldo di apertura|saldo di partenza|saldo attivo iniziale',
    closing: 'saldo finale|saldo di chiusura|nuovo saldo|saldo attuale',
    forward: 'saldo|=riporto|a riportare|saldo al|saldo contabile al|=da riportare',
    total: 'totale|totali|totale movimenti|totale operazioni|subtotale|somma',
  },
  sections: {
    credit: 'accrediti|entrate|versamenti|bonifici ricevuti',
    debit: 'addebiti|uscite|prelievi|pagamenti|spese',
  },
  markers: { debit: 'DARE|ADDEBITO', credit: 'AVERE|ACCREDITO' },
  account: 'conto|conto corrente|numero conto|c/c|numero carta|carta n',
  currency: 'divisa|valuta',
  number: 'numero|n°',
  until: 'al|a|fino al|e|e il',
  firstDay: 'dal|data inizio|data iniziale',
  lastDay: 'al|data fine|data finale',
  card: 'limite di credito|pagamento minimo|fido carta',
  articles: 'il|la',
  closingDay: 'data estratto|estratto conto al|data estratto conto',
  owedTitles: { credit: 'pagamenti' },
  cardTitle: 'carta di credito',
  end: 'fine estratto conto|fine estratto',
  dateParts: 'giorno mese anno|gg mm aa',
}
