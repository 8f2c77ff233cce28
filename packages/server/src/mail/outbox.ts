import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from './open-mailer.ts'

export type Keeping = Pick<Mail, 'about' | 'keptMs'>
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
      // Whoever looks into the folder finds whole mails.
      const draft = join(folder, `${name}.part`)
      await writeFile(draft, message, { mode: 0o600 })
      await rename(draft, join(folder, `${name}.eml`))
    },

    forget: (about: string): Promise<void> => deleteWhere((mail) => mail.about === about),

    deleteExpired: (): Promise<void> => deleteWhere(({ until }) => until <= Date.now()),
  }
}
