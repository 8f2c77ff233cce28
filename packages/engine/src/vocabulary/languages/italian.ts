import type { Language } from '../language.ts'

export const italian: Language = {
  months: ['gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'],
  weekdays: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  days: {
    available: 'data disponibile|data disponibilità|data di disponibilità|disponibile dal',
    transaction: 'data operazione|data dell operazione|data acquisto|data transazione',
    posting: 'data contabile|data registrazione|data di registrazione|data contabilizzazione|data addebito',
  },
  titles: {
    figure:
      '=prezzo unitario|=litri|importo in valuta estera|importo originale|=quantità|=prezzo|=cambio|=punti',
    marker: '=dare avere|=d a|=segno',
    serial: '=n|=num',
    valueDate: 'data valuta|valuta|data val',
    charge: 'commissioni|commissione|spese',
    balance:
      '=saldo per valuta|saldo|saldi|saldo contabile|saldo progressivo|=disponibilità|=disponibile|debito residuo|capitale residuo',
    debit:
      'dare|addebiti|addebito|uscite|uscita|prelievi|movimenti dare|pagamenti|importo dare|=prelievo|prelevamenti|prelevamento|=pagamento|=spesa|=addebitato',
    credit:
      'avere|accrediti|accredito|entrate|entrata|versamenti|movimenti avere|importo avere|incassi|incasso|=versamento|=ricarica|ricariche|=accreditato',
    amount: 'importo|importi|importo eur|ammontare|controvalore',
    date: 'data|data operazione|data contabile|data movimento|data registrazione|=giorno|data oper',
    reference: 'riferimento|numero|assegno|rif|num rif',
    description:
      'descrizione|=codice|causale|operazione|operazioni|descrizione operazione|dettagli|descrizione delle operazioni|dettaglio|movimento|tipo|=categoria|=note|=nota|=motivo|beneficiario|ordinante|controparte|=mezzo|=canale|=narrativa|=oggetto|=sportello|=filiale|esercente|=luogo|=stato|=contabilizzazione|=conto o carta|=informazioni|=intestatario|=nome|=località',
  },
  odometer: 'chilometraggio',
  rows: {
    opening:
      'saldo iniziale|saldo precedente|saldo di apertura|saldo di partenza|saldo attivo iniziale|saldo di inizio|saldo inizio|saldo estratto conto precedente|saldo estratto precedente|saldo da estratto precedente|saldo ultimo estratto|saldo apertura|saldo anteriore|saldo periodo precedente',
    closing:
      'saldo finale|saldo di chiusura|nuovo saldo|saldo attuale|saldo di fine|saldo fine|saldo a fine|saldo chiusura|saldo disponibile finale|saldo nuovo',
    forward: 'saldo|=riporto|a riportare|saldo al|saldo contabile al|=da riportare',
    total: 'totale|totali|totale movimenti|totale operazioni|subtotale|somma',
  },
  earlier: 'precedente',
  pending:
    'operazioni non contabilizzate|movimenti non contabilizzati|operazioni in attesa|movimenti in attesa|movimenti futuri|operazioni da contabilizzare|movimenti da contabilizzare|autorizzazioni in corso|movimenti non ancora contabilizzati|operazioni non ancora contabilizzate|operazioni autorizzate non contabilizzate|somme prenotate',
  sections: {
    credit: 'accrediti|entrate|versamenti|bonifici ricevuti|bonifici in entrata|altre entrate|incassi',
    debit:
      'addebiti|uscite|prelievi|pagamenti|spese|bonifici in uscita|altre uscite|bonifici disposti|prelevamenti|acquisti',
  },
  bankTexts: { debit: 'commissione|commissioni|canone|imposta di bollo|spese', back: 'rimborso|storno' },
  beginnings: {
    debit: 'bonifico a|pagamento a|inviato a',
    credit: 'bonifico da|bonifico ricevuto|pagamento da|ricevuto da',
  },
  trades: { debit: 'acquisto', credit: 'vendita' },
  markers: { debit: 'DARE|ADDEBITO', credit: 'AVERE|ACCREDITO' },
  account: 'conto|conto corrente|numero conto|c/c|numero carta|carta n|numero rapporto|rapporto n',
  otherNumber:
    'filiale|abi|cab|bic|cin|sportello|codice cliente|numero cliente|ndg|codice fiscale|pagina|foglio|estratto conto n|telefono|partita iva',
  currency: 'divisa|valuta',
  number: 'numero|n°',
  until: 'al|a|fino al|e|e il',
  firstDay: 'dal|data inizio|data iniziale',
  lastDay: 'al|data fine|data finale',
  rewards: 'punti|premi|miglia',
  merchant: 'esercente|esercizio|esercizio commerciale',
  card: 'limite di utilizzo|rata minima|rimborso minimo|plafond mensile|pagamento minimo|fido carta|importo minimo da pagare|importo minimo da rimborsare|utilizzi del periodo',
  heldAccount: 'conto corrente|conto deposito',
  creditLimit: 'limite di credito',
  articles: 'il|la',
  closingDay: 'data estratto|estratto conto al|data estratto conto',
  owedTitles: { credit: 'pagamenti' },
  cardTitle: 'carta di credito|estratto conto carta|estratto carta|carta revolving',
  ofYear: 'da inizio anno|nell anno|anno in corso',
  end: 'fine estratto conto|fine estratto|riepilogo|riassunto',
  dateParts: 'giorno mese anno|gg mm aa',
  dayFirst: 'data|dt',
  balanceKinds: 'contabile|liquido|attivo',
  owedBalance: 'debito residuo|capitale residuo',
  eitherWay: 'rettifiche|storni',
  interest: 'interessi',
  repaid: 'capitale|quota capitale',
  loan: 'conto mutuo|mutuo ipotecario|prestito personale|estratto conto mutuo|estratto conto finanziamento',
  ofWhich: 'di cui',
  pageTurn:
    'pagina seguente|pagina successiva|prossima pagina|pagina precedente|segue a pagina|=segue|=continua',
}
