import { useId } from 'react'
import { WORDS } from '#words/table.ts'
import { dateText } from '../../lib/date-text.ts'
import type { ResultTable } from '../../lib/result-table.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { useModal } from '../use-modal.ts'
import { CheckMark } from './check-mark.tsx'
import { columnNamed } from './column-named.ts'
import { type EquationLine, explainRow, labelOf } from './explain-row.ts'

type ProofDialogProps = {
  readonly table: ResultTable
  /** The row, an index into the rows of the table. */
  readonly index: number
  readonly onClose: () => void
}

/** Why a row is proved: the sum that it stands in, each number with its page. Or why it is not, in a sentence each. */
export function ProofDialog({ table, index, onClose }: ProofDialogProps) {
  const dialog = useModal()
  const id = useId()
  const row = table.rows[index]
  if (!row) return null
  const { lines, sentences } = explainRow(table, index)
  const cell = (name: string) => row.cells[columnNamed(table.headers, name)] ?? ''
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}title`}
      onCancel={onClose}
      // A click beside the sheet leaves it.
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={() => {}}
      className="settling mx-auto mt-[max(1rem,12vh)] max-h-[80dvh] w-[calc(100%-2rem)] max-w-lg overflow-y-auto rounded-md border border-rule-strong bg-sheet p-0 text-base text-ink backdrop:bg-[#0b1120]/60"
    >
      <div className="flex flex-col gap-4 p-5 sm:p-8">
        <div>
          <CheckMark row={row} />
          <h2
            id={`${id}title`}
            className="mt-1 font-serif font-semibold text-xl tracking-[-0.01em] [overflow-wrap:anywhere]"
          >
            {labelOf(table, index)}
          </h2>
          <p className="figures text-sm text-soft">
            {[dateText(cell('date')), row.proof ? WORDS.pageOf(row.proof.page) : '']
              .filter(Boolean)
              .join(' \u00b7 ')}
          </p>
        </div>
        {lines.length > 0 ? <EquationTable lines={lines} /> : null}
        {sentences.map((sentence) => (
          <p key={sentence} className="text-sm">
            {sentence}
          </p>
        ))}
        <div>
          <Button look="secondary" onClick={onClose}>
            {WORDS.close}
          </Button>
        </div>
      </div>
    </dialog>
  )
}

/** The sum as a ledger draws it: what stood before, what came and went, a double rule, what stood after. */
function EquationTable({ lines }: { readonly lines: readonly EquationLine[] }) {
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
              kind === 'own' && 'bg-marked font-semibold',
              (kind === 'sum' || (kind === 'printed' && i > 0 && lines[i - 1]?.kind !== 'sum')) &&
                'border-t-3 border-t-ink [border-top-style:double]',
            )}
          >
            <th
              scope="row"
              className={classNames(
                'py-1.5 pr-3 text-left [overflow-wrap:anywhere]',
                kind !== 'own' && 'font-normal',
              )}
            >
              {kind === 'own' ? <span className="sr-only">{`${WORDS.thisRow}: `}</span> : null}
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
