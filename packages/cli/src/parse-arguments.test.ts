import { expect, test } from 'vitest'
import { parseArguments } from './parse-arguments.ts'

test('reads a whole command', () => {
  const args = [
    'convert',
    'a.pdf',
    'b.pdf',
    '--format',
    'json',
    '--password',
    'p',
    '--pages',
    '1-2',
    '--dates',
    'mdy',
    '--ocr',
    'never',
    '--require-proof',
    '--out',
    'd',
  ]
  expect(parseArguments(args)).toEqual({
    kind: 'convert',
    files: ['a.pdf', 'b.pdf'],
    format: 'json',
    csv: {},
    password: 'p',
    pages: [1, 2],
    dates: 'mdy',
    ocr: 'never',
    requireProof: true,
    out: 'd',
  })
})

test('takes CSV when no format is named', () => {
  expect(parseArguments(['convert', 'a.pdf'])).toMatchObject({
    kind: 'convert',
    format: 'csv',
    requireProof: false,
  })
})

test.each([
  [[';', ','], { separator: ';', decimal: ',' }],
  [['tab', '.'], { separator: '\t', decimal: '.' }],
])('takes the signs of a CSV as they are said: %j', ([separator = '', decimal = ''], csv) => {
  const args = ['convert', 'a.pdf', '--separator', separator, '--decimal', decimal]
  expect(parseArguments(args)).toMatchObject({ csv })
})

test('reads a command to explain one file', () => {
  expect(parseArguments(['explain', 'a.pdf', '--pages', '2', '--out', 'a.html'])).toEqual({
    kind: 'explain',
    file: 'a.pdf',
    password: undefined,
    dates: undefined,
    ocr: 'auto',
    pages: [2],
    out: 'a.html',
  })
})

test.each([
  [[]],
  [['convert']],
  [['explode', 'a.pdf']],
  [['convert', 'a.pdf', '--format', 'docx']],
  [['convert', 'a.pdf', '--pages', '3-1']],
  [['convert', 'a.pdf', '--dates', 'dym']],
  [['convert', 'a.pdf', '--ocr', 'sometimes']],
  [['convert', 'a.pdf', '--colour']],
  [['convert', 'a.pdf', '--separator', '|']],
  [['convert', 'a.pdf', '--decimal', ';']],
  [['convert', 'a.pdf', '--format', 'xlsx', '--decimal', ',']],
  [['explain', 'a.pdf', '--separator', ';']],
  [['explain']],
  [['explain', 'a.pdf', 'b.pdf']],
  [['explain', 'a.pdf', '--format', 'csv']],
  [['explain', 'a.pdf', '--pages', 'x']],
  [['explain', 'a.pdf', '--require-proof']],
])('refuses %j', (args) => {
  expect(parseArguments(args)).toMatchObject({ kind: 'unusable' })
})
