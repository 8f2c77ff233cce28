/** The keys of section 3 of the specification; beside them stand `{uuid}` and `{uuid}_filename`. */
export const STORAGE = {
  token: 'auth_token',
  extracted: 'extractedData',
} as const

export const fileNameKey = (uuid: string): string => `${uuid}_filename`
