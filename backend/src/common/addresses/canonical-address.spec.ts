import { expect, it } from 'vitest';
import { canonicalAddress, domainOf, registeredDomainOf } from './canonical-address.js';

it.each([
  // case, Unicode and the domain
  ['Asha.Menon@Example.COM', 'asha.menon@example.com'],
  ['asha@example.com.', 'asha@example.com'],
  ['asha@example.com..', 'asha@example.com'],
  ['asha@example。com', 'asha@example.com'],
  ['asha@ＥＸＡＭＰＬＥ.com', 'asha@example.com'],
  ['ａｓｈａ@example.com', 'asha@example.com'],
  ['e\u0301va@example.com', '\u00E9va@example.com'],
  ['asha@കേരളം.example', 'asha@xn--rvc1bzem2h.example'],
  ['asha@XN--RVC1BZEM2H.example', 'asha@xn--rvc1bzem2h.example'],
  // Cyrillic letters that look like Latin ones are another mailbox.
  ['аsha@example.com', 'аsha@example.com'],
  // tags
  ['asha+1@example.com', 'asha@example.com'],
  ['asha+1+2@rediffmail.com', 'asha@rediffmail.com'],
  ['asha＋1@outlook.com', 'asha@outlook.com'],
  ['+1@example.com', '+1@example.com'],
  ['asha-1@example.com', 'asha-1@example.com'],
  ['asha-1@yahoo.co.in', 'asha@yahoo.co.in'],
  ['asha-1+2@ymail.com', 'asha@ymail.com'],
  ['asha-1@yahoo.example.com', 'asha@yahoo.example.com'],
  ['asha-1@notyahoo.com', 'asha-1@notyahoo.com'],
  // providers
  ['a.s.h.a+vote@gmail.com', 'asha@gmail.com'],
  ['A.sha@GoogleMail.com', 'asha@gmail.com'],
  ['a.sha@outlook.com', 'a.sha@outlook.com'],
  ['a.s-h_a@protonmail.com', 'asha@proton.me'],
  ['asha@pm.me', 'asha@proton.me'],
  ['asha@protonmail.ch', 'asha@proton.me'],
  ['asha-menon@ya.ru', 'asha.menon@yandex.ru'],
  ['asha.menon@yandex.com', 'asha.menon@yandex.ru'],
  ['asha@me.com', 'asha@icloud.com'],
  ['vote@asha.fastmail.com', 'asha@fastmail.com'],
  ['vote+1@any.asha.fastmail.co.uk', 'asha@fastmail.co.uk'],
  ['asha+1@fastmail.fm', 'asha@fastmail.fm'],
  ['one@asha.anonaddy.com', 'asha@anonaddy.com'],
  ['one@asha.33mail.com', 'asha@33mail.com'],
  ['one@asha.notfastmail.com', 'one@asha.notfastmail.com'],
])('%s is %s', (typed, canonical) => {
  expect(canonicalAddress(typed)).toBe(canonical);
  expect(canonicalAddress(canonical)).toBe(canonical);
});

it('keeps a domain that cannot be converted', () => {
  expect(domainOf('asha@xn--a.example')).toBe('xn--a.example');
});

it.each([
  ['asha@mail.one.example', 'one.example'],
  ['asha@a.b.one.co.in', 'one.co.in'],
  ['asha@one.duckdns.org', 'duckdns.org'],
  ['asha@localhost', 'localhost'],
])('the registered domain of %s is %s', (email, domain) => {
  expect(registeredDomainOf(email)).toBe(domain);
});
