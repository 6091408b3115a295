import { isInsideLiteral, isPublicAddress, publicLookup } from './public-address.js';

// @trust bucket-in-the-browser
test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.1.2.3', false],
  ['64:ff9b::a00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['not an address', false],
])('whether %s is on the internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([
  ['127.0.0.1', true],
  ['[::1]', true],
  ['93.184.216.34', false],
  ['s3.example.com', false],
])('whether the host %s is inside without a look-up: %s', (host, expected) => {
  expect(isInsideLiteral(host)).toBe(expected);
});

// @trust bucket-in-the-browser
test.each([{ all: true }, {}])('a name of this machine leads nowhere, asked with %j', async (options) => {
  const error = await new Promise((resolve) => publicLookup('localhost', options, resolve));
  expect(String(error)).toBe('Error: localhost is an address inside of a network');
});
