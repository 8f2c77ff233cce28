import type { EngineErrorCode } from '@ledgerlift/engine'
import { z } from 'zod'
import { LIMITS } from './limits.ts'

export type ErrorInfo = { readonly status: number; readonly error: string; readonly detail: string }

const PASSWORD_DETAIL = 'Password required or incorrect. Please enter the correct password.'

/**
 * Every error that the server answers with: its status, its heading and its sentence. A problem with the file is
 * never 401 or 403, which would make the browser renew its token and send the file again.
 */
export const ERRORS = {
  'not-a-pdf': {
    status: 415,
    error: 'Not a PDF',
    detail: 'This file is not a PDF. Please choose a PDF bank statement.',
  },
  'pdf-damaged': { status: 422, error: 'Damaged PDF', detail: 'This PDF is damaged and cannot be opened.' },
  'pdf-password-required': { status: 422, error: 'Password required', detail: PASSWORD_DETAIL },
  'pdf-password-wrong': { status: 422, error: 'Password incorrect', detail: PASSWORD_DETAIL },
  'pdf-too-complex': {
    status: 422,
    error: 'PDF too complex',
    detail: 'This PDF needs more memory than one conversion may use.',
  },
  'pages-out-of-range': {
    status: 422,
    error: 'Page not found',
    detail: 'This PDF does not have the pages that were asked for.',
  },
  stopped: {
    status: 409,
    error: 'Conversion stopped',
    detail: 'The conversion was stopped before it was done.',
  },
  'bad-request': {
    status: 400,
    error: 'Bad request',
    detail: 'The request is not complete or not well-formed.',
  },
  'file-missing': {
    status: 400,
    error: 'No file',
    detail: 'No file was sent. Please choose a PDF bank statement.',
  },
  'file-too-large': {
    status: 413,
    error: 'File too large',
    detail: `The file is larger than ${LIMITS.fileBytes / 1024 ** 2} MB.`,
  },
  'request-too-large': {
    status: 413,
    error: 'Request too large',
    detail: 'The request is larger than the server takes.',
  },
  'pages-unreadable': {
    status: 400,
    error: 'Unreadable pages',
    detail: 'Pages are numbers from 1 on and ranges of them, such as 1-2,5.',
  },
  'too-many-pages': {
    status: 422,
    error: 'Too many pages',
    detail: `The PDF has more than ${LIMITS.pages} pages.`,
  },
  'usage-limit-exceeded': {
    status: 403,
    error: 'Usage limit exceeded',
    detail: 'You have exceeded your page processing limit.',
  },
  'conversion-not-found': {
    status: 404,
    error: 'Not found',
    detail: 'This conversion does not exist, or it has been deleted.',
  },
  'export-impossible': {
    status: 422,
    error: 'Format impossible',
    detail: 'The format asks for a date on each row, or for balances, that this result does not have.',
  },
  'conversion-timeout': {
    status: 422,
    error: 'Conversion took too long',
    detail: 'Reading this PDF took too long, so we stopped.',
  },
  unauthorized: { status: 401, error: 'Unauthorized', detail: 'Invalid or expired token.' },
  'wrong-credentials': {
    status: 401,
    error: 'Invalid email or password',
    detail: 'Invalid email or password.',
  },
  'email-taken': {
    status: 409,
    error: 'Email already registered',
    detail: 'An account with this email already exists.',
  },
  'password-too-short': {
    status: 422,
    error: `Password must be at least ${LIMITS.passwordMinLength} characters long`,
    detail: `Password must be at least ${LIMITS.passwordMinLength} characters long.`,
  },
  'password-too-long': {
    status: 422,
    error: `Password must be at most ${LIMITS.passwordMaxLength} characters long`,
    detail: `Password must be at most ${LIMITS.passwordMaxLength} characters long.`,
  },
  'password-too-common': {
    status: 422,
    error: 'Password is too easy to guess',
    detail: 'This password is among the first that anyone would guess. Please choose another one.',
  },
  'wrong-password': {
    status: 403,
    error: 'Wrong password',
    detail: 'This is not the password of the account.',
  },
  'reset-link-invalid': {
    status: 422,
    error: 'This link has been used or has expired',
    detail: 'This link has been used or has expired. Please ask for a new one.',
  },
  'email-link-invalid': {
    status: 422,
    error: 'This link has been used or has expired',
    detail: 'This link has been used or has expired. Please change your email in the settings once more.',
  },
  'google-login-failed': {
    status: 401,
    error: 'Google login failed',
    detail: 'Google login failed. Please try again.',
  },
  'google-email-unverified': {
    status: 403,
    error: 'Google has not verified your email',
    detail: 'Google has not verified the email of this account. Please log in with email and password.',
  },
  'google-not-set-up': {
    status: 501,
    error: 'Google login is not set up',
    detail: 'Google login is not set up here. Please log in with email and password.',
  },
  'google-unavailable': {
    status: 503,
    error: 'Google does not answer',
    detail: 'Google does not answer. Please try again in a moment, or log in with email and password.',
  },
  'mail-unavailable': {
    status: 503,
    error: 'Message not sent',
    detail: 'Your message could not be sent. Please try again in a moment.',
  },
  'payments-not-set-up': {
    status: 501,
    error: 'Payments are not set up',
    detail: 'Payments are not set up here. The free pages are yours to use.',
  },
  'payment-provider-unavailable': {
    status: 503,
    error: 'Razorpay does not answer',
    detail: 'Razorpay does not answer. Please try again in a moment.',
  },
  'payment-provider-refused': {
    status: 502,
    error: 'Razorpay refused this',
    detail: 'Razorpay refused this. Please contact support.',
  },
  'plan-unknown': {
    status: 422,
    error: 'There is no such plan',
    detail: 'There is no such plan. Please load the page again.',
  },
  'already-subscribed': {
    status: 409,
    error: 'You have a subscription already',
    detail: 'You have a subscription already. Its plan can be changed on the pricing page.',
  },
  'subscription-not-found': {
    status: 404,
    error: 'This account has no such subscription',
    detail: 'This account has no such subscription. Nothing has changed.',
  },
  'subscription-ended': {
    status: 409,
    error: 'This subscription has ended',
    detail: 'This subscription has ended. Nothing has changed.',
  },
  'signature-mismatch': {
    status: 400,
    error: 'The signature does not match',
    detail: 'The signature does not match. Nothing has changed.',
  },
  'payment-of-another-plan': {
    status: 409,
    error: 'This payment is for another plan',
    detail: 'This payment is for another plan. Nothing has changed.',
  },
  'payment-unconfirmed': {
    status: 409,
    error: 'Razorpay has not confirmed the payment yet',
    detail: 'Razorpay has not confirmed the payment yet. As soon as it does, your plan begins by itself.',
  },
  'plan-change-refused': {
    status: 409,
    error: 'Your plan cannot be changed',
    detail:
      'Razorpay cannot change the plan of this subscription. Cancel it in the settings and subscribe to the other plan.',
  },
  'too-many-attempts': {
    status: 429,
    error: 'Too many attempts',
    detail: 'Too many attempts. Please wait a while and try again.',
  },
  'too-many-requests': {
    status: 429,
    error: 'Too many requests',
    detail: 'Too many requests. Please wait a moment and try again.',
  },
  'too-many-conversions': {
    status: 429,
    error: 'Too many files at once',
    detail: 'Several of your files are waiting already. Please try again when one of them is done.',
  },
  'too-many-uploads': {
    status: 429,
    error: 'Too many uploads at once',
    detail: 'Several files are being sent already. Please try again when one of them has arrived.',
  },
  'too-much-unpaid': {
    status: 429,
    error: 'Your last files took too long',
    detail: 'Your last files took long to read and gave no table. Please wait a while and try again.',
  },
  'storage-unavailable': {
    status: 503,
    error: 'Files cannot be stored',
    detail: 'Files cannot be stored right now. This is our fault. Please try again in a moment.',
  },
  'request-timeout': {
    status: 503,
    error: 'This took too long',
    detail: 'This took too long, so we stopped. Please try again.',
  },
  'not-found': { status: 404, error: 'Not found', detail: 'There is nothing at this address.' },
  unavailable: {
    status: 503,
    error: 'Unavailable',
    detail: 'The service is starting or shutting down. Please try again in a moment.',
  },
  internal: {
    status: 500,
    error: 'Internal error',
    detail: 'Something went wrong on our side. Your pages were not counted.',
  },
} satisfies Record<EngineErrorCode, ErrorInfo> & Record<string, ErrorInfo>

export type ErrorCode = keyof typeof ERRORS

export const errorCodes = Object.keys(ERRORS) as ErrorCode[]

/** What every failed call answers with. */
export const errorBody = z.object({
  error: z.string(),
  detail: z.string(),
  code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
