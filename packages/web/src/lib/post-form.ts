import { apiAddress, callHeaders } from './api.ts'

export type SentBytes = { readonly sent: number; readonly total: number }
type FormAnswer = { readonly status: number; readonly statusText: string; readonly body: unknown }

type FormCall = {
  readonly form: FormData
  readonly token: string | null
  /**
   * Ends the sending. When all has been sent it is too late for that: then the answer is still awaited, because it
   * names what has to be undone.
   */
  readonly signal: AbortSignal
  readonly onSent: (bytes: SentBytes) => void
}

export type PostForm = (path: string, call: FormCall) => Promise<FormAnswer>

/**
 * Sends a form and tells how far it is, which `fetch` cannot.
 *
 * @throws {TypeError} when there is no answer
 */
export const postForm: PostForm = (path, { form, token, signal, onSent }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let whole = false
    const stop = () => {
      if (!whole) request.abort()
    }
    const settle = (act: () => void) => () => {
      signal.removeEventListener('abort', stop)
      act()
    }
    request.open('POST', apiAddress(path))
    request.withCredentials = true
    request.responseType = 'json'
    for (const [name, value] of callHeaders(token)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onSent({ sent: loaded, total })
    request.upload.onload = () => {
      whole = true
    }
    request.onload = settle(() => {
      const { status, statusText, response } = request
      resolve({ status, statusText, body: response })
    })
    request.onerror = settle(() => reject(new TypeError('The connection was cut.')))
    request.onabort = settle(() => reject(new DOMException('Cancelled', 'AbortError')))
    if (signal.aborted) return request.onabort(new ProgressEvent('abort'))
    signal.addEventListener('abort', stop)
    request.send(form)
  })
