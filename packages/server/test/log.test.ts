import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicSettings, Session } from '@ledgerlift/contract'
import { expect, it, onTestFinished } from 'vitest'
import { isBacked } from './backing/backing-of.ts'
import { startChild } from './child-server.ts'
import { eventually, newFolder, passwordOf, statement, truthOf, visitor } from './helper.ts'
import { startIssuer } from './stand-ins/local-issuer.ts'

const NAME = 'protected-au-everyday'

const JSON_TYPE = { 'content-type': 'application/json' }
const CLIENT_ID = 'ledgerlift.apps.example.com'
const EMAIL = 'ada.lovelace@example.com'

it('the most talkative log holds nothing that people entrust to us', async () => {
  const folder = newFolder()
  const issuer = await startIssuer()
  const google = { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_ISSUER: issuer.url }
  const child = await startChild(folder, undefined, { LOG_LEVEL: 'trace', ...google })
  onTestFinished(async () => void (await child.stop()))
  const someone = visitor(() => child.url)
  const secrets: string[] = ['my-secret-statement', passwordOf(NAME), EMAIL, 'lovelace', 'Augusta']
  const secret = (text: string) => {
    secrets.push(text)
    return text
  }

  const account = { email: EMAIL, password: secret('difference engine'), first_name: 'Augusta' }
  const session = (await someone.post<Session>('/api/register', account)).body
  const authorization = `Bearer ${secret(session.access_token)}`
  await someone.post('/api/register', account)
  await someone.post('/api/login', { email: EMAIL, password: secret('wrong guess') })
  await someone.post('/api/login', { email: `${EMAIL} and more`, password: 'x' })
  await someone.call('/api/login', { method: 'POST', body: `{"email":"${EMAIL}"`, headers: JSON_TYPE })
  const refreshed = await someone.post<Session>('/api/refresh-token', {}, { authorization })
  secret(refreshed.body.access_token)

  const form = new FormData()
  form.set('file', new Blob([statement(NAME)]), 'my-secret-statement.pdf')
  form.set('password', passwordOf(NAME))
  const own = { authorization: `Bearer ${refreshed.body.access_token}` }
  const init = { method: 'POST', body: form, headers: own }
  const { uuid } = (await someone.call<{ uuid: string }>('/api/convert-pdf-python', init)).body
  await someone.result(`${uuid}&filename=my-secret-statement.pdf`, own)
  await someone.convert(statement(NAME), secret('wrong password'))

  const { nonce = '' } = (await someone.call<PublicSettings>('/api/settings')).body.google ?? {}
  const person = { sub: 'subject-4711', aud: CLIENT_ID, nonce: secret(nonce), email: EMAIL }
  for (const email_verified of [false, true]) {
    const token = secret(await issuer.token({ ...person, email_verified }))
    await someone.post('/api/google-auth', { token })
  }
  await someone.post('/api/forgot-password', { email: EMAIL })
  const outbox = join(folder, 'outbox')
  const mails = () => (existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [])
  const keyIn = (name: string) =>
    /reset-password#(\S+)/.exec(readFileSync(join(outbox, name), 'utf8').replaceAll('=\n', ''))?.[1] ?? []
  await eventually(() => expect(mails().flatMap(keyIn)).toHaveLength(1))
  const key = secret(mails().flatMap(keyIn)[0] ?? '')
  const fresh = await someone.post<Session>('/api/reset-password', {
    token: key,
    password: secret('analytical engine'),
  })
  expect(fresh.status).toBe(200)
  const message = { name: 'Augusta', email: EMAIL, message: secret('all my money is in the bank') }
  expect((await someone.post('/api/contact', message)).status).toBe(200)
  const deletion = { method: 'DELETE', body: JSON.stringify({ password: 'analytical engine' }) }
  const headers = { ...JSON_TYPE, authorization: `Bearer ${secret(fresh.body.access_token)}` }
  expect((await fetch(`${child.url}/api/user`, { ...deletion, headers })).status).toBe(204)
  await child.stop()
  await issuer.close()

  const log = child.log() + (isBacked() ? '' : readFileSync(join(folder, 'postgres.log'), 'utf8'))
  rmSync(folder, { recursive: true })
  for (const path of ['convert-pdf-python', 'google-auth', 'reset-password', 'contact', 'user']) {
    expect(log).toContain(`"path":"/api/${path}"`)
  }
  expect(log).toContain(JSON.stringify(outbox))
  secret(someone.cookie()?.split('=')[1] ?? '')
  expect(secrets.filter((text) => text.length < 5)).toEqual([])
  expect(secrets.filter((text) => log.includes(text))).toEqual([])
  for (const { description } of truthOf(NAME).transactions) expect(log.includes(description)).toBe(false)
})
