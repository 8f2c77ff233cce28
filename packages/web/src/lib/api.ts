import { messageOfBody } from './error-text.ts'

/** The page's own origin, unless the build says otherwise. */
const BASE: string = import.meta.env.VITE_API_BASE ?? ''

/** An answer that is not OK. Its message is what the specification shows. */
class ApiError extends Error {
  readonly status: number

  constructor(status: number, body: unknown) {
    super(messageOfBody(status, body))
    this.name = 'ApiError'
    this.status = status
  }
}

type Call = {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly token?: string | null
  readonly json?: unknown
  readonly form?: FormData
  readonly signal?: AbortSignal
}

/** Sends a call with the bearer token, whenever there is one, and the visitor's cookie. */
export function send(path: string, { method = 'GET', token, json, form, signal }: Call): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (json !== undefined) headers.set('content-type', 'application/json')
  const body = form ?? (json === undefined ? null : JSON.stringify(json))
  return fetch(BASE + path, { method, headers, body, credentials: 'include', signal: signal ?? null })
}

/**
 * The JSON of an answer.
 * @throws {ApiError} when the answer is not OK
 */
export async function ask<T>(path: string, call: Call = {}): Promise<T> {
  const response = await send(path, call)
  const body = await readJson(response)
  if (!response.ok) throw new ApiError(response.status, body)
  return body as T
}

/** The body as JSON; null where it is none. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}
