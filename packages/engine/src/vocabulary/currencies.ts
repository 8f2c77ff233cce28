/** Symbols that name one currency, or the likeliest one where several share a symbol; codes are ISO 4217. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '¥': 'JPY',
  '₺': 'TRY',
  円: 'JPY',
  '₩': 'KRW',
  원: 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '₱': 'PHP',
  '฿': 'THB',
  '₦': 'NGN',
  '₴': 'UAH',
  R$: 'BRL',
  'S/': 'PEN',
  'S/.': 'PEN',
  EURO: 'EUR',
  EUROS: 'EUR',
  TL: 'TRY',
  RM: 'MYR',
  'Rs.': 'INR',
  Rs: 'INR',
  Rp: 'IDR',
  zł: 'PLN',
  Kč: 'CZK',
  S$: 'SGD',
  A$: 'AUD',
  C$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  US$: 'USD',
  U$S: 'USD',
  U$D: 'USD',
  KD: 'KWD',
  BD: 'BHD',
  JD: 'JOD',
  QR: 'QAR',
  SR: 'SAR',
  Dhs: 'AED',
  Fr: 'CHF',
  'Fr.': 'CHF',
  SFr: 'CHF',
  Ft: 'HUF',
  Lei: 'RON',
  KSh: 'KES',
  '₽': 'RUB',
  // The code before 1998, which some banks print to this day.
  RUR: 'RUB',
  '₸': 'KZT',
  '₾': 'GEL',
  '₼': 'AZN',
  '₵': 'GHS',
  '₡': 'CRC',
  '₲': 'PYG',
  '৳': 'BDT',
  Tk: 'BDT',
  'Tk.': 'BDT',
  RMB: 'CNY',
  NT$: 'TWD',
  MX$: 'MXN',
  RD$: 'DOP',
  TT$: 'TTD',
  J$: 'JMD',
  N$: 'NAD',
  FJ$: 'FJD',
  // Other words of the document must say which dollar, rand or crown it is.
  $: '',
  元: '',
  圓: '',
  圆: '',
  R: '',
  kr: '',
  'kr.': '',
}

const bySymbol: ReadonlyMap<string, string> = new Map(Object.entries(SYMBOLS))

const CODES: ReadonlySet<string> = new Set(
  'AED AFN AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SCR SDG SEK SGD SLE SOS SRD STN SYP SZL THB TJS TMT TND TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV XAF XCD XOF XPF YER ZAR ZMW ZWG'.split(
    ' ',
  ),
)

const escapeRegExp = (text: string) => text.replace(/[.$]/g, '\\$&')

/** A currency symbol or code, as a part of a regular expression. */
export const currencyPattern = [...bySymbol.keys(), ...CODES]
  .sort((a, b) => b.length - a.length)
  .map(escapeRegExp)
  .join('|')

/** @returns the ISO 4217 code that a symbol or code names by itself, else null */
export function currencyOf(text: string | undefined): string | null {
  if (text === undefined) return null
  const code = text.toUpperCase()
  return (CODES.has(code) ? code : bySymbol.get(text)) || null
}

/** Whether a title ends with the currency of its amounts: `Total S/`, `Amount US$`, `Amount EUR`. */
export const endsInCurrency = (title: string): boolean => title.includes(' ') && isCurrencyOrEndsInOne(title)

/** The same, or whether it is a currency itself: `US$` beside `R$`. */
export function isCurrencyOrEndsInOne(title: string): boolean {
  const last = title.split(' ').at(-1) ?? ''
  return CODES.has(last) || bySymbol.has(last)
}

/** Currencies whose minor unit is not a hundredth (ISO 4217), among those above. */
const DECIMALS: Readonly<Record<string, 0 | 3>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
}

/** @returns how many decimals the amounts of a currency have, null where the text is no code */
export const decimalsOf = (code: string): 0 | 2 | 3 | null => (CODES.has(code) ? (DECIMALS[code] ?? 2) : null)

/** Whether a word is a currency code and nothing else. */
export const isCurrencyCode = (text: string): boolean => CODES.has(text)
