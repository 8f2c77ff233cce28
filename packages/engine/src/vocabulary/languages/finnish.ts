import type { Language } from '../language.ts'

export const finnish: Language = {
  months: [
    'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
    'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  ],
  weekdays: 'maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai',
  days: {
    transaction: 'tapahtumapaiva|tapahtumapäivä|ostopaiva|ostopäivä|maksupäivä|maksupvm',
    posting: 'kirjauspaiva|kirjauspäivä',
  },
  titles: {
    figure: '=kpl|=litrat|=hinta|=yksikköhinta|=kurssi|valuuttakurssi|=pisteet|alkuperäinen summa',
    serial: '=nro',
    valueDate: 'arvo pv|arvopäivä|arvopvm|arv pv|arv pvm|arvopv',
    charge: 'palvelumaksu|kulut',
    balance: 'saldo|saldot|tilin saldo|jäljellä oleva laina|lainapääoma|jäljellä oleva pääoma',
    debit:
      'otto|otot|maksut|maksu|panot ja otot|veloitus|veloitukset|menot|nostot|nosto|tililtä|=meno|=lähtevä',
    credit: 'pano|panot|hyvitys|hyvitykset|tulot|talletukset|talletus|tilille|=tulo|=saapuva',
    amount: 'määrä|summa|euroa|määrä eur',
    date: 'päivämäärä|pvm|kirjauspäivä|päivä|kirjauspvm|kirj pv|kirj pvm|tapahtumapäivä|maksupäivä|kirjattu',
    reference: 'viite|arkistointitunnus|arkistotunnus',
    description:
      'selite|tyyppi|saaja|saaja maksaja|tapahtuma|kuvaus|selitys|viesti|tapahtumat|saajan nimi|laji|=nimi|maksaja|vastaanottaja|=vastapuoli|=kategoria|=paikka|=ostopaikka|=osapuoli|=lisätiedot|=huomautus|=tapahtumalaji|=tapahtumatyyppi|=luokka',
  },
  compounds: [
    {
      first: 'kirjaus|tapahtuma|maksu|osto|suoritus|käyttö|laskutus|veloitus|hyvitys|siirto|rekisteröinti',
      last: { date: 'päivä|pvm|päivämäärä', description: 'laji|tyyppi|selite|teksti', reference: 'tunnus' },
    },
    { first: 'tapahtuma|osto|maksu|tili', last: { amount: 'määrä|summa', balance: 'saldo' } },
  ],
  odometer: 'mittarilukema',
  rows: {
    opening:
      'alkusaldo|edellinen saldo|saldo kauden alussa|avaava saldo|saldo tiliotteen alussa|saldo alussa|edellisen tiliotteen saldo|saldo jakson alussa|saldo edellisestä',
    closing:
      'loppusaldo|uusi saldo|saldo kauden lopussa|päättävä saldo|saldo tiliotteen lopussa|saldo lopussa|nykyinen saldo|saldo jakson lopussa',
    forward: 'saldo',
    total: 'yhteensä|=summa|välisumma|panot kirjauspäivän alusta|otot kirjauspäivän alusta',
  },
  earlier: 'edellinen|edellisen',
  pending:
    'tulevat tapahtumat|katevaraukset|kirjaamattomat tapahtumat|varatut tapahtumat|odottavat tapahtumat',
  sections: { credit: 'panot|talletukset|tulot', debit: 'otot|nostot|menot|ostot|veloitukset' },
  bankTexts: { debit: 'palvelumaksu|korkokulut', back: 'hyvitys|palautus' },
  markers: { debit: 'OTTO|O', credit: 'PANO|P' },
  account: 'tili|tilinumero',
  currency: 'valuutta',
  number: 'numero',
  until: 'asti|saakka',
  firstDay: 'alkaen|alkupvm|alkupäivä',
  lastDay: 'saakka|loppupvm|loppupäivä',
  card: 'vähimmäismaksu|minimierä|luottoa käytettävissä|vähimmäislyhennys|vähimmäiserä|minimilyhennys',
  heldAccount: 'käyttötili|säästötili|tilin laji',
  creditLimit: 'luottoraja',
  cardTitle: 'luottokort',
  dayFirst: 'päivä|pvm|päivämäärä',
  dayLast: 'päivä|pvm|päivämäärä',
  otherNumber:
    'sivu|asiakasnumero|asiakasnro|y tunnus|tiliotteen numero|tiliote nro|tiliotenumero|bic|puhelin|henkilötunnus',
  owedBalance: 'jäljellä oleva laina|lainapääoma|jäljellä oleva pääoma',
  interest: 'korko|korot',
  end: 'yhteenveto',
  repaid: 'lyhennys|pääoma',
  loan: 'lainatili|asuntolaina|lainatiliote|lainan tiliote',
  ofWhich: 'josta',
  pageTurn: 'seuraava sivu|seuraavalla sivulla|seuraavalle sivulle|edelliseltä sivulta|jatkuu sivulla',
}
