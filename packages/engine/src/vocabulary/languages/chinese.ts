import type { Language } from '../language.ts'

/** Simplified and traditional. */
export const chinese: Language = {
  titles: {
    marker: '=借贷|=借贷标志|=收支|=借貸',
    serial: '=序号|=序號',
    valueDate: '起息日|起息日期|生效日',
    charge: '手续费|手續費',
    balance: '余额|联机余额|本次余额|可用余额|账面余额|账户余额|餘額|結餘|结余|帳戶餘額',
    debit: '支出|借方|付款|取款|支取|提款|借方发生额|支出金额|支出金額',
    credit: '收入|贷方|存入|存款|贷方发生额|收入金额|貸方|收款|存入金額',
    amount: '金额|交易金额|发生额|金額|交易金額',
    date: '日期|交易日期|记账日|记账日期|交易日|交易时间|記帳日|入帳日期',
    reference: '凭证号|流水号|交易流水号|参考号|參考編號|憑證號|支票號碼',
    description:
      '摘要|对手信息|对方信息|对方账户|对方名称|附言|商户名称|交易地点|交易说明|说明|用途|交易摘要|备注|交易詳情|說明|交易类型|对方户名|備註|交易内容',
  },
  rows: {
    opening: '期初余额|上期余额|承前结余|期初餘額|承上結餘|上期結餘',
    closing: '期末余额|本期余额|期末餘額|本期結餘',
    forward: '承前|转次页|承上|過次頁|承前頁',
    total: '合计|总计|小计|合計|總計|小計',
  },
  sections: { credit: '收入|存入', debit: '支出|取款' },
  markers: { debit: '借|支', credit: '贷|收|貸' },
  account: '账号|账户|帳號|賬號|卡号|戶口號碼',
  currency: '币种|貨幣|幣別',
  until: '至|到',
  card: '信用额度|信用額度|最低还款额|最低還款額',
  closingDay: '账单日|結單日期|月結單日期',
  cardTitle: '信用卡',
}
