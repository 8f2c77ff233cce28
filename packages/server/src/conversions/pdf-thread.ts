import { enableCompileCache } from 'node:module'

// A thread does not inherit it, and without it spends half its start on compiling our own code.
enableCompileCache()
await import('./read-pdfs.ts')
