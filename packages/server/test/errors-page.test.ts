import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ERRORS } from '@ledgerlift/contract'
import { expect, test } from 'vitest'

const page = readFileSync(fileURLToPath(new URL('../../../docs/errors.md', import.meta.url)), 'utf8')

test('the page of errors says what the table says', () => {
  const documented = [...page.matchAll(/^\| `([a-z-]+)` \| (\d+) \| (.+?) \| (.+?) \|$/gm)].map((match) =>
    match.slice(1, 5),
  )
  const table = Object.entries(ERRORS).map(([code, { status, error, detail }]) => [
    code,
    String(status),
    error,
    detail,
  ])
  expect(documented).toEqual(table)
})
