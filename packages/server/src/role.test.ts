import { expect, it } from 'vitest'
import { readRole } from './role.ts'

it.each([
  [[], 'all'],
  [['serve'], 'all'],
  [['serve', '--role', 'web'], 'web'],
  [['serve', '--role=worker'], 'worker'],
])('%j is %s', (args, role) => {
  expect(readRole(args)).toBe(role)
})

it.each([[['stop']], [['serve', 'twice']], [['serve', '--role', 'cook']], [['--port', '1']]])(
  '%j is refused with how it is used',
  (args) => {
    expect(() => readRole(args)).toThrow('Usage: serve [--role web|worker]')
  },
)
