import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inflateStreams } from './inflate-streams.ts'
import { mutateBytes } from './mutate-bytes.ts'
import type { Mutation } from './mutation.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const bytesOf = (latin1: string) => new Uint8Array(Buffer.from(latin1, 'latin1'))
const half = { at: 0.5, amount: 0, byte: 2 }

test.each([
  ['flip', 'abcdefgh', 'abcdafgh'],
  ['delete', 'abcdefgh', 'abcdfgh'],
  ['duplicate', 'abcdefgh', 'abcdeefgh'],
  ['truncate', 'abcdefgh', 'abcdef'],
  ['number', 'ab 12 cd 34', 'ab 12 cd 1'],
  ['object', '1 0 obj A endobj 2 0 obj B endobj', '1 0 obj A endobj 2 0 obj A endobj'],
] as const)('%s', (kind, before, after) => {
  expect(text(mutateBytes(bytesOf(before), [{ kind, ...half } satisfies Mutation]))).toBe(after)
})

test('compressed streams are laid open', () => {
  const content = deflateSync(Buffer.from('1 0 0 1 72 720 cm')).toString('latin1')
  const pdf = `4 0 obj\n<< /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj`
  expect(text(inflateStreams(bytesOf(pdf)))).toBe(
    '4 0 obj\n<<  /Length 17 >>\nstream\n1 0 0 1 72 720 cmendstream\nendobj',
  )
})
