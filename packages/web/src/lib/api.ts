import { checkAnswer } from './check-answer.ts'
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
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly token?: string | null
  readonly json?: unknown
  readonly signal?: AbortSignal
  /** The call is made even when the page goes. */
  readonly keepalive?: boolean
}

export const apiAddress = (path: string): string => BASE + path

/** What every call says of itself and of who makes it. */
export function callHeaders(token: string | null | undefined): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  return headers
}

/** Sends a call with the bearer token, whenever there is one, and the visitor's cookie. */
export function send(
  path: string,
  { method = 'GET', token, json, signal, keepalive }: Call,
): Promise<Response> {
  const headers = callHeaders(token)
  if (json !== undefined) headers.set('content-type', 'application/json')
  return fetch(apiAddress(path), {
    method,
    headers,
    body: json === undefined ? null : JSON.stringify(json),
    credentials: 'include',
    signal: signal ?? null,
    keepalive: keepalive ?? false,
  })
}

/**
 * The JSON of an answer, as the contract has it.
 * @throws {ApiError} when the answer is not OK
 * @throws {Error} when it is none that the contract knows
 */
export async function ask<T>(path: string, call: Call = {}): Promise<T> {
  const response = await send(path, call)
  const body = await readJson(response)
  if (!response.ok) throw new ApiError(response.status, body)
  await checkAnswer(path, body)
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
