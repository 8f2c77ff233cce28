import { toTsv } from '@ledgerlift/engine'
import { Copy, FileText, ListFilter, Search } from 'lucide-react'
import { useId, useMemo } from 'react'
import { WORDS } from '#words/table.ts'
import { Button } from '../button.tsx'
import { accountName } from './account-name.ts'
import { plainText } from './columns.ts'
import { copyText } from './copy-text.ts'
import { FilterMenu } from './filter-menu.tsx'
import { needsLook } from './needs-look.ts'
import type { TableViewState } from './use-table-view.ts'
import { ViewMenu } from './view-menu.tsx'

type TableToolsProps = {
  readonly view: TableViewState
  readonly announce: (text: string) => void
  /** Whether the page is shown; null where there is none to show. */
  readonly showsPage: boolean | null
  readonly onShowPage: (shows: boolean) => void
}

const FIELD = 'min-h-9 rounded-md text-sm border border-rule-strong bg-sheet text-ink hover:border-ink'

/** Search, choice of account, columns, and the whole table for the clipboard. */
export function TableTools({ view, announce, showsPage, onShowPage }: TableToolsProps) {
  const { table, columns, order, query, account } = view
  const id = useId()
  const doubtful = useMemo(() => table.rows.filter(needsLook).length, [table])
  const copyAll = async () => {
    const rows = order.flatMap((i) => table.rows[i] ?? [])
    const texts = rows.map((row) => columns.map((column) => plainText(column, row, table)))
    const copied = await copyText(toTsv([columns.map(({ header }) => header), ...texts]))
    announce(copied ? WORDS.copied(rows.length) : WORDS.notCopied)
  }
  return (
    <search aria-label={WORDS.tools} className="flex flex-wrap items-center gap-2">
      <div className="relative min-w-0 grow basis-40 sm:max-w-sm sm:basis-56">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-soft"
        />
        <input
          type="search"
          aria-label={WORDS.searchHint}
          placeholder={WORDS.searchHint}
          value={query}
          onChange={(event) => view.search(event.target.value)}
          className={`${FIELD} w-full pr-3 pl-9 placeholder:text-soft`}
        />
      </div>
      {table.accounts.length > 1 ? (
        <>
          <label htmlFor={id} className="sr-only">
            {WORDS.accounts}
          </label>
          <select
            id={id}
            value={account ?? ''}
            onChange={({ target }) => view.chooseAccount(target.value === '' ? null : Number(target.value))}
            className={`${FIELD} max-w-full px-3`}
          >
            <option value="">{WORDS.allAccounts}</option>
            {table.accounts.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an account is known by its place
              <option key={i} value={i}>
                {accountName(table.accounts, i)}
              </option>
            ))}
          </select>
        </>
      ) : null}
      {doubtful > 0 ? (
        <Button
          look="secondary"
          size="small"
          aria-pressed={view.onlyDoubtful}
          onClick={() => {
            view.setOnlyDoubtful(!view.onlyDoubtful)
            announce(view.onlyDoubtful ? WORDS.allShown : WORDS.needsLookShown(doubtful))
          }}
          className="aria-pressed:border-ink aria-pressed:bg-marked"
        >
          <ListFilter aria-hidden="true" className="size-4" />
          {WORDS.needsLook(doubtful)}
        </Button>
      ) : null}
      <div className="flex gap-2 sm:ml-auto">
        {showsPage === null ? null : (
          <Button
            look="secondary"
            size="small"
            aria-pressed={showsPage}
            onClick={() => onShowPage(!showsPage)}
            className="aria-pressed:border-ink aria-pressed:bg-marked"
          >
            <FileText aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{WORDS.showPage}</span>
          </Button>
        )}
        <Button look="secondary" size="small" onClick={copyAll}>
          <Copy aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{WORDS.copy}</span>
        </Button>
        <FilterMenu limits={view.limits} onLimits={view.setLimits} />
        <ViewMenu view={view} />
      </div>
    </search>
  )
}
