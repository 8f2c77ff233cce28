import { plainLetters } from './plain-letters.ts'

/** How currencies are called in words; names that more than one has (`dollar`, `peso`) only with their country. */
const NAMES: Readonly<Record<string, string>> = {
  AED: 'uae dirham|uae dirhams|emirati dirham',
  AUD: 'australian dollar|australian dollars',
  BRL: 'real brasileiro|reais',
  CAD: 'canadian dollar|canadian dollars|dollar canadien|dollars canadiens',
  CHF: 'schweizer franken|swiss franc|swiss francs|franc suisse|francs suisses|franco svizzero|franchi svizzeri',
  CNY: 'chinese yuan|renminbi|人民币|人民幣',
  CZK: 'czech koruna|koruna česká|česká koruna',
  DKK: 'danish krone|danish kroner|danske kroner',
  EUR: 'euro|euros',
  GBP: 'pound sterling|pounds sterling|british pound|british pounds',
  HKD: 'hong kong dollar|hong kong dollars|港币|港幣',
  HUF: 'forint|magyar forint',
  IDR: 'rupiah|indonesian rupiah',
  INR: 'indian rupee|indian rupees',
  ISK: 'islensk krona|islenskar kronur|icelandic krona|icelandic kronur',
  JPY: 'japanese yen|日本円',
  KES: 'kenya shilling|kenyan shilling|kenya shillings|kenyan shillings',
  LKR: 'sri lankan rupee|sri lanka rupee',
  MXN: 'peso mexicano|pesos mexicanos|moneda nacional|mexican peso|mexican pesos',
  MYR: 'ringgit|ringgit malaysia|malaysian ringgit',
  NGN: 'naira|nigerian naira',
  NOK: 'norwegian krone|norske kroner',
  NZD: 'new zealand dollar|new zealand dollars',
  PHP: 'philippine peso|philippine pesos',
  PKR: 'pakistani rupee|pakistan rupee|pakistani rupees',
  PLN: 'zloty|polski zloty|polish zloty',
  RUB: 'российский рубль|российские рубли|рубль рф|рубли рф|russian rouble|russian ruble|russian roubles',
  SAR: 'saudi riyal|saudi riyals',
  SEK: 'swedish krona|svenska kronor|svensk krona',
  SGD: 'singapore dollar|singapore dollars',
  THB: 'thai baht',
  TRY: 'turkish lira|türk lirası',
  TWD: 'new taiwan dollar|新台幣|新臺幣',
  USD: 'dólares|us dollar|us dollars|u.s. dollar|u.s. dollars|united states dollar|united states dollars|us-dollar|dollar américain',
  ZAR: 'south african rand',
}

const codes = new Map(
  Object.entries(NAMES).flatMap(([code, names]) =>
    names.split('|').map((name) => [plainLetters(name), code] as const),
  ),
)
const pattern = new RegExp(
  `(?<![\\p{L}.])(?:${[...codes.keys()]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('.', '\\.')})(?!\\p{L})`,
  'u',
)

/** @returns the ISO 4217 code of the first currency that a text names in words, else null */
export function currencyInWords(text: string): string | null {
  const [name] = pattern.exec(plainLetters(text)) ?? []
  return name === undefined ? null : (codes.get(name) ?? null)
}
