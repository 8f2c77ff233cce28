import { WORDS } from '#words/inspect.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { Cell } from '../extract/extract-cells.ts'

type PlainTableProps = { readonly rows: readonly (readonly Cell[])[]; readonly label: string }

/** Below it recognised text asks to be looked at. */
const DOUBTFUL = 80

/** A table as it was extracted; recognised cells are underlined and say how sure they are. */
export function PlainTable({ rows, label }: PlainTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      className="max-h-[32rem] overflow-auto border-ink border-y bg-sheet"
    >
      <table className="figures w-full border-collapse text-sm">
        <tbody>
          {rows.map((row, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={r} className="border-rule border-b last:border-0">
              {row.map((cell, c) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={c} className="border-rule border-r px-2 py-1 align-top last:border-0">
                  <CellText cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function CellText({ cell: { text, confidence } }: { readonly cell: Cell }) {
  if (confidence === null) return text
  const isDoubtful = confidence < DOUBTFUL
  return (
    <span
      title={WORDS.sure(confidence)}
      data-confidence={Math.round(confidence)}
      className={classNames(
        'underline decoration-2 decoration-dotted underline-offset-4',
        isDoubtful ? 'bg-doubt-wash text-doubt decoration-doubt' : 'decoration-rule-strong',
      )}
    >
      {text}
      <span className={isDoubtful ? 'ml-1.5 text-xs' : 'sr-only'}>
        {isDoubtful ? `${Math.round(confidence)} %` : ` (${WORDS.sure(confidence)})`}
      </span>
    </span>
  )
}
