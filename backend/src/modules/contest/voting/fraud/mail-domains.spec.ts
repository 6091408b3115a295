import { hasMailServer } from './mail-domains.js';

const fails = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const absent = fails('ENODATA');

test.each([
  [
    'an MX record',
    { resolveMx: () => Promise.resolve([{ exchange: 'mx.voter.example', priority: 10 }]) },
    true,
  ],
  ['a null MX', { resolveMx: () => Promise.resolve([{ exchange: '', priority: 0 }]) }, false],
  ['an address alone, which receives its mail', { resolve4: () => Promise.resolve(['203.0.113.7']) }, true],
  ['an IPv6 address alone', { resolve6: () => Promise.resolve(['2001:db8::7']) }, true],
  ['no record', {}, false],
  ['no such domain', { resolveMx: fails('ENOTFOUND'), resolve4: fails('ENOTFOUND') }, false],
  ['no answer', { resolveMx: fails('ETIMEOUT') }, null],
  ['no answer about its address', { resolve4: fails('ESERVFAIL') }, null],
])('a domain with %s', async (_, records, expected) => {
  const resolver = { resolveMx: absent, resolve4: absent, resolve6: absent, ...records };
  expect(await hasMailServer('voter.example', resolver as never)).toBe(expected);
});
