import fc from 'fast-check'

/** One thing done to a file. Places and lengths are shares of the file, so that they mean something in any. */
export type Mutation = {
  readonly kind: MutationKind
  /** 0..1 of the file. */
  readonly at: number
  /** 0..1, of which each kind makes its own use. */
  readonly amount: number
  /** 0..255. */
  readonly byte: number
}

type MutationKind =
  | 'flip'
  | 'overwrite'
  | 'delete'
  | 'duplicate'
  | 'truncate'
  | 'swap'
  | 'number'
  | 'object'
  | 'stream-number'

const KINDS: readonly MutationKind[] = [
  'flip',
  'overwrite',
  'delete',
  'duplicate',
  'truncate',
  'swap',
  'number',
  'object',
  'stream-number',
]

const MAX_MUTATIONS = 5

const drawShare = fc.integer({ min: 0, max: 1_000_000 }).map((share) => share / 1_000_001)

/** What is done to one file, in order; shrinks to fewer mutations. */
export const drawMutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    at: drawShare,
    amount: drawShare,
    byte: fc.nat({ max: 255 }),
  }),
  { minLength: 1, maxLength: MAX_MUTATIONS },
)
