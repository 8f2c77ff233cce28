import { expect, test } from 'vitest'
import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { rowKindOf } from './row-kinds.ts'
import { titlesOf } from './title-phrases.ts'
import { mayTouch, type Topic, topicsOf } from './topics.ts'

const TOPICS: readonly Topic[] = [
  'title',
  'moneyTitle',
  'dateTitle',
  'dayTitle',
  'balance',
  'section',
  'card',
  'account',
  'currency',
]
const topicsIn = (text: string) => TOPICS.filter((topic) => mayTouch(topicsOf(text), topic))

test.each<[string, Topic[]]>([
  ['03 Apr TESCO STORES 12.34 900.00', []],
  ['Saldo inicial 1.234,56', ['title', 'balance']],
  ['01NEW BALANCE', ['balance']],
  ['(Withdrawals)', ['title', 'section']],
  ['前月繰越 12,345', ['balance']],
  ['Kreditní limit', ['card']],
  ['', []],
])('%s touches %j', (text, topics) => {
  expect(topicsIn(text)).toEqual(expect.arrayContaining(topics))
  if (topics.length === 0) expect(topicsIn(text)).toEqual([])
})

test('no phrase of the vocabulary is missed, whatever stands around it', () => {
  const missed = LANGUAGES.flatMap((language) => {
    const titles = titlesOf(language)
    const { rows = {}, sections = {}, card, account, accountKind, dateParts, dayFirst, currency } = language
    const phrases = {
      title: Object.values(titles),
      moneyTitle: [titles.debit, titles.credit, titles.amount, titles.balance, titles.marker],
      dateTitle: [titles.date, titles.valueDate, dayFirst],
      dayTitle: [dateParts],
      balance: Object.values(rows),
      section: Object.values(sections),
      card: [card],
      account: [account, accountKind],
      currency: [currency],
    }
    return TOPICS.flatMap((topic) =>
      phrases[topic]
        .flatMap(splitPhrases)
        // `+ -` has no words: only the signs in a column are markers.
        .filter((phrase) => /[\p{L}#]/u.test(phrase))
        .filter((phrase) => !mayTouch(topicsOf(`12.50 (${phrase.replace('=', '').toUpperCase()}) 7`), topic)),
    )
  })
  expect(missed).toEqual([])
})

test('what begins with an article names a balance all the same', () => {
  expect(rowKindOf('Your opening balance')).toBe('opening')
  expect(mayTouch(topicsOf('Your opening balance'), 'balance')).toBe(true)
})
