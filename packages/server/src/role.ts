import { parseArgs } from 'node:util'

/** What a process does: everything, or one of two parts. */
export type Role = 'all' | 'web' | 'worker'

const USAGE = 'Usage: serve [--role web|worker]'

/**
 * Reads what stands behind the program's name.
 *
 * @throws {Error} saying how it is used
 */
export function readRole(args: readonly string[]): Role {
  const { positionals, role } = parse(args)
  const [command = 'serve', ...more] = positionals
  if (command !== 'serve' || more.length > 0) throw new Error(USAGE)
  if (role === undefined) return 'all'
  if (role !== 'web' && role !== 'worker') throw new Error(USAGE)
  return role
}

function parse(args: readonly string[]): { positionals: string[]; role: string | undefined } {
  try {
    const options = { role: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { positionals, role: values.role }
  } catch {
    throw new Error(USAGE)
  }
}
