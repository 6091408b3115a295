import { testConfig } from '../../../../test/config.js';
import { BounceAddresses } from './bounce-addresses.js';

const ID = '00112233-4455-6677-8899-aabbccddeeff';

const of = (env: Record<string, string>) =>
  new BounceAddresses(testConfig({ DATABASE_URL: 'postgres://localhost/unused', ...env }));

const addresses = of({ BOUNCE_ADDRESS: 'bounces@songs.example' });

test('without a variable, the sender gets the bounces', () => {
  expect(of({}).addressFor(ID)).toBeUndefined();
  expect(of({}).findEmailId(addresses.addressFor(ID)!)).toBeNull();
});

// @trust bounces
test('an address names its email to this site alone', () => {
  const address = addresses.addressFor(ID)!;
  expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64);
  for (const text of [address, `To: <${address.toUpperCase()}>`, `bounces+0@x ${address}\r\n`])
    expect(addresses.findEmailId(text)).toBe(ID);
  const changed = address.replace('0011', '0012');
  expect(addresses.findEmailId(changed)).toBeNull();
  expect(addresses.findEmailId(`${changed} ${address}`)).toBe(ID);
  const elsewhere = of({
    LINK_SECRET: 'another-link-secret-0123456789abcdefgh',
    BOUNCE_ADDRESS: 'bounces@songs.example',
  });
  expect(elsewhere.findEmailId(address)).toBeNull();
  expect(addresses.findEmailId(address.replace('@songs', '@other'))).toBeNull();
});
