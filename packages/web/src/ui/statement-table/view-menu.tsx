import { Check, Columns3 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { WORDS } from '#words/table.ts'
import { buttonClass } from '../button.tsx'
import type { TableViewState } from './use-table-view.ts'

/** Which columns are in sight, and how tall the rows are. */
export function ViewMenu({ view }: { readonly view: TableViewState }) {
  const { allColumns, columns, compact } = view
  const isShown = (id: (typeof allColumns)[number]['id']) => columns.some((column) => column.id === id)
  return (
    // A modal menu would bring style sheets of its own, which the content policy does not allow.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={buttonClass('secondary', 'small')}>
        <Columns3 aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{WORDS.view}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="z-40 max-h-[70vh] min-w-56 max-w-[calc(100vw-1rem)] overflow-y-auto border border-ink bg-sheet py-2 shadow-[4px_4px_0_var(--rule)]"
      >
        <DropdownMenu.Label className="px-4 py-1 text-soft text-xs">{WORDS.columns}</DropdownMenu.Label>
        {allColumns.map(({ id, header }) => (
          <Choice
            key={id}
            checked={isShown(id)}
            disabled={columns.length === 1 && isShown(id)}
            onChange={(shown) => view.showColumn(id, shown)}
          >
            {header}
          </Choice>
        ))}
        <DropdownMenu.Separator className="my-2 border-rule border-t" />
        <DropdownMenu.Label className="px-4 py-1 text-soft text-xs">{WORDS.rowHeight}</DropdownMenu.Label>
        <Choice checked={compact} onChange={view.setCompact}>
          {WORDS.compact}
        </Choice>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

type ChoiceProps = {
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
}

function Choice({ checked, disabled = false, onChange, children }: ChoiceProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
      // Several columns may be hidden in one go.
      onSelect={(event) => event.preventDefault()}
      className="flex min-h-9 cursor-pointer items-center gap-3 px-4 text-sm outline-none data-[disabled]:cursor-not-allowed data-[highlighted]:bg-shade data-[disabled]:text-soft"
    >
      <span className="grid size-4 shrink-0 place-items-center border border-rule-strong">
        <DropdownMenu.ItemIndicator>
          <Check aria-hidden="true" strokeWidth={3} className="size-3" />
        </DropdownMenu.ItemIndicator>
      </span>
      {children}
    </DropdownMenu.CheckboxItem>
  )
}
