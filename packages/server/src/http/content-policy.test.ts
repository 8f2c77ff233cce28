import { expect, it } from 'vitest'
import { framePolicy, GOOGLE_POLICY, joinPolicies, RAZORPAY_POLICY } from './content-policy.ts'

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

it('lets in the checkout where payments are set up, and no style elements', () => {
  const policy = joinPolicies([RAZORPAY_POLICY])
  expect(policy['script-src']).toContain('https://checkout.razorpay.com')
  expect(policy['frame-src']).toEqual(['https://api.razorpay.com', 'https://checkout.razorpay.com'])
  expect(policy['style-src']).toEqual(["'self'"])
})
