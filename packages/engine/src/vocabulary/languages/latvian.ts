import type { Language } from '../language.ts'

export const latvian: Language = {
  months: [
    'janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris',
  ],
  titles: {
    figure: '=daudzums|=cena|=kurss|=punkti',
    marker: '=d k',
    valueDate: 'valutēšanas datums',
    charge: 'komisija',
    balance: 'atlikums|konta atlikums|bilance',
    debit: 'debets|izdevumi|izejošie|izmaksa|izmaksas|izejošais|izejošs|izņemšana|norakstīts',
    credit: 'kredīts|ieņēmumi|ienākošie|iemaksa|iemaksas|ienākošais|ienākošs|ieskaitīts|=saņemts|iemaksāts',
    amount: 'summa|darījuma summa',
    date: 'datums|darījuma datums|grāmatošanas datums',
    reference: 'atsauce|dokumenta numurs|arhīva kods',
    description:
      'apraksts|maksājuma mērķis|saņēmējs maksātājs|darījums|informācija saņēmējam|darījuma veids|saņēmējs|maksātājs|saņēmēja|partneris|=piezīmes|=veids|=detaļas|nosaukums|=vārds|=kategorija|=vieta|tirgotājs|pretējā puse|mērķis',
  },
  rows: {
    opening:
      'sākuma atlikums|atlikums perioda sākumā|sākotnējais atlikums|atlikums sākumā|atlikums uz sākumu|iepriekšējais atlikums|sākuma bilance',
    closing:
      'beigu atlikums|atlikums perioda beigās|gala atlikums|atlikums beigās|noslēguma atlikums|beigu bilance|pašreizējais atlikums',
    forward: 'atlikums',
    total: 'kopā|pavisam|apgrozījums|apgrozījumi|kopsumma',
  },
  earlier: 'iepriekšējais|iepriekšējā',
  sections: { credit: 'ieņēmumi|iemaksas', debit: 'izdevumi|izmaksas' },
  account: 'konts|konta numurs|norēķinu konts',
  currency: 'valūta|konta valūta',
  until: 'līdz',
  cardTitle: 'kredītkartes|kredītkarte',
  dayLast: 'datums',
  dayFirst: 'datums',
  number: 'numurs|nr',
  otherNumber: 'klienta numurs|lapa|lappuse|reģistrācijas numurs|reģ nr|personas kods|izraksta numurs',
  firstDay: 'periods no|sākuma datums',
  lastDay: 'līdz|beigu datums',
  closingDay: 'izraksta datums',
  card: 'minimālais maksājums|minimālā maksājuma summa|minimālā iemaksa',
  creditLimit: 'kredītlimits',
  repaid: 'pamatsumma',
  interest: 'procenti',
  owedBalance: 'aizdevuma atlikums',
  loan: 'aizdevuma konts|aizdevuma konta',
  pageTurn: 'nākamajā lapā|nākamā lapa|iepriekšējās lapas',
  pending: 'rezervētie darījumi|rezervētās summas|neapstrādātie darījumi',
}
