import { expect, test } from 'vitest'
import { readProof } from '../../../test-support/read-proof.ts'

const CHECKS = `
Period 03/01/2024 - 03/31/2024
Checks
Date       Check no.     Amount
03/04      2301           25.00
03/06      2302           35.00
03/11      2303           45.00
Total checks             105.00`

test('the total of one section does not show that no other section was lost', () => {
  const lost = `
Deposits
03/02   ELECTRONIC TRANSFER                      1,250.00`
  expect(readProof(CHECKS).account).toBe('proved')
  expect(readProof(CHECKS + lost).account).not.toBe('proved')
})
