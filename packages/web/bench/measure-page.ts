import lighthouse from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

export type PageFigures = {
  readonly path: string
  /** Of 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** In milliseconds. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocked: number
  readonly layoutShift: number
  /** What was below its goal, named by Lighthouse. */
  readonly faults: readonly string[]
}

type Measuring = { readonly path: string; readonly port: number; readonly runs: number }

/**
 * Runs Lighthouse several times and gives the run with the median performance. @param port the browser's, for debugging
 */
export async function measurePage(url: string, { path, port, runs }: Measuring): Promise<PageFigures> {
  const all: PageFigures[] = []
  for (let run = 0; run < runs; run++) all.push(await runLighthouse(url, path, port))
  all.sort((a, b) => a.scores.performance - b.scores.performance)
  return all[Math.floor(all.length / 2)] as PageFigures
}

export const isMet = ({ scores }: PageFigures): boolean =>
  CATEGORIES.every((category) => scores[category] >= (category === 'performance' ? 95 : 100))

async function runLighthouse(url: string, path: string, port: number): Promise<PageFigures> {
  const outcome = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  if (outcome === undefined) throw new Error(`Lighthouse gave nothing for ${path}.`)
  const { categories, audits, runtimeError } = outcome.lhr
  if (runtimeError) throw new Error(`Lighthouse could not measure ${path}: ${runtimeError.message}`)
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const faults = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return {
    path,
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    firstPaint: numberOf('first-contentful-paint'),
    largestPaint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    faults,
  }
}
