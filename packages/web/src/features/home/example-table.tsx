import { CircleCheck } from 'lucide-react'
import { WORDS } from '#words/home.ts'
import { classNames } from '../../ui/class-names.ts'
import { EXAMPLE, HIGHLIGHTED } from './example.ts'

/** The rows made from the crop. */
export function ExampleTable() {
  return (
    <div className="mr-6">
      <table className="figures w-full table-fixed border-ink border-y bg-sheet text-[calc(var(--spacing)*3.25)] leading-5">
        <thead>
          <tr className="border-ink border-b text-left">
            <th scope="col" className="w-22 @md:w-24 px-1.5 py-1.5 @md:px-2 font-semibold">
              {WORDS.demoColumns.date}
            </th>
            <th scope="col" className="px-1.5 py-1.5 @md:px-2 font-semibold">
              {WORDS.demoColumns.description}
            </th>
            <th scope="col" className="w-15 @md:w-17 px-1.5 py-1.5 @md:px-2 text-right font-semibold">
              {WORDS.demoColumns.debit}
            </th>
            <th scope="col" className="w-18 @md:w-20 px-1.5 py-1.5 @md:px-2 text-right font-semibold">
              {WORDS.demoColumns.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLE.map((row, i) => (
            <tr
              key={row.balance}
              className={classNames(
                'border-rule border-b last:border-0',
                i === HIGHLIGHTED && 'bg-proved-wash',
              )}
            >
              <td className="whitespace-nowrap px-1.5 py-1.5 @md:px-2">{row.date}</td>
              <td className="truncate px-1.5 py-1.5 @md:px-2">{row.description}</td>
              <td className="whitespace-nowrap px-1.5 py-1.5 @md:px-2 text-right">{row.debit}</td>
              <td className="whitespace-nowrap px-1.5 py-1.5 @md:px-2 text-right">{row.balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="figures mt-2 flex flex-wrap items-center justify-between gap-x-4 text-[calc(var(--spacing)*3.25)] leading-5">
        <span className="text-soft">{WORDS.demoTable}</span>
        <span className="inline-flex items-center gap-1.5 text-proved">
          <CircleCheck aria-hidden="true" className="size-4" />
          {WORDS.demoProof}
        </span>
      </p>
    </div>
  )
}
