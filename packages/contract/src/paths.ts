/** The calls between browser and server, to the letter of the specification. */
export const API = {
  convert: '/api/convert-pdf-python',
  result: '/api/get-conversion-result',
  usage: '/api/check-usage-limit',
  login: '/api/login',
  register: '/api/register',
  profile: '/api/user/profile',
  refresh: '/api/refresh-token',
  logout: '/api/logout',
  openapi: '/api/openapi.json',
} as const

/** The word on the wire for a finished conversion; nothing else in the code speaks of Python. */
export const EXTRACTION_COMPLETE = 'EXTRACTION_COMPLETE_PYTHON'
