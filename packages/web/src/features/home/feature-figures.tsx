import { CircleCheck, LaptopMinimal, Trash2 } from 'lucide-react'
import { WORDS } from '#words/home.ts'
import { EXAMPLE, HIGHLIGHTED } from './example.ts'

const [before, row] = [EXAMPLE[HIGHLIGHTED - 1], EXAMPLE[HIGHLIGHTED]]

/** Two printed lines that are one entry. */
function Reliable() {
  return (
    <div className="grid max-w-80 grid-cols-[minmax(0,1fr)] gap-1">
      <div className="border-rule-strong border-l-2 pl-3 font-serif text-soft leading-5">
        {row?.printed.map((line) => (
          <span key={line} className="block truncate">
            {line}
          </span>
        ))}
      </div>
      <div className="flex justify-between gap-3 border-rule border-b py-1">
        <span className="truncate">{row?.description}</span>
        <span>{row?.debit}</span>
      </div>
    </div>
  )
}

/** Where the file is, and until when. */
function Secure() {
  return (
    <div className="flex h-full max-w-80 items-center">
      <LaptopMinimal strokeWidth={1.25} className="size-9" />
      <span className="mx-3 grow border-rule-strong border-t border-dashed" />
      <span className="text-soft">{WORDS.figures.retention}</span>
      <span className="mx-3 grow border-rule-strong border-t border-dashed" />
      <Trash2 strokeWidth={1.25} className="size-8" />
    </div>
  )
}

/** The sum that proves a row. */
function Accurate() {
  return (
    <div className="grid max-w-80 grid-cols-[1fr_auto] leading-6">
      <span className="text-soft">{WORDS.figures.before}</span>
      <span className="text-right">{before?.balance}</span>
      <span className="text-soft">{WORDS.figures.row}</span>
      <span className="text-right">{`−${row?.debit}`}</span>
      <span className="flex items-center gap-1.5 border-ink border-t pt-0.5 text-proved">
        <CircleCheck className="size-4" /> {WORDS.figures.printed}
      </span>
      <span className="border-ink border-t pt-0.5 text-right font-semibold">{row?.balance}</span>
    </div>
  )
}

export const FIGURES = { reliable: Reliable, secure: Secure, accurate: Accurate }
