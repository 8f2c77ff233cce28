import { enableCompileCache } from 'node:module'

// Before anything else is loaded: most of a short conversion's time is the compiling of our own code.
enableCompileCache()

const { runCommand } = await import('./run-command.ts')
process.exitCode = await runCommand(process.argv.slice(2))
