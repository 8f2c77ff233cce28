import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import type { LaunchOptions } from '@playwright/test'
import { extract } from 'tar-fs'

const FONT_CONFIGURATION = 'ledgerlift-fonts.conf'

const ARGS = [
  // As root, and in containers, Chromium cannot make its sandbox; what it opens here is our own page.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
]

/** Chromium for the tests: the one that CHROMIUM names, else the one from npm, which brings its libraries along. */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const { CHROMIUM } = process.env
  if (CHROMIUM) return { executablePath: CHROMIUM, args: ARGS }
  const folder = await unpackedChromium()
  return {
    executablePath: join(folder, 'chromium'),
    args: ARGS,
    env: {
      ...process.env,
      // A bare Debian has neither NSS nor fonts.
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, FONT_CONFIGURATION),
    },
  }
}

/** Unpacks Chromium once for each user and version, into a folder that appears when it is whole. */
async function unpackedChromium(): Promise<string> {
  const home = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../..')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const folder = join(tmpdir(), `ledgerlift-chromium-${version}-${userInfo().uid}`)
  if (existsSync(folder)) return folder
  const unpacking = mkdtempSync(`${folder}-`)
  await unpackInto(unpacking, join(home, 'bin'))
  writeFileSync(join(unpacking, FONT_CONFIGURATION), fontConfiguration(folder))
  try {
    renameSync(unpacking, folder)
  } catch (error) {
    // Another run was quicker.
    if (!existsSync(folder)) throw error
    rmSync(unpacking, { recursive: true })
  }
  return folder
}

/** The browser, the libraries and fonts that a bare Debian lacks, and the software renderer, which stands beside it. */
async function unpackInto(folder: string, bin: string): Promise<void> {
  const packed = (name: string) => [createReadStream(join(bin, name)), createBrotliDecompress()] as const
  await Promise.all([
    pipeline(...packed('chromium.br'), createWriteStream(join(folder, 'chromium'), { mode: 0o700 })),
    pipeline(...packed('al2023.tar.br'), extract(join(folder, 'al2023'))),
    pipeline(...packed('fonts.tar.br'), extract(join(folder, 'fonts'))),
    pipeline(...packed('swiftshader.tar.br'), extract(folder)),
  ])
}

/** The package's own configuration names /tmp/fonts, and a Chromium that finds no font at all crashes. */
const fontConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
