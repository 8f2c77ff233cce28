import { createHmac, timingSafeEqual } from 'node:crypto'

/** Hexadecimal HMAC-SHA256, as Razorpay signs. */
export const sign = (message: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(message).digest('hex')

/** Whether a message was signed with the secret; takes as long for any signature of the right length. */
export function isSigned(message: string | Buffer, signature: string, secret: string): boolean {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(message, secret))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** What is signed of a payment for a subscription. Of one for an order, the two parts would be the other way round. */
export const paymentMessage = (paymentId: string, subscriptionId: string): string =>
  `${paymentId}|${subscriptionId}`
