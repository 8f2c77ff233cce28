import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

type Account = { readonly uid: number; readonly gid: number }

/** How PostgreSQL's programs are started: as whom, and through what. */
export type RunAs = {
  /** The account that owns the database's files; null where it is that of this process. */
  readonly account: Account | null
  readonly wrap: (program: string, args: readonly string[]) => readonly [string, ...string[]]
  /** Options for `spawn`. */
  readonly identity: Partial<Account>
}

/** The signal of a fast shutdown, so that PostgreSQL ends with this process however that ends (Linux only). */
const DIE_WITH_PARENT = '--pdeathsig=INT'
const NO_RIGHTS = ['--inh-caps=-all', '--ambient-caps=-all', '--bounding-set=-all', '--no-new-privs']

/**
 * PostgreSQL refuses to run as root. As root it is run as another account, which keeps none of root's rights: the one
 * that owns its files already, else `nobody`. Where that account may not enter the folders that lead to the files or
 * the programs (`/root`), it sees them under `/mnt`, in a view of the file system that is its alone.
 *
 * @param dataFolder is ours, and is opened to that account so far that it can pass
 * @param cluster the database's files, below it; need not exist
 * @param program any program of PostgreSQL, to try out what works here
 */
export function chooseRunAs(dataFolder: string, cluster: string, program: string): RunAs {
  const directly: RunAs['wrap'] = (wrapped, args) => [wrapped, ...args]
  if (process.getuid?.() !== 0) {
    const dying: RunAs['wrap'] = (wrapped, args) => ['setpriv', DIE_WITH_PARENT, '--', wrapped, ...args]
    const way = [dying, directly].find((wrap) => works(wrap, program, ['--version']))
    if (way) return { account: null, identity: {}, wrap: way }
    throw new Error(`PostgreSQL's program ${program} cannot be run on this machine.`)
  }
  chmodSync(dataFolder, statSync(dataFolder).mode | ENTER)
  const account = ownerOf(cluster) ?? findAccount('nobody')
  const switched = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', ...NO_RIGHTS]
  const without: RunAs['wrap'] = (wrapped, args) => [
    'setpriv',
    DIE_WITH_PARENT,
    ...switched,
    '--',
    wrapped,
    ...args,
  ]
  const programs = dirname(dirname(program))
  const closed = [dataFolder, programs].filter((folder) => !works(without, 'test', ['-x', folder]))
  const wrap = closed.length === 0 ? without : elsewhere(closed, without)
  if (works(wrap, program, ['--version']) && works(wrap, 'test', ['-x', dataFolder])) {
    return { account, identity: {}, wrap }
  }
  // Without setpriv the account is switched to by Node, which leaves no rights either.
  const way: RunAs = { account, identity: account, wrap: directly }
  if (
    works(directly, program, ['--version'], account) &&
    works(directly, 'test', ['-x', dataFolder], account)
  )
    return way
  throw new Error(
    `PostgreSQL refuses to run as root, and user ${account.uid} may not enter ${closed.join(' and ') || programs}: ` +
      'setpriv, unshare and mount (util-linux) with CAP_SYS_ADMIN would help, and are not available. ' +
      'Let others pass those folders (chmod o+x), start Ledgerlift as an ordinary user, or set DATABASE_URL.',
  )
}

/** Others may pass a folder, and see nothing of what is in it. */
const ENTER = 0o001

const works = (
  wrap: RunAs['wrap'],
  program: string,
  args: readonly string[],
  identity: Partial<Account> = {},
) => {
  const [command, ...all] = wrap(program, args)
  return spawnSync(command, all, { ...identity, cwd: '/', stdio: 'ignore' }).status === 0
}

/** Mounts each folder below `/mnt`, which nobody else sees, and then does as it is told. */
const MOUNT = `set -e
mount -t tmpfs -o mode=755 tmpfs /mnt
while [ "$1" != -- ]; do mkdir "$2"; mount --bind "$1" "$2"; shift 2; done
shift
exec "$@"`

/** Starts programs where closed folders stand under other names, by which their arguments call them. */
function elsewhere(closed: readonly string[], without: RunAs['wrap']): RunAs['wrap'] {
  const places = closed.map((folder, i) => [folder, `/mnt/${i}`] as const)
  const rename = (text: string) => places.reduce((all, [from, to]) => all.replace(from, to), text)
  return (program, args) => {
    const wrapped = without(rename(program), args.map(rename))
    return [
      'unshare',
      '--mount',
      '--propagation=private',
      'sh',
      '-c',
      MOUNT,
      'sh',
      ...places.flat(),
      '--',
      ...wrapped,
    ]
  }
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
