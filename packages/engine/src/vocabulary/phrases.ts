import { monthOf } from './months.ts'
import { normalizeTitle } from './normalize-title.ts'
import { type RankedEntry, rankEntries } from './rank-entries.ts'

/** What a row that is no transaction says, by the first words of its text. */
export type RowKind = 'opening' | 'closing' | 'forward' | 'total'

/** Rows of balances and totals, by language. An entry matches at the start of the row's text, after an article. */
const ROW_PHRASES: readonly (readonly [kind: RowKind, phrases: string])[] = [
  [
    'opening',
    'opening balance|beginning balance|starting balance|start balance|previous balance|balance at start',
  ],
  [
    'opening',
    'previous statement balance|balance from statement|balance from previous|last statement balance',
  ],
  [
    'opening',
    'alter kontostand|anfangssaldo|saldovortrag|kontostand am|solde initial|solde precedent|ancien solde',
  ],
  [
    'opening',
    'saldo anterior|saldo inicial|saldo iniziale|saldo precedente|vorig saldo|beginsaldo|oud saldo',
  ],
  [
    'opening',
    'saldo poczatkowe|ingaende saldo|inngaende saldo|startsaldo|alkusaldo|pocatecni zustatek|acilis bakiyesi',
  ],
  [
    'opening',
    'devreden bakiye|saldo awal|baki awal|baki permulaan|opening bal|solde d ouverture|saldo de apertura',
  ],
  [
    'closing',
    'closing balance|ending balance|end balance|new balance|final balance|balance at end|current balance',
  ],
  [
    'closing',
    'closing bal|neuer kontostand|endsaldo|schlusssaldo|nouveau solde|solde final|saldo final|saldo finale',
  ],
  [
    'closing',
    'nieuw saldo|eindsaldo|saldo koncowe|utgaende saldo|slutsaldo|loppusaldo|konecny zustatek|saldo akhir',
  ],
  ['closing', 'baki akhir|kapanis bakiyesi|solde de cloture|statement balance|saldo actual|saldo atual'],
  [
    'forward',
    'balance brought forward|balance carried forward|brought forward|carried forward|balance b f|balance c f',
  ],
  [
    'forward',
    'balance forward|b f|c f|ubertrag|report|a reporter|solde crediteur|solde debiteur|solde au|saldo',
  ],
  [
    'forward',
    'balance|kontostand|solde|transport|a nouveau|bakiye|baki|zustatek|stan konta|balance bf|balance cf',
  ],
  [
    'total',
    'total|totals|sub total|subtotal|grand total|page total|turnover|summe|gesamt|somme|totaux|totale|totaal',
  ],
  [
    'total',
    'suma|razem|sum|summa|yhteensa|celkem|toplam|jumlah|zwischensumme|gesamtumsatz|totais|period total',
  ],
]

const entries = rankEntries(ROW_PHRASES)
const MAX_PHRASE_WORDS = 4

/** So short a word may also start a payee's name: it must be all of the text, or stand before a date or number. */
const AMBIGUOUS = new Set('balance|new balance|report|transport|b f|c f|sum|suma|stand|summa'.split('|'))
/** The year of the date before it, or the number of the row. */
const LEADING_NUMBERS = /^[\d ]+(?=\p{L})/u
const ARTICLES = /^(your|the|ihr|votre|su|il|o|a|uw|le|la) /

/** `TRANSACTION TOTAL`, `Page totals`: the word for a total may stand behind what is added up. */
const LATER_TOTAL = /^(\p{L}+ ){1,2}(totals?|subtotal|summe|totaux|totale|totais|totaal)\b/u

/** The kind of a row of balances or totals, or null for anything else. */
export function rowKindOf(text: string): RowKind | null {
  const plain = normalizeTitle(text).replace(LEADING_NUMBERS, '').replace(ARTICLES, '')
  const words = plain.split(' ')
  let best: RankedEntry<RowKind> | null = null
  for (let length = 1; length <= Math.min(words.length, MAX_PHRASE_WORDS); length++) {
    const phrase = words.slice(0, length).join(' ')
    const entry = entries.get(phrase)
    if (!entry || (best && best.rank <= entry.rank)) continue
    const rest = words.slice(length).join(' ')
    if (rest === '' || !AMBIGUOUS.has(phrase) || isDateOf(rest.split(' '))) best = entry
  }
  if (best) return best.meaning
  return LATER_TOTAL.test(plain) ? 'total' : null
}

/** `on 12 Mar 2024`, `at 31 12`, `12 March`: what may stand behind the name of a balance. */
function isDateOf(words: readonly string[]): boolean {
  return (
    /^(on|at|as|of|am|au|per)$/.test(words[0] ?? '') ||
    words.every((word) => /^\d+$/.test(word) || monthOf(word) !== null)
  )
}

/** Words in a section title that say which way its money goes. */
const SECTION_WORDS: readonly (readonly [direction: 'debit' | 'credit', words: string])[] = [
  [
    'credit',
    'deposits|deposit|additions|credits|payments and other credits|payments received|refunds|money in|paid in',
  ],
  [
    'credit',
    'payments and credits|credit transactions|gutschriften|eingange|versements|ingresos|entradas|abonos|accrediti',
  ],
  [
    'debit',
    'withdrawals|withdrawal|subtractions|debits|checks|cheques|checks paid|fees|service fees|purchases|charges',
  ],
  [
    'debit',
    'interest charged|cash advances|money out|paid out|card purchases|electronic payments|payments|lastschriften',
  ],
  [
    'debit',
    'retraits|prelevements|cargos|saidas|addebiti|uscite|belastungen|other subtractions|atm|debit transactions',
  ],
]

const sections = SECTION_WORDS.map(([direction, words]) => [direction, words.split('|')] as const)
const MAX_SECTION_WORDS = 8

/** The direction that a section title gives the amounts under it, or null. */
export function directionOfSection(title: string): 'debit' | 'credit' | null {
  const plain = ` ${normalizeTitle(title)} `
  if (plain.trim().split(' ').length > MAX_SECTION_WORDS) return null
  for (const [direction, words] of sections) {
    if (words.some((word) => plain.includes(` ${word} `))) return direction
  }
  return null
}
