import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CORPUS_SET } from './folders.ts'

/** The project's own statements that have text and open without a password: id and file. */
export function digitalDocuments(): { readonly id: string; readonly file: string }[] {
  return readdirSync(CORPUS_SET)
    .filter((name) => name.endsWith('.pdf') && !/^(scan|protected)-/.test(name))
    .map((name) => ({ id: name.replace(/\.pdf$/, ''), file: join(CORPUS_SET, name) }))
}
