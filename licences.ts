import { spawnSync } from 'node:child_process'
import satisfies from 'spdx-satisfies'

/**
 * Holds the licences of everything that is installed to run the product, as npm sees it: all packages that are reached
 * by other ways than development.
 */
const ALLOWED = [
  ...['MIT', 'MIT-0', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'ISC', 'MPL-2.0'],
  'BlueOak-1.0.0', // as MIT, in plainer words
]
/** Asks nothing of a program that shows the font. */
const FOR_FONTS = 'OFL-1.1'
const FONTS = /^@(fontsource|fontsource-variable|expo-google-fonts)\//
/** Packages whose `package.json` does not say it, read by hand. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' }
/** Fewer would mean that npm was asked in the wrong way. */
const MIN_PACKAGES = 150

type Package = { name: string; pkgid: string; location: string; dev: boolean; license?: unknown }

const run = spawnSync('npm', ['query', '*'], { encoding: 'utf8', maxBuffer: 1 << 28 })
if (run.status !== 0) throw new Error(`npm query failed: ${run.stderr}`)
const packages = (JSON.parse(run.stdout) as Package[]).filter(({ dev }) => !dev)

function isAllowed({ name, pkgid, license = READ_BY_HAND[pkgid] }: Package): boolean {
  if (typeof license !== 'string') return false
  try {
    return satisfies(license, FONTS.test(name) ? [...ALLOWED, FOR_FONTS] : ALLOWED)
  } catch {
    return false // no expression of SPDX
  }
}

const refused = packages.filter((found) => !isAllowed(found))
for (const { pkgid, license } of refused) console.error(`${pkgid}: ${JSON.stringify(license)} is not allowed`)
console.log(`licences: ${packages.length} packages, ${refused.length} not allowed`)
process.exit(packages.length >= MIN_PACKAGES && refused.length === 0 ? 0 : 1)
