import { WORDS } from '#words/home.ts'
import { classNames } from '../../ui/class-names.ts'
import { EXAMPLE, HIGHLIGHTED, PRINTED } from './example.ts'

/** The crop of a printed page: its own typeface, its own wrapping, torn off on the right. */
export function ExamplePage() {
  return (
    <div className="mr-6">
      <p className="mb-2 text-soft text-[calc(var(--spacing)*3.25)] leading-5">{WORDS.demoPage}</p>
      <div className="[filter:drop-shadow(0_0_1px_var(--rule-strong))]">
        <div className="overflow-hidden bg-[#fffefb] dark:bg-[#ece9df] pr-5 pl-4 pt-4 font-serif text-[#222] text-[calc(var(--spacing)*2.875)] leading-4.25 [clip-path:polygon(0_0,100%_0,98.5%_20%,100%_40%,98.700%_62%,100%_80%,99%_100%,0_100%)]">
          <p className="font-bold text-[#215732]">{PRINTED.account}</p>
          <div className="mt-2 flex gap-2 bg-[#dfe6e0] whitespace-nowrap px-1 py-0.5 font-bold">
            <span className="w-9">{PRINTED.headings[0]}</span>
            <span className="grow">{PRINTED.headings[1]}</span>
            <span className="w-17 text-right @max-sm:hidden">{PRINTED.headings[2]}</span>
            <span className="w-14 text-right">{PRINTED.headings[3]}</span>
          </div>
          {EXAMPLE.map((row, i) => (
            <div
              key={row.balance}
              className={classNames(
                'flex gap-2 px-1 py-[3px]',
                i === HIGHLIGHTED && 'bg-[#d3ecd9] outline outline-[#17603c]',
                i === EXAMPLE.length - 1 && 'h-4 overflow-hidden',
              )}
            >
              <span className="w-9 shrink-0">{row.printedDate}</span>
              <span className="min-w-0 grow">
                {row.printed.map((line) => (
                  <span key={line} className="block overflow-hidden whitespace-nowrap">
                    {line}
                  </span>
                ))}
              </span>
              <span className="w-17 shrink-0 text-right @max-sm:hidden">{row.debit}</span>
              <span className="w-14 shrink-0 text-right">{row.balance}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
