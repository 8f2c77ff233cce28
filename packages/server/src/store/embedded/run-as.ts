import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync, statSync } from 'node:fs'

type Account = { readonly uid: number; readonly gid: number }

/** How PostgreSQL's programs are started: as whom, and through what. */
export type RunAs = {
  /** Whom the database's files belong to; null where that is whoever runs this process. */
  readonly account: Account | null
  readonly wrap: (program: string, args: readonly string[]) => readonly [string, ...string[]]
  /** Options for `spawn`. */
  readonly identity: Partial<Account>
}

/** The signal of a fast shutdown, so that PostgreSQL ends with this process however that ends (Linux only). */
const DIE_WITH_PARENT = '--pdeathsig=INT'

/**
 * PostgreSQL refuses to run as root. As root it is run as another account: the one that owns its files already, else
 * `nobody`. That account may not enter folders like /root, so it keeps one privilege, to pass file permissions
 * (CAP_DAC_OVERRIDE, as an ambient capability). PostgreSQL's programs look at their own files by access(2), which
 * ignores capabilities of anyone but root unless `no_setuid_fixup` is set.
 *
 * @param folder the database's files; need not exist
 * @param program any program of PostgreSQL, to try out what works here
 */
export function chooseRunAs(folder: string, program: string): RunAs {
  const works = (way: RunAs) => {
    const [command, ...args] = way.wrap(program, ['--version'])
    return spawnSync(command, args, { ...way.identity, cwd: '/', stdio: 'ignore' }).status === 0
  }
  const through = (...options: string[]): RunAs['wrap'] => {
    return (wrapped, args) => ['setpriv', DIE_WITH_PARENT, ...options, '--', wrapped, ...args]
  }
  const directly: RunAs['wrap'] = (wrapped, args) => [wrapped, ...args]

  if (process.getuid?.() !== 0) {
    const ways: RunAs[] = [through(), directly].map((wrap) => ({ account: null, identity: {}, wrap }))
    const way = ways.find(works)
    if (way) return way
    throw new Error(`PostgreSQL's program ${program} cannot be run on this machine.`)
  }
  const account = ownerOf(folder) ?? findAccount('nobody')
  const switched = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  const override = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const ways: RunAs[] = [
    { account, identity: {}, wrap: through(...switched, '--securebits=+no_setuid_fixup', ...override) },
    { account, identity: account, wrap: directly },
  ]
  const way = ways.find(works)
  if (way) return way
  throw new Error(
    `PostgreSQL refuses to run as root, and as user ${account.uid} its program ${program} cannot be run: ` +
      'that user may not enter the folder, and setpriv (util-linux) with CAP_DAC_OVERRIDE is not available. ' +
      'Start Ledgerlift as an ordinary user, or set DATABASE_URL.',
  )
}

/** Gives a file or folder to the account that PostgreSQL runs as. */
export function giveTo(runAs: RunAs, path: string): void {
  if (runAs.account) chownSync(path, runAs.account.uid, runAs.account.gid)
}

function ownerOf(folder: string): Account | null {
  const owner = statSync(folder, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : null
}

function findAccount(name: string): Account {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find((fields) => fields[0] === name)
  const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])]
  if (uid > 0) return { uid, gid }
  throw new Error(`PostgreSQL refuses to run as root, and this machine has no user ${name}.`)
}
