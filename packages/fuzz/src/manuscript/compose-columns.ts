import type { ColumnKind, Language } from '../language/language.ts'
import { LANGUAGES, languageOf } from '../language/languages.ts'
import { worded } from '../plan/description-lines.ts'
import type { Align, Plan } from '../plan/plan.ts'
import type { Column } from './manuscript.ts'

/** Words that no bank prints over a column. */
const MADE_UP = ['Zorp', 'Quillon', 'Brask', 'Velm', 'Tonder', 'Misk', 'Arpel', 'Fudge', 'Lorn']

const MONEY: readonly ColumnKind[] = ['debit', 'credit', 'amount', 'balance']

export const isMoney = (kind: ColumnKind): boolean => MONEY.includes(kind)

/** The columns of the main table, from left to right. */
export function composeColumns(plan: Plan): Column[] {
  const kinds = orderKinds(plan)
  return kinds.map((kind, i) => ({
    kind,
    title: inCase(plan, titleOf(plan, kind, i, kinds)),
    align: alignOf(plan, kind),
  }))
}

function orderKinds(plan: Plan): readonly ColumnKind[] {
  const { order, valueDate, serial } = plan.columns
  const date: ColumnKind[] = plan.dates.shown === 'own-line' ? [] : ['date']
  const dates: ColumnKind[] = valueDate === 'after-date' ? [...date, 'valueDate'] : date
  const texts: ColumnKind[] = [
    ...textKinds(plan),
    ...(valueDate === 'after-description' ? (['valueDate'] as const) : []),
  ]
  const money = moneyKinds(plan)
  const rest = texts.filter((kind) => kind !== 'description')
  const orders: Record<typeof order, readonly ColumnKind[]> = {
    'date-first': [...dates, ...texts, ...money],
    'description-first': ['description', ...dates, ...rest, ...money],
    'date-last-text': [...texts, ...dates, ...money],
    'money-first': [...dates, ...money, ...texts],
  }
  const inOrder = orders[order]
  return serial ? ['serial', ...inOrder] : inOrder
}

function textKinds({ columns: { type, reference } }: Plan): ColumnKind[] {
  return [
    ...(type ? (['type'] as const) : []),
    ...(reference === 'before-description' ? (['reference'] as const) : []),
    'description',
    ...(reference === 'after-description' ? (['reference'] as const) : []),
  ]
}

function moneyKinds({ signs, balances }: Plan): ColumnKind[] {
  const amounts: ColumnKind[] =
    signs.kind === 'two-columns'
      ? signs.creditFirst
        ? ['credit', 'debit']
        : ['debit', 'credit']
      : signs.kind === 'marker-column'
        ? signs.markerFirst
          ? ['marker', 'amount']
          : ['amount', 'marker']
        : ['amount']
  return balances.printed === 'none' ? amounts : [...amounts, 'balance']
}

function titleOf(plan: Plan, kind: ColumnKind, i: number, kinds: readonly ColumnKind[]): string {
  if (plan.titles === 'none') return ''
  if (plan.titles === 'made-up') return MADE_UP[(i + plan.wording) % MADE_UP.length] as string
  const language: Language = languageOf(plan.language)
  if (kind === 'marker') return worded(plan, language.markers).title
  if (plan.titles === 'numbered' && isMoney(kind)) {
    return `${language.titles.amount[0]} ${kinds.filter(isMoney).indexOf(kind) + 1}`
  }
  const title = worded(plan, language.titles[kind])
  const both = plan.look.bilingual ? `${title} / ${LANGUAGES.en.titles[kind][0]}` : title
  return both.replace('{currency}', plan.money.currency)
}

/** By the rules of the language: in Turkish, `i` becomes `İ`. */
const inCase = ({ look, language }: Plan, title: string): string =>
  look.upperCaseTitles ? title.toLocaleUpperCase(language) : title

function alignOf({ look }: Plan, kind: ColumnKind): Align {
  return isMoney(kind) ? look.moneyAlign : kind === 'serial' ? 'right' : 'left'
}
