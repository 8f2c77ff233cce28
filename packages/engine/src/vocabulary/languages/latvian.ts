import type { Language } from '../language.ts'

export const latvian: Language = {
  months: [
    'janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris',
  ],
  titles: {
    marker: '=d k',
    valueDate: 'valutēšanas datums',
    charge: 'komisija',
    balance: 'atlikums|konta atlikums|bilance',
    debit: 'debets|izdevumi|izejošie|izmaksa|izmaksas',
    credit: 'kredīts|ieņēmumi|ienākošie|iemaksa|iemaksas',
    amount: 'summa|darījuma summa',
    date: 'datums|darījuma datums|grāmatošanas datums',
    reference: 'atsauce|dokumenta numurs|arhīva kods',
    description: 'apraksts|maksājuma mērķis|saņēmējs maksātājs|darījums|informācija saņēmējam|darījuma veids',
  },
  rows: {
    opening: 'sākuma atlikums|atlikums perioda sākumā|sākotnējais atlikums',
    closing: 'beigu atlikums|atlikums perioda beigās|gala atlikums',
    forward: 'atlikums',
    total: 'kopā|pavisam|apgrozījums',
  },
  sections: { credit: 'ieņēmumi|iemaksas', debit: 'izdevumi|izmaksas' },
  account: 'konts|konta numurs|norēķinu konts',
  currency: 'valūta',
  until: 'līdz',
  cardTitle: 'kredītkartes|kredītkarte',
}
