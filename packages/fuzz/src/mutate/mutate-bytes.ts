import { inflateStreams } from './inflate-streams.ts'
import type { Mutation } from './mutation.ts'

/** At most this share of a file is deleted, doubled or exchanged at once. */
const MAX_SHARE = 0.03
/** Numbers that PDF readers have stumbled over: around nothing, the sizes of integers, and beyond. */
const NUMBERS = [
  '0',
  '-1',
  '1',
  '65536',
  '2147483647',
  '-2147483648',
  '4294967296',
  '1e99',
  '0.00000001',
  '99999999999999999999',
]

/** Does one thing after the other to a file. */
export function mutateBytes(bytes: Uint8Array, mutations: readonly Mutation[]): Uint8Array {
  // Numbers within compressed streams can be changed only where they can be seen.
  const isSeen = mutations.some(({ kind }) => kind === 'stream-number')
  return mutations.reduce(mutateOnce, isSeen ? inflateStreams(bytes) : bytes)
}

function mutateOnce(bytes: Uint8Array, mutation: Mutation): Uint8Array {
  const from = Math.floor(mutation.at * bytes.length)
  const length = 1 + Math.floor(mutation.amount * mutation.amount * MAX_SHARE * bytes.length)
  const part = bytes.subarray(from, from + length)
  const rest = bytes.subarray(from + part.length)
  switch (mutation.kind) {
    case 'flip':
      return concat(
        bytes.subarray(0, from),
        part.map((value) => value ^ (1 << (mutation.byte % 8))),
        rest,
      )
    case 'overwrite':
      return concat(
        bytes.subarray(0, from),
        part.map(() => mutation.byte),
        rest,
      )
    case 'delete':
      return concat(bytes.subarray(0, from), rest)
    case 'duplicate':
      return concat(bytes.subarray(0, from), part, part, rest)
    case 'truncate':
      return bytes.slice(0, Math.ceil((bytes.length + from) / 2))
    case 'swap': {
      const to = Math.floor(mutation.amount * rest.length)
      return concat(bytes.subarray(0, from), rest.subarray(0, to), part, rest.subarray(to))
    }
    case 'number':
      return replaceNumber(bytes, from, mutation.byte)
    case 'stream-number':
      return replaceNumber(bytes, nextContent(bytes, from), mutation.byte)
    case 'object':
      return replaceObject(bytes, from, mutation)
  }
}

/** Puts another number in place of the next one. */
function replaceNumber(bytes: Uint8Array, from: number, choice: number): Uint8Array {
  let start = from
  while (start < bytes.length && !isDigit(bytes[start])) start++
  let end = start
  while (end < bytes.length && isDigit(bytes[end])) end++
  const number = NUMBERS[choice % NUMBERS.length] as string
  return concat(bytes.subarray(0, start), Buffer.from(number), bytes.subarray(end))
}

/** Puts the body of one object in place of another's, as a damaged cross-reference table would. */
function replaceObject(bytes: Uint8Array, from: number, { amount }: Mutation): Uint8Array {
  const target = nextObject(bytes, from)
  const source = nextObject(bytes, Math.floor(amount * bytes.length))
  if (!target || !source) return bytes
  return concat(
    bytes.subarray(0, target.start),
    bytes.subarray(source.start, source.end),
    bytes.subarray(target.end),
  )
}

function nextObject(
  bytes: Uint8Array,
  from: number,
): { readonly start: number; readonly end: number } | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const start = buffer.indexOf(' obj', from)
  const end = start < 0 ? -1 : buffer.indexOf('endobj', start)
  return end < 0 ? null : { start: start + ' obj'.length, end }
}

/** Where the next stream's content begins, else the place itself. */
function nextContent(bytes: Uint8Array, from: number): number {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf('stream\n', from)
  return start < 0 ? from : start + 'stream\n'.length
}

const isDigit = (value: number | undefined): boolean => value !== undefined && value >= 0x30 && value <= 0x39

const concat = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))
