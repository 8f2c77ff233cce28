import type { Language } from '../language.ts'

export const vietnamese: Language = {
  titles: {
    figure: '=số lượng|=đơn giá|=tỷ giá|=điểm|số tiền gốc|số tiền nguyên tệ',
    serial: '=stt|=số thứ tự',
    valueDate: 'ngày hiệu lực|ngày giá trị',
    balance: 'số dư|số dư cuối|số dư sau giao dịch',
    debit:
      'ghi nợ|phát sinh nợ|rút ra|số tiền ghi nợ|tiền ra|=tiền rút|=rút|chi trong kỳ|số tiền chi|tiền chi|=giảm',
    credit:
      'ghi có|phát sinh có|gửi vào|số tiền ghi có|tiền vào|=nộp|=gửi|thu trong kỳ|số tiền thu|tiền thu|=tăng',
    amount: 'số tiền|số tiền giao dịch|phát sinh',
    date: 'ngày|ngày giao dịch|ngày hạch toán|ngày gd',
    reference: 'số tham chiếu|số ct|số bút toán|mã giao dịch|số chứng từ',
    description:
      'diễn giải|nội dung|mô tả|nội dung giao dịch|chi tiết giao dịch|chi tiết|đối tác|người nhận|người gửi|người thụ hưởng|đơn vị thụ hưởng|=ghi chú|=loại giao dịch|=kênh',
    marker: '=nợ có',
    charge: 'phí|phí giao dịch',
  },
  rows: {
    opening: 'số dư đầu kỳ|số dư đầu|dư đầu kỳ|số dư trước|số dư đầu ngày|số dư kỳ trước|số dư mang sang',
    closing: 'số dư cuối kỳ|dư cuối kỳ|số dư hiện tại|số dư cuối ngày',
    forward: 'số dư',
    total: 'tổng cộng|cộng phát sinh|tổng phát sinh|=cộng|tổng|tổng số',
  },
  earlier: 'trước',
  account: 'tài khoản|số tài khoản',
  currency: 'loại tiền|tiền tệ|loại tiền tệ',
  until: 'đến ngày|đến|tới',
  cardTitle: 'thẻ tín dụng',
  dayFirst: 'ngày',
  otherNumber: 'mã khách hàng|trang|chi nhánh|mã số thuế|mã chi nhánh',
  firstDay: 'từ|từ ngày',
  lastDay: 'đến|đến ngày',
  closingDay: 'ngày sao kê|=tính đến ngày',
  card: 'thanh toán tối thiểu|dư nợ cuối kỳ|dư nợ đầu kỳ|tổng dư nợ|dư nợ sao kê|ngày đến hạn thanh toán',
  creditLimit: 'hạn mức tín dụng',
  repaid: 'nợ gốc|tiền gốc|gốc',
  interest: 'lãi|tiền lãi|nợ lãi',
  owedBalance: 'dư nợ|dư nợ gốc|dư nợ còn lại|dư nợ vay',
  loan: 'tài khoản vay|sao kê khoản vay|khoản vay',
  pageTurn: 'trang sau|trang tiếp theo|trang kế tiếp|trang trước',
  pending: 'giao dịch chờ xử lý|giao dịch chưa hạch toán|giao dịch đang chờ',
}
