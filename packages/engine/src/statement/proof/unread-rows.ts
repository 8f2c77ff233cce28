import type { Line } from '../../layout/word.ts'
import type { LineTests } from '../../table/line-tests.ts'

/** The fewest lines in a run: two steps from balance to balance do not come about by chance. */
const MIN_RUN = 3

/**
 * Lines that keep a running balance: each dated line's last number is that of the line before, more or less one of its
 * other numbers (or, newest first, the other way round). Lines outside of all rows that do so are rows that were not found,
 * wherever they stand and whatever the rows that were found come to.
 *
 * @param lines in reading order, none of which belongs to a row
 */
export function unreadRows(lines: readonly Line[], { exactAmounts }: LineTests): ReadonlySet<Line> {
  const steps = lines.flatMap((line) => {
    const sizes = line.dates.length > 0 ? exactAmounts(line).map(({ money }) => money.magnitude) : []
    const [balance, ...amounts] = sizes.reverse()
    return balance === undefined || amounts.length === 0 ? [] : [{ line, balance, amounts }]
  })
  const found = new Set<Line>()
  let run: Line[] = []
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1]
    const goesOn = before !== undefined && (leads(before, step) || leads(step, before))
    if (!goesOn) run = []
    run.push(step.line)
    if (run.length === MIN_RUN) for (const line of run) found.add(line)
    else if (run.length > MIN_RUN) found.add(step.line)
  }
  return found
}

type Step = { readonly balance: number; readonly amounts: readonly number[] }

/** Whether one of the amounts of `to` leads from one balance to the other, of whatever signs they are. */
const leads = (from: Step, to: Step): boolean =>
  to.amounts.some(
    (amount) => amount !== 0 && [from.balance + amount, Math.abs(from.balance - amount)].includes(to.balance),
  )
