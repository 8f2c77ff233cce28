import { normalizeTitle } from './normalize-title.ts'

/** Words that tell which country's bank printed a statement, by the currency of the country. */
const COUNTRIES: Readonly<Record<string, string>> = {
  AUD: 'australia|australian|abn|bsb|afsl|nsw|com au',
  CAD: 'canada|canadian|interac|hst|cdic|ontario|quebec',
  NZD: 'new zealand|aotearoa|auckland|wellington|co nz',
  SGD: 'singapore|paynow|com sg',
  HKD: 'hong kong|kowloon|com hk',
  USD: 'fdic|ncua|federal credit union|usa|united states|routing number',
  GBP: 'sort code|sortcode|united kingdom|fscs|co uk|england',
  INR: 'ifsc|ifs code|micr|upi|neft|co in',
  MYR: 'berhad|bhd|malaysia|kuala lumpur|com my',
  BRL: 'cnpj|cpf|pix|agencia|com br',
  ZAR: 'south africa|johannesburg|co za',
  AED: 'emirates|dubai|abu dhabi|uae',
  CHF: 'schweiz|suisse|svizzera|switzerland',
  IDR: 'indonesia|jakarta|co id',
  TRY: 'turkiye|istanbul|com tr',
  PLN: 'polska|warszawa',
  MXN: 'mexico|cdmx|rfc|clabe|condusef|com mx|moneda nacional',
  COP: 'colombia|bogota|medellin|com co',
  ARS: 'argentina|buenos aires|cuit|cuil|cbu|com ar',
  CLP: 'chile|valparaiso',
  UYU: 'uruguay|montevideo|com uy',
  DOP: 'republica dominicana|santo domingo|com do',
  PHP: 'philippines|manila|pdic|com ph',
  THB: 'thailand|bangkok|co th|ธนาคาร',
  TWD: '台灣|台北|臺灣|臺北|新臺幣|新台幣|中華郵政|民國',
  LKR: 'sri lanka|colombo',
  PKR: 'pakistan|karachi|lahore|islamabad',
  BDT: 'bangladesh|dhaka',
  NGN: 'nigeria|lagos|bvn|nuban|com ng',
  KES: 'kenya|nairobi|co ke',
  GHS: 'ghana|accra|com gh',
  EGP: 'egypt|cairo|com eg',
  MAD: 'maroc|casablanca|rabat',
  SAR: 'saudi arabia|riyadh|jeddah|com sa',
  HUF: 'magyarország|budapest',
  CZK: 'praha|česká republika',
  RON: 'romania|bucuresti|bucurești',
  RUB: 'россия|москва|российской федерации',
  UAH: 'україна|київ|єдрпоу',
  // Crowns are told apart by the language alone.
  NOK: 'norge|norsk|beløp|inngående|innskudd|uttak',
  DKK: 'danmark|dansk|beløb|bogført|primosaldo|ultimosaldo|indsat|hævet',
  SEK: 'sverige|svensk|belopp|ingående|insättning|uttag|bokförd',
  JPY: '円|預金|お支払|ご利用',
}

/** How a country pays: names of its systems, which rows of its statements print and hardly any others. */
const PAYMENTS: Readonly<Record<string, string>> = {
  AUD: 'osko|bpay|payid',
  BRL: 'pix',
  CAD: 'interac',
  CHF: 'twint',
  IDR: 'bi fast',
  INR: 'neft|upi|imps',
  KES: 'mpesa|m pesa|safaricom|fuliza',
  MXN: 'spei',
  MYR: 'duitnow',
  NOK: 'vipps',
  PHP: 'instapay|pesonet',
  PLN: 'blik',
  SEK: 'bankgiro|plusgiro',
  SGD: 'paynow',
  THB: 'promptpay',
  USD: 'zelle',
}

/**
 * Postal codes behind the names of places, as each country writes them; in Australia with the first digit of each
 * state: `SA 2024` may be a company and a year. Delaware is left out: `DE 70173` is in Stuttgart.
 */
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  AUD: /(?<!\p{L})(?:(?:NSW|ACT) 2|VIC 3|QLD 4|SA 5|WA 6|TAS 7|NT 0)\d{3}(?!\d)/u,
  CAD: /(?<!\p{L})(?:AB|BC|MB|NB|NL|NS|ON|PE|QC|SK) {1,2}[A-Z]\d[A-Z] ?\d[A-Z]\d/u,
  // Ireland's.
  EUR: /(?<![\p{L}\d])[AC-FHKNPRTV-Y]\d[\dW] (?=[A-Z\d]*[A-Z])[AC-FHKNPRTV-Y\d]{4}(?![\p{L}\d])/u,
  GBP: /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u,
  USD: /(?<!\p{L})(?:A[KLRZ]|C[AOT]|DC|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?(?!\d)/u,
}

const DOLLARS = ['AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'USD', 'MXN', 'COP', 'ARS', 'CLP', 'UYU', 'DOP']

/** Whether `$` is printed for a currency. */
export const isDollar = (code: string): boolean => DOLLARS.includes(code)

const PESOS = ['MXN', 'COP', 'ARS', 'CLP', 'UYU', 'DOP', 'PHP']

/** Whether a currency is called peso. */
export const isPeso = (code: string): boolean => PESOS.includes(code)

const countryOf = codesOf(COUNTRIES)
const WORDS = anyOf(countryOf)
const paymentOf = codesOf(PAYMENTS)
const PAYMENT_WORDS = anyOf(paymentOf)

function codesOf(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([code, list]) =>
      list.split('|').map((word) => [normalizeTitle(word), code] as const),
    ),
  )
}

function anyOf(words: ReadonlyMap<string, string>): RegExp {
  return new RegExp(`(?<=^| )(?:${[...words.keys()].join('|')})(?= |$)`, 'g')
}

/** The currency of the country whose words the lines of a document use most; null where they use none. */
export function currencyOfCountry(lines: readonly string[]): string | null {
  return mostVoted(lines, Object.keys(COUNTRIES))
}

/** The same among the countries that print `$` for their money. */
export function whichDollar(lines: readonly string[]): string | null {
  return mostVoted(lines, DOLLARS)
}

/** The same among the countries whose money is called peso. */
export function whichPeso(lines: readonly string[]): string | null {
  return mostVoted(lines, PESOS)
}

/**
 * The currency of the country whose addresses the letterhead of a document prints, or in whose ways its rows pay; null
 * where nothing tells. A row may print such codes for other things: `WA 5411`.
 *
 * @param mayBe whether a currency may be the document's
 */
export function currencyOfPlace(
  letterhead: readonly string[],
  lines: readonly string[],
  mayBe: (code: string) => boolean,
): string | null {
  const votes = new Map<string, number>()
  const vote = (codes: readonly string[]) => {
    for (const code of new Set(codes)) if (mayBe(code)) votes.set(code, (votes.get(code) ?? 0) + 1)
  }
  for (const line of letterhead)
    vote(Object.keys(POSTAL_CODES).filter((code) => POSTAL_CODES[code]?.test(line)))
  for (const line of lines) {
    const words = normalizeTitle(line).match(PAYMENT_WORDS) ?? []
    vote(words.flatMap((word) => paymentOf.get(word) ?? []))
  }
  return most(votes)
}

/** The countries whose IBANs begin with these letters, by their currency. */
const IBAN_COUNTRIES: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  GBP: 'GB',
  CHF: 'CH LI',
  ...{
    AED: 'AE',
    ALL: 'AL',
    AZN: 'AZ',
    BAM: 'BA',
    BHD: 'BH',
    BYN: 'BY',
    CRC: 'CR',
    CZK: 'CZ',
    DKK: 'DK FO GL',
  },
  ...{ DOP: 'DO', EGP: 'EG', GEL: 'GE', GTQ: 'GT', HUF: 'HU', ILS: 'IL', IQD: 'IQ', ISK: 'IS', JOD: 'JO' },
  ...{ KWD: 'KW', KZT: 'KZ', LBP: 'LB', LYD: 'LY', MDL: 'MD', MKD: 'MK', MRU: 'MR', MUR: 'MU', NOK: 'NO' },
  ...{ OMR: 'OM', PKR: 'PK', PLN: 'PL', QAR: 'QA', RON: 'RO', RSD: 'RS', SAR: 'SA', SCR: 'SC', SEK: 'SE' },
  ...{ TND: 'TN', TRY: 'TR', UAH: 'UA' },
}
const IBAN = /(?<![\p{L}\d])([A-Z]{2})\d{2} ?(?:[A-Z] )?[A-Z\d]{4} ?\d/u

/** The currency of the country in which the first account with an IBAN is kept; null where none is printed. */
export function currencyOfIban(lines: readonly string[]): string | null {
  const [country] = lines.flatMap((line) => IBAN.exec(line)?.[1] ?? [])
  const [found] = Object.entries(IBAN_COUNTRIES).filter(
    ([, letters]) => country && letters.split(' ').includes(country),
  )
  return found?.[0] ?? null
}

/** Scripts in everyday use in only one country. */
const SCRIPTS: readonly (readonly [script: RegExp, code: string])[] = [
  [/\p{Script=Thai}/u, 'THB'],
  [/\p{Script=Hebrew}/u, 'ILS'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'JPY'],
  [/\p{Script=Hangul}/u, 'KRW'],
  [/\p{Script=Georgian}/u, 'GEL'],
  [/\p{Script=Armenian}/u, 'AMD'],
  [/\p{Script=Khmer}/u, 'KHR'],
  [/\p{Script=Lao}/u, 'LAK'],
  [/\p{Script=Sinhala}/u, 'LKR'],
  [/\p{Script=Ethiopic}/u, 'ETB'],
]
/** The fewest lines: a name may be printed in its own letters. */
const MIN_SCRIPT_LINES = 3

/** The currency of the country whose script lines outside the rows are in; null where that is one of many countries. */
export function currencyOfScript(lines: readonly string[]): string | null {
  const found = SCRIPTS.filter(
    ([script]) => lines.filter((line) => script.test(line)).length >= MIN_SCRIPT_LINES,
  )
  return found.length === 1 ? (found[0]?.[1] ?? null) : null
}

/** Each line votes once for each country that it has words of. */
/** `ABN` is an Australian business number only where digits follow. */
const ABN_WITHOUT_DIGITS = /ABN(?!\W*\d)/g

function mostVoted(lines: readonly string[], among: readonly string[]): string | null {
  const votes = new Map<string, number>()
  for (const line of lines) {
    const words = normalizeTitle(line.replace(ABN_WITHOUT_DIGITS, '')).match(WORDS)
    if (words === null) continue
    const named = new Set(words.map((word) => countryOf.get(word)))
    for (const code of among) if (named.has(code)) votes.set(code, (votes.get(code) ?? 0) + 1)
  }
  return most(votes)
}

function most(votes: ReadonlyMap<string, number>): string | null {
  const [best] = [...votes].sort(([, a], [, b]) => b - a)
  return best?.[0] ?? null
}
