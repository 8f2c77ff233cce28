import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type OwnServer = {
  readonly url: string
  /** The text of the last mail that was written to the outbox. */
  readonly lastMail: () => string
  readonly stop: () => Promise<void>
}

const MAIN = join(import.meta.dirname, '../../server/src/main.ts')

/** A server with settings of its own, for what the shared one is not set up for. */
export async function startOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerlift-e2e-own-'))
  const server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DATA_DIR: folder, PORT: '0', ...settings },
  })
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  // Its one line says where it listens.
  const line = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (data) => resolve(String(data)))
    void ended.then(() => reject(new Error('the server ended before it listened')))
  })
  const url = /http:\/\/\S+/.exec(line)?.[0].replace(/\/$/, '')
  if (url === undefined) {
    await stop()
    throw new Error(`the server says no address: ${line}`)
  }
  const outbox = join(folder, 'outbox')
  return {
    url,
    lastMail: () => {
      const mails = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
      return readableMail(readFileSync(join(outbox, mails.sort().at(-1) ?? ''), 'utf8'))
    },
    stop,
  }
}

/** Undoes quoted-printable, which breaks long lines. */
const readableMail = (mail: string): string =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
