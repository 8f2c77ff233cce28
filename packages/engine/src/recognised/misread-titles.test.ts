import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleTitles } from './misread-titles.ts'

const settled = (line: string) =>
  settleTitles(line.split(' ').map(recognisedWord))
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['Vescription Amount', 'Description Amount'],
  ['Date VESCRIPTION Category', 'Date DESCRIPTION Category'],
  ['Name Recipient Reterence (DR)', 'Name Recipient Reference (DR)'],
  ['Forklaring Ut konto Inn Sald', 'Forklaring Ut konto Inn Saldo'],
  ['Forklaring Boktf. Ut konto Inn Arkivref.', 'Forklaring Bokf. Ut konto Inn Arkivref.'],
])('%s is %s', (line, expected) => {
  expect(settled(line)).toBe(expected)
})

test.each([
  ['in a line with a figure', 'Vescription Amount 12.50'],
  ['beside no other title', 'Vescription Nolan'],
  ['of a sentence', 'Unless someone notifies our bank'],
  ['that is known', 'Banking Amount'],
  ['that another language spells so', 'Verification Amount'],
  ['of another form', 'Descriptionz Amount'],
  ['that is short', 'Dage Amount'],
  ['that is short and in another language', 'Boktf. Description Amount Balance Type'],
])('a word %s stays', (_, line) => {
  expect(settled(line)).toBe(line)
})
