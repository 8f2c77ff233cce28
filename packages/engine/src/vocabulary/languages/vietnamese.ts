import type { Language } from '../language.ts'

export const vietnamese: Language = {
  titles: {
    serial: '=stt|=số thứ tự',
    valueDate: 'ngày hiệu lực|ngày giá trị',
    balance: 'số dư|số dư cuối|số dư sau giao dịch',
    debit: 'ghi nợ|phát sinh nợ|rút ra|số tiền ghi nợ|tiền ra',
    credit: 'ghi có|phát sinh có|gửi vào|số tiền ghi có|tiền vào',
    amount: 'số tiền|số tiền giao dịch|phát sinh',
    date: 'ngày|ngày giao dịch|ngày hạch toán|ngày gd',
    reference: 'số tham chiếu|số ct|số bút toán|mã giao dịch|số chứng từ',
    description: 'diễn giải|nội dung|mô tả|nội dung giao dịch|chi tiết giao dịch|chi tiết',
  },
  rows: {
    opening: 'số dư đầu kỳ|số dư đầu|dư đầu kỳ',
    closing: 'số dư cuối kỳ|dư cuối kỳ',
    forward: 'số dư',
    total: 'tổng cộng|cộng phát sinh|tổng phát sinh',
  },
  account: 'tài khoản|số tài khoản',
  currency: 'loại tiền|tiền tệ|loại tiền tệ',
  until: 'đến ngày|đến|tới',
  cardTitle: 'thẻ tín dụng',
}
