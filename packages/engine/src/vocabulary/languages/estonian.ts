import type { Language } from '../language.ts'

export const estonian: Language = {
  months: ['jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember'],
  titles: {
    figure: '=kogus|=hind|=kurss|=punktid',
    marker: '=d k|=deebet kreedit',
    valueDate: 'väärtuspäev',
    charge: 'teenustasu',
    balance: 'saldo|jääk|konto jääk',
    debit: 'deebet|väljaminek|väljamaksed|väljaminekud|väljamakse|=kulu|kulud|=välja',
    credit: 'kreedit|laekumine|sissetulek|laekumised|sissetulekud|=tulu|tulud|=sisse|sissemakse|sissemaksed',
    amount: 'summa|tehingu summa',
    date: 'kuupäev|tehingu kuupäev|makse kuupäev',
    reference: 'arhiveerimistunnus|viitenumber|=viide|=number',
    description:
      'selgitus|saaja maksja|saaja|tehing|kirjeldus|selgitused|=nimi|=märkus|=kategooria|=asukoht|=teade|maksja|vastaspool|=liik|tehingu liik|=tüüp|=märkused',
  },
  compounds: [
    {
      first: 'tehingu|makse|kande|konteerimis',
      last: { date: 'kuupäev|päev', amount: 'summa', description: 'liik|tüüp' },
    },
  ],
  rows: {
    opening:
      'algsaldo|algjääk|eelmine saldo|alguse saldo|saldo perioodi alguses|saldo alguses|algne saldo|eelmise perioodi saldo',
    closing: 'lõppsaldo|lõppjääk|lõpu saldo|saldo perioodi lõpus|saldo lõpus|lõplik saldo',
    forward: 'ülekanne|jääk',
    total: 'kokku|käive kokku|käive',
  },
  earlier: 'eelmine|eelmise',
  sections: { credit: 'laekumised|sissetulekud', debit: 'väljamaksed|väljaminekud' },
  account: 'konto|kontonumber|arveldusarve|arvelduskonto',
  currency: 'valuuta',
  until: 'kuni',
  cardTitle: 'krediitkaart|krediitkaardi',
  dayLast: 'kuupäev|päev',
  number: 'number|nr',
  otherNumber: 'kliendi number|kliendinumber|lehekülg|registrikood|isikukood|väljavõtte number|telefon',
  firstDay: 'alates|perioodi algus',
  lastDay: 'kuni|perioodi lõpp',
  closingDay: 'väljavõtte kuupäev',
  card: 'miinimummakse|minimaalne tagasimakse|kohustuslik tagasimakse|minimaalne makse',
  creditLimit: 'krediidilimiit',
  repaid: 'põhiosa',
  interest: 'intress',
  owedBalance: 'laenujääk|laenu jääk',
  loan: 'laenukonto|laenu väljavõte',
  pageTurn: 'järgmisel leheküljel|järgmine lehekülg|eelmiselt leheküljelt',
  pending: 'broneeringud|broneeritud summad|ootel tehingud|reserveeritud summad',
}
