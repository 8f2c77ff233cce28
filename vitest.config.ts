import { defineConfig } from 'vitest/config'

const serverTests = (...names: string[]) => names.map((name) => `packages/server/test/${name}.test.ts`)

const MADE_DATABASES = 'packages/server/test/made-databases-folder.ts'

/** What these look at is the embedded database and its folder. */
const embeddedOnly = serverTests('restart', 'errors-page')

/** What these look at is rules over the database, which is PostgreSQL in either case: once is enough. */
const backedOnly = serverTests(
  'accounts',
  'contact',
  'convert-again',
  'delete-account',
  'emails',
  'fair-dealing',
  'file-names',
  'given-tables',
  'google',
  'hostile-values',
  'openapi',
  'over-channel',
  'pages',
  'passwords',
  'payment-faults',
  'payment-plans',
  'payments',
  'preparing-client',
  'quota',
  'quota-at-once',
  'roles',
  'security-events',
  'sessions',
  'sign-in',
  'subscription-changes',
  'subscription-life',
)

/** These put stand-ins into modules, which must not be loaded already. */
const withStandIns = serverTests('sandbox-apart', 'sign-in')

export default defineConfig({
  test: {
    // Nothing is timed: these only end what hangs, on a machine that may be busy with something else.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // By itself Vitest leaves one core alone, which is half of two.
    maxWorkers: '100%',
    // Nothing is kept in modules, and loading them anew for each file takes longer than most tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'beside the source', include: ['packages/*/src/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: [...backedOnly, ...withStandIns],
          globalSetup: [MADE_DATABASES],
        },
      },
      {
        // Server tests on what a server of several processes stands on.
        extends: true,
        test: {
          name: 'on PostgreSQL and S3',
          include: ['packages/server/test/**/*.test.ts'],
          exclude: [...embeddedOnly, ...withStandIns],
          globalSetup: ['packages/server/test/backing/start-backing.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'with stand-ins',
          include: withStandIns,
          isolate: true,
          globalSetup: [MADE_DATABASES],
        },
      },
    ],
  },
})
