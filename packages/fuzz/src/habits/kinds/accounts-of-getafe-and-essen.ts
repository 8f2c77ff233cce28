import { addDays } from '../../convention/day.ts'
import type { Entry } from '../setting/account-book.ts'
import { day, valueDay } from '../setting/columns.ts'
import { minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { ACCOUNT_OF_ESSEN, ACCOUNT_OF_GETAFE } from '../texts/from-valdosta-to-kinshasa-east.ts'

const minus = minusBefore(pointComma)
const euros = (minor: number) => `${minus(minor)} EUR`

const purposes = ({ text }: Entry, paper: Paper): string[] =>
  text.split('|').flatMap((line) => paper.wrap(line, 250))

/** Accounts of Madrid and of the Ruhr, as their owners print them from a browser. */
export const ACCOUNTS_OF_GETAFE_AND_ESSEN: Readonly<Record<string, PlainHabit>> = {
  /** A category, a part of it and an empty comment stand around each text. */
  'categories-with-parts-before-texts-and-empty-comments-before-euros-newest-first-below-the-day-of-export-in-getafe':
    {
      paper: { page: 'landscape', size: 8.5, bottom: 530 },
      book: { texts: ACCOUNT_OF_GETAFE, rows: [8, 60], opening: [20_000, 800_000], largest: 260_000 },
      says: { currency: 'EUR', period: 'none', opening: false, closing: false, unproved: 'oldest' },
      newestFirst: true,
      pitch: 10,
      gap: 15,
      above: ({ paper, book: { end, number } }) => {
        paper.put(40, 'EJEMPLO BANCO', { isBold: true, size: 15 }).down(26)
        paper.put(40, 'Movimientos de la Cuenta', { isBold: true, size: 13 }).down(20)
        paper
          .put(40, 'Número de cuenta:', BOLD)
          .put(150, ibanLike('ES', 24, number))
          .down()
        paper.put(40, 'Titular:', BOLD).put(150, 'LUCÍA EJEMPLO MUESTRA').down()
        paper
          .put(40, 'Fecha exportación:', BOLD)
          .put(150, on(addDays(end, 1), '03/04/2024'))
          .down(24)
      },
      columns: [
        day('F. VALOR', 40, '03/04/2024'),
        part('CATEGORÍA', 105, 105, 0),
        part('SUBCATEGORÍA', 220, 120, 1),
        part('DESCRIPCIÓN', 350, 190, 2),
        { title: 'COMENTARIO', x: 550, cell: () => '' },
        { title: 'IMPORTE (€)', x: 700, align: 'right', cell: ({ amount }) => minus(amount) },
        {
          title: 'SALDO (€)',
          x: 790,
          align: 'right',
          means: 'balance',
          cell: ({ balance }) => minus(balance),
        },
      ],
      closes: ({ paper }) => paper.need(20).down(6).put(40, `Página ${paper.page}`, SMALL),
    },
  /** Sums stand on the last line of each purpose; a balance of this morning is above that of the last day asked for. */
  'the-balance-of-this-morning-above-that-of-the-last-day-with-sums-on-the-last-line-of-purposes-newest-first-in-essen':
    {
      paper: { size: 9, bottom: 780 },
      book: { texts: ACCOUNT_OF_ESSEN, rows: [6, 36], opening: [50_000, 900_000], largest: 300_000 },
      says: { currency: 'EUR', opening: false, unproved: 'all' },
      newestFirst: true,
      pitch: 11,
      gap: 18,
      above: ({ paper, book: { start, end, number, closing, entries } }) => {
        const printed = on(addDays(end, 9), '03.04.2024')
        const [first, last] = [entries[0]?.date ?? start, entries.at(-1)?.date ?? end]
        paper.at(26, 40, 'https://my.example-bank.de/portal?view=/de/banking/konto/umsaetze.jsp', SMALL)
        paper.at(26, 555, `${printed} - 10:08 Uhr   Seite 1`, { ...SMALL, align: 'right' })
        paper.put(40, 'Kontoinformationen', { isBold: true, size: 13 }).down(20)
        paper.put(40, `Konto-Nr. ${number.slice(-8)} (Muster AktivKonto) BLZ 36020099`).down()
        paper.put(40, `IBAN ${ibanLike('DE', 22, number)}   Swift (BIC) MUSTDEMM360`).down(20)
        paper.put(40, `Aktueller Kontosaldo    10:03 MEZ ${on(addDays(end, 9), '3. April 2024', 'de')}`)
        paper.put(555, euros(closing - 118_437), RIGHT).down(18)
        const asked = `${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`
        const found = `${on(last, '03.04.2024')} - ${on(first, '03.04.2024')}`
        paper.put(40, `Im ausgewählten Zeitraum ${asked} liegen Umsätze vom ${found} vor.`).down()
        paper
          .put(40, `Kontostand am ${on(end, '03.04.2024')}`, BOLD)
          .put(555, euros(closing), RIGHT_BOLD)
          .down(20)
        paper.put(40, 'Auswahlkriterien', HEADING).down(15).put(40, `Datum: ${asked}`).down(22)
        paper.put(40, 'Umsätze im gewählten Zeitraum', HEADING).down(20)
      },
      again: ({ paper, book: { end } }) => {
        const printed = on(addDays(end, 9), '03.04.2024')
        paper.at(26, 555, `${printed} - 10:08 Uhr   Seite ${paper.page}`, { ...SMALL, align: 'right' })
      },
      columns: [
        day('Buchung', 40, '03.04.2024'),
        valueDay('Valuta', 110, '03.04.2024'),
        {
          title: 'Verwendungszweck',
          x: 185,
          means: 'description',
          cell: (entry, { paper }) => purposes(entry, paper),
        },
        {
          title: 'Betrag',
          x: 555,
          align: 'right',
          cell: (entry, { paper }) => [
            ...purposes(entry, paper)
              .slice(1)
              .map(() => ''),
            euros(entry.amount),
          ],
        },
      ],
    },
}
