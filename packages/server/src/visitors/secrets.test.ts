import { expect, it } from 'vitest'
import { deriveSecrets } from './secrets.ts'

const ours = deriveSecrets('a secret')
const theirs = deriveSecrets('another secret')

it('unseals what it sealed, whatever the characters, and nothing else', () => {
  const sealed = ours.seal('pässwörd 🔑')
  expect(sealed).not.toBe(ours.seal('pässwörd 🔑'))
  expect(ours.unseal(sealed)).toBe('pässwörd 🔑')
  expect(() => theirs.unseal(sealed)).toThrow()
})

it('has digests and keys of its own', () => {
  expect(ours.digest('x')).toBe(deriveSecrets('a secret').digest('x'))
  expect(ours.digest('x')).not.toBe(theirs.digest('x'))
  expect(ours.cookie).not.toBe(theirs.cookie)
})
