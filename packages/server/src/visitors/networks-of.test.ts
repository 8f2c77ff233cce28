import { expect, it } from 'vitest'
import { networksOf } from './networks-of.ts'

it.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:1234:3:4:5:6', ['2001:db8:1:1234::/64', '2001:db8:1:1200::/56', '2001:db8:1::/48']],
  ['2001:0db8:0001:0002:ffff::', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
])('%s is in %s', (address, networks) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(networks)
})

it('a wider network may do twice and four times as much as the least', () => {
  expect(networksOf('2001:db8::1').map(({ share }) => share)).toEqual([1, 2, 4])
})
