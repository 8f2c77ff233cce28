import type { Language } from '../language.ts'

export const estonian: Language = {
  months: ['jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember'],
  titles: {
    marker: '=d k|=deebet kreedit',
    valueDate: 'väärtuspäev',
    charge: 'teenustasu',
    balance: 'saldo|jääk|konto jääk',
    debit: 'deebet|väljaminek|väljamaksed|väljaminekud',
    credit: 'kreedit|laekumine|sissetulek|laekumised|sissetulekud',
    amount: 'summa|tehingu summa',
    date: 'kuupäev|tehingu kuupäev|makse kuupäev',
    reference: 'arhiveerimistunnus',
    description: 'selgitus|saaja maksja|saaja|tehing|kirjeldus|selgitused',
  },
  rows: {
    opening: 'algsaldo|algjääk|eelmine saldo',
    closing: 'lõppsaldo|lõppjääk',
    forward: 'ülekanne|jääk',
    total: 'kokku|käive kokku|käive',
  },
  sections: { credit: 'laekumised|sissetulekud', debit: 'väljamaksed|väljaminekud' },
  account: 'konto|kontonumber|arveldusarve|arvelduskonto',
  currency: 'valuuta',
  until: 'kuni',
  cardTitle: 'krediitkaart|krediitkaardi',
}
