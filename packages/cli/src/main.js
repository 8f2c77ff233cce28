import { hastenLoading } from '@ledgerlift/engine-node/hasten-loading'

// Before anything else is loaded, which takes most of a short conversion's time.
hastenLoading()

const { runCommand } = await import('./run-command.ts')
process.exitCode = await runCommand(process.argv.slice(2))
