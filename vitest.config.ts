import { defineConfig } from 'vitest/config'

/** What these look at is the embedded database and its folder. */
const embeddedOnly = ['packages/server/test/restart.test.ts', 'packages/server/test/errors-page.test.ts']

/** What these look at is the payment provider; on which PostgreSQL makes no difference. */
const onceOnly = ['packages/server/test/payment-faults.test.ts', 'packages/server/test/payment-plans.test.ts']

/** What these look at takes several processes. */
const backedOnly = ['packages/server/test/roles.test.ts']

export default defineConfig({
  test: {
    // Nothing is timed: these only end what hangs, on a machine that may be busy with something else.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: { name: 'all', include: ['packages/*/{src,test}/**/*.test.{ts,tsx}'], exclude: backedOnly },
      },
      {
        // The same server tests on what a server of several processes stands on.
        extends: true,
        test: {
          name: 'on PostgreSQL and S3',
          include: ['packages/server/test/**/*.test.ts'],
          exclude: [...embeddedOnly, ...onceOnly],
          globalSetup: ['packages/server/test/backing/start-backing.ts'],
        },
      },
    ],
  },
})
