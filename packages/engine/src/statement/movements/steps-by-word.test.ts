import { expect, test } from 'vitest'
import { type Step, StepsByWord } from './steps-by-word.ts'

const KNOWN: readonly [string, Step][] = [
  ['Payment Transfer to A EXAMPLE', 'down'],
  ['Payment Parking', 'down'],
  ['Receive Transfer from B EXAMPLE', 'up'],
  ['Receive Cashback', 'up'],
  ['Reversal', 'up'],
]

test.each<[string, string, Step | null]>([
  ['a word of rows that all go one way', 'Payment Toll', 'down'],
  ['a word that goes both ways says nothing', 'Transfer to C EXAMPLE', null],
  ['beside one that goes one way', 'Receive Transfer', 'up'],
  ['a word seen once says nothing', 'Reversal', null],
  ['words that contradict each other', 'Payment Receive', null],
  ['no known word', 'Interest', null],
])('%s', (_, description, step) => {
  const steps = new StepsByWord()
  for (const [text, known] of KNOWN) steps.add({ description: text }, known)
  expect(steps.of({ description })).toBe(step)
})
