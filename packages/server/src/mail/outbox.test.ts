import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openOutbox } from './outbox.ts'

it('keeps a mail until its time is over, or what it tells of is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerlift outbox '))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const outbox = openOutbox(join(folder, 'outbox'))
  await outbox.deleteExpired() // there is none yet
  const kept = () => readdirSync(outbox.folder).map((name) => name.split(' ')[2])
  const mail = Buffer.from('text')
  await outbox.put(mail, { about: 'a', keptMs: 60_000 })
  await outbox.put(mail, { about: 'a', keptMs: -1000 })
  await outbox.put(mail, { about: 'b', keptMs: 60_000 })
  await outbox.deleteExpired()
  expect(kept().sort()).toEqual(['a', 'b'])
  await outbox.forget('a')
  expect(kept()).toEqual(['b'])
})
