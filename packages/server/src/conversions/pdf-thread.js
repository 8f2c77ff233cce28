import { hastenLoading } from '@ledgerlift/engine-node/hasten-loading'

// Without it a thread spends half its start on loading our own code.
hastenLoading()
await import('./read-pdfs.ts')
