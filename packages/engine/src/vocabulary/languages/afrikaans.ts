import type { Language } from '../language.ts'

export const afrikaans: Language = {
  months: [
    'januarie februarie maart april mei junie julie augustus september oktober november desember',
    'jan feb mrt apr mei jun jul aug sep okt nov des',
  ],
  weekdays: 'maandag dinsdag woensdag donderdag vrydag saterdag sondag',
  days: { transaction: 'transaksiedatum|datum van transaksie', posting: 'boekingsdatum|datum geboek' },
  titles: {
    figure: '=hoeveelheid|=prys|=liter|=wisselkoers',
    valueDate: 'waardedatum|effektiewe datum',
    charge: 'bankkoste|fooie',
    balance: 'lopende saldo|uitstaande saldo',
    debit: 'debiet|debiete|debietbedrag|onttrekking|onttrekkings|uitbetalings',
    credit: 'krediet|krediete|kredietbedrag|inbetalings|=deposito',
    date: 'transaksiedatum|boekingsdatum',
    reference: 'verwysing|verwysingsnommer',
    description: 'transaksiebeskrywing|beskrywing|besonderhede|transaksie|transaksiebesonderhede',
  },
  odometer: 'odometer|kilometerlesing',
  rows: {
    opening: 'openingsaldo|aanvangsaldo|vorige saldo|beginsaldo',
    closing: 'sluitingsaldo|eindsaldo|slotsaldo|saldo verskuldig',
    forward: 'saldo oorgedra|saldo oorgebring|balans oorgebring|oorgebring',
    total: 'totale debiete|totale krediete|subtotaal',
  },
  sections: { credit: 'deposito s|inbetalings|krediete', debit: 'onttrekkings|uitbetalings|debiete' },
  bankTexts: { debit: 'rente gehef|administrasiefooi|bankkoste|diensfooi|maandelikse fooi' },
  account: 'rekeningnommer|rekening|kaartnommer',
  otherNumber: 'takkode|btw nommer',
  currency: 'geldeenheid',
  until: 'tot',
  cardTitle: 'kredietkaart',
  card: 'minimum paaiement|minimum bedrag betaalbaar',
  creditLimit: 'kredietlimiet|kredietperk',
}
