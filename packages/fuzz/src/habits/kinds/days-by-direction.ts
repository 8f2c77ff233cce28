import type { Print } from '../../drawing/print.ts'
import { creditsOf, debitsOf, type Entry, keepBook, sumOf } from '../setting/account-book.ts'
import { minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { Random } from '../setting/random.ts'
import { Witness } from '../setting/witness.ts'
import { BRAZILIAN } from '../texts/latin-american.ts'

const reais = (minor: number) => `R$ ${minusBefore(pointComma)(minor)}`

/** A day's incomings under their sum, then its outgoings under theirs; the amounts have no sign, and no titles. */
export function setDaysByDirection(random: Random): Print {
  const book = keepBook(random, { texts: BRAZILIAN, isNeverOverdrawn: true, opening: [200_000, 900_000] })
  const paper = new Paper({ size: 9 })
  const witness = new Witness()
  const period = `${on(book.start, '03 APR 2024', 'pt')} a ${on(book.end, '03 APR 2024', 'pt')}`
  paper.put(50, 'Extrato da conta', HEADING).down(14)
  paper.put(50, `Agência 0001 Conta ${book.number.slice(-8)}`).down()
  paper.put(50, period).down(20)
  paper
    .pairs(50, 300, [
      ['Saldo inicial', reais(book.opening)],
      ['Total de entradas', `+${pointComma(book.moneyIn)}`],
      ['Total de saídas', `-${pointComma(book.moneyOut)}`],
      ['Saldo final do período', reais(book.closing)],
    ])
    .down(18)
  paper.put(50, 'Movimentações', HEADING).down(18)
  for (const date of new Set(book.entries.map((entry) => entry.date))) {
    const entries = book.entries.filter((entry) => entry.date === date)
    paper.need(50).put(50, on(date, '03 APR 2024', 'pt'), BOLD)
    printDirection(paper, 'Total de entradas', '+', creditsOf(entries), witness)
    printDirection(paper, 'Total de saídas', '-', debitsOf(entries), witness)
    paper.down(6)
  }
  return witness.finish(paper, book, { currency: 'BRL' })
}

function printDirection(
  paper: Paper,
  label: string,
  sign: string,
  entries: readonly Entry[],
  witness: Witness,
): void {
  if (entries.length === 0) return
  paper
    .need(30)
    .put(130, label, BOLD)
    .put(545, `${sign} ${pointComma(sumOf(entries))}`, RIGHT_BOLD)
    .down(14)
  for (const entry of entries) {
    const [first = '', ...rest] = paper.wrap(entry.text, 260)
    paper.need((rest.length + 1) * 12)
    witness.row(paper, entry, { description: entry.text })
    paper.put(130, first).put(545, pointComma(entry.amount), RIGHT)
    for (const line of rest) paper.down(10).put(130, line)
    paper.down(13)
  }
}
