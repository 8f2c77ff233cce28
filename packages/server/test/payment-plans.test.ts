import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { OFFERS, offerName } from '@ledgerlift/contract'
import { afterAll, expect, it } from 'vitest'
import { startProvider } from './stand-ins/payment-provider.ts'

const COMMAND = fileURLToPath(new URL('../src/payment-plans.ts', import.meta.url))
const provider = await startProvider()
afterAll(provider.close)

async function run(env: NodeJS.ProcessEnv) {
  const node = spawn(process.execPath, [COMMAND], { env: { ...process.env, ...env } })
  const [stdout, stderr] = await Promise.all([text(node.stdout), text(node.stderr)])
  const code = node.exitCode ?? (await once(node, 'exit'))[0]
  return { code, lines: stdout.trimEnd().split('\n'), stderr }
}

it('makes the plans of the contract at the provider, once', async () => {
  const first = await run(provider.env)
  expect([first.code, first.stderr]).toEqual([0, ''])
  expect(first.lines).toEqual(
    OFFERS.map((one) => `made: ${offerName(one)}, ${(one.cents / 100).toFixed(2)} USD`),
  )
  const second = await run(provider.env)
  expect(second.lines).toEqual(first.lines.map((line) => line.replace('made', 'there already')))
  expect(
    [...provider.books.plans.values()].map(({ period, interval, item }) => [item.name, period, interval]),
  ).toEqual(OFFERS.map((one) => [offerName(one), one.cycle === 'annual' ? 'yearly' : 'monthly', 1]))
})

it('says what is missing, or wrong', async () => {
  expect(await run({})).toMatchObject({ code: 1, stderr: expect.stringContaining('RAZORPAY_KEY_ID') })
  const wrong = await run({ ...provider.env, RAZORPAY_KEY_SECRET: 'another one' })
  expect([wrong.code, wrong.stderr]).toEqual([1, 'Razorpay refused this: Authentication failed\n'])
})
