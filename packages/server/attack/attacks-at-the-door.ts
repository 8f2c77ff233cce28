import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { count, newAddress, ONE_PAGE, openBrowser, sendRaw, TWO_PAGES, tally } from './browser.ts'
import type { Attack, Victim } from './start-victim.ts'

const RATE_LIMIT = 300
const PASSWORD = 'a violet umbrella 7'

/** Calls on one connection until well past the limit. */
async function floodBy(victim: Victim, target: string): Promise<number[]> {
  const call = `GET ${target} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${newAddress()}\r\n`
  const said = await sendRaw(victim, `${`${call}\r\n`.repeat(RATE_LIMIT)}${call}Connection: close\r\n\r\n`)
  return [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
}

const MALFORMED = [
  'NONSENSE\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
  'GET /api/%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  `DELETE /api/conversions/${'a'.repeat(2000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
]

/** Makes storing files fail, as a full disk does, until it is mended. */
function breakStore({ filesFolder }: Victim): () => void {
  const place = join(filesFolder, 'uploads')
  mkdirSync(place, { recursive: true })
  renameSync(place, `${place}-kept`)
  writeFileSync(place, '')
  return () => {
    rmSync(place)
    renameSync(`${place}-kept`, place)
  }
}

const UNFINISHED = 25

/** Begins to send a file, and never goes on. */
function beginUpload({ url }: Victim, address: string) {
  const headers = {
    'x-forwarded-for': address,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 20_000_000,
  }
  const sent = request(`${url()}/api/convert-pdf-python`, { method: 'POST', headers })
  const answered = new Promise<number>((resolve) => {
    sent.on('response', (answer) => resolve(answer.statusCode ?? 0))
    sent.on('error', () => resolve(0))
    setTimeout(() => resolve(-1), 2_000)
  })
  sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n')
  return { sent, answered }
}

export const doorAttacks: readonly Attack[] = [
  {
    point: 3,
    attack: `${RATE_LIMIT + 1} calls of /%61pi/…, and by absolute addresses`,
    expected: 'the last one is 429',
    async run(victim) {
      const all = [
        await floodBy(victim, '/%61pi/pages-available'),
        await floodBy(victim, `${victim.url()}/api/pages-available`),
      ]
      const last = all.map((statuses) => statuses.at(-1))
      return { seen: last.join(' and '), held: last.every((status) => status === 429) }
    },
  },
  {
    point: 3,
    attack: `${MALFORMED.length} requests that are malformed or too long`,
    expected: "the contract's error, with the security headers",
    async run(victim) {
      const seen = []
      for (const text of MALFORMED) {
        const said = await sendRaw(victim, text)
        const isOurs =
          /"code":"[a-z-]+"/.test(said) && /content-security-policy/i.test(said) && /nosniff/i.test(said)
        seen.push(`${said.slice(9, 12)}${isOurs ? '' : ' bare'}`)
      }
      return { seen: tally(seen), held: !seen.some((answer) => answer.includes('bare')) }
    },
  },
  {
    point: 4,
    attack: 'a file is sent while nothing can be stored',
    expected: '503 `storage-unavailable`, logged; 200 as soon as it is mended',
    async run(victim) {
      const mend = breakStore(victim)
      const broken = await openBrowser(victim).convert(ONE_PAGE)
      mend()
      const mended = await openBrowser(victim).convert(ONE_PAGE)
      const isLogged = victim.log().includes('files cannot be stored or read')
      return {
        seen: `${broken.status} ${broken.body.code}${isLogged ? ', logged' : ''}; then ${mended.status}`,
        held: broken.body.code === 'storage-unavailable' && isLogged && mended.status === 200,
      }
    },
  },
  {
    point: 4,
    attack: `${UNFINISHED} uploads of 20 MB from one address that never end`,
    expected: 'three may go on, the others are 429; another address is served',
    async run(victim) {
      const address = newAddress()
      const uploads = Array.from({ length: UNFINISHED }, () => beginUpload(victim, address))
      const statuses = await Promise.all(uploads.map(({ answered }) => answered))
      const other = await openBrowser(victim).convert(ONE_PAGE)
      for (const { sent } of uploads) sent.destroy()
      return {
        seen: `${count(statuses, -1)} held, ${count(statuses, 429)} refused; another ${other.status}`,
        held: count(statuses, -1) <= 3 && other.status === 200,
      }
    },
  },
  {
    point: 7,
    attack: '100 accounts from 100 networks of one /48 of IPv6',
    expected: 'at most 80',
    async run(victim) {
      const statuses = []
      for (let n = 0; n < 100; n++) {
        const someone = openBrowser(victim, `2001:db8:7:${(n * 256).toString(16)}::1`)
        const email = `${crypto.randomUUID()}@example.com`
        statuses.push((await someone.post('/api/register', { email, password: PASSWORD })).status)
      }
      return { seen: tally(statuses), held: count(statuses, 200) <= 80 && count(statuses, 429) > 0 }
    },
  },
  {
    point: 7,
    attack: '25 visitors with two pages each, from 25 networks of one /56',
    expected: 'at most 20, which is 40 pages',
    async run(victim) {
      const statuses = []
      for (let n = 0; n < 25; n++) {
        const someone = openBrowser(victim, `2001:db8:8:1${n.toString(16).padStart(2, '0')}::1`)
        const sent = await someone.convert(TWO_PAGES)
        statuses.push(sent.status)
        if (sent.status === 200) await someone.result(sent.body.uuid)
      }
      return { seen: tally(statuses), held: count(statuses, 200) <= 20 && count(statuses, 403) > 0 }
    },
  },
]
