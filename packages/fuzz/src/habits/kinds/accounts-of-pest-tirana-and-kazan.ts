import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { clock } from '../setting/clock.ts'
import { amount, balance, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, spaceComma, spaceWhole } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { KAZAN, PEST, TIRANA } from '../texts/from-tallinn-to-tokyo.ts'

const rich = { rows: [14, 60], opening: [150_000, 2_000_000], isNeverOverdrawn: true } as const

const forints = around(spaceWhole, '- 5', '5')
const lek = around(commaPoint, '5 DR', '5 CR')
/** What comes in has a plus, what goes out no sign. */
const plusAlone = around(spaceComma, '5', '+5')

const A_PAGE = 1_000

const hungarianCover = (paper: Paper): void => {
  paper.put(45, 'Minta Kereskedelmi Bank Zrt.', HEADING).down(60)
  paper.put(330, 'Péld Anna e.v.').down().put(330, '1094 Budapest').down().put(330, 'Minta utca 9.').down(90)
  paper.put(45, 'Tisztelt Ügyfelünk!', BOLD).down(20)
  paper.put(45, 'Mellékelten küldjük bankszámlakivonatát. Kérjük, hogy a rajta szereplő tételeket').down()
  paper.put(45, 'szíveskedjen ellenőrizni, és eltérés esetén 30 napon belül jelezze felénk.').down(30)
  smallPrint(paper, 45, [
    'A betétek biztosítására vonatkozó szabályok szerint a betétek 100 000 euró összeghatárig biztosítottak.',
    'Minta Kereskedelmi Bank Zrt., 1095 Budapest, Példa tér 9. Cégjegyzékszám: 01-10-999999.',
  ])
}

/** Accounts of Hungary, Albania and Russia. */
export const ACCOUNTS_OF_PEST_TIRANA_AND_KAZAN: Readonly<Record<string, PlainHabit>> = {
  /** The first page is a letter; balances and sums stand on the last alone, and the minus stands apart before forints. */
  'a-letter-on-the-first-page-and-a-minus-apart-before-forints-with-balances-and-sums-after-the-last-row-in-pest':
    {
      paper: { font: 'noto', size: 8, bottom: 750 },
      book: { texts: PEST, ...rich },
      says: { currency: 'HUF', exponent: 0 },
      pitch: 10.5,
      gap: 15,
      above: ({ paper, book: { start, end, number } }) => {
        hungarianCover(paper)
        paper.need(A_PAGE)
        paper.put(45, 'Minta Bank', HEADING).put(550, 'BANKSZÁMLAKIVONAT', RIGHT_BOLD).down(20)
        printGrid(
          paper,
          [45, 230],
          [
            ['Készítés dátuma:', on(end, '2024.04.03')],
            ['Időszak:', `${on(start, '2024.04.03')}-${on(end, '2024.04.03')}`],
            ['Kivonat sorszám:', '4/2024'],
            ['Számlatulajdonos neve:', 'Péld Anna e.v.'],
            ['Számlaszám:', numberLike('10999999-~~~~~~~~-~~~~~~~~', number)],
            ['Deviza:', 'HUF'],
          ],
        ).down(20)
      },
      again: ({ paper }) =>
        paper.put(45, 'BANKSZÁMLAKIVONAT', BOLD).put(550, `${paper.page}. oldal`, RIGHT).down(26),
      columns: [
        day(['könyvelés', 'dátuma'], 45, '2024.04.03'),
        valueDay('értéknap', 105, '2024.04.03'),
        lined(['tranzakció típus', 'tranzakció adatai'], 165, 230),
        debit('terhelés', 470, forints),
        credit('jóváírás', 550, forints),
      ],
      closes: ({ paper, book: { opening, closing, moneyIn, moneyOut } }) => {
        paper.need(100).rule(45, 550, -10).down(8)
        paper
          .pairs(165, 470, [
            ['Könyvelt nyitóegyenleg:', forints(opening)],
            ['Jóváírás összesen:', forints(moneyIn)],
            ['Terhelés összesen:', forints(moneyOut)],
            ['Könyvelt záróegyenleg:', forints(closing)],
          ])
          .down(14)
        smallPrint(paper, 45, ['A kivonat elektronikusan készült, aláírás nélkül is érvényes.'])
      },
    },
  /** Both tongues stand behind each other within a title, months in capitals, and letters apart behind balances. */
  'albanian-before-english-with-strokes-in-titles-and-months-in-capitals-with-letters-apart-behind-balances-in-tirana':
    {
      paper: { font: 'courier', size: 7, bottom: 745 },
      book: { texts: TIRANA, ...rich },
      says: { currency: 'ALL' },
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing, entries, moneyIn, moneyOut } }) => {
        paper.put(40, 'BANKA SHEMBULL SH.A.', HEADING).down(14)
        paper.put(40, 'NXJERRJE LLOGARIE / ACCOUNT STATEMENT', BOLD).down(22)
        paper
          .put(40, 'BLERINA SHEMBULLI')
          .put(310, `IBAN: ${ibanLike('AL', 28, number)}`)
          .down()
        paper.put(40, 'RRUGA E MODELIT 9').put(310, 'MONEDHA / CURRENCY: ALL').down()
        paper
          .put(40, '1001 TIRANE')
          .put(310, `NGA / FROM: ${on(start, '03-APR-2024')}`)
          .down()
        paper.put(310, `DERI / TO:  ${on(end, '03-APR-2024')}`).down(18)
        paper.rule(40, 560, -9)
        printGrid(
          paper,
          [40, [260], 300, [560]],
          [
            ['BALANCA FILLESTARE / OPENING', lek(opening), 'BALANCA PERFUNDIMTARE / CLOSING', lek(closing)],
            [
              `DEBITIME / DEBITS (${debitsOf(entries).length})`,
              commaPoint(moneyOut),
              `KREDITIME / CREDITS (${creditsOf(entries).length})`,
              commaPoint(moneyIn),
            ],
          ],
        )
          .rule(40, 560, -8)
          .down(16)
      },
      again: ({ paper }) =>
        paper.put(40, 'NXJERRJE LLOGARIE / ACCOUNT STATEMENT').put(560, `${paper.page}`, RIGHT).down(22),
      columns: [
        day('DATA/DATE', 40, '03-APR-24'),
        numbered('REF.', 88, 8),
        text('PERSHKRIMI/DESCRIPTION', 130, 165),
        valueDay('VALUTA/VALUE', 305, '03-APR-24'),
        debit('DEBI/DEBIT', 412, commaPoint),
        credit('KREDI/CREDIT', 480, commaPoint),
        balance('BALANCA/BALANCE', 560, lek),
      ],
      closes: ({ paper }) => {
        paper.need(60).put(40, '*** FUNDI I NXJERRJES / END OF STATEMENT ***').down(24)
        smallPrint(paper, 40, [
          'Ju lutem njoftoni banken brenda 15 diteve per cdo pasaktesi. / Please inform the bank within 15 days of any error.',
        ])
      },
    },
  /** Hours stand under days, categories over what was bought; what goes out bears no sign. */
  'hours-under-days-and-categories-over-texts-with-a-plus-at-receipts-alone-newest-first-of-a-card-account-in-kazan':
    {
      paper: { font: 'noto', size: 8, bottom: 740 },
      book: { texts: KAZAN, ...rich },
      says: { currency: 'RUB' },
      newestFirst: true,
      pitch: 10.5,
      gap: 17,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper
          .put(45, 'ОБРАЗЕЦБАНК', HEADING)
          .put(550, 'Выписка по счёту дебетовой карты', RIGHT_BOLD)
          .down(26)
        paper.put(45, 'ПРИМЕРОВА АНАСТАСИЯ ОЛЕГОВНА', BOLD)
        paper.put(550, `Итого по операциям с ${on(start, '03.04.2024')} по ${on(end, '03.04.2024')}`, RIGHT)
        paper.down(18)
        const days = [on(start, '03.04.2024'), on(end, '03.04.2024')]
        printGrid(
          paper,
          [45, 130, 330, [550]],
          [
            ['Карта', 'МИР Золотая', `Остаток на ${days[0]}`, spaceComma(opening)],
            [
              'Номер счёта',
              numberLike('408 17 810 9 99~~ ~~~~~~~', number),
              'Пополнение',
              spaceComma(moneyIn),
            ],
            ['Валюта', 'РОССИЙСКИЙ РУБЛЬ', 'Списание', spaceComma(moneyOut)],
            ['', '', `Остаток на ${days[1]}`, spaceComma(closing)],
          ],
        )
          .rule(45, 550, -4)
          .down(16)
        paper.put(45, 'Расшифровка операций', HEADING).down(18)
      },
      again: ({ paper }) =>
        paper.put(45, 'Выписка по счёту дебетовой карты').put(550, `Страница ${paper.page}`, RIGHT).down(24),
      carries: ({ paper }) => paper.at(775, 550, 'Продолжение на следующей странице', RIGHT),
      columns: [
        {
          title: ['ДАТА ОПЕРАЦИИ', 'время (МСК)'],
          x: 45,
          cell: ({ date }, { row }) => [on(date, '03.04.2024'), clock(1_320 - row * 29)],
        },
        lined(['КАТЕГОРИЯ', 'описание операции'], 135, 225),
        amount('СУММА', 460, plusAlone),
        balance('ОСТАТОК', 550, spaceComma),
      ],
      closes: ({ paper, book: { end } }) => {
        paper.need(90).rule(45, 550, -12).down(10)
        paper.put(45, `Дата формирования документа ${on(end + 1, '03.04.2024')}`).down(22)
        smallPrint(paper, 45, [
          'Сумма пополнений указана со знаком «+», сумма списаний указана без знака.',
          'ПАО «Образецбанк». Генеральная лицензия Банка России № 9999. 420999, Казань, ул. Примерная, 9.',
        ])
      },
    },
}
