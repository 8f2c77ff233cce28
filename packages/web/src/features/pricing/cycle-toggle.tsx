import type { BillingCycle } from '@ledgerlift/contract'
import { ToggleGroup } from 'radix-ui'
import { WORDS } from '#words/pricing.ts'

const CYCLES = ['monthly', 'annual'] as const

type CycleToggleProps = { readonly cycle: BillingCycle; readonly onChange: (cycle: BillingCycle) => void }

export function CycleToggle({ cycle, onChange }: CycleToggleProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <ToggleGroup.Root
        type="single"
        aria-label={WORDS.cycle}
        value={cycle}
        onValueChange={(value) => {
          const chosen = CYCLES.find((known) => known === value)
          if (chosen) onChange(chosen)
        }}
        className="inline-flex rounded-md border border-rule-strong bg-sheet"
      >
        {CYCLES.map((value) => (
          <ToggleGroup.Item
            key={value}
            value={value}
            className="min-h-11 px-5 font-medium transition-colors duration-150 first:rounded-l-md last:rounded-r-md data-[state=on]:bg-ink data-[state=on]:text-paper"
          >
            {WORDS.cycles[value]}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
      <p className="text-soft">{WORDS.save}</p>
    </div>
  )
}
