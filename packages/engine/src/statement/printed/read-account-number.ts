import { findDates } from '../../dates/find-dates.ts'
import { type Line, textOf } from '../../layout/word.ts'
import {
  accountKinds,
  accountWords,
  namesOtherNumber,
  numberWords,
  otherNumberWords,
} from '../../vocabulary/account-words.ts'
import { owedByName } from '../../vocabulary/card-words.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import { plainLetters } from '../../vocabulary/plain-letters.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { type Group, groupsOf, labelFinder } from './labels.ts'
import type { Place } from './place.ts'

const WORD = `(?<!\\p{L})(?:${accountWords})(?!\\p{L})`
/** A character between the name of a number and the number, where the name of no other number begins. */
const BETWEEN = `(?:(?!(?<!\\p{L})(?:${otherNumberWords})(?!\\p{L}))[^0-9*])`
/** A word for account, then at most a few other words, then the number, or that of the branch and the number. */
const NAMED = new RegExp(
  `${WORD}${BETWEEN}{0,40}?([0-9x*][0-9x* -]{2,40}[0-9](?:, [0-9][0-9 -]{2,20}[0-9])?)(?![0-9]*[/.,][0-9])`,
  'iu',
)
/** A number in parts: with the bank's code behind it, or the codes of branch and kind before it. */
const IN_PARTS = new RegExp(
  `${WORD}[^0-9*]{0,40}?([0-9][0-9 -]*(?: ?[/|] ?[0-9][0-9 -]*[0-9])+)(?![0-9]*[/.,][0-9])`,
  'u',
)
/** `520.334-3`: in groups of three, with a digit to check it; `1100-0123.456`: with three digits behind a point. */
const DOTTED = new RegExp(
  `${WORD}[^0-9*]{0,40}?(\\d{1,3}(?:\\.\\d{3})+-[\\dx]|\\d{3,}-\\d{3,}\\.\\d{3})(?![\\d/.,])`,
  'u',
)
/** The part that is the number has at least this many digits. */
const MIN_PART = 6
/** `Checking (...1234)`: no word for account is needed before what is masked. */
const MASKED = new RegExp(
  `(?<!\\p{L})(?:${accountKinds})\\s?[-(\\[]? ?(?:\\.{2,}|…|[x*•]+) ?-?(\\d{4,})(?!\\d)`,
  'u',
)
/** `Everyday Checking - 7012345678`: a long number behind a dash, or at the end of its line. */
const LONG = new RegExp(
  `(?<!\\p{L})(?:${accountKinds})(?:\\s?[-\u2013#:]\\s?(\\d{7,})(?![\\d/.,])|\\s(\\d{7,})(?=$|\\t| ?\\*))`,
  'u',
)
/** `ID 3058 FREE CHECKING`: before the kind of its account. */
const BEFORE_KIND = new RegExp(
  `^(?:${numberWords})[.:]? ?(\\d{4,}) (?:\\p{L}+ ){0,3}(?:${accountKinds})(?!\\p{L})`,
  'u',
)
/** `Sub-account, fixed for 5 years 5761041`: a long number at the end of a name. */
const ENDS_NAME = new RegExp(`${WORD}(?: |, )(?:\\p{L}+ |\\d{1,2} ){1,6}(\\d{7,})$`, 'u')
const NAME = new RegExp(WORD, 'u')
/**
 * A number by itself, perhaps with a word for number before it: digits in groups, some masked, after the letters of
 * an IBAN.
 */
const NUMBER = new RegExp(
  `^(?:(?:${numberWords})[.:]? )?(?:[a-z]{2}\\d{2} ?)?(?:[a-z]{4} ?)?([0-9x*•][0-9x*• -]{2,40}[0-9])$`,
)

/** `Savings - 6653`: the last digits of a number, behind the kind of its account. */
const LAST_DIGITS = new RegExp(`^(?:${accountKinds}) ?[-\u2013] ?(\\d{4,})$`, 'u')

/** `01.99557-6`: in groups, with a digit to check it. */
const CHECKED = /^(\d+(?:\.\d+)+-[\dx])$/

/** Words that say more than that a number follows. */
const BEGINS_OTHERWISE = new RegExp(`^(?!(?:${numberWords}|x+)(?!\\p{L}))\\p{L}{2,} `, 'u')
const BEGINS_IBAN = /^[A-Z]{2}\d{2}/
/** The code of a bank (ISO 9362), which may stand behind an IBAN. */
const BIC = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/
/** In groups of four or without any. */
const IBAN = /^[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?$/

/** `4375XXXXXXXX0926`: 12 to 19 characters (ISO/IEC 7812-1), of which some are masked and the last four are not. */
const CARD = /^(?=\d*[Xx*•]{4})[\dXx*•]{8,15}\d{4}$/

/** `R.I.B.`, `I.B.A.N.`: a name of letters alone, with a point behind each. */
const INITIALS = /(?<![\p{L}.])(?:\p{L}\.){3,}(?!\p{L})/gu
/** `5234.XXXX.XXXX.8294`: points between the groups of a masked number. */
const AT_MASK = /(?<=[\dx*])\.(?=[x*]{3})|(?<=[x*]{3})\.(?=\d)/gi
const HAS_INITIALS = /\p{L}\.\p{L}\.\p{L}\./u

/** Toll-free telephone numbers: of North America (800, 833, 844 ...), Britain, Ireland and Australia. */
const TOLL_FREE =
  /^(?:1[ -])?8(?:00|33|44|55|66|77|88)[ -]\d{3}[ -]\d{4}$|^(?:0800|0808|1800|1300)[ -]\d{3}[ -]?\d{3,4}$/

const MONTH_AND_YEAR = /^(?:0?[1-9]|1[0-2])[ -]?20[0-4]\d$/

const YEAR = /^(?:19|20)\d\d$/
const BEHIND_WORD = /\p{L}[ \t]+$/u
/** `ending in`, `terminado em`, `endet auf`: what stands before the last digits of a number. */
const ENDING_IN = /\b(?:end|termin|finis|final|slut|eindig|koncz)\p{L}* \p{L}{2,4} $/u
/** Words of a sentence, and no dates. */
const GOES_ON = /^(?: \p{Ll}|, \p{L})\p{L}*\b[^\d]*$/u

const VISIBLE_CHARACTERS = 4
const MIN_CHARACTERS = 4
/** A longer text that speaks of an account is a sentence. */
const MAX_LABEL_WORDS = 6

/** Masked to its last four characters: `…1234`. */
export type AccountNumber = Place & {
  readonly number: string
  /** Words of another cell stand between the name and the number: `Account summary     Call us 0800 555 111`. */
  readonly isFar?: boolean
  /** The line names a card. */
  readonly isCard?: boolean
}

/** The account numbers that lines name, beside the name or under it. */
export function findAccountNumbers(lines: readonly Line[]): AccountNumber[] {
  const mayName = (line: Line | undefined) =>
    line !== undefined && (mayTouch(line.topics, 'account') || HAS_INITIALS.test(line.text))
  return lines.flatMap((line, i) => {
    if (!hasDigit(line.text) || !(mayName(line) || mayName(lines[i - 1]))) return []
    const text = withoutPoints(plainLetters(textOfCells(line)))
    const candidates = [
      longestPart(IN_PARTS.exec(text)?.[1]),
      DOTTED.exec(text)?.[1],
      NAMED.exec(text)?.[1],
      MASKED.exec(text)?.[1],
      BEFORE_KIND.exec(text)?.[1],
      ENDS_NAME.exec(text)?.[1],
      LONG.exec(text)
        ?.slice(1)
        .find((number) => number !== undefined),
      numberUnderName(line, lines[i - 1]),
      numberBeforeName(line),
    ]
    const printed = candidates.find(
      (number) =>
        number &&
        !TOLL_FREE.test(number) &&
        !isNamedOtherwise(line, number) &&
        !isInSentence(line, number) &&
        !isYear(text, number),
    )
    const characters = printed?.replace(/[ ,.-]/g, '') ?? ''
    if (characters.length < MIN_CHARACTERS || MONTH_AND_YEAR.test(printed ?? '')) return []
    const number = placed(characters, line, isFarFromName(line, characters))
    const isCard = owedByName(line.text) === 'card'
    return [isCard ? { ...number, isCard } : number]
  })
}

/**
 * `Payments to account 99887766 take two days.`: a number among the words of a sentence may be that of any account.
 */
function isInSentence(line: Line, number: string): boolean {
  const sentence = groupsOf(line)
    .map(textOf)
    .find((cell) => cell.includes(number))
  if (sentence === undefined) return false
  const [before, behind] = [
    sentence.slice(0, sentence.indexOf(number)),
    sentence.slice(sentence.indexOf(number) + number.length),
  ]
  const isLong = sentence.split(' ').length > MAX_LABEL_WORDS
  return isLong && !isCalledNumber(before) && (GOES_ON.test(behind) || behind === '.')
}

/** `Account statement 2024`: the word right before the number is no name of a number. */
function isYear(text: string, number: string): boolean {
  const before = text.slice(0, text.indexOf(number))
  return YEAR.test(number) && BEHIND_WORD.test(before) && !isCalledNumber(before) && !ENDING_IN.test(before)
}

/** `No.`, or a word that ends so: `Kontonummer`. */
const isCalledNumber = (before: string): boolean => {
  const label = plainLetters(before).trim()
  return ENDS_AS_NUMBER.test(label) || COMPOUND_NUMBER.test(label)
}

const COMPOUND_NUMBER = /\p{L}(?:numm?er|nr|szam|szama)[.:]?$/u
const ENDS_AS_NUMBER = new RegExp(`(?:^| )(?:${numberWords})[.:]?$`)

/** Whether a number stands right of the name of another number: `Sort code    99-06-12`, `Corporate ID    AU4410077`. */
function isNamedOtherwise(line: Line, number: string): boolean {
  const cells = groupsOf(line).map((group) => textOf(group))
  const at = cells.findIndex((cell) => cell.startsWith(number) || cell.endsWith(number))
  if (at < 1) return false
  const label = plainLetters(cells[at - 1] ?? '')
  return namesOtherNumber(label) || (ENDS_AS_NUMBER.test(label) && !NAME.test(label))
}

/** Whether the name of the number stands in another cell, while other words begin the cell of the number. */
function isFarFromName(line: Line, characters: string): boolean {
  const cells = groupsOf(line).map((group) => plainLetters(textOf(group)))
  const numberCell = cells.find((cell) => cell.replace(/[ ,-]/g, '').includes(characters))
  return (
    numberCell !== undefined &&
    NAME.test(plainLetters(line.text)) &&
    BEGINS_OTHERWISE.test(numberCell) &&
    !NAME.test(numberCell)
  )
}

/**
 * The numbers that lines print without a name for them: IBANs, alone or behind any name with a colon, and masked card
 * numbers that fill their cell.
 *
 * @param head lines above all rows: below, an IBAN may be that of a payee
 */
export function findLoneNumbers(head: readonly Line[]): AccountNumber[] {
  return head.flatMap((line) =>
    groupsOf(line).flatMap((group) => {
      const number = loneIban(group) ?? loneCard(group)
      return number === null ? [] : [placed(number, line)]
    }),
  )
}

function loneIban(group: Group): string | null {
  const from = group.findIndex(({ text }) => BEGINS_IBAN.test(text))
  const isNamed = from === 0 || group[from - 1]?.text.endsWith(':') === true
  const end = BIC.test(group.at(-1)?.text ?? '') ? -1 : group.length
  const text = isNamed ? textOf(group.slice(from, end)) : ''
  const iban = IBAN.test(text) ? text.replaceAll(' ', '') : ''
  return iban !== '' && hasIbanChecksum(iban) ? iban : null
}

function loneCard(group: Group): string | null {
  const text = textOf(group).replace(/[ .-]/g, '')
  return CARD.test(text) ? text : null
}

/** Codes of banks and branches are shorter than the numbers of their accounts. */
function longestPart(printed: string | undefined): string | undefined {
  const parts = (printed ?? '').split(/[/|]/).map((part) => part.trim())
  const longest = parts.reduce((most, part) => (digitsIn(part) > digitsIn(most) ? part : most))
  return digitsIn(longest) >= MIN_PART ? longest : undefined
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

/** `…1234` */
export const masked = (characters: string): string => `…${characters.slice(-VISIBLE_CHARACTERS)}`

const placed = (characters: string, { page, baseline }: Line, isFar = false): AccountNumber => ({
  number: masked(characters),
  ...(isFar ? { isFar } : {}),
  page,
  baseline,
})

/** ISO 13616: the number that letters and digits make, the first four moved behind, leaves 1 when divided by 97. */
function hasIbanChecksum(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => Number.parseInt(character, 36))
  return digits.reduce((rest, value) => (rest * (value > 9 ? 100 : 10) + value) % 97, 0) === 1
}

const withoutPoints = (text: string): string =>
  text.replace(INITIALS, (initials) => initials.replaceAll('.', '')).replace(AT_MASK, ' ')

/**
 * The text of a line with a tab between its cells, and without its dates: a number may end where a date begins, `1234-56789
 * 01 NOV 2024`, or the number of a house, `FR76 3000 4000 0312   4 RUE DU LAC`.
 */
function textOfCells(line: Line): string {
  const ofDates = new Set(line.dates.flatMap(({ from, to }) => line.words.slice(from, to)))
  return groupsOf(line)
    .map((group) => textOf(group.filter((word) => !ofDates.has(word))))
    .filter((text) => text !== '')
    .join('\t')
}

/** `338764309001659 : Account Number`. */
function numberBeforeName(line: Line): string | null {
  for (const group of groupsOf(line)) {
    const at = group.findIndex(({ text }) => text === ':')
    if (at < 1 || !isAccountName(group.slice(at + 1))) continue
    const [, number] = NUMBER.exec(plainLetters(textOf(group.slice(0, at)))) ?? []
    if (number !== undefined) return number
  }
  return null
}

function numberUnderName(line: Line, above: Line | undefined): string | null {
  const groups = groupsOf(line)
  const labelsOf = labelFinder(line, groups, above, () => true)
  for (const [g, group] of groups.entries()) {
    const text = plainLetters(textOf(group))
    const number = (NUMBER.exec(text) ?? LAST_DIGITS.exec(text) ?? CHECKED.exec(text))?.[1]
    if (number && findDates(group).length === 0 && labelsOf(g).some(isAccountName)) return number
  }
  return null
}

/** `Account BSB` names the number of a branch. */
const ENDS_OTHERWISE = new RegExp(`(?<!\\p{L})(?:${otherNumberWords})[.:]?$`, 'u')

function isAccountName(label: Group): boolean {
  const text = withoutPoints(plainLetters(textOf(label)))
  return label.length <= MAX_LABEL_WORDS && NAME.test(text) && !ENDS_OTHERWISE.test(text)
}
