import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const SCAN = at('../../../corpus/damaged/one-digit.pdf')
const WITHOUT_NETWORK = ['--require', at('./refuse-network.cjs')]

const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' })
const convert = () => run(...WITHOUT_NETWORK, at('../src/main.js'), 'convert', SCAN, '--format', 'json')

test('a scan is recognised without asking for anything over the network', () => {
  const { status, stdout } = convert()
  expect(status).toBe(0)
  const { ocrPages, transactions } = JSON.parse(stdout)
  expect([ocrPages, transactions.length]).toEqual([[1], 6])
})

test.each([
  ['a program', "fetch('http://127.0.0.1:8080')"],
  [
    'a thread',
    "new (require('node:worker_threads').Worker)(`fetch('http://127.0.0.1:8080')`, { eval: true })",
  ],
])('%s that asks for the network is ended', (_, code) => {
  const { signal, stderr } = run(...WITHOUT_NETWORK, '-e', code)
  expect([signal, stderr]).toEqual(['SIGKILL', 'asked for the network\n'])
})

test('a corrected row carries what was read and what the arithmetic asked for', () => {
  const corrected = JSON.parse(convert().stdout).transactions.filter(
    (row: { check: string }) => row.check === 'corrected',
  )
  expect(corrected).toMatchObject([
    { description: 'WATER BOARD', debit: '31.18', cells: { debit: { text: '-31.13', asked: '-31.18' } } },
  ])
})
