import { expect, it } from 'vitest'
import { checkNewPassword } from './password-rules.ts'

const known = ['ada.lovelace@example.com', 'ada.lovelace', 'Ada', '']
const judge = (password: string) => {
  try {
    checkNewPassword(password, known)
    return 'good'
  } catch (error) {
    return (error as { code: string }).code
  }
}

it.each([
  ['12345', 'password-too-short'],
  ['123456', 'password-too-common'],
  ['password1', 'password-too-common'],
  ['P@ssw0rd', 'password-too-common'],
  ['qwerty123', 'password-too-common'],
  ['aaaaaa', 'password-too-common'],
  ['ada.lovelace', 'password-too-common'],
  ['ada.lovelace@example.com', 'password-too-common'],
  ['x7k2p9', 'good'],
  ['correct horse', 'good'],
  ['päßwörter für alle', 'good'],
])('%s is %s', (password, verdict) => {
  expect(judge(password)).toBe(verdict)
})
