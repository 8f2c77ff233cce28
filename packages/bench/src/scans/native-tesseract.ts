import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { GrayImage } from '@ledgerlift/ocr'

const run = promisify(execFile)

export const hasNativeTesseract = (): boolean => spawnSync('tesseract', ['--version']).status === 0

/** Runs what it is given, and writes behind its output how long the processor worked for it and for what it started. */
const TIMED = '"$@" && times'
/** Minutes and seconds, of the user and of the system. */
const TIME = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s/

export type NativeReading = {
  /** The lines of text of each picture. */
  readonly lines: string[][]
  /** How long the processor worked. */
  readonly seconds: number
}

/** What the installed Tesseract reads, `atOnce` pictures at a time. */
export async function readNatively(pictures: readonly GrayImage[], atOnce: number): Promise<NativeReading> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerlift-ocr-'))
  try {
    const files = pictures.map(({ width, height, pixels }, i) => {
      const file = join(folder, `${i}.pgm`)
      writeFileSync(file, Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), pixels]))
      return file
    })
    const lines: string[][] = []
    let seconds = 0
    const waiting = [...files.keys()]
    const work = async () => {
      for (let i = waiting.shift(); i !== undefined; i = waiting.shift()) {
        // One block of text: what Tesseract is told of a page with a table.
        const args = [files[i] as string, 'stdout', '--psm', '6', '--dpi', '300']
        const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
        const command = ['-c', TIMED, 'sh', 'tesseract', ...args]
        const { stdout } = await run('sh', command, { env, maxBuffer: 1 << 26 })
        // The last line but the empty one is of what the shell started, the one before of the shell itself.
        const written = stdout.split('\n')
        lines[i] = written.slice(0, -3)
        seconds += secondsOf(written.at(-2) ?? '')
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return { lines, seconds }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function secondsOf(line: string): number {
  const [, userMinutes, user, systemMinutes, system] = TIME.exec(line) ?? []
  return 60 * (Number(userMinutes) + Number(systemMinutes)) + Number(user) + Number(system)
}
