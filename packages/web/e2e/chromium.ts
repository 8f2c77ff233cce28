import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { inflate } from '@sparticuz/chromium'

const PACKED = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']

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
  const home = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const folder = join(tmpdir(), `ledgerlift-chromium-${version}-${userInfo().uid}`)
  if (existsSync(folder)) return folder
  const unpacking = mkdtempSync(`${folder}-`)
  await inflateInto(unpacking, join(home, 'bin'))
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

/** The package unpacks into the system's temporary folder, wherever that is at the moment. */
async function inflateInto(folder: string, bin: string): Promise<void> {
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  try {
    await Promise.all(PACKED.map((name) => inflate(join(bin, name))))
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

/** The package's own configuration names /tmp/fonts, and a Chromium that finds no font at all crashes. */
const fontConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
