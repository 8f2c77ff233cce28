import { hastenLoading } from '../hasten-loading.js'

// A document has new threads, and without it one of them spends a tenth of its first page on loading our own code.
hastenLoading()
await import('./answer-pictures.ts')
