/** The keys of section 3 of the specification; beside them stand `{uuid}` and `{uuid}_filename`. */
export const STORAGE = {
  token: 'auth_token',
  extracted: 'extractedData',
  /** Stands before a selection's index. */
  extractedPrefix: 'extractedData_',
} as const

export const fileNameKey = (uuid: string): string => `${uuid}_filename`
/** In session storage: what opens a protected PDF, until its tab is closed. */
export const passwordKey = (uuid: string): string => `${uuid}_password`
