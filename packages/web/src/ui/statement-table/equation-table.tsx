import { WORDS } from '#words/table.ts'
import { classNames } from '../class-names.ts'
import type { EquationLine } from './explain-row.ts'

/** The sum as a ledger draws it: what stood before, what came and went, a double rule, what stood after. */
export function EquationTable({ lines }: { readonly lines: readonly EquationLine[] }) {
  return (
    <table className="figures w-full border-ink border-y text-sm">
      <caption className="sr-only">{WORDS.whereFrom}</caption>
      <thead>
        <tr className="text-left text-soft text-xs">
          <th scope="col" className="py-1.5 pr-3 font-normal">
            {WORDS.numberHeader}
          </th>
          <th scope="col" className="px-3 py-1.5 font-normal">
            {WORDS.pageHeader}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-normal">
            {WORDS.amountHeader}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, label, page, amount }, i) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike
            key={i}
            data-kind={kind}
            className={classNames(
              'border-rule border-t align-top',
              kind === 'this-row' && 'bg-marked font-semibold',
              (kind === 'sum' || (kind === 'printed' && i > 0 && lines[i - 1]?.kind !== 'sum')) &&
                'border-t-3 border-t-ink [border-top-style:double]',
            )}
          >
            <th
              scope="row"
              className={classNames(
                'py-1.5 pr-3 text-left [overflow-wrap:anywhere]',
                kind !== 'this-row' && 'font-normal',
              )}
            >
              {kind === 'this-row' ? <span className="sr-only">{`${WORDS.thisRow}: `}</span> : null}
              {label}
            </th>
            <td className="whitespace-nowrap px-3 py-1.5 text-soft">{page}</td>
            <td className="whitespace-nowrap py-1.5 pl-3 text-right">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
