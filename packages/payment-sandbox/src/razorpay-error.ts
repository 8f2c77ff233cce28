/** A refusal in Razorpay's words: `{ error: { code, description } }`. */
export class RazorpayError extends Error {
  readonly status: number
  readonly reason: string | null

  constructor(description: string, { status = 400, reason = null as string | null } = {}) {
    super(description)
    this.status = status
    this.reason = reason
  }

  get body() {
    const code = this.status === 401 || this.status < 500 ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR'
    return {
      error: { code, description: this.message, source: 'NA', step: 'NA', reason: this.reason ?? 'NA' },
    }
  }
}
