import { expect, it } from 'vitest'
import { isSigned, paymentMessage } from './signatures.ts'

/** From Razorpay's documentation and the tests of its libraries. */
const vectors = [
  [
    'a payment for a subscription',
    paymentMessage('pay_IDZNwZZFtnjyym', 'sub_ID6MOhgkcoHj9I'),
    'EnLs21M47BllR3X8PSFtjtbd',
    '601f383334975c714c91a7d97dd723eb56520318355863dcf3821c0d07a17693',
  ],
  [
    'a webhook',
    Buffer.from('{"a":1,"b":2,"c":{"d":3}}'),
    '123456',
    '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc',
  ],
] as const

it.each(vectors)('knows the signature of %s', (_, message, secret, signature) => {
  expect(isSigned(message, signature, secret)).toBe(true)
})

it.each(vectors)('takes no other one for %s', (_, message, secret, signature) => {
  const wrong = [
    signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    signature.toUpperCase(),
    signature.slice(0, -1),
    `${signature}0`,
    '',
  ]
  for (const one of wrong) expect(isSigned(message, one, secret), one).toBe(false)
  expect(isSigned(message, signature, `${secret}x`)).toBe(false)
})

it('tells a payment for a subscription from one for an order', () => {
  const [, , secret, signature] = vectors[0]
  expect(isSigned('sub_ID6MOhgkcoHj9I|pay_IDZNwZZFtnjyym', signature, secret)).toBe(false)
})
