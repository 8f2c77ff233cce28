import type { Language } from '../language.ts'

export const japanese: Language = {
  titles: {
    serial: '=番号|=項番|=行',
    valueDate: '起算日|振込指定日',
    charge: '手数料',
    balance: '残高|差引残高|お預り残高',
    debit: '支払|お支払|支払金額|出金|お引出し|引出し|引き出し|お支払金額|出金額',
    credit: '預り|お預り|お預け入れ|預入|入金|お預り金額|入金額|お預入',
    amount: '金額|取引金額|お取引金額|入出金|入出金額|出入金|出入金額|入払金額',
    date: '日付|取引日|お取引日|年月日|利用日|ご利用日|勘定日',
    reference: '取引番号|照会番号|参照番号|伝票番号|小切手番号',
    description:
      '摘要|内容|入出金内容|出入金内容|お取引内容|取引内容|取引区分|お取引区分|取引種別|適用|ご利用先|利用店名|備考|メモ',
  },
  rows: {
    opening: '前月繰越|前回残高|期首残高|前残高|前回繰越|繰越残高',
    closing: '期末残高|当月末残高|今回残高',
    forward: '繰越|繰越残高|次頁繰越|前頁繰越',
    total: '合計|小計|総計',
  },
  sections: { credit: '入金|お預り', debit: '出金|お支払' },
  ownTexts: { debit: '手数料', back: '返金' },
  markers: { debit: '出金|支払', credit: '入金|預入' },
  account: '口座番号',
  currency: '通貨',
  until: 'から|まで',
  card: 'ご利用可能額|ご利用限度額|最低お支払',
  closingDay: '作成基準日',
  cardTitle: 'クレジットカード',
}
