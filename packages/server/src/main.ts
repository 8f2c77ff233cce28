import { enableCompileCache, flushCompileCache } from 'node:module'

// Before anything else is loaded: half of a start is the compiling of our own code.
enableCompileCache()
await import('./run-server.ts')
// By itself Node writes it at the end of the process, which may be a kill.
flushCompileCache()
