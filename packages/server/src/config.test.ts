import { FREE_QUOTA } from '@ledgerlift/contract'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('needs no setting, and takes an empty one for none', () => {
  for (const env of [{}, { PORT: '', DATABASE_URL: '', COOKIE_SECRET: '' }]) {
    const config = readConfig(env)
    expect(config.DATABASE_URL).toBeUndefined()
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      ANONYMOUS_PAGES: FREE_QUOTA.anonymous,
    })
  }
})

it('names every setting that cannot be used', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud', COOKIE_SECRET: 'short' })).toThrow(
    /PORT: .*COOKIE_SECRET: .*LOG_LEVEL: /,
  )
})
