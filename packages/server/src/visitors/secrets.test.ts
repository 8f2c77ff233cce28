import { expect, it } from 'vitest'
import { deriveSecrets } from './secrets.ts'

const ours = deriveSecrets(['a secret'])
const theirs = deriveSecrets(['another secret'])

it('unseals what it sealed, whatever the characters, and nothing else', () => {
  const sealed = ours.seal('pässwörd 🔑')
  expect(sealed).not.toBe(ours.seal('pässwörd 🔑'))
  expect(ours.unseal(sealed)).toBe('pässwörd 🔑')
  expect(() => theirs.unseal(sealed)).toThrow()
})

it('has digests and keys of its own', () => {
  expect(ours.digest('x')).toBe(deriveSecrets(['a secret']).digest('x'))
  expect(ours.digest('x')).not.toBe(theirs.digest('x'))
  expect(ours.cookies).not.toEqual(theirs.cookies)
})

it('takes what an older secret has sealed, and signs with the first', () => {
  const rotated = deriveSecrets(['another secret', 'a secret'])
  expect(rotated.unseal(ours.seal('x'))).toBe('x')
  expect(theirs.unseal(rotated.seal('x'))).toBe('x')
  expect(rotated.cookies).toEqual([...theirs.cookies, ...ours.cookies])
  expect(rotated.digest('x')).toBe(theirs.digest('x'))
})
