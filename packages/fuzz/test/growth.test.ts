import { expect, test } from 'vitest'
import { findGrowth } from '../src/growth/find-growth.ts'
import { GROWING_HABITS } from '../src/growth/growing-habits.ts'

const ROWS = 300

test.each(GROWING_HABITS)('%s (broken: %s): twice the rows ask for twice the work', (habit, isBroken) => {
  expect(findGrowth(habit, ROWS, isBroken)).toEqual([])
})
