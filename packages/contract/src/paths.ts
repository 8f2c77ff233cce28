/** The calls between browser and server, to the letter of the specification. */
export const API = {
  convert: '/api/convert-pdf-python',
  result: '/api/get-conversion-result',
  usage: '/api/check-usage-limit',
  /** With the uuid behind it: DELETE ends the conversion and its files at once; POST with `/again` converts it again. */
  conversions: '/api/conversions',
  login: '/api/login',
  register: '/api/register',
  google: '/api/google-auth',
  profile: '/api/user/profile',
  refresh: '/api/refresh-token',
  logout: '/api/logout',
  forgotPassword: '/api/forgot-password',
  resetPassword: '/api/reset-password',
  /** DELETE: the account that is logged in. */
  account: '/api/user',
  /** GET lists where the account is logged in; DELETE with an id behind it ends that login, with `/others` all others. */
  sessions: '/api/user/sessions',
  password: '/api/user/password',
  /** POST asks for a link to a new address; with `/confirm` behind it the link is used. */
  email: '/api/user/email',
  settings: '/api/settings',
  contact: '/api/contact',
  plans: '/api/get-razorpay-plans',
  paymentKey: '/api/get-razorpay-key',
  createSubscription: '/api/create-subscription',
  verifyPayment: '/api/verify-payment',
  changePlan: '/api/change-plan',
  cancelSubscription: '/api/cancel-subscription',
  invoices: '/api/invoices',
  /** Called by the payment provider. */
  paymentWebhook: '/api/razorpay-webhook',
  pagesAvailable: '/api/pages-available',
  openapi: '/api/openapi.json',
} as const

/** The page that a mailed link to a new password opens; the token stands behind `#`, where no log sees it. */
export const RESET_PASSWORD_PAGE = '/reset-password'

/** The page that a link mailed to a new address opens, in the same way. */
export const CHANGE_EMAIL_PAGE = '/change-email'

/** The word on the wire for a finished conversion; nothing else in the code speaks of Python. */
export const EXTRACTION_COMPLETE = 'EXTRACTION_COMPLETE_PYTHON'
