/** What a page may load and from where, in the words of the header Content-Security-Policy. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>

const OURS: ContentPolicy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  // The viewer fetches the PDF that this tab holds by its object URL.
  'connect-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'manifest-src': ["'self'"],
  // PDFium is WebAssembly.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
}

/** What Google asks for, for its sign-in button. */
export const GOOGLE_POLICY: ContentPolicy = {
  'connect-src': ['https://accounts.google.com/gsi/'],
  'frame-src': ['https://accounts.google.com/gsi/'],
  'script-src': ['https://accounts.google.com/gsi/client'],
  'style-src': ['https://accounts.google.com/gsi/style'],
}

/**
 * What Razorpay's checkout asks for: a script that opens a frame, styles what it puts around it, and fetches another one
 * that judges the risk (https://github.com/razorpay/razorpay-magento/issues/542).
 */
export const RAZORPAY_POLICY: ContentPolicy = {
  'connect-src': ['https://*.razorpay.com'],
  'frame-src': ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  'img-src': ['https://*.razorpay.com'],
  'script-src': ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  'style-src-attr': ["'unsafe-inline'"],
}

export const framePolicy = (url: string): ContentPolicy => ({ 'frame-src': [new URL(url).origin] })

/** Ours, and what the services of others need that are set up. */
export function joinPolicies(others: readonly ContentPolicy[]): Record<string, string[]> {
  const joined: Record<string, string[]> = {}
  for (const policy of [OURS, ...others]) {
    for (const [word, sources] of Object.entries(policy)) {
      joined[word] = [...(joined[word] ?? []), ...sources]
    }
  }
  return joined
}
