import { expect, it } from 'vitest'
import { passwordProblem } from './validate.ts'

it.each([
  ['secret', 'secret', null],
  ['secret', 'Secret', 'Passwords do not match'],
  ['short', 'short', 'Password must be at least 6 characters long'],
  ['short', 'other', 'Passwords do not match'],
])('%s, %s', (password, confirmed, problem) => {
  expect(passwordProblem(password, confirmed)).toBe(problem)
})
