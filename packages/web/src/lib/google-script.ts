/** The part of Google's sign-in script that is used here. */
type GoogleId = {
  initialize: (options: {
    client_id: string
    nonce: string
    callback: (answer: { credential?: string }) => void
  }) => void
  renderButton: (place: HTMLElement, look: Record<string, string | number>) => void
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleId } }
  }
}

const ADDRESS = 'https://accounts.google.com/gsi/client'

let loading: Promise<GoogleId> | null = null

/**
 * Fetches Google's script, once for a page.
 * @throws {Error} when it cannot be fetched; the next call tries again
 */
export function loadGoogle(): Promise<GoogleId> {
  loading ??= new Promise<GoogleId>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = ADDRESS
    script.async = true
    script.onload = () => {
      const id = window.google?.accounts.id
      if (id) resolve(id)
      else reject(new Error('The script of Google came without its button.'))
    }
    script.onerror = () => reject(new Error('The script of Google cannot be fetched.'))
    document.head.append(script)
  }).catch((thrown: unknown) => {
    loading = null
    throw thrown
  })
  return loading
}
