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
  MXN: 'mexico|cdmx|rfc|clabe|condusef|com mx',
  COP: 'colombia|bogota|medellin|com co',
  ARS: 'argentina|buenos aires|cuit|cuil|cbu|com ar',
  CLP: 'chile|valparaiso',
  UYU: 'uruguay|montevideo|com uy',
  DOP: 'republica dominicana|santo domingo|com do',
  PHP: 'philippines|manila|pdic|com ph',
  THB: 'thailand|bangkok|co th|ธนาคาร',
  TWD: '台灣|台北|臺灣|臺北',
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
  JPY: '銀行|円|預金',
}

const DOLLARS = ['AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'USD', 'MXN', 'COP', 'ARS', 'CLP', 'UYU', 'DOP']

/** Whether `$` is printed for a currency. */
export const isDollar = (code: string): boolean => DOLLARS.includes(code)

const countryOf: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES).flatMap(([code, words]) =>
    words.split('|').map((word) => [normalizeTitle(word), code] as const),
  ),
)
const WORDS = new RegExp(`(?<=^| )(?:${[...countryOf.keys()].join('|')})(?= |$)`, 'g')

/** The currency of the country whose words the lines of a document use most; null where they use none. */
export function currencyOfCountry(lines: readonly string[]): string | null {
  return mostVoted(lines, Object.keys(COUNTRIES))
}

/** The same among the countries that print `$` for their money. */
export function whichDollar(lines: readonly string[]): string | null {
  return mostVoted(lines, DOLLARS)
}

/** The countries whose IBANs begin with these letters, by their currency. */
const IBAN_COUNTRIES: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  GBP: 'GB',
  CHF: 'CH LI',
  ...{ AED: 'AE', BAM: 'BA', BHD: 'BH', CZK: 'CZ', DKK: 'DK', HUF: 'HU', ILS: 'IL', ISK: 'IS', JOD: 'JO' },
  ...{ KWD: 'KW', NOK: 'NO', PKR: 'PK', PLN: 'PL', QAR: 'QA', RON: 'RO', RSD: 'RS', SAR: 'SA', SEK: 'SE' },
  ...{ TND: 'TN', TRY: 'TR' },
}
const IBAN = /(?<![\p{L}\d])([A-Z]{2})\d{2} ?[A-Z\d]{4} ?\d/u

/** The currency of the country in which the first account with an IBAN is kept; null where none is printed. */
export function currencyOfIban(lines: readonly string[]): string | null {
  const [country] = lines.flatMap((line) => IBAN.exec(line)?.[1] ?? [])
  const [found] = Object.entries(IBAN_COUNTRIES).filter(
    ([, own]) => country && own.split(' ').includes(country),
  )
  return found?.[0] ?? null
}

/** Each line votes once for each country that it has words of. */
function mostVoted(lines: readonly string[], among: readonly string[]): string | null {
  const votes = new Map<string, number>()
  for (const line of lines) {
    const words = normalizeTitle(line).match(WORDS)
    if (words === null) continue
    const named = new Set(words.map((word) => countryOf.get(word)))
    for (const code of among) if (named.has(code)) votes.set(code, (votes.get(code) ?? 0) + 1)
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a)
  return best?.[0] ?? null
}
