import { Funnel } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useId } from 'react'
import { WORDS } from '#words/table.ts'
import { Button, buttonClass } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { type Limits, NO_LIMITS } from './table-view.ts'

type FilterMenuProps = { readonly limits: Limits; readonly onLimits: (limits: Limits) => void }

const FIELD = 'min-h-9 w-full rounded-md border border-rule-strong bg-sheet px-2 text-ink hover:border-ink'

/** Which way rows go, how much they move, and when. */
export function FilterMenu({ limits, onLimits }: FilterMenuProps) {
  const isOn = Object.values(limits).some((limit) => limit !== null && limit !== '')
  const set = (change: Partial<Limits>) => onLimits({ ...limits, ...change })
  const id = useId()
  return (
    <Popover.Root>
      <Popover.Trigger
        className={classNames(buttonClass('secondary', 'small'), isOn && 'border-ink bg-marked')}
        aria-label={isOn ? WORDS.filterOn : WORDS.filter}
      >
        <Funnel aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{WORDS.filter}</span>
      </Popover.Trigger>
      <Popover.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        aria-label={WORDS.filter}
        className="z-40 grid w-72 max-w-[calc(100vw-1rem)] grid-cols-2 gap-3 border border-ink bg-sheet p-4 text-sm shadow-[4px_4px_0_var(--rule)]"
      >
        <label className="col-span-2 flex flex-col gap-1" htmlFor={`${id}d`}>
          <span className="text-soft">{WORDS.direction}</span>
          <select
            id={`${id}d`}
            className={FIELD}
            value={limits.direction ?? ''}
            onChange={({ target }) => set({ direction: (target.value || null) as Limits['direction'] })}
          >
            <option value="">{WORDS.bothDirections}</option>
            <option value="in">{WORDS.credits}</option>
            <option value="out">{WORDS.debits}</option>
          </select>
        </label>
        <Bound label={WORDS.least} value={limits.least} onChange={(least) => set({ least })} />
        <Bound label={WORDS.most} value={limits.most} onChange={(most) => set({ most })} />
        <Bound label={WORDS.from} type="date" value={limits.from} onChange={(from) => set({ from })} />
        <Bound label={WORDS.to} type="date" value={limits.to} onChange={(to) => set({ to })} />
        <Button
          look="secondary"
          size="small"
          disabled={!isOn}
          className="col-span-2"
          onClick={() => onLimits(NO_LIMITS)}
        >
          {WORDS.showAll}
        </Button>
      </Popover.Content>
    </Popover.Root>
  )
}

type BoundProps = {
  readonly label: string
  readonly value: string
  readonly type?: 'text' | 'date'
  readonly onChange: (value: string) => void
}

function Bound({ label, value, type = 'text', onChange }: BoundProps) {
  const id = useId()
  return (
    <label className="flex min-w-0 flex-col gap-1" htmlFor={id}>
      <span className="text-soft">{label}</span>
      <input
        id={id}
        type={type}
        inputMode={type === 'text' ? 'decimal' : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={FIELD}
      />
    </label>
  )
}
