import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Keeping = {
  /** What a mail tells of, unrecognisable: where that is gone, a mail that lies in the outbox goes with it. */
  readonly about: string
  /** How long it may lie in the outbox, in milliseconds. */
  readonly keptMs: number
}
export type Outbox = ReturnType<typeof openOutbox>

/** When it was written, until when it is kept in seconds, what it is about, and something to tell it from others. */
const NAME = /^\S+ (\d+) (\S+) \S+\.eml$/
const SECOND_MS = 1000

/** A folder of mails, where there is no mail server. They hold addresses and links, so each goes with what it tells. */
export function openOutbox(folder: string) {
  const deleteWhere = async (
    isOver: (mail: { readonly until: number; readonly about: string }) => boolean,
  ) => {
    const names = await readdir(folder).catch(() => [])
    for (const name of names) {
      const [, until, about] = NAME.exec(name) ?? []
      if (until === undefined || about === undefined) continue
      if (isOver({ until: Number(until) * SECOND_MS, about })) await rm(join(folder, name), { force: true })
    }
  }
  return {
    folder,

    async put(message: Uint8Array, { about, keptMs }: Keeping): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const now = new Date()
      const until = Math.ceil((now.getTime() + keptMs) / SECOND_MS)
      const name = `${now.toISOString().replaceAll(':', '-')} ${until} ${about} ${randomUUID().slice(0, 8)}`
      // It gets its name once it is whole: what reads the folder finds no half mails.
      const draft = join(folder, `${name}.part`)
      await writeFile(draft, message, { mode: 0o600 })
      await rename(draft, join(folder, `${name}.eml`))
    },

    forget: (about: string): Promise<void> => deleteWhere((mail) => mail.about === about),

    deleteExpired: (): Promise<void> => deleteWhere(({ until }) => until <= Date.now()),
  }
}
