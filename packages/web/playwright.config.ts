import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './e2e/chromium.ts'
import { freePort } from './e2e/free-port.ts'

// Every worker reads this file again; the port is the first one's.
process.env.E2E_PORT ??= String(await freePort())
const { E2E_PORT } = process.env
const url = `http://localhost:${E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Nothing is timed: these only end what hangs, on a machine that may be busy with something else.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    launchOptions: await chromiumLaunchOptions(),
    // A trace of each step takes a third of the time of all walks: `npm run e2e -- --trace on` writes it.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'walks', testIgnore: '**/screenshots.spec.ts' },
    { name: 'screenshots', testMatch: '**/screenshots.spec.ts' },
  ],
  webServer: {
    command: 'node e2e/serve.ts',
    cwd: import.meta.dirname,
    url,
    env: { PORT: E2E_PORT, RATE_LIMIT_PER_MINUTE: '10000' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    timeout: 120_000,
    stdout: 'ignore',
  },
})
