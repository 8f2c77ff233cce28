import { expect, it } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

const failed = (message: string, code?: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code })

it.each([
  [failed('terminating connection due to administrator command', '57P01'), true],
  [failed('the database system is starting up', '57P03'), true],
  [failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'), true],
  [failed('Connection terminated unexpectedly'), true],
  [failed('Failed query: select 1', undefined, failed('sorry', '53300')), true],
  [failed('could not extend file: No space left on device', '53100'), true],
  [new AggregateError([failed('', 'ECONNREFUSED')]), true],
  [failed('duplicate key value', '23505'), false],
  [failed('syntax error', '42601'), false],
  ['text', false],
])('%o: %s', (error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway)
})
