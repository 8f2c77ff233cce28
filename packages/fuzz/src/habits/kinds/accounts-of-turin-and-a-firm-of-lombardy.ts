import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { credit, day, debit, valueDay } from '../setting/columns.ts'
import { minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { ibanLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { tell } from '../setting/told.ts'
import { ITALIAN_HOUSEHOLD, LOMBARD_FIRM } from '../texts/printed-european.ts'

const signed = minusBefore(pointComma)

/** A household of Turin and a firm of Lombardy. */
export const ACCOUNTS_OF_TURIN_AND_A_FIRM_OF_LOMBARDY: Readonly<Record<string, PlainHabit>> = {
  /** The kind stands before what is charged and credited, and a longer description behind them. */
  'extended-descriptions-behind-charges-and-credits-with-short-ones-before-of-a-household-in-turin': {
    paper: { size: 7.5, bottom: 745 },
    book: { texts: ITALIAN_HOUSEHOLD, opening: [150_000, 1_500_000], isNeverOverdrawn: true, rows: [10, 34] },
    says: { currency: 'EUR' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'Banca Modello Torinese', HEADING).put(555, 'Estratto conto', RIGHT_BOLD).down(28)
      paper.put(340, 'Gent.ma Sig.ra').down().put(340, 'GIULIA ESEMPIO').down()
      paper.put(340, 'VIA DEL MODELLO 12').down().put(340, '10121 TORINO TO').down(24)
      printGrid(
        paper,
        [40, 150],
        [
          ['Conto corrente', `1000/${number.slice(-8)}`],
          ['IBAN', ibanLike('IT', 27, number)],
          ['Intestato a', 'GIULIA ESEMPIO'],
          ['Periodo', `dal ${on(start, '03.04.2024')} al ${on(end, '03.04.2024')}`],
        ],
      ).down(12)
      const opened = on(addDays(start, -1), '03.04.2024')
      paper
        .pairs(40, 300, [
          [`Saldo contabile iniziale al ${opened} in euro`, signed(opening)],
          [`Saldo contabile finale al ${on(end, '03.04.2024')} in euro`, signed(closing)],
        ])
        .down(12)
      paper.put(40, 'Dettaglio movimenti', HEADING).down(16)
    },
    again: ({ paper }) =>
      paper.put(40, 'Dettaglio movimenti').put(555, `Pagina ${paper.page}`, RIGHT).down(20),
    columns: [
      day(['Data', 'contabile'], 40, '03.04.2024'),
      valueDay(['Data', 'valuta'], 92, '03.04.2024'),
      part('Descrizione', 145, 125, 0),
      debit('Addebiti', 325, pointComma),
      credit('Accrediti', 385, pointComma),
      {
        title: 'Descrizione estesa',
        x: 395,
        means: 'description',
        cell: (entry, { paper }) => paper.wrap(tell(entry, { day: '03/04' }).split('|')[1] ?? '', 158),
      },
    ],
    closes: ({ paper, book: { moneyIn, moneyOut } }) => {
      paper.need(90).rule(40, 555, -9).down(2).put(145, 'Totali', BOLD)
      paper.put(325, pointComma(moneyOut), RIGHT_BOLD).put(385, pointComma(moneyIn), RIGHT_BOLD).down(26)
      paper.put(40, 'Avviso alla clientela', BOLD).down()
      smallPrint(paper, 40, [
        'Trascorsi sessanta giorni dalla data di ricevimento senza che sia pervenuto reclamo scritto, l’estratto conto si intende approvato.',
        'Imposta di bollo assolta in modo virtuale. Banca Modello Torinese S.p.A., iscritta all’Albo delle Banche al n. 9999.',
      ])
    },
  },
  /** Old and new balance stand in the column that their sign asks for; numbers of operations and a summary of charges follow. */
  'initial-and-final-balance-in-the-column-of-their-sign-above-counted-operations-and-charges-in-lombardy': {
    paper: { font: 'courier', size: 7, lead: 10.5, bottom: 740 },
    book: { texts: LOMBARD_FIRM, opening: [-400_000, 900_000], rows: [12, 44] },
    says: { currency: 'EUR' },
    pitch: 9,
    gap: 12,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'BANCO ESEMPIO BPL', HEADING).put(560, 'ESTRATTO CONTO CORRENTE', RIGHT_BOLD).down(24)
      paper.put(340, 'SPETT.LE').down().put(340, 'OFFICINE SPECIMEN SNC').down()
      paper.put(340, 'VIA DELL ESEMPIO 4').down().put(340, '24121 BERGAMO BG').down(22)
      paper.put(40, `CONTO N. ${number.slice(-10)}   FILIALE 00999 BERGAMO SEDE   DIVISA EUR`).down()
      paper.put(40, `IBAN ${ibanLike('IT', 27, number)}`).down()
      paper.put(40, `PERIODO DAL ${on(start, '03/04/2024')} AL ${on(end, '03/04/2024')}`).down(18)
    },
    again: ({ paper }) => paper.put(40, 'BANCO ESEMPIO BPL').put(560, `FOGLIO ${paper.page}`, RIGHT).down(18),
    columns: [
      day('DATA', 40, '03/04/24'),
      valueDay('VALUTA', 92, '03/04/24'),
      debit('USCITE', 220, pointComma),
      credit('ENTRATE', 300, pointComma),
      lined('DESCRIZIONE DELLE OPERAZIONI', 315, 245),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(opening < 0 ? 220 : 300, pointComma(opening), RIGHT)
        .put(
          315,
          `SALDO INIZIALE ${opening < 0 ? 'A DEBITO' : 'A CREDITO'} AL ${on(addDays(start, -1), '03/04/24')}`,
        )
        .down(13),
    closes: ({ paper, book: { end, closing, moneyIn, moneyOut, entries } }) => {
      paper.need(170).rule(40, 560, -7).down(4)
      paper.put(220, pointComma(moneyOut), RIGHT).put(300, pointComma(moneyIn), RIGHT)
      paper.put(315, 'TOTALE MOVIMENTI').down(12)
      paper.put(closing < 0 ? 220 : 300, pointComma(closing), RIGHT_BOLD)
      paper.put(315, `SALDO FINALE ${closing < 0 ? 'A DEBITO' : 'A CREDITO'} AL ${on(end, '03/04/24')}`, BOLD)
      paper.down(24).put(40, 'RIEPILOGO COMPETENZE', BOLD).down(13)
      printGrid(
        paper,
        [40, [330]],
        [
          ['NUMERO OPERAZIONI A DEBITO', String(debitsOf(entries).length)],
          ['NUMERO OPERAZIONI A CREDITO', String(creditsOf(entries).length)],
          ['COMMISSIONI ADDEBITATE NEL PERIODO', pointComma(magnitudeSaying(entries, /^COMMISSIONI/))],
          ['INTERESSI CREDITORI TASSO 0,0100%', '0,00'],
          ['INTERESSI DEBITORI TASSO 9,7500%', '0,00'],
        ],
      ).down(10)
      smallPrint(paper, 40, [
        'SALVO ERRORI ED OMISSIONI. EVENTUALI RECLAMI ENTRO 60 GIORNI DAL RICEVIMENTO. IMPOSTA DI BOLLO ASSOLTA IN MODO VIRTUALE.',
      ])
    },
  },
}
