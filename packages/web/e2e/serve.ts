import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The real server on a data folder of its own, which goes when the server goes. */
const folder = mkdtempSync(join(tmpdir(), 'ledgerlift-e2e-'))
const main = join(import.meta.dirname, '../../server/src/main.ts')
const server = spawn(process.execPath, [main], {
  stdio: 'inherit',
  // All its visitors come from one address.
  env: {
    ...process.env,
    DATA_DIR: folder,
    ACCOUNTS_PER_ADDRESS: '1000',
    VISITORS_PER_ADDRESS: '100',
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
