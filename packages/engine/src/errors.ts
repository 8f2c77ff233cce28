/** Why a document cannot be read at all. What is read but doubtful is a `Warning` in the result instead. */
export type EngineErrorCode =
  | 'not-a-pdf'
  | 'pdf-damaged'
  | 'pdf-password-required'
  | 'pdf-password-wrong'
  | 'pdf-too-complex'
  | 'pages-out-of-range'
  | 'stopped'

const MESSAGES: Record<EngineErrorCode, string> = {
  'not-a-pdf': 'The file is not a PDF.',
  'pdf-damaged': 'The PDF is damaged and cannot be opened.',
  'pdf-password-required': 'The PDF is protected by a password.',
  'pdf-password-wrong': 'The password does not open this PDF.',
  'pdf-too-complex': 'The PDF needs more memory than the limit allows.',
  'pages-out-of-range': 'The PDF does not have the pages asked for.',
  stopped: 'The conversion was stopped.',
}

export class EngineError extends Error {
  readonly code: EngineErrorCode

  constructor(code: EngineErrorCode, options?: ErrorOptions) {
    super(MESSAGES[code], options)
    this.name = 'EngineError'
    this.code = code
  }
}
