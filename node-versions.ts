import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'

/**
 * Holds the promise of `engines` in package.json: with any of these Nodes `npm ci` has nothing to warn of. npm does not
 * ask packages that are optional.
 */
const NODES = ['22.12.0', '22.22.0', '24.0.0', '26.0.0']

type Locked = { readonly engines?: { readonly node?: string }; readonly optional?: boolean }

const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const asked = Object.entries(lock.packages).flatMap(([path, { engines, optional }]) =>
  engines?.node && !optional ? [{ path, range: engines.node }] : [],
)
const refusals = asked.flatMap(({ path, range }) =>
  NODES.filter((node) => !satisfies(node, range)).map(
    (node) => `${path || 'package.json'}: ${node} is not ${range}`,
  ),
)
for (const refusal of refusals) console.error(refusal)
console.log(`node versions: ${asked.length} packages, ${refusals.length} refusals`)
process.exit(asked.length > 0 && refusals.length === 0 ? 0 : 1)
