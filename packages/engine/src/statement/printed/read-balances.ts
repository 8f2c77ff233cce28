import { findDates } from '../../dates/find-dates.ts'
import type { PrintedDate } from '../../dates/parse-date.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import { type FoundAmount, findAmounts } from '../../money/find-amounts.ts'
import { allowsWhole, type Money, type MoneyConvention } from '../../money/parse-money.ts'
import { isDay } from '../../table/day-lines.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import { normalizeTitle } from '../../vocabulary/normalize-title.ts'
import { isOfRewards } from '../../vocabulary/rewards.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { type EndsInColumns, findEndsInColumns } from './balances-in-columns.ts'
import { centredName } from './centred-names.ts'
import { type Group, groupsOf } from './labels.ts'
import { nameAmounts, nameNothing } from './named-amounts.ts'
import { numbersOn } from './numbers-on-line.ts'
import type { Place } from './place.ts'
import { masked } from './read-account-number.ts'
import { MAX_LINES, stackedNames } from './stacked-names.ts'

/**
 * A balance that the document prints beside or under its name, outside the rows. For one that is named only by its
 * day (`Balance as on 1 Apr 2024`), the rows decide whether it comes before or after them.
 */
export type PrintedBalance = Place & {
  readonly money: Money
  readonly words: readonly Word[]
  /** Of balances in columns, the list in which each account is one line. */
  readonly list?: readonly EndsInColumns[]
  /** The number of the account that it belongs to, masked, where its line prints one. */
  readonly number?: string
} & ({ readonly kind: 'opening' | 'closing' } | { readonly kind: 'dated'; readonly date: PrintedDate })

type BalanceName = { kind: 'opening' | 'closing' } | { kind: 'dated'; date: PrintedDate }

const HAS_CODE = /(?:^| )[A-Z]{3}(?: |$)/
const HAS_LETTER = /\p{L}/u
/** `3520€`, `$ 25` */
const HAS_DIGIT_AT_SIGN = /\d ?\p{Sc}|\p{Sc} ?\d/u
/** Points by which words that begin under each other may be out of line. */
const IN_LINE = 1
/** `EUR on`: what is left of a label without its date when it only says whose balance it is. */
const DAY_WORDS = /^(on|at|as|of|am|au|per|al|op|a|:)$/i

/**
 * `Opening Balance  14,022.17Cr`, or the same with the amount under the words; `SOLDE NUL`, too.
 *
 * @param lines of the document, page by page from top to bottom
 * @param isTitle whether a line holds column titles, which name no single amount
 */
export function findPrintedBalances(
  lines: readonly Line[],
  isTitle: (line: Line) => boolean,
  { hasAmount, exactAmounts }: LineTests,
  convention: MoneyConvention,
): PrintedBalance[] {
  // Yen and won print amounts as mere numbers: their names tell what they are. The same goes for `3520€` on a line
  // of values only.
  const amountsOf = (line: Line) => {
    if (allowsWhole(convention)) return findAmounts(line.words, convention)
    if (!HAS_DIGIT_AT_SIGN.test(line.text) || !groupsOf(line).every(isValue)) return exactAmounts(line)
    return findAmounts(line.words, convention).filter(({ money }) => money.isExact || money.currency !== null)
  }
  const inLists = balancesInLists(lines, amountsOf)
  const inDays = balancesOfDays(lines)
  const areNames = lines.map(mayName)
  const found = lines.flatMap((line, i) => {
    const listed = inLists.get(line)
    if (listed) return listed
    if (inDays.has(line)) return []
    const [above, below] = [lines[i - 1], lines[i + 1]]
    const isOver =
      below !== undefined &&
      areNames[i + 1] &&
      standsByNames(line, below) &&
      !(above && standsByNames(line, above) && isNearer(line, above, below))
    if (!isOver && !areNames.slice(Math.max(0, i - MAX_LINES), i + 1).includes(true)) return []
    const amounts = amountsOf(line)
    // Titles of both ends above a single row are those of a summary, though its other titles are those of rows.
    const isAlone = below === undefined || amountsOf(below).length < amounts.length
    const isLabelLine = (other: Line) =>
      !hasAmount(other) && (!isTitle(other) || (isAlone && namesBothEnds(other)))
    const stacked = stackedNames(lines, i, amounts, isLabelLine)
    const named =
      amounts.length === 0
        ? nameNothing(line)
        : isOver
          ? nameAmounts(line, amounts, below, () => true)
          : nameAmounts(line, amounts, above, isLabelLine)
    return named.flatMap(({ amount, labels }): Named[] => {
      const { from, to, money } = amount
      const at = amounts.indexOf(amount)
      const centred = centredName(lines, i, amount)
      const names = [...(centred ? [centred] : []), ...labels, ...(stacked[at] ?? [])]
      const [label, name] =
        names.map((group) => [group, nameOf(group)] as const).find(([, meant]) => meant !== null) ?? []
      const words = line.words.slice(from, to)
      if (!label || !name || isOfPoints(label, line)) return []
      return [{ label, balance: { ...name, money, words, page: line.page, baseline: line.baseline } }]
    })
  })
  return dateAlike(withoutOffers(found))
}

/** `Points   Opening balance   8,412`: what is collected by paying is no money. A number before the name ends what stands there. */
function isOfPoints(label: Group, line: Line): boolean {
  const groups = groupsOf(line)
  const at = groups.findIndex((group) => label[0] !== undefined && group.includes(label[0]))
  const before = groups[at - 1] ?? []
  return isOfRewards(textOf(label)) || (!hasDigit(textOf(before)) && isOfRewards(textOf(before)))
}

/** Fewer lines may name a balance of the account behind its day. */
const MIN_DAYS = 3

/** `Sun 30th June      Closing balance $2,584.67`: the headings of days that print what each of them ends with. */
function balancesOfDays(lines: readonly Line[]): ReadonlySet<Line> {
  const headings = lines.filter((line) => line.dates.length > 0 && mayName(line) && isDay(line))
  const days = headings.filter(({ words, dates: [day] }) => day && day.to < words.length)
  return new Set(days.length >= MIN_DAYS ? days : [])
}

/** What the lines of lists print under titles of both ends. */
function balancesInLists(
  lines: readonly Line[],
  amountsOf: (line: Line) => readonly FoundAmount[],
): Map<Line, Named[]> {
  const named = findEndsInColumns(lines, mayName, amountsOf).flatMap((list) =>
    list.map(({ line, ...ends }) => {
      const { page, baseline } = line
      const [number] = numbersOn(line)
      const balances = (['opening', 'closing'] as const).flatMap((kind): Named[] => {
        if (ends[kind] === null) return []
        const { label, amount } = ends[kind]
        const words = line.words.slice(amount.from, amount.to)
        const balance = { kind, money: amount.money, words, page, baseline, list }
        return [{ label, balance: number === undefined ? balance : { ...balance, number: masked(number) } }]
      })
      return [line, balances] as const
    }),
  )
  return new Map(named)
}

/** Where names stand above values and below them, the nearer ones belong to them; at equal distance, those above. */
const isNearer = (line: Line, above: Line, below: Line): boolean =>
  line.page === above.page && line.baseline - above.baseline <= below.baseline - line.baseline

/**
 * `2,518.27 HKD    24 Jan 2025` over `Statement balance    Due date`: a line of only amounts and days, each starting
 * where a name in the other line starts.
 */
function standsByNames(line: Line, other: Line): boolean {
  if (hasDigit(other.text)) return false
  const [values, names] = [groupsOf(line), groupsOf(other)]
  return (
    values.length > 1 &&
    values.length === names.length &&
    values.every(([value], g) => Math.abs((value?.x0 ?? 0) - (names[g]?.[0]?.x0 ?? Infinity)) <= IN_LINE) &&
    values.every(isValue)
  )
}

/** Whether words are an amount, perhaps with the code of its currency, or a day. */
function isValue(words: Group): boolean {
  const isNumber = words.every(({ text }) => !HAS_LETTER.test(text) || isCurrencyCode(text))
  return isNumber || findDates(words).some(({ from, to }) => from === 0 && to === words.length)
}

type Named = { readonly label: Group; readonly balance: PrintedBalance }

/** The fewest balances of one name on a line that are offers: two may be those of two accounts. */
const MIN_OFFERS = 3

/** `Total a pagar: R$ 3.200,15` four times on a line, each with another amount, is offered, and no balance. */
function withoutOffers(named: readonly Named[]): readonly Named[] {
  const isListed = ({ balance }: Named) => balance.list !== undefined
  const places = Map.groupBy(named, ({ label, balance: { page, baseline } }) =>
    JSON.stringify([page, baseline, normalizeTitle(textOf(label))]),
  )
  const offers = [...places.values()].filter(
    (alike) =>
      !alike.some(isListed) &&
      new Set(alike.map(({ balance }) => balance.money.magnitude)).size >= MIN_OFFERS,
  )
  const offered = new Set(offers.flat())
  return offered.size === 0 ? named : named.filter((one) => !offered.has(one))
}

/**
 * `Balance owing on 30 November` above `Balance owing on 31 December`: of balances with one name and two days, the days
 * say which is the opening one.
 */
function dateAlike(named: readonly Named[]): PrintedBalance[] {
  const dated = named.flatMap(({ label, balance }) => {
    const [found] = balance.kind === 'closing' ? findDates(label) : []
    if (!found) return []
    const name = textOf(label.filter((_, i) => i < found.from || i >= found.to))
    return [{ balance, name: normalizeTitle(name), date: found.date }]
  })
  const alike = [...Map.groupBy(dated, ({ name }) => name).values()].filter(
    (sameName) => new Set(sameName.map(({ date }) => JSON.stringify(date))).size > 1,
  )
  const dates = new Map(alike.flat().map(({ balance, date }) => [balance, date]))
  return named.map(({ balance }) => {
    const date = dates.get(balance)
    return date ? { ...balance, kind: 'dated', date } : balance
  })
}

/** `Opening balance   Paid in   Paid out   Closing balance`. */
function namesBothEnds(line: Line): boolean {
  const kinds = groupsOf(line).map((group) => rowKindOf(textOf(group)))
  return kinds.includes('opening') && kinds.includes('closing')
}

/** Whether a line may hold what names a balance, as hardly any row of a table does. */
const mayName = ({ topics, text, words }: Line): boolean =>
  mayTouch(topics, 'balance') || (HAS_CODE.test(text) && words.some((word) => isCurrencyCode(word.text)))

function nameOf(label: Group): BalanceName | null {
  const text = textOf(label)
  // In rows of tables, most amounts stand behind other amounts.
  if (!HAS_LETTER.test(text)) return null
  const kind = rowKindOf(text)
  if (kind === 'opening' || kind === 'closing') return { kind }
  // Rows of tables print most amounts: hardly any of their texts need a look for dates.
  if (kind !== 'forward' && !label.some(({ text }) => isCurrencyCode(text))) return null
  const [found] = findDates(label)
  if (!found) return null
  const rest = label.filter((_, i) => i < found.from || i >= found.to)
  const saysWhose = rest.some(({ text }) => isCurrencyCode(text))
  const saysNoMore = rest.every(({ text }) => isCurrencyCode(text) || DAY_WORDS.test(text))
  // `26.04 EUR` is money rather than a day of April.
  const namesDay = saysWhose && saysNoMore && found.date.year !== null
  return kind === 'forward' || namesDay ? { kind: 'dated', date: found.date } : null
}

/** The same on a statement of what is owed. */
export const asOwed = (balance: PrintedBalance, isMinusOwed: boolean): PrintedBalance => ({
  ...balance,
  money: owedMoney(balance.money, isMinusOwed),
})

/**
 * A balance on a statement of what is owed: there DR marks an ordinary balance, and CR or a plus a balance in the
 * holder's favour.
 *
 * @param isMinusOwed a minus marks what is owed, as it does at purchases: `Neuer Saldo 812,24-`
 */
export function owedMoney(money: Money, isMinusOwed: boolean): Money {
  const isInFavour = money.hasPlus || (money.isNegative && !isMinusOwed)
  return { ...money, isNegative: isInFavour !== (money.marker === 'credit'), marker: null }
}
