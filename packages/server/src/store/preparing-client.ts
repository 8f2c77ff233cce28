import pg from 'pg'

/** Statements that are kept, in each connection: far more than are asked often. */
const MOST_NAMES = 200
const MOST_SEEN_ONCE = 500
/** Long lists of values make long statements, none of which comes again. */
const LONGEST = 8000

const names = new Map<string, string>()
const seenOnce = new Set<string>()

/**
 * A client that names each statement which comes again, so that PostgreSQL parses and plans it once in a connection and
 * not each time. Callers need not know.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as Send
    const query: Send = (config, ...rest) => send(named(config, rest[0]), ...rest)
    this.query = query as pg.Client['query']
    // Nobody else hears of a connection that breaks between two statements, where it would end the process; the next
    // statement fails then.
    this.on('error', () => {})
  }
}

type Send = (config: unknown, ...rest: unknown[]) => unknown
type Statement = { readonly text: string; readonly name?: string; readonly values?: unknown }

function named(config: unknown, values: unknown): unknown {
  const statement = typeof config === 'string' ? { text: config } : config
  if (!isStatement(statement) || statement.name || !isOne(statement.text, values ?? statement.values)) {
    return config
  }
  const name = nameOf(statement.text)
  return name === undefined ? config : { ...statement, name }
}

/** What comes without values may be several statements, and these can't be kept. */
const isOne = (text: string, values: unknown): boolean =>
  Array.isArray(values) && (values.length > 0 || !text.includes(';'))

const isStatement = (config: unknown): config is Statement =>
  typeof config === 'object' && config !== null && 'text' in config && !('submit' in config)

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || text.length > LONGEST || names.size === MOST_NAMES) return known
  if (seenOnce.delete(text)) {
    const name = `kept_${names.size}`
    names.set(text, name)
    return name
  }
  if (seenOnce.size === MOST_SEEN_ONCE) seenOnce.clear()
  seenOnce.add(text)
  return undefined
}
