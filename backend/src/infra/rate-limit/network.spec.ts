import { networkOf, toInet, wideNetworkOf } from './network.js';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7', '203.0.113.0/24', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1:2:3:4:5:6'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64', '2001:db8:1::/48', '2001:db8:1:3::1'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48', 'fe80::1'],
  ['::1', '::/64', '::/48', '::1'],
])('%s counts as %s, belongs to the wide network %s, and is stored as %s', (address, network, wide, inet) => {
  expect([networkOf(address), wideNetworkOf(address), toInet(address)]).toEqual([network, wide, inet]);
});

// Each of them could stand in a header that a proxy passes on.
test.each([
  '',
  'unknown',
  'unknown1',
  'unknown2',
  '_hidden',
  'no address',
  'x'.repeat(300),
  '7',
  '0x7f.1',
  '127.1',
  '010.0.0.1',
  '256.0.0.1',
  '203.0.113.7:1234',
  '[2001:db8::1]',
  '2001:db8::1::1',
  '%eth0',
])('%s is no address, and counts as the same visitor as any other such text', (text) => {
  expect([networkOf(text), wideNetworkOf(text), toInet(text)]).toEqual(['0.0.0.0', '0.0.0.0/24', '0.0.0.0']);
});
