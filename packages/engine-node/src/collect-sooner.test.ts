import { expect, test } from 'vitest'
import { collectSooner } from './collect-sooner.ts'

test('what is read comes back, and so does what fails', async () => {
  const both = [collectSooner(async () => 1), collectSooner(async () => Promise.reject(new Error('no')))]
  expect(await Promise.allSettled(both)).toMatchObject([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: { message: 'no' } },
  ])
})
