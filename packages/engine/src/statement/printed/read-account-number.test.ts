import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { findAccountNumbers, findLoneNumbers } from './read-account-number.ts'

const numbersOf = (text: string) => findAccountNumbers(typeset(text)).map(({ number }) => number)

test.each([
  ['Account number: 4350 0912 7731', '…7731'],
  ['Account Number : XXXXXXX4417', '…4417'],
  ['Cartão 5234.XXXX.XXXX.8294', '…8294'],
  ['A/C No. 00123-4455-66', '…5566'],
  ['Kontonummer 7003 441 202', '…1202'],
  ['IBAN DE02 7606 0618 0044 1773 30', '…7330'],
  ['Statement for your account ending in ****8812', '…8812'],
  ['Your statement of account number 43508812 from 1 May to 31 May 2024', '…8812'],
  ['LIVRET DE DEVELOPPEMENT DURABLE N° 61041 53810692813 en euros', '…2813'],
  ['Cartão terminado em 2019', '…2019'],
  ['Kontonummer 2012', '…2012'],
  ['Savings account number 2019', '…2019'],
  ['Konto 4618-0, 178 723 5508', '…5508'],
  ['agência: 1234 conta: 15203-3', '…2033'],
  ['Ag: 1234 | CC: 6738863-1', '…8631'],
  ['Agência | Conta: 1234 | 6738863', '…8863'],
  ['Privatkonto 31234567890', '…7890'],
  ['EVERYDAY CHECKING (...4417)', '…4417'],
  ['Savings xx4417', '…4417'],
  ['Číslo účtu: 8203796437/0800', '…6437'],
  ['Conta: 0001 / 013 / 528071672', '…1672'],
  ['Loan Number 833834820', '…4820'],
  ['Regular Checking 340709655', '…9655'],
  ['CVU: 0000003100314063618214', '…8214'],
  ['Número de depósito de bajo monto: 0825959859', '…9859'],
  ['IBAN : FR92 7373 7341 5294 8282 1056 365     4 RUE DU LAC', '…6365'],
  ['Sub-account, fixed for 5 years 5761041', '…1041'],
  ['12/01/2024 ID 3058 FREE CHECKING Previous Balance', '…3058'],
  ['ClimbUp Savings 3982222599 *****', '…2599'],
  ['338764309001659 : Account Number', '…1659'],
  ['CONTA: 520.334-3 / METALURGICA MODELO', '…3343'],
  ['Kontonr. 2233-5566.001', '…6001'],
  ['R.I.B. 007 780 8564123949542799 55', '…9955'],
  ['ACCOUNT NAME ACME LTD   BSB 032-000   Account Number 123 4567', '…4567'],
  ['Account Number 6628-46326    01 DEC 2024 TO 31 DEC 2024', '…6326'],
])('beside its name: %s', (text, number) => {
  expect(numbersOf(text)).toEqual([number])
})

test.each([
  ['under it', 'Account number    Branch\n43500912          Reading', ['…0912']],
  ['an IBAN', 'IBAN                     BIC\nGB29 NWBK 6016 1331 9268 19    NWBKGB2L', ['…6819']],
  ['a number called so', 'Statement of Account\nNumber 123-591674-593', ['…4593']],
  ['a number called otherwise', 'Account details\nSort code 123-591674-593', []],
  ['masked', 'Your card\n**** **** **** 4417', ['…4417']],
  [
    'beside a sort code, which reads as a date',
    'Account number    Sort code\n43500912          07-04-36',
    ['…0912'],
  ],
  ['behind the name of another number', 'Account BSB      123-456', []],
  ['under another name', 'Sort code\n43500912', []],
  ['beside another name, under a heading', 'Statement of account\nCorporate ID     AU4410077', []],
  ['a kind of account, and a number of something', 'Savings 4417 since 2019', []],
  ['far under it', 'Account number\n\n\n\n43500912', []],
  ['a date', 'Account\n01-04-2024', []],
  ['the last digits behind the kind of an account', 'Account number\nSavings - 6653', ['…6653']],
  ['groups with a digit to check them', 'Conta Corrente\n01.99557-6', ['…5576']],
  ['another account', 'Referenzkonto 31234567890', []],
  ['right of the name of another number', 'Account type    Explore Account\nNSC             99-06-12', []],
  ['beside a name, but right of that of a branch', 'Conto    Conto corrente    Filiale    00987 Bologna', []],
  ['under a sentence', 'Please quote this number of your account whenever you write\n43500912', []],
])('under its name: %s', (_, text, numbers) => {
  expect(numbersOf(text)).toEqual(numbers)
})

test.each([
  ['nothing but a name', 'Statement of account'],
  ['days parted by spaces', 'Releve de compte du 01 12 2024 au 30 12 2024'],
  ['to be called', 'Report loss of a card at once: 1-888-555-0127'],
  ['too short', 'Account 123'],
  ['a year and a month', 'Account statement 04-2024'],
  ['a year', 'Account statement 2024   Opening balance'],
  ['in a sentence', 'Payments to account 99887766 take two days.'],
  ['at the end of a sentence', 'We have sent what was left to account 99887766.'],
  [
    'of a telephone, before the hours at which it is answered',
    'Sign in to your online account or call 0300 100 0611, Monday',
  ],
  ['an amount', 'Account balance 12.345,67'],
])('none: %s', (_, text) => {
  expect(numbersOf(text)).toEqual([])
})

test('far from its name where words of another cell stand between', () => {
  const isFar = (text: string) => findAccountNumbers(typeset(text)).map((number) => number.isFar ?? false)
  expect(isFar('Account summary          Contact us 0860 555 111')).toEqual([true])
  expect(isFar('Account number           4350 0912')).toEqual([false])
  expect(isFar('Account number           XXXX XXXX 4350 0912')).toEqual([false])
})

test('each where it stands', () => {
  expect(findAccountNumbers(typeset('Account 11112222\n\nAccount 33334444', 2))).toEqual([
    { number: '…2222', page: 2, baseline: 12 },
    { number: '…4444', page: 2, baseline: 36 },
  ])
})

test.each([
  ['with its checksum', 'GB29 NWBK 6016 1331 9268 19', ['…6819']],
  ['in one piece', 'NL91ABNA0417164300', ['…4300']],
  ['without its checksum', 'GB28 NWBK 6016 1331 9268 19', []],
  ['beside something else', 'From GB29 NWBK 6016 1331 9268 19', []],
  ['before the code of its bank', 'NL91ABNA0417164300 ABNANL2A', ['…4300']],
  ['behind its name', 'Hesab: GB29 NWBK 6016 1331 9268 19', ['…6819']],
])('an IBAN alone on its line, %s', (_, text, numbers) => {
  expect(findLoneNumbers(typeset(text)).map(({ number }) => number)).toEqual(numbers)
})

test.each([
  ['masked in the middle', '4375XXXXXXXX0926', ['…0926']],
  ['in groups with points', '4375.63**.****.8015', ['…8015']],
  ['in groups', '**** **** **** 2263', ['…2263']],
  ['without a mask', '4375123412340926', []],
  ['beside something else', 'Card 4375XXXXXXXX0926 of', []],
])('a card alone in its cell, %s', (_, text, numbers) => {
  expect(findLoneNumbers(typeset(text)).map(({ number }) => number)).toEqual(numbers)
})
