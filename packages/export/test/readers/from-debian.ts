import { spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchedOnce } from './fetched-once.ts'
import { run, works } from './run.ts'

/** Runs a program with arguments and returns what it writes to standard output. */
export type Program = (...args: readonly string[]) => string

/** hledger as it is installed, else from Debian's package. */
export function hledger(): Program {
  if (works('hledger', '--version')) return (...args) => run('hledger', args)
  const root = unpacked('hledger')
  return (...args) =>
    run(join(root, 'usr/bin/hledger'), args, { LD_LIBRARY_PATH: librariesOf(root).join(':') })
}

/** LibreOffice as it is installed, else from Debian's packages; its settings are made anew for each program. */
export function libreOffice(): Program {
  const isInstalled = works('soffice', '--version')
  const root = isInstalled ? '' : unpacked('libreoffice-calc-nogui', settleOffice)
  const home = join(root, 'usr/lib/libreoffice/program')
  const program = isInstalled ? 'soffice' : join(home, 'soffice.bin')
  const more: Record<string, string> = isInstalled
    ? {}
    : { LD_LIBRARY_PATH: [home, ...librariesOf(root)].join(':') }
  return (...args) => {
    const settings = mkdtempSync(join(tmpdir(), 'ledgerlift-office-'))
    const all = [`-env:UserInstallation=file://${settings}`, '--headless', ...args]
    try {
      // It ends with 81 where it has just made its settings, and wants to be started again.
      const first = spawnSync(program, all, { encoding: 'utf8', env: { ...process.env, ...more } })
      return first.status === 0 ? first.stdout : run(program, all, more)
    } finally {
      rmSync(settings, { recursive: true, force: true })
    }
  }
}

const librariesOf = (root: string): string[] => globSync(join(root, 'usr/lib/*-linux-gnu'))

/**
 * A Debian package and what it needs besides what is installed, unpacked into a folder. Nothing is installed, nobody
 * has to be root, and apt's own lists and locks are left alone.
 *
 * @param settle mends what expects to lie at `/`, given where it lies now and where it will
 * @throws Error where this is no Debian, or its archive cannot be reached
 */
function unpacked(name: string, settle: (root: string, later: string) => void = () => {}): string {
  if (!works('apt-get', '--version') || !works('dpkg-deb', '--version'))
    throw new Error(`needs ${name}, or apt-get and dpkg-deb to fetch it`)
  return fetchedOnce(name, process.arch, (root, later) => {
    const apt = mkdtempSync(join(tmpdir(), 'ledgerlift-apt-'))
    try {
      for (const folder of ['lists/partial', 'cache/archives/partial'])
        mkdirSync(join(apt, folder), { recursive: true })
      const places = [
        `Dir::State::lists=${apt}/lists`,
        `Dir::Cache=${apt}/cache`,
        // apt's user may not write here, and there is nothing to lock.
        'APT::Sandbox::User=root',
        'Debug::NoLocking=1',
      ].flatMap((option) => ['-o', option])
      run('apt-get', [...places, '-qq', 'update'])
      run('apt-get', [...places, '-qq', '-y', '--no-install-recommends', '--download-only', 'install', name])
      const archives = join(apt, 'cache/archives')
      for (const file of readdirSync(archives).filter((one) => one.endsWith('.deb')))
        run('dpkg-deb', ['-x', join(archives, file), root])
      settle(root, later)
    } finally {
      rmSync(apt, { recursive: true, force: true })
    }
  })
}

/** What LibreOffice's packages write as a path from `/`: links, and its list of folders with settings. */
function settleOffice(root: string, later: string): void {
  for (const path of globSync(join(root, 'usr/lib/libreoffice/**'))) {
    if (!lstatSync(path).isSymbolicLink()) continue
    const target = readlinkSync(path)
    if (!target.startsWith('/') || existsSync(target)) continue
    rmSync(path)
    symlinkSync(join(later, target), path)
  }
  const list = join(root, 'usr/lib/libreoffice/program/fundamentalrc')
  const settings = readFileSync(list, 'utf8')
    .replaceAll('file:///usr/lib/libreoffice', `file://${later}/usr/lib/libreoffice`)
    // Installing would have linked these into /etc.
    .replaceAll('file:///etc/libreoffice/registry', `file://${later}/usr/lib/libreoffice/share/.registry`)
  writeFileSync(list, settings)
}
