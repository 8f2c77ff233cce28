import { PAGES } from '@ledgerlift/contract'
import { expect, it } from 'vitest'
import { ROUTES } from './routes.ts'

it('shows every page that the server takes for one, and no other', () => {
  expect(ROUTES.map(({ path }) => path).toSorted()).toEqual([...PAGES, '*'].toSorted())
})
