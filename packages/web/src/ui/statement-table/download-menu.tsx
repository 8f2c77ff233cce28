import type { CsvOptions } from '@ledgerlift/engine'
import { ExportError, type Format, type FormatId, formatNamed } from '@ledgerlift/export'
import { ChevronDown, Download } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { WORDS } from '#words/download.ts'
import { toExported } from '../../lib/exported-table.ts'
import type { ResultTable } from '../../lib/result-table.ts'
import { saveFile } from '../../lib/save-file.ts'
import { buttonClass } from '../button.tsx'
import { Notice } from '../notice.tsx'

type DownloadMenuProps = {
  readonly table: ResultTable
  /** Of the files, without what follows the dot. */
  readonly name: string
}

const DECIMAL_COMMA: CsvOptions = { separator: ';', decimal: ',' }

/** Everything that a result can be taken along as. */
export function DownloadMenu({ table, name }: DownloadMenuProps) {
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (id: FormatId, csv?: CsvOptions) => {
    const { extension, type, write } = formatNamed(id) as Format
    setProblem(null)
    try {
      const files = await write(toExported(table), csv ? { csv } : {})
      const names = files.map(({ suffix }) => `${name}${suffix}.${extension}`)
      for (const [i, { content }] of files.entries()) saveFile(names[i] as string, content, type)
      setSaid(names.length === 1 ? WORDS.saved(names[0] as string) : WORDS.savedAll(names.length))
    } catch (thrown) {
      setProblem(thrown instanceof ExportError ? WORDS.problems[thrown.problem](thrown.rows) : WORDS.failed)
    }
  }
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className={buttonClass('secondary', 'small')}>
          <Download aria-hidden="true" className="size-4" />
          {WORDS.menu}
          <ChevronDown aria-hidden="true" className="size-4" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 grid max-h-[min(80vh,36rem)] w-max max-w-[calc(100vw-1rem)] overflow-y-auto border border-ink bg-sheet py-2 shadow-[4px_4px_0_var(--rule)] md:grid-cols-2"
        >
          {WORDS.groups.map(({ title, choices }) => (
            <DropdownMenu.Group key={title} className="py-1">
              <DropdownMenu.Label className="px-4 py-1 text-soft text-xs">{title}</DropdownMenu.Label>
              {choices.map(({ format, name: label, why }) => (
                <Choice key={format} label={label} why={why} onChoose={() => void save(format)} />
              ))}
              {choices.some(({ format }) => format === 'csv') ? (
                <Choice
                  label={WORDS.decimalComma.name}
                  why={WORDS.decimalComma.why}
                  onChoose={() => void save('csv', DECIMAL_COMMA)}
                />
              ) : null}
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <p role="status" className="sr-only">
        {said}
      </p>
      {problem ? (
        <div className="basis-full">
          <Notice tone="wrong" text={problem} />
        </div>
      ) : null}
    </>
  )
}

type ChoiceProps = { readonly label: string; readonly why: string; readonly onChoose: () => void }

const Choice = ({ label, why, onChoose }: ChoiceProps) => (
  <DropdownMenu.Item
    onSelect={onChoose}
    className="cursor-pointer px-4 py-1.5 text-sm outline-none data-[highlighted]:bg-shade"
  >
    {label}
    <span className="block text-soft text-xs">{why}</span>
  </DropdownMenu.Item>
)
