import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { GrayImage } from '@ledgerlift/ocr'

const run = promisify(execFile)

export const hasNativeTesseract = (): boolean => spawnSync('tesseract', ['--version']).status === 0

/** The lines of text of each picture as the installed Tesseract reads them, `atOnce` pictures at a time. */
export async function readNatively(pictures: readonly GrayImage[], atOnce: number): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerlift-ocr-'))
  try {
    const files = pictures.map(({ width, height, pixels }, i) => {
      const file = join(folder, `${i}.pgm`)
      writeFileSync(file, Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), pixels]))
      return file
    })
    const read: string[][] = []
    const waiting = [...files.keys()]
    const work = async () => {
      for (let i = waiting.shift(); i !== undefined; i = waiting.shift()) {
        // One block of text: what Tesseract is told of a page with a table.
        const args = [files[i] as string, 'stdout', '--psm', '6', '--dpi', '300']
        const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
        const { stdout } = await run('tesseract', args, { env, maxBuffer: 1 << 26 })
        read[i] = stdout.split('\n')
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return read
  } finally {
    rmSync(folder, { recursive: true })
  }
}
