import { describe, expect, it } from 'vitest'
import { statement, testServer, visitor } from './helper.ts'

const pdf = statement('us-two-accounts')
const { url } = testServer({ ANONYMOUS_PAGES: '100' })

type Browser = ReturnType<typeof visitor>

async function register(browser: Browser): Promise<Record<string, string>> {
  const { body } = await browser.post<{ access_token: string }>('/api/register', {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'a violet umbrella 7',
  })
  return { authorization: `Bearer ${body.access_token}` }
}

/** Sends the statement; that it is taken is no question of this test, but what it was refused with must be seen. */
async function send(browser: Browser, headers: Record<string, string> = {}): Promise<string> {
  const { status, body } = await browser.convert(pdf, undefined, headers)
  expect({ status, ...body }).toMatchObject({ status: 200 })
  return body.uuid
}

/** Every call that takes a uuid, as any sender would make it. */
const CALLS = {
  result: (uuid: string) => ({ path: `/api/get-conversion-result?uuid=${encodeURIComponent(uuid)}` }),
  export: (uuid: string) => ({ path: `/api/conversions/${encodeURIComponent(uuid)}/export?format=json` }),
  corrections: (uuid: string) => ({ path: `/api/conversions/${encodeURIComponent(uuid)}/corrections` }),
  delete: (uuid: string) => ({ path: `/api/conversions/${encodeURIComponent(uuid)}`, method: 'DELETE' }),
}

describe.each(Object.entries(CALLS))('%s', (_, callFor) => {
  it('answers everybody but the owner with the same 404', async () => {
    const [owner, other, accountant] = [visitor(url), visitor(url), visitor(url)]
    const token = await register(accountant)
    const own = await send(owner)
    await send(other)
    const ofAccount = await send(accountant, token)
    const ask = ({ browser = visitor(url), headers = {} }, uuid: string) => {
      const { path, ...init } = callFor(uuid)
      return browser.call(path, { ...init, headers })
    }
    const answers = [
      await ask({}, own), // nobody's cookie
      await ask({ browser: other }, own),
      await ask({ browser: accountant, headers: token }, own),
      await ask({ browser: accountant }, ofAccount), // logged out, on the same computer
      await ask({ browser: owner }, ofAccount),
      await ask({ headers: await register(visitor(url)) }, ofAccount),
      await ask({ headers: { cookie: `ledgerlift_visitor=${crypto.randomUUID()}.c2lnbmF0dXJl` } }, own),
      await ask({ browser: owner }, crypto.randomUUID()),
      await ask({ browser: owner }, '1 or 1=1'),
      await ask({ browser: owner }, `${own}%00`),
      await ask({ browser: owner }, '../../etc/passwd'),
      await ask({ browser: owner }, `${own.slice(0, -1)}g`),
    ]
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([404, 'conversion-not-found'])
      expect({ ...body, requestId: '' }).toEqual({ ...answers[0]?.body, requestId: '' })
    }
    await owner.result(own)
    await accountant.result(ofAccount, token)
    expect((await ask({ browser: owner }, own)).status).toBeLessThan(300)
    expect((await ask({ browser: accountant, headers: token }, ofAccount)).status).toBeLessThan(300)
  })
})
