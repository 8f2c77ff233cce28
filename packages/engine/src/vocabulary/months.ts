/**
 * Names of the months by language, January first; the first three or more letters are enough, with or without a
 * dot, accents or capitals. To add a language, add a line.
 */
const MONTHS: Readonly<Record<string, string>> = {
  en: 'january february march april may june july august september october november december',
  de: 'januar februar märz april mai juni juli august september oktober november dezember',
  at: 'jänner feber märz april mai juni juli august september oktober november dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  sv: 'januari februari mars april maj juni juli augusti september oktober november december',
  da: 'januar februar marts april maj juni juli august september oktober november december',
  no: 'januar februar mars april mai juni juli august september oktober november desember',
  fi: 'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
  cs: 'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec',
  tr: 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
  id: 'januari februari maret april mei juni juli agustus september oktober november desember',
  ms: 'januari februari mac april mei jun julai ogos september oktober november disember',
}

const MIN_LETTERS = 3

/** Beyond these, letters may be small forms of others, or carry accents. */
const ASCII = /^[\0-\x7f]*$/

/** Small letters without accents. */
export const plainLetters = (text: string): string => {
  const small = text.toLowerCase()
  return ASCII.test(small) ? small : withoutAccents(small)
}

const withoutAccents = (text: string): string =>
  text.replaceAll('ı', 'i').replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')

/** Each abbreviation of three letters or more that names one month in every language that knows it. */
const byPrefix: ReadonlyMap<string, number> = indexMonths()

function indexMonths(): Map<string, number> {
  const months = new Map<string, number>()
  const whole = new Set<string>()
  for (const names of Object.values(MONTHS)) {
    for (const [i, name] of names.split(' ').map(plainLetters).entries()) {
      for (let letters = MIN_LETTERS; letters <= name.length; letters++) {
        const prefix = name.slice(0, letters)
        const isWhole = letters === name.length
        if (isWhole || !months.has(prefix)) months.set(prefix, i + 1)
        else if (months.get(prefix) !== i + 1 && !whole.has(prefix)) months.set(prefix, 0)
        if (isWhole) whole.add(prefix)
      }
    }
  }
  // "juillet" and "juin", "cerven" and "cervenec": where a prefix says two months, it says none.
  for (const [prefix, month] of months) if (month === 0) months.delete(prefix)
  // The English abbreviations win over the rest of the world's.
  for (const [i, name] of (MONTHS.en as string).split(' ').entries())
    months.set(name.slice(0, MIN_LETTERS), i + 1)
  return months.set('sept', 9)
}

/** @returns 1 to 12, or null when the text names no month */
export const monthOf = (text: string): number | null =>
  byPrefix.get(plainLetters(text).replace(/\.$/, '')) ?? null
