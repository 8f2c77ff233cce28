import { normalizeTitle } from './normalize-title.ts'
import { type RankedEntry, rankEntries } from './rank-entries.ts'

/** What a column holds. `charge` is money that moves no balance; `serial` counts the rows. */
export type ColumnRole =
  | 'date'
  | 'valueDate'
  | 'description'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'balance'
  | 'marker'
  | 'charge'
  | 'serial'

/**
 * Words that tell the role of a column by its title, in the languages statements are printed in. A title has the
 * role of the first line here of which it holds an entry as whole words, so what is more telling stands first:
 * a "debit amount" is a debit, a "value date" no plain date. To add a language, add its words.
 */
const TITLE_WORDS: readonly (readonly [role: ColumnRole, words: string])[] = [
  [
    'marker',
    'dr cr|cr dr|debit credit|credit debit|af bij|soll haben|s h|d c|c d|db cr|withdrawal deposit|dt ct|+ -',
  ],
  ['serial', 's no|sr no|sl no|sr|sl|serial no|serial number|no|nr|#|lp|bil'],
  [
    'valueDate',
    'value date|value dt|val date|valuta|wert|wertstellung|valeur|date valeur|date de valeur|fecha valor',
  ],
  [
    'valueDate',
    'f valor|data valuta|data valor|rentedatum|valutadatum|data waluty|valutadag|rentedato|arvopaiva',
  ],
  ['valueDate', 'tarikh nilai|tanggal valuta|valor tarihi|datum valuty|interest date|effective date'],
  ['charge', 'charges|bank charges|accrued bank charges|commission|kosten|frais|fee|vat|gst'],
  [
    'balance',
    'balance|bal|saldo|solde|kontostand|saldi|bakiye|baki|zustatek|saldot|zostatok|kontosaldo|stand|guthaben',
  ],
  ['debit', 'debit|debits|withdrawal|withdrawals|withdrawn|paid out|money out|out|payments|dr|subtractions'],
  [
    'debit',
    'debited|soll|belastung|belastungen|lastschrift|lastschriften|ausgang|debet|debe|debito|cargo|cargos|addebiti',
  ],
  [
    'debit',
    'retraits|retrait|sorties|uscite|dare|af|obciazenia|wydatki|uttag|ut|ud|otto|panot ja otot|borc|keluar|saidas',
  ],
  ['debit', 'retiros|salidas|adeudos|avgifter|charges debits|cheques debits|spent|expenses|vydaje'],
  [
    'credit',
    'credit|credits|deposit|deposits|deposited|paid in|money in|in|cr|additions|credited|haben|gutschrift',
  ],
  [
    'credit',
    'gutschriften|eingang|haber|abono|abonos|ingresos|accrediti|entrate|avere|credito|entradas|versements|bij',
  ],
  [
    'credit',
    'uznania|wplywy|insattning|ind|pano|alacak|masuk|receipts|received|depositos|prijmy|innskudd|entrees|kredit',
  ],
  [
    'amount',
    'amount|amt|betrag|umsatz|montant|importe|importo|valor r|bedrag|kwota|belopp|belob|beloep|summa|tutar|jumlah',
  ],
  [
    'amount',
    'castka|maara|valor|montante|movimento importo|transaction amount|bedrag eur|movement|nominal|mutasi',
  ],
  [
    'date',
    'date|dates|datum|data|fecha|tarikh|tanggal|tarih|dato|paivamaara|pvm|dag|bu tag|buchungstag|buchung|tag|txn date',
  ],
  [
    'date',
    'posted|post date|posting date|trans date|tran date|booking|kirjauspaiva|booked|day|jour|giorno|dia',
  ],
  [
    'reference',
    'ref|reference|ref no|cheque|cheques|chq|check|check number|check no|check #|chq no|cheque no|referenz',
  ],
  [
    'reference',
    'referencia|referencja|referentie|reference number|instrument|utr|dcto|docto|documento|doc|numero|piece',
  ],
  [
    'reference',
    'no ref|ref number|receipt no|transaction id|trans id|txn id|voucher|number|beleg|belegnr|instrument id',
  ],
  [
    'description',
    'description|descriptions|details|detail|particulars|narration|narrative|transaction|transactions|memo',
  ],
  [
    'description',
    'remarks|payee|merchant|activity|text|vorgang|buchungstext|verwendungszweck|bezeichnung|beschreibung',
  ],
  [
    'description',
    'nature des operations|libelle|operation|operations|concepto|descripcion|movimiento|descrizione|causale',
  ],
  [
    'description',
    'operazione|lancamento|historico|descricao|omschrijving|naam|mededelingen|opis|tytul|opis operacji|tekst',
  ],
  [
    'description',
    'beskrivning|selite|saaja|popis|aciklama|islem|keterangan|uraian|butir|butir urusniaga|urusniaga|transaksi',
  ],
  [
    'description',
    'payment type and details|transaction details|transaction description|transaction reference|beskrivelse',
  ],
]

const entries = rankEntries(TITLE_WORDS)
const MAX_ENTRY_WORDS = 4

/** Roles whose entries must be the whole title: each is a common word, too. */
const WHOLE_ROLES: ReadonlySet<ColumnRole> = new Set(['serial', 'marker'])
/** Short words that mean a column only when they are all of its title. */
const WHOLE_WORDS = new Set('in out cr dr af ud ut ind dag tag day jour dia stand number no'.split(' '))
/** A title with more words than this is a sentence. */
const MAX_TITLE_WORDS = 6

/** The role that the words of a column title suggest, or null when they are unknown. A prior, not a verdict. */
export function roleOfTitle(title: string): ColumnRole | null {
  const plain = normalizeTitle(title)
  const words = plain.split(' ')
  if (plain === '' || words.length > MAX_TITLE_WORDS) return null
  const whole = entries.get(plain)
  if (whole) return whole.meaning
  let best: RankedEntry<ColumnRole> | null = null
  for (const phrase of phrasesOf(words)) {
    const entry = entries.get(phrase)
    if (!entry || WHOLE_ROLES.has(entry.meaning) || WHOLE_WORDS.has(phrase)) continue
    if (best === null || entry.rank < best.rank) best = entry
  }
  return best?.meaning ?? null
}

/** Every run of words in a title that could be an entry. */
function* phrasesOf(words: readonly string[]): Generator<string> {
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_ENTRY_WORDS); to++) {
      yield words.slice(from, to).join(' ')
    }
  }
}

/** Whether the vocabulary has a title word for word. */
export const isKnownTitle = (title: string): boolean => entries.has(normalizeTitle(title))

/** Whether a column with this role holds amounts or balances of the account. */
export const isMoneyRole = (role: ColumnRole | null): boolean =>
  role === 'debit' || role === 'credit' || role === 'amount' || role === 'balance'
