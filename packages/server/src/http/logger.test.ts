import { expect, it } from 'vitest'
import { describeError, describeRequest } from './logger.ts'

it('logs a request without what its address may carry', () => {
  const url = '/api/get-conversion-result?uuid=1&filename=my-statement.pdf'
  expect(describeRequest({ method: 'GET', url })).toEqual({
    method: 'GET',
    path: '/api/get-conversion-result',
  })
})

it('logs a failed query without its values', () => {
  const cause = Object.assign(new Error('duplicate key ada@example.com'), {
    name: 'DatabaseError',
    code: '23505',
  })
  const error = new Error('insert into accounts values ($1) params: ada@example.com', { cause })
  error.name = 'DrizzleQueryError'
  const logged = JSON.stringify(describeError(error))
  expect(logged).toContain('23505')
  expect(logged).not.toContain('ada@example.com')
})
