/** What a recogniser takes for a minus, where digits say that it is one. */
const MINUS = /[~–—−‐-]+/g
/** The bars of a euro are seen twice. */
const TWO_SIGNS = /(?<=\d)¢€$/
/** Dust before the sign of a currency. */
const DUST_BEFORE = /^['‘’"“”`´.,]+(?=[-+(]?[$£€¥₹]\d)/
/** Dust between the sign of a currency and an amount with its decimals, and within the mark behind one. */
const DUST_WITHIN = /(?<=^[-+(]?[$£€¥₹])[.,'](?=\d[\d.,]*[.,]\d{2}(?!\d))|(?<=\d[.,]\d{2}[CD])[.,]+(?=[rR]$)/g
/** The same before a currency, which may stand apart from its amount: `~R$`. */
const MINUS_BEFORE = /^[~–—−‐](?=[A-Z]{0,3}[$£€¥₹])/
/** Digits with what may stand between and around them. */
const NUMBER = /^[-~–—−‐+(<$£€¥₹]*[\d.,;:']*\d[\d.,;:']*[-~–—−‐+)]*(?:CR|DR|Cr|Dr|OD|D|C)?$/

/**
 * What is printed in numbers only, in the place of what looks like it: `15.97~` is `15.97-`, `1;35;552.31` is
 * `1,35,552.31`. Texts and dates stay as they are.
 */
export function cleanNumber(read: string): string {
  const text = read
    .replace(TWO_SIGNS, '€')
    .replace(DUST_BEFORE, '')
    .replace(DUST_WITHIN, '')
    .replace(MINUS_BEFORE, '-')
  if (!NUMBER.test(text) || /\d:\d/.test(text)) return text
  const signed = text
    .replace(MINUS, '-')
    .replace(/^([.,'])-/, '$1')
    .replace(/(\d)[;:](?=\d)/g, '$1,')
  return signed
}

/** Whether a text starts with the decimals of the number before it. */
const DECIMALS = /^[.,]\d{2}\D{0,3}$/
/** Or a number that ends with a separator, and what is left of it. */
const OPEN = /^[-+($£€]*\d[\d.,']*[.,]$/
const REST = /^(?:\d{2,3}(?!\d)|\d{3}(?:[.,]\d{2,3})*[.,]\d{2}(?!\d))\D{0,3}$/
const WHOLE = /^[-+($£€]*\d[\d.,']*$/

/** `4,44` and `236.42`: groups, and the last of them with decimals behind another sign. */
const GROUPS = /^[-+($£€]*\d{1,3}(?:([.,])\d{2,3})+$/
const LAST_GROUP = /^\d{3}([.,])\d{2}(?!\d)\D{0,3}$/

/** Whether two words that stand close by are one number: `27` and `.54-`. */
export const isOneNumber = (left: string, right: string): boolean =>
  (WHOLE.test(left) && DECIMALS.test(right)) ||
  (OPEN.test(left) && REST.test(right)) ||
  areGroups(GROUPS.exec(left)?.[1], LAST_GROUP.exec(right)?.[1])

const areGroups = (sign: string | undefined, decimal: string | undefined): boolean =>
  sign !== undefined && decimal !== undefined && sign !== decimal

/** Capitals and digits, as of a reference, with at least one letter among them. */
const CODE_BEGINS = /^(?=.*\d)[A-Z0-9]{2,}$/
const CODE_GOES_ON = /^[A-Z0-9]{2,}$/

const MASK = /^\*+$/

/** Whether two words that stand closer than words do are one code: `SBIN5` and `16004007390`, `******` and `7728`. */
export const areOneCode = (left: string, right: string): boolean =>
  (MASK.test(left) && /^\d+$/.test(right)) ||
  (CODE_BEGINS.test(left) && CODE_GOES_ON.test(right) && /[A-Z]/.test(left + right))

/** Whether two words that stand closer than words do are parted within digits: `12,32,85` and `1.06`. */
export const arePartedDigits = (left: string, right: string): boolean => /\d$/.test(left) && /^\d/.test(right)

const TWO_DIGITS = /^\d{2}(?!\d)\D{0,3}$/

/** Whether two words can be an amount and its decimals, if there is a point between them: `20745` and `98`. */
export const areWholeAndDecimals = (left: string, right: string): boolean =>
  WHOLE.test(left) && !/[.,]\d{2}$/.test(left) && TWO_DIGITS.test(right)

const DOLLAR_BESIDE = /^§(?=[\d.,']*\d[.,]\d{2}$)|(?<=^[\d.,']*\d[.,]\d{2})§$/
const AMOUNT = /\d[.,]\d{2}$/

/** A section sign at an amount, behind one or alone in parentheses is a dollar sign that was blurred. */
export function cleanSign(text: string, before: string | undefined): string {
  if (text === '(§)' || (text === '§' && before !== undefined && AMOUNT.test(before)))
    return text.replace('§', '$')
  return text.replace(DOLLAR_BESIDE, '$')
}
