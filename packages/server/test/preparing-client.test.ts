import { expect, it } from 'vitest'
import { PreparingClient } from '../src/store/preparing-client.ts'
import { databaseUrlOf, testServer } from './helper.ts'

const { folder } = testServer()

it.each([
  ['is asked once', 'select $1::text as asked_once', 1, false],
  ['comes again', 'select $1::text as asked_again', 3, true],
  ['is longer than any that comes again', `select $1::text as long /* ${'x'.repeat(9000)} */`, 3, false],
])('a statement that %s', async (_, text, times, isKept) => {
  const client = await open()
  for (let n = 0; n < times; n++) {
    expect(Object.values((await client.query(text, [`value ${n}`])).rows[0])).toEqual([`value ${n}`])
  }
  const kept = await client.query('select statement from pg_prepared_statements')
  expect(kept.rows.some(({ statement }) => statement === text)).toBe(isKept)
  await client.end()
})

it('statements that come in turn are not taken for each other, nor are their errors kept', async () => {
  const client = await open()
  for (let n = 0; n < 3; n++) {
    expect((await client.query({ text: 'select $1::int + 1 as sum', values: [n] })).rows).toEqual([
      { sum: n + 1 },
    ])
    expect((await client.query({ text: 'select $1::int - 1 as rest', rowMode: 'array' }, [n])).rows).toEqual([
      [n - 1],
    ])
    await expect(client.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero')
    expect((await client.query('select 1 as one; select 2 as two', [])) as unknown).toHaveLength(2)
    expect((await client.query('select 3 as three', [])).rows).toEqual([{ three: 3 }])
  }
  await client.end()
})

async function open(): Promise<PreparingClient> {
  const client = new PreparingClient(databaseUrlOf(folder))
  await client.connect()
  return client
}
