import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, commaPointThree, lakhs, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { told } from '../setting/told.ts'
import { BENGALI_FIRM, CAIRENE, KUWAITI, TURKISH_FIRM } from '../texts/from-norway-to-bengal.ts'

const rich = { opening: [300_000, 3_000_000], isNeverOverdrawn: true } as const
const byLetter = around(pointComma, '5 (B)', '5 (A)')
const dinars = minusBefore(commaPointThree)
const taka = around(lakhs, '5 Dr', '5 Cr')

/** Accounts of a firm of Turkey, of households in Kuwait and Cairo, and the cash credit of a firm in Bengal. */
export const ACCOUNTS_OF_TURKISH_FIRMS_KUWAIT_CAIRO_AND_BENGAL: Readonly<Record<string, PlainHabit>> = {
  'turnover-brought-with-letters-in-brackets-behind-balances-and-receipts-before-texts-of-a-firm-in-turkey': {
    paper: { font: 'noto', size: 7.5, bottom: 740 },
    book: { texts: TURKISH_FIRM, rows: [14, 46], opening: [-900_000, 6_000_000], largest: 3_000_000 },
    says: { currency: 'TRY' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'T. ÖRNEK BANKASI A.O.', HEADING).put(555, 'HESAP EKSTRESİ', RIGHT_BOLD).down(24)
      printGrid(
        paper,
        [40, 125, 340, 430],
        [
          ['Hesap Sahibi', ': MODEL TEKSTİL SAN. VE TİC. LTD. ŞTİ.', 'Şube', ': 0417 MERTER TİCARİ'],
          ['Adres', ': ÖRNEK MAH. MODEL CAD. NO:12', 'Hesap No', `: ${numberLike('~~~~~~~~~~~', number)}`],
          ['', '  GÜNGÖREN / İSTANBUL', 'Hesap Cinsi', ': TİCARİ VADESİZ'],
          ['Vergi No', ': 6200417889', 'Para Birimi', ': TRY'],
          [
            'IBAN',
            `: ${ibanLike('TR', 26, number)}`,
            'Dönem',
            `: ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
          ],
        ],
      ).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Hesap No : ${numberLike('~~~~~~~~~~~', number)}`)
        .put(555, `Sayfa ${paper.page}`, RIGHT)
        .down(20),
    columns: [
      day('Tarih', 40, '03.04.2024'),
      valueDay('Valör', 88, '03.04.2024'),
      numbered('Dekont No', 136, 8),
      told('Açıklama', 184, 180, { day: '03/04/2024' }),
      debit('Borç', 425, pointComma),
      credit('Alacak', 482, pointComma),
      balance('Bakiye', 555, byLetter),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(184, 'DEVREDEN BAKİYE').put(555, byLetter(opening), RIGHT).down(13),
    carries: (desk, reached) => desk.paper.put(184, 'NAKLİ YEKÜN').put(555, byLetter(reached), RIGHT),
    brings: (desk, reached) => desk.paper.put(184, 'NAKLİ YEKÜN').put(555, byLetter(reached), RIGHT).down(13),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(80).rule(40, 555, -9).put(184, 'TOPLAM', BOLD)
      paper.put(425, pointComma(moneyOut), RIGHT_BOLD).put(482, pointComma(moneyIn), RIGHT_BOLD).down(13)
      paper.put(184, 'SON BAKİYE', BOLD).put(555, byLetter(closing), RIGHT_BOLD).down(24)
      for (const line of [
        '(A) alacak, (B) borç bakiyeyi gösterir. Ekstreye bir ay içinde itiraz edilmediği takdirde mutabık sayılırsınız.',
        'T.C. yasaları uyarınca BSMV tahsil edilmektedir. Müşteri İletişim Merkezi 0850 555 01 02. Mersis 0999999999900017',
      ]) {
        paper.put(40, line, SMALL).down(9)
      }
    },
  },
  'thousandths-of-dinars-newest-first-under-an-available-balance-with-minus-in-one-column-in-kuwait': {
    paper: { size: 8.5, bottom: 735 },
    book: { texts: KUWAITI, ...rich, rows: [10, 38], largest: 1_800_000 },
    says: { currency: 'KWD', exponent: 3 },
    newestFirst: true,
    pitch: 10,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper
        .put(45, 'Example Bank of Kuwait K.S.C.P.', HEADING)
        .put(550, 'Account Statement', RIGHT_BOLD)
        .down(26)
      printGrid(
        paper,
        [45, 140, 330, [550]],
        [
          ['Customer Name', 'FAHAD MODEL AL EXAMPLE', 'Statement From', on(start, '03 Apr 2024')],
          ['Account Number', number.slice(-12), 'Statement To', on(end, '03 Apr 2024')],
          ['IBAN', ibanLike('KW', 30, number), 'Opening Balance', dinars(opening)],
          ['Account Type', 'SALARY CURRENT ACCOUNT', 'Closing Balance', dinars(closing)],
          ['Currency', 'KWD', 'Available Balance', dinars(closing)],
        ],
      ).down(20)
    },
    again: ({ paper }) => paper.put(45, 'Account Statement').put(550, `Page ${paper.page}`, RIGHT).down(22),
    columns: [
      day('Posting Date', 45, '03 Apr 2024'),
      valueDay('Value Date', 115, '03 Apr 2024'),
      told('Transaction Details', 185, 200, { day: '03/04' }),
      amount('Amount', 465, dinars),
      balance('Balance', 550, dinars),
    ],
    closes: ({ paper, book: { entries, moneyIn, moneyOut } }) => {
      paper.need(90).rule(45, 550, -9)
      printGrid(
        paper,
        [185, [370], [465]],
        [
          ['Total Credits', String(creditsOf(entries).length), dinars(moneyIn)],
          ['Total Debits', String(debitsOf(entries).length), dinars(moneyOut)],
        ],
      ).down(14)
      paper.put(45, 'This is a computer generated statement and does not require a signature.', SMALL).down(9)
      paper.put(45, 'Any discrepancy must be reported in writing within 15 days. Call 1 899 555.', SMALL)
    },
  },
  'stamp-duty-and-transfers-of-the-payment-network-between-carried-balances-of-a-salary-in-cairo': {
    paper: { size: 8, bottom: 725 },
    book: { texts: CAIRENE, ...rich, rows: [14, 44], largest: 2_400_000 },
    says: { currency: 'EGP' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(45, 'Example National Bank', HEADING).put(550, 'ACCOUNT STATEMENT', RIGHT_BOLD).down(13)
      paper.put(45, 'Corniche El Specimen, Cairo. Hotline 19555', SMALL).down(24)
      printGrid(
        paper,
        [45, 140, 340, 430],
        [
          ['Customer Name', ': MONA ESAM EXAMPLE', 'Branch', ': 0147 HELIOPOLIS'],
          ['Address', ': 14 EL NAMOUZAG ST., FLAT 7', 'Customer No.', ': 20417788'],
          ['', '  HELIOPOLIS, CAIRO', 'Account Type', ': CURRENT - SALARY'],
          ['Account No.', `: ${number.slice(-16)}`, 'Currency', ': EGP'],
          ['IBAN', `: ${ibanLike('EG', 29, number)}`, '', ''],
        ],
      ).down(8)
      paper.put(45, `From ${on(start, '03/04/2024')} To ${on(end, '03/04/2024')}`, BOLD).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(45, `Account No. : ${number.slice(-16)}`)
        .put(550, `Page ${paper.page}`, RIGHT)
        .down(22),
    columns: [
      day(['Transaction', 'Date'], 45, '03/04/2024'),
      told('Transaction Description', 105, 195, { day: '03/04' }),
      debit('Debit', 375, commaPoint),
      credit('Credit', 440, commaPoint),
      balance('Balance', 500, commaPoint),
      valueDay(['Value', 'Date'], 508, '03/04/24'),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(105, 'OPENING BALANCE').put(500, commaPoint(opening), RIGHT).down(13),
    carries: (desk, reached) =>
      desk.paper.put(105, 'BALANCE CARRIED FORWARD').put(500, commaPoint(reached), RIGHT),
    brings: (desk, reached) =>
      desk.paper.put(105, 'BALANCE BROUGHT FORWARD').put(500, commaPoint(reached), RIGHT).down(13),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(80).put(105, 'CLOSING BALANCE', BOLD).put(500, commaPoint(closing), RIGHT_BOLD).down(16)
      paper.rule(45, 550, -9)
      printGrid(
        paper,
        [105, [375]],
        [
          ['Total Debit', commaPoint(moneyOut)],
          ['Total Credit', commaPoint(moneyIn)],
        ],
      ).down(12)
      paper.put(
        45,
        'Errors and omissions excepted. Objections are accepted within 15 days of this date.',
        SMALL,
      )
      paper
        .down(9)
        .put(45, 'Stamp duty is levied quarterly under the law on overdrawn balances and fees.', SMALL)
    },
  },
  'dr-behind-lakhs-of-a-cash-credit-with-cheques-before-sums-and-excise-duty-of-a-firm-in-bengal': {
    paper: { size: 8, bottom: 735 },
    book: { texts: BENGALI_FIRM, rows: [12, 40], opening: [-90_000_000, -30_000_000], largest: 2_500_000 },
    says: { currency: 'BDT' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(45, 'Udaharon Bank PLC.', HEADING).put(550, 'STATEMENT OF ACCOUNT', RIGHT_BOLD).down(13)
      paper.put(45, 'Chawkbazar Branch, 12 Namuna Road, Dhaka-1211', SMALL).down(24)
      printGrid(
        paper,
        [45, 135, 340, 440],
        [
          ['A/C Title', ': M/S NAMUNA TRADERS', 'Account No.', `: ${number.slice(-13)}`],
          ['Proprietor', ': MD. KARIM UDAHARON', 'Account Type', ': CC (HYPOTHECATION)'],
          ['Address', ': 45/2 MODEL LANE', 'Currency', ': BDT'],
          ['', '  CHAWKBAZAR, DHAKA-1211', 'Sanction Limit', ': 10,00,000.00'],
          [
            'Period',
            `: ${on(start, '03-Apr-2024')} to ${on(end, '03-Apr-2024')}`,
            'Interest Rate',
            ': 13.50 %',
          ],
        ],
      ).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(45, `Account No. : ${number.slice(-13)}`)
        .put(550, `Page ${paper.page}`, RIGHT)
        .down(22),
    columns: [
      day('Date', 45, '03-Apr-2024'),
      lined('Particulars', 105, 160),
      {
        title: ['Cheque', 'No.'],
        x: 272,
        means: 'reference',
        cell: ({ text, amount: own, date }) =>
          /^(Clearing Cheque Inward|Cash Withdrawal)/.test(text)
            ? String(4_170_000 + ((Math.abs(own) + date) % 9_973))
            : '',
      },
      debit('Withdrawal', 390, lakhs),
      credit('Deposit', 460, lakhs),
      balance('Balance', 550, taka),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(45, on(start, '03-Apr-2024')).put(105, 'Balance B/F').put(550, taka(opening), RIGHT).down(13),
    closes: ({ paper, book: { entries, moneyIn, moneyOut, closing } }) => {
      paper.need(120).rule(45, 550, -9).put(105, 'Total', BOLD)
      paper.put(390, lakhs(moneyOut), RIGHT_BOLD).put(460, lakhs(moneyIn), RIGHT_BOLD)
      paper.put(550, taka(closing), RIGHT_BOLD).down(20)
      printGrid(
        paper,
        [45, [230]],
        [
          ['No. of Withdrawals', String(debitsOf(entries).length)],
          ['No. of Deposits', String(creditsOf(entries).length)],
          ['Closing Balance', taka(closing)],
        ],
      ).down(10)
      paper.put(45, 'Excise duty is realised on the highest balance of the calendar year as per law.', SMALL)
      paper
        .down(9)
        .put(45, 'Computer generated statement. Please inform the branch of any error in 15 days.', SMALL)
    },
  },
}
