import type { Language } from '../language.ts'

export const korean: Language = {
  titles: {
    serial: '=번호|=순번|=no',
    valueDate: '기산일',
    charge: '수수료',
    balance: '잔액|거래후 잔액|거래후잔액|현재잔액',
    debit: '출금|출금액|출금금액|찾으신금액|찾으신 금액|지급|지급금액|지급액',
    credit: '입금|입금액|입금금액|맡기신금액|맡기신 금액',
    amount: '금액|거래금액|이용금액',
    date: '날짜|일자|거래일|거래일자|거래일시|이용일|이용일자',
    reference: '거래번호|승인번호|참조번호',
    description:
      '적요|내용|거래내용|기재내용|거래구분|구분|메모|보낸분 받는분|가맹점|이용가맹점|거래점|의뢰인 수취인',
  },
  rows: {
    opening: '이월잔액|전월이월|기초잔액|이월',
    closing: '기말잔액|최종잔액',
    forward: '이월잔액|차기이월',
    total: '합계|총계|소계',
  },
  sections: { credit: '입금', debit: '출금' },
  markers: { debit: '출금', credit: '입금' },
  account: '계좌번호|계좌',
  currency: '통화',
  until: '부터|까지',
  cardTitle: '신용카드',
}
