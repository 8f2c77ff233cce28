import type { Language } from './language.ts'

export const finnish: Language = {
  script: 'latin-1',
  months:
    'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  shortMonths: 'tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu',
  weekdays: 'su ma ti ke to pe la',
  titles: {
    serial: ['Nro'],
    date: ['Päivämäärä', 'Pvm', 'Kirjauspäivä', 'Maksupäivä'],
    valueDate: ['Arvopäivä'],
    type: ['Laji', 'Tyyppi'],
    description: ['Selite', 'Selitys', 'Tapahtuma', 'Saaja/Maksaja'],
    reference: ['Viite', 'Arkistointitunnus', 'Viitenumero'],
    debit: ['Otot', 'Otto', 'Veloitukset', 'Maksut'],
    credit: ['Panot', 'Pano', 'Hyvitykset', 'Tulot'],
    amount: ['Määrä', 'Määrä {currency}', 'Summa'],
    balance: ['Saldo', 'Tilin saldo'],
  },
  markers: [{ title: 'O/P', debit: 'O', credit: 'P' }],
  phrases: {
    statement: ['Tiliote'],
    card: ['Luottokorttilasku'],
    account: ['Tilinumero', 'Tili'],
    currency: ['Valuutta'],
    period: [
      ['Kausi', '-'],
      ['Ajalta', '-'],
    ],
    opening: ['Alkusaldo', 'Edellinen saldo'],
    closing: ['Loppusaldo', 'Uusi saldo'],
    broughtForward: ['Siirto edelliseltä sivulta', 'Alkusaldo'],
    carriedForward: ['Siirto seuraavalle sivulle'],
    total: ['Yhteensä', 'Summa'],
    page: 'Sivu',
    nothing: 'Ei tapahtumia kaudella.',
    credits: ['Panot'],
    debits: ['Otot'],
    sectionTotal: 'Yhteensä',
    dailyBalances: 'Päiväsaldot',
    note: 'Tarkistakaa tapahtumat ja ilmoittakaa virheistä pankille.',
  },
}
