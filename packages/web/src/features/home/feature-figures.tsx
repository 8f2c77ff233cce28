import { CircleCheck, LaptopMinimal, Trash2 } from 'lucide-react'

/** Two printed lines that are one entry. */
function Reliable() {
  return (
    <div className="grid max-w-72 grid-cols-[minmax(0,1fr)] gap-1">
      <div className="border-rule-strong border-l-2 pl-3 font-serif text-soft leading-5">
        POS Withdrawal COSTCO WHSE
        <br />
        #0681399 PORTLAND OR
      </div>
      <div className="flex justify-between gap-3 border-rule border-b py-1">
        <span className="truncate">POS Withdrawal COSTCO WHSE #0681399</span>
        <span>87.73</span>
      </div>
    </div>
  )
}

/** Where the file is, and until when. */
function Secure() {
  return (
    <div className="flex h-full items-center">
      <LaptopMinimal strokeWidth={1.25} className="size-9" />
      <span className="mx-3 grow border-rule-strong border-t border-dashed" />
      <span className="text-soft">24 hours</span>
      <span className="mx-3 grow border-rule-strong border-t border-dashed" />
      <Trash2 strokeWidth={1.25} className="size-8" />
    </div>
  )
}

/** The sum that proves a row. */
function Accurate() {
  return (
    <div className="grid max-w-72 grid-cols-[1fr_auto] gap-x-4 leading-6">
      <span className="text-soft">Balance before</span>
      <span className="text-right">1,216.37</span>
      <span className="text-soft">This row</span>
      <span className="text-right">−87.73</span>
      <span className="flex items-center gap-1.5 border-ink border-t pt-0.5 text-proved">
        <CircleCheck className="size-4" /> Printed balance
      </span>
      <span className="border-ink border-t pt-0.5 text-right font-semibold">1,128.64</span>
    </div>
  )
}

export const FIGURES = { reliable: Reliable, secure: Secure, accurate: Accurate }
