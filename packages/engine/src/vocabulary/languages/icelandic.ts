import type { Language } from '../language.ts'

export const icelandic: Language = {
  months: ['janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember'],
  titles: {
    figure: '=magn|=verð|=gengi|=punktar',
    valueDate: 'vaxtadagur|vaxtadags',
    balance: 'staða|innistæða|innstæða',
    debit: 'út|úttekt|úttektir|gjöld|=debet',
    credit: '=inn|innborgun|innborganir|innlegg|innlögn|=kredit',
    amount: 'upphæð|fjárhæð|ísl kr|=isk',
    date: 'dags|dagsetning|bókunardagur|færsludagur|dagur',
    reference: 'tilvísun|seðilnúmer|tilvísunarnúmer|færslunúmer',
    description: 'texti|skýring|skýringar|lýsing|viðtakandi|staðsetning|tegund|söluaðili',
  },
  days: { transaction: 'færsludagur|dagsetning úttektar', posting: 'bókunardagur' },
  rows: {
    opening:
      'upphafsstaða|staða við síðustu útskrift|staða í upphafi|fyrri staða|eldri staða|staða frá fyrra tímabili',
    closing: 'lokastaða|staða í lok|ný staða|til greiðslu|staða í lok tímabils',
    total: 'samtals|alls',
  },
  earlier: 'fyrri|fyrra',
  sections: { credit: 'innborganir|innborgun|innlegg', debit: 'úttektir|úttekt|útborganir' },
  bankTexts: { debit: 'útskriftargjald|vextir á yfirdrátt|árgjald', credit: 'innborgun' },
  owedTitles: { credit: 'innborgun|innborganir', debit: 'úttekt|úttektir' },
  account: 'reikningur|reikningsnúmer|reikningsnr|kortnúmer|kortanúmer|nr korts',
  otherNumber: 'kennitala|útibú',
  currency: 'mynt|gjaldmiðill',
  until: 'til',
  card: 'úttektarheimild|gjalddagi|kortnúmer|kortanúmer',
  cardTitle: 'kreditkort|greiðslukort',
  repaid: 'afborgun',
  interest: 'vextir',
  owedBalance: 'eftirstöðvar',
  loan: 'lánayfirlit|skuldabréf',
  pageTurn: 'næstu síðu|fyrri síðu',
  pending: 'óbókaðar færslur|bókanir í bið|frátekið',
}
