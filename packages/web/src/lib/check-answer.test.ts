import { API } from '@ledgerlift/contract'
import { expect, it } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import { isAuthFailure } from './error-text.ts'

const user = {
  email: 'ada@example.com',
  first_name: null,
  last_name: null,
  created_at: '2026-01-31T09:30:00.000Z',
  current_usage: 0,
  pages_limit: 5,
  subscription: null,
}

it.each([
  [API.profile, user],
  [API.login, { access_token: 'x', user }],
  [API.login, { access_token: 'x', user, more: 'that a later server may say' }],
  [API.usage, { can_process: true, message: 'm', pages_left: 2 }],
  [API.logout, null],
])('takes what the contract of %s allows', async (path, body) => {
  await expect(checkAnswer(path, body)).resolves.toBeUndefined()
})

it.each([
  [API.profile, null],
  [API.profile, { ...user, current_usage: '0' }],
  [API.login, { user }],
  [API.settings, { google: {}, contact: {} }],
])('refuses what it does not, and ends no session for it: %s', async (path, body) => {
  const error = await checkAnswer(path, body).catch((thrown: Error) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(isAuthFailure((error as Error).message)).toBe(false)
})
