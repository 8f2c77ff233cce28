import { chromium } from '@playwright/test'
import { chromiumLaunchOptions } from '../e2e/chromium.ts'
import { freePort } from '../e2e/free-port.ts'

/** Starts the tests' own browser so that Lighthouse can steer it by a port, and ends it. */
export async function withBrowser<T>(use: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort()
  const options = await chromiumLaunchOptions()
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...options, args })
  try {
    return await use(port)
  } finally {
    await browser.close()
  }
}
