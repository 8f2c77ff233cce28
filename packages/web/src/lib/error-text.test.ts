import { describe, expect, it } from 'vitest'
import {
  describeConvertFailure,
  describeOpenFailure,
  describeResultFailure,
  describeThrown,
  isAuthFailure,
  messageOfBody,
} from './error-text.ts'

const failure = (status: number, statusText: string, body: unknown = null) => ({ status, statusText, body })
const refused = (text: string) => ({ kind: 'refused', text })

describe('a refused conversion', () => {
  it.each([
    [
      'the limit, with the server’s words',
      failure(403, 'Forbidden', { error: 'Usage limit exceeded', detail: 'You have 0 of 2 pages left.' }),
      refused('You have 0 of 2 pages left.'),
    ],
    [
      'the limit, without words',
      failure(403, 'Forbidden', { error: 'Usage limit exceeded' }),
      refused('You have exceeded your page processing limit.'),
    ],
    ['any other 403', failure(403, 'Forbidden', { error: 'Forbidden' }), { kind: 'renew' }],
    ['401', failure(401, 'Unauthorized', { detail: 'Invalid password or token' }), { kind: 'renew' }],
    ['a password', failure(422, '', { detail: 'Password required or incorrect.' }), { kind: 'password' }],
    ['a detail', failure(422, '', { detail: 'It is torn.' }), refused('Conversion failed: It is torn.')],
    ['a message', failure(500, '', { message: 'Broken' }), refused('Conversion failed: Broken')],
    ['no body', failure(502, 'Bad Gateway'), refused('Failed to convert: 502 Bad Gateway')],
    ['no status text', failure(502, '', { error: 1 }), refused('Failed to convert: 502')],
  ])('%s', (_name, given, expected) => {
    expect(describeConvertFailure(given)).toEqual(expected)
  })
})

it.each([
  [failure(404, 'Not Found', { detail: 'It is gone.' }), 'Conversion failed: It is gone.'],
  [failure(500, 'Internal Server Error'), 'Failed to fetch conversion result: 500 Internal Server Error'],
])('describes a missing result', (given, text) => {
  expect(describeResultFailure(given)).toBe(text)
})

it('describes what was thrown', () => {
  expect(describeThrown(new TypeError('Failed to fetch'))).toBe('An error occurred: Failed to fetch')
  expect(describeThrown('odd')).toBe('An error occurred: Unknown error')
  expect(describeOpenFailure('It is torn.')).toBe('Failed to open PDF: It is torn.')
  expect(describeOpenFailure(null)).toBe('Failed to open PDF: Unknown error')
})

it.each([
  [400, { error: 'A', detail: 'B' }, 'A'],
  [400, { detail: 'B' }, 'B'],
  [503, null, 'HTTP 503'],
  [503, '<html>', 'HTTP 503'],
])('takes the error field, else the detail, else the status', (status, body, text) => {
  expect(messageOfBody(status, body)).toBe(text)
})

it.each([
  ['HTTP 401', true],
  ['Invalid or expired token.', true],
  ['UNAUTHORIZED', true],
  ['Failed to fetch', false],
  ['HTTP 500', false],
])('knows a stale token by its message: %s', (message, stale) => {
  expect(isAuthFailure(message)).toBe(stale)
})
