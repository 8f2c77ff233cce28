import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

/** A transfer whose text begins as the name of a balance that is carried forward. */
const STATEMENT = `
Kontoauszug vom 31.08.2025
Alter Kontostand                                       100,00
Buchung     Valuta      Vorgang                        Betrag
07.08.2025  07.08.2025  Kartenzahlung                  - 11,72
21.08.2025  21.08.2025  Kontostand Katrin Lehnert    + 50,00
25.08.2025  25.08.2025  Lastschrift                    - 22,49
Neuer Kontostand                                       + 115,79`

const textsOf = (text: string) =>
  extractFromPages(typesetPages(text), 1).transactions.map(
    ({ description, check }) => `${description} ${check}`,
  )

test('a row with two days that is named as a balance is a movement where the account closes with it', () => {
  expect(textsOf(STATEMENT)).toEqual([
    'Kartenzahlung proved',
    'Kontostand Katrin Lehnert proved',
    'Lastschrift proved',
  ])
})

test('it is none where something else is missing', () => {
  expect(textsOf(STATEMENT.replace('115,79', '66,79'))).toEqual([
    'Kartenzahlung contradicted',
    'Lastschrift contradicted',
  ])
})
