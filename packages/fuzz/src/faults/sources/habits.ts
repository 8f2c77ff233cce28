import { AMENDABLE_HABITS, PLAIN_HABITS } from '../../habits/habits.ts'
import { startRandom } from '../../habits/setting/random.ts'
import { printsSums } from '../../habits/setting/set-plain.ts'
import type { Source } from '../source.ts'

/** A statement of each of some habits of print; every seed begins with others. */
export function habitSources(seed: number, count: number): Source[] {
  const names = [...AMENDABLE_HABITS.keys()]
  return Array.from({ length: Math.min(count, names.length) }, (_, i) =>
    habitSource(names[(seed * count + i) % names.length] as string, seed),
  )
}

export function habitSource(name: string, seed: number): Source {
  const habit = AMENDABLE_HABITS.get(name)
  if (habit === undefined) throw new Error(`no such habit: ${name}`)
  const plain = PLAIN_HABITS.get(name)
  return {
    name: `habit/${seed}/${name}`,
    print: (amend) => habit(startRandom(seed), amend),
    keepsRowsWhole: !plain?.breaksRows,
    printsSums: plain !== undefined && printsSums(plain),
  }
}
