import { useId } from 'react'
import { WORDS } from '#words/table.ts'
import { dateText } from '../../lib/date-text.ts'
import type { ResultTable } from '../../lib/result-table.ts'
import { Button } from '../button.tsx'
import { useModal } from '../use-modal.ts'
import { CheckMark } from './check-mark.tsx'
import { columnNamed } from './column-named.ts'
import { EquationTable } from './equation-table.tsx'
import { explainRow, labelOf } from './explain-row.ts'
import { MisreadCells } from './misread-cells.tsx'

type ProofDialogProps = {
  readonly table: ResultTable
  /** The row, an index into the rows of the table. */
  readonly index: number
  /** What its PDF is known by; null where it is not there. */
  readonly uuid: string | null
  readonly onClose: () => void
}

/** Why a row is proved: the sum that it stands in, each number with its page. Or why it is not, in a sentence each. */
export function ProofDialog({ table, index, uuid, onClose }: ProofDialogProps) {
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
        {row.proof ? <MisreadCells misread={row.proof.misread} uuid={uuid} /> : null}
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
