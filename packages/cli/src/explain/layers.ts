import type { ExplainedPage } from './explained-page.ts'

/** What can be drawn over a page: one layer for each thing that the engine makes of it, in the order it does so. */
export type Layer = {
  readonly title: string
  /** The key that switches it. */
  readonly key: string
  /** The engine's function that makes what the layer shows. */
  readonly stage: string
  readonly isShownAtFirst: boolean
  /** How many of these things a page has. */
  readonly count: (page: ExplainedPage) => number
}

export type LayerId = keyof typeof LAYERS

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

/** Rows that began on the page before were counted there. */
const beginning = ({ page, rows }: ExplainedPage) => rows.filter(({ row }) => row.row.page === page.number)

export const LAYERS = {
  rulings: {
    title: 'Rulings',
    key: '1',
    stage: 'readPages',
    isShownAtFirst: false,
    count: ({ page }) => page.rulings.length,
  },
  words: {
    title: 'Words',
    key: '2',
    stage: 'groupWords',
    isShownAtFirst: false,
    count: ({ page }) => sum(page.lines, ({ words }) => words.length),
  },
  lines: {
    title: 'Lines',
    key: '3',
    stage: 'groupLines',
    isShownAtFirst: false,
    count: ({ page }) => page.lines.length,
  },
  furniture: {
    title: 'Furniture',
    key: '4',
    stage: 'dropFurniture',
    isShownAtFirst: true,
    count: ({ dropped }) => dropped.length,
  },
  titles: {
    title: 'Titles',
    key: '5',
    stage: 'findHeaders',
    isShownAtFirst: true,
    count: ({ headers }) => sum(headers, ({ cells }) => cells.length),
  },
  tables: {
    title: 'Tables',
    key: '6',
    stage: 'findTables',
    isShownAtFirst: true,
    count: ({ parts }) => parts.length,
  },
  columns: {
    title: 'Columns',
    key: '7',
    stage: 'findColumns',
    isShownAtFirst: true,
    count: ({ parts }) => sum(parts, ({ part }) => part.columns.length),
  },
  rows: {
    title: 'Rows',
    key: '8',
    stage: 'findRows',
    isShownAtFirst: true,
    count: (page) => beginning(page).length,
  },
  cells: {
    title: 'Cells',
    key: '9',
    stage: 'assignColumns',
    isShownAtFirst: false,
    count: (page) =>
      sum(beginning(page), ({ row }) => row.row.cells.filter(({ isEmpty }) => !isEmpty).length),
  },
  checks: {
    title: 'Checks',
    key: '0',
    stage: 'reconcile',
    isShownAtFirst: true,
    count: (page) => beginning(page).filter(({ row }) => row.check !== null).length,
  },
  numbers: {
    title: 'Numbers',
    key: 'n',
    stage: 'explainNumbers',
    isShownAtFirst: true,
    count: ({ numbers }) => numbers.length,
  },
} as const satisfies Record<string, Layer>

export const LAYER_IDS = Object.keys(LAYERS) as LayerId[]
