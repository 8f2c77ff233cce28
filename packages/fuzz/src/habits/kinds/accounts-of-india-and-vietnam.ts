import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaWhole, lakhs } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { HOUSEHOLD_OF_PUNE, SHOP_OF_HANOI } from '../texts/bookkept-world.ts'

const signed = around(lakhs, '-5', '+5')

const two = (number: number) => String(number).padStart(2, '0')

/** An hour of the day for each movement. */
const hourOf = (minor: number) => {
  const minutes = Math.abs(minor) % 60
  const hour = 1 + (Math.abs(minor) % 11)
  return `${two(hour)}:${two(minutes)} ${minor % 2 === 0 ? 'AM' : 'PM'}`
}

/** Savings of a household of India, and the account of a shop of Vietnam. */
export const ACCOUNTS_OF_INDIA_AND_VIETNAM: Readonly<Record<string, PlainHabit>> = {
  'counted-rows-with-hours-under-days-and-both-signs-before-rupees-below-a-row-of-dashes': {
    paper: { font: 'noto', size: 7.5, bottom: 745 },
    book: {
      texts: HOUSEHOLD_OF_PUNE,
      rows: [14, 44],
      opening: [800_000, 9_000_000],
      isNeverOverdrawn: true,
      largest: 9_000_000,
    },
    says: { currency: 'INR' },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'example mahindra', HEADING).put(555, 'Account Statement', RIGHT_BOLD).down(14)
      paper.put(555, `${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`, RIGHT).down(20)
      printGrid(
        paper,
        [40, 320, 420],
        [
          ['MEERA NAMUNA', 'Account No.', number.slice(-10)],
          ['CRN xxxxxx418', 'Account Type', 'SAVINGS'],
          ['FLAT 12 EXAMPLE RESIDENCY, BANER', 'Branch', 'PUNE - BANER'],
          ['PUNE 411045, MAHARASHTRA', 'IFSC / MICR', 'ABCD0000725 / 411485014'],
          ['INDIA', 'Nominee Registered', 'Yes'],
          ['', 'Currency', 'INDIAN RUPEE (INR)'],
        ],
      ).down(14)
      paper.put(40, 'Savings Account Transactions', BOLD).rule(40, 555).down(18)
    },
    again: ({ paper, book: { number } }) => {
      paper
        .put(40, 'Account Statement', BOLD)
        .put(555, `Account No. ${number.slice(-10)}`, RIGHT)
        .down(22)
    },
    columns: [
      { title: '#', x: 40, cell: (_, { row }) => String(row + 1) },
      {
        title: ['TRANSACTION', 'DATE'],
        x: 62,
        cell: ({ date, amount: own }) => [on(date, '03 Apr 2024'), hourOf(own)],
      },
      valueDay(['VALUE', 'DATE'], 130, '03 Apr 2024'),
      text('TRANSACTION DETAILS', 190, 140),
      {
        title: 'CHQ / REF NO.',
        x: 348,
        means: 'reference',
        cell: ({ text: own, amount: minor, date }) =>
          /^(UPI|IMPS|Recd|NEFT)/.test(own)
            ? `${own.startsWith('NEFT') ? 'NEFTINW' : own.startsWith('UPI') ? 'UPI' : 'IMPS'}-${String(
                Math.abs(minor) * 17 + date * 991,
              )
                .padStart(10, '4')
                .slice(-10)}`
            : '',
      },
      amount(['DEBIT/CREDIT(₹)'], 490, signed),
      balance('BALANCE(₹)', 555, lakhs),
    ],
    opens: ({ paper, book: { opening } }) => {
      paper.put(40, '-').put(62, '-').put(130, '-').put(190, 'Opening Balance').put(348, '-')
      paper.put(490, '-', RIGHT).put(555, lakhs(opening), RIGHT).down(14)
    },
    closes: ({ paper, book: { opening, closing, moneyIn, moneyOut, entries } }) => {
      paper.need(120).rule(40, 555, -9).down(10).put(40, 'Account Summary', BOLD).down(14)
      printGrid(
        paper,
        [40, [300], [440]],
        [
          ['Particulars', 'Count', 'Amount (₹)'],
          ['Opening Balance', '', lakhs(opening)],
          ['Total Withdrawal (Dr)', String(debitsOf(entries).length), lakhs(moneyOut)],
          ['Total Deposit (Cr)', String(creditsOf(entries).length), lakhs(moneyIn)],
          ['Closing Balance', '', lakhs(closing)],
        ],
      ).down(12)
      paper.put(
        40,
        'Any discrepancy in the statement should be brought to the notice of the Bank within one month.',
        SMALL,
      )
      paper.down(9).put(40, 'End of Statement', SMALL)
    },
  },
  'two-tongues-over-each-other-in-titles-with-document-numbers-before-dong-and-details-behind-balances': {
    paper: { font: 'noto', size: 7.5, bottom: 745 },
    book: {
      texts: SHOP_OF_HANOI,
      rows: [10, 36],
      opening: [500_000, 9_000_000],
      isNeverOverdrawn: true,
      largest: 8_000_000,
    },
    says: { currency: 'VND', exponent: 0 },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper
        .put(40, 'NGÂN HÀNG TMCP VÍ DỤ VIỆT NAM', BOLD)
        .put(555, 'Chi nhánh/ Branch: HÀ NỘI', RIGHT)
        .down(22)
      paper.put(215, 'SAO KÊ TÀI KHOẢN', HEADING).down(14)
      paper.put(220, 'STATEMENT OF ACCOUNT').down()
      const days = `Từ/ From: ${on(start, '03/04/2024')}   Đến/ To: ${on(end, '03/04/2024')}`
      paper.put(185, days).down(22)
      printGrid(
        paper,
        [40, 160, 340, 450],
        [
          ['Số tài khoản/ Account number:', `10${number.slice(-8)}`, 'Loại tiền/ Currency:', 'VND'],
          ['Tên tài khoản/ Account name:', 'CONG TY TNHH MAU', 'Số CIF/ CIF number:', '9040417'],
          ['Địa chỉ/ Address:', '12 PHO VI DU, HOAN KIEM, HA NOI', '', ''],
        ],
      ).down(10)
      paper.put(40, 'Số dư đầu kỳ/ Opening balance:', BOLD).put(300, commaWhole(opening), RIGHT_BOLD).down(22)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Số tài khoản/ Account number: 10${number.slice(-8)}`)
        .put(555, `Trang/ Page ${paper.page}`, RIGHT)
        .down(22),
    columns: [
      day(['Ngày giao dịch/', 'TNX Date'], 40, '03/04/2024'),
      {
        title: ['Số CT/', 'Doc No'],
        x: 110,
        means: 'reference',
        cell: ({ amount: own, date }) =>
          `${5_000 + (date % 97)} - ${String(Math.abs(own) * 31 + date)
            .padStart(5, '0')
            .slice(-5)}`,
      },
      debit(['Số tiền ghi nợ/', 'Debit'], 235, commaWhole),
      credit(['Số tiền ghi có/', 'Credit'], 305, commaWhole),
      balance(['Số dư/', 'Balance'], 370, commaWhole),
      text(['Nội dung chi tiết/', 'Transactions in detail'], 385, 165),
    ],
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(90).rule(40, 555, -9).put(40, 'Tổng số/ Total', BOLD)
      paper.put(235, commaWhole(moneyOut), RIGHT_BOLD).put(305, commaWhole(moneyIn), RIGHT_BOLD).down(18)
      paper
        .put(40, 'Số dư cuối kỳ/ Closing balance:', BOLD)
        .put(300, commaWhole(closing), RIGHT_BOLD)
        .down(26)
      paper.put(80, 'Giao dịch viên/ Teller').put(400, 'Kiểm soát viên/ Supervisor').down(40)
      paper.put(40, 'Sao kê này được in từ hệ thống và không cần chữ ký.', SMALL)
    },
  },
}
