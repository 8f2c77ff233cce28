import { plainLetters } from './plain-letters.ts'

/** How currencies are called in words; names that more than one has (`dollar`, `peso`) only with their country. */
const NAMES: Readonly<Record<string, string>> = {
  AED: 'uae dirham|uae dirhams|emirati dirham|درهم اماراتي',
  AOA: 'kwanza|kwanzas|akz',
  ARS: 'peso argentino|pesos argentinos',
  AUD: 'australian dollar|australian dollars',
  BDT: 'bangladeshi taka',
  BGN: 'български лев|български лева|bulgarian lev',
  BHD: 'bahraini dinar|bahraini dinars|دينار بحريني',
  BOB: 'boliviano|bolivianos',
  BRL: 'real brasileiro|reais',
  CAD: 'canadian dollar|canadian dollars|dollar canadien|dollars canadiens',
  CHF: 'schweizer franken|swiss franc|swiss francs|franc suisse|francs suisses|franco svizzero|franchi svizzeri',
  CLP: 'peso chileno|pesos chilenos',
  CNY: 'chinese yuan|renminbi|人民币|人民幣|单位:元|单位:人民币元',
  COP: 'peso colombiano|pesos colombianos',
  CRC: 'colón costarricense|colones costarricenses|colones',
  CZK: 'czech koruna|koruna česká|česká koruna',
  DKK: 'danish krone|danish kroner|danske kroner',
  DOP: 'peso dominicano|pesos dominicanos',
  EGP: 'egyptian pound|egyptian pounds|جنيه مصري',
  EUR: 'euro|euros',
  GBP: 'pound sterling|pounds sterling|british pound|british pounds|livre sterling|livres sterling|libra esterlina|libras esterlinas|sterlina|sterline|sterlina britannica|britisches pfund|pfund sterling|uk pound|uk pounds',
  GHS: 'ghana cedi|ghana cedis|ghanaian cedi',
  GTQ: 'quetzal|quetzales',
  HKD: 'hong kong dollar|hong kong dollars|港币|港幣',
  HNL: 'lempira|lempiras',
  HUF: 'forint|magyar forint',
  IDR: 'rupiah|indonesian rupiah',
  ILS: 'שקל חדש|new israeli shekel|new shekel',
  INR: 'indian rupee|indian rupees',
  ISK: 'islensk krona|islenskar kronur|icelandic krona|icelandic kronur|ísl.kr',
  JOD: 'jordanian dinar|دينار اردني',
  JPY: 'japanese yen|yen japonais|yen japonés|yen japoneses|japanische yen|日本円|単位:円',
  KES: 'kenya shilling|kenyan shilling|kenya shillings|kenyan shillings',
  KRW: '대한민국 원|korean won|단위:원|단위: 원',
  KWD: 'kuwaiti dinar|kuwaiti dinars|دينار كويتي',
  KZT: 'тенге|теңге|kazakhstani tenge',
  LKR: 'sri lankan rupee|sri lanka rupee',
  MAD: 'dirham marocain|dirhams marocains|moroccan dirham',
  MXN: 'peso mexicano|pesos mexicanos|mexican peso|mexican pesos',
  MYR: 'ringgit|ringgit malaysia|malaysian ringgit',
  NGN: 'naira|nigerian naira',
  NIO: 'córdoba oro|córdobas',
  NOK: 'norwegian krone|norske kroner',
  NPR: 'nepalese rupee|nepalese rupees|nepali rupee',
  NZD: 'new zealand dollar|new zealand dollars',
  OMR: 'omani rial|omani rials|ريال عماني',
  PEN: 'nuevo sol|nuevos soles|sol peruano|soles',
  PHP: 'philippine peso|philippine pesos',
  PKR: 'pakistani rupee|pakistan rupee|pakistani rupees',
  PLN: 'zloty|polski zloty|polish zloty',
  PYG: 'guaraní|guaraníes',
  QAR: 'qatari riyal|qatari riyals|ريال قطري',
  RON: 'leu românesc|lei românești|romanian leu',
  RSD: 'srpski dinar|српски динар|serbian dinar',
  RUB: 'российский рубль|российские рубли|рубль рф|рубли рф|russian rouble|russian ruble|russian roubles',
  SAR: 'saudi riyal|saudi riyals|ريال سعودي',
  SEK: 'swedish krona|svenska kronor|svensk krona',
  SGD: 'singapore dollar|singapore dollars',
  THB: 'thai baht',
  TND: 'dinar tunisien|dinars tunisiens|tunisian dinar',
  TRY: 'turkish lira|türk lirası|tl hesap|tl hesabi|vadesiz tl',
  TWD: 'new taiwan dollar|新台幣|新臺幣',
  TZS: 'tanzanian shilling|tanzanian shillings',
  UAH: 'гривня|гривні|гривень|ukrainian hryvnia',
  UGX: 'ugandan shilling|ugandan shillings|uganda shilling|uganda shillings',
  USD: 'dólares|us dollar|us dollars|u.s. dollar|u.s. dollars|united states dollar|united states dollars|us-dollar|us-dollars|dollar américain|dollars américains|dollar us|dollars us|dólar americano|dólares americanos|dólar estadounidense|dólares estadounidenses|dollaro usa|dollari usa|dollaro statunitense|amerikanische dollar',
  UYU: 'peso uruguayo|pesos uruguayos',
  VND: 'việt nam đồng|vietnamese dong',
  XPF: 'f cfp|franc cfp|francs cfp|franc pacifique|francs pacifique',
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

/** What the money of several countries is called. */
const SHARED = /(?<!\p{L})pesos?(?!\p{L})/u

/**
 * @returns the ISO 4217 code of the first currency that a text names in words; null where there is none, or another
 *   beside it whose country is not named: `PESOS   DÓLARES`
 */
export function currencyInWords(text: string): string | null {
  const plain = plainLetters(text)
  const [name] = pattern.exec(plain) ?? []
  if (name === undefined || SHARED.test(plain.replace(name, ''))) return null
  return codes.get(name) ?? null
}
