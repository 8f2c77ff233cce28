import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Session } from '@ledgerlift/contract'
import { expect, it } from 'vitest'
import { isBacked } from './backing/backing-of.ts'
import { startChild } from './child-server.ts'
import { newFolder, passwordOf, statement, truthOf, visitor } from './helper.ts'

const NAME = 'protected-au-everyday'

it('the most talkative log holds nothing that people entrust to us', async () => {
  const folder = newFolder()
  const child = await startChild(folder, undefined, { LOG_LEVEL: 'trace' })
  const someone = visitor(() => child.url)
  const email = 'ada.lovelace@example.com'
  const account = { email, password: 'difference engine', first_name: 'Augusta' }
  const { access_token } = (await someone.post<Session>('/api/register', account)).body
  const authorization = `Bearer ${access_token}`
  await someone.post('/api/register', account)
  await someone.post('/api/login', { email, password: 'wrong guess' })
  const form = new FormData()
  form.set('file', new Blob([statement(NAME)]), 'my-secret-statement.pdf')
  form.set('password', passwordOf(NAME))
  const init = { method: 'POST', body: form, headers: { authorization } }
  const { uuid } = (await someone.call<{ uuid: string }>('/api/convert-pdf-python', init)).body
  await someone.result(`${uuid}&filename=my-secret-statement.pdf`, { authorization })
  await someone.convert(statement(NAME), 'wrong password')
  await child.stop()

  const log = child.log() + (isBacked() ? '' : readFileSync(join(folder, 'postgres.log'), 'utf8'))
  rmSync(folder, { recursive: true })
  expect(log).toContain('"path":"/api/convert-pdf-python"')
  const cookie = someone.cookie()?.split('=')[1]
  const secrets = [
    'my-secret-statement',
    passwordOf(NAME),
    email,
    'difference engine',
    'wrong guess',
    'Augusta',
  ]
  const found = [...secrets, 'wrong password', access_token, cookie].filter((secret) =>
    log.includes(secret ?? '?'),
  )
  expect(found).toEqual([])
  for (const { description } of truthOf(NAME).transactions) expect(log.includes(description)).toBe(false)
})
