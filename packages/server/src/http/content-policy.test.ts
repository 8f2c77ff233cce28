import { expect, it } from 'vitest'
import { framePolicy, GOOGLE_POLICY, joinPolicies } from './content-policy.ts'

it('lets nobody else in where nothing is set up', () => {
  expect(JSON.stringify(joinPolicies([]))).not.toContain('http')
})

it('lets in what is set up, and keeps what is ours', () => {
  const policy = joinPolicies([GOOGLE_POLICY, framePolicy('https://forms.example/f/1?x')])
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", 'https://accounts.google.com/gsi/client'],
    'frame-src': ['https://accounts.google.com/gsi/', 'https://forms.example'],
  })
})
