import { canonicalAddress, domainOf, registeredDomainOf } from './canonical-address.js';
import { MAIL_SERVICES } from './mail-services.js';

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
  ['one@asha.sent.com', 'asha@sent.com'],
  ['asha+1@sent.com', 'asha@sent.com'],
  ['asha@fastmail.com.au', 'asha@fastmail.com.au'],
  ['one@asha.fastmail.com.au', 'asha@fastmail.com.au'],
  ['a-sha@yandex.com.tr', 'a.sha@yandex.ru'],
  ['asha@yandex.kg', 'asha@yandex.ru'],
  ['asha@narod.ru', 'asha@yandex.ru'],
  ['asha@yandex.example', 'asha@yandex.example'],
  ['asha-1@myyahoo.com', 'asha@myyahoo.com'],
  ['asha@secure.mailbox.org', 'asha@mailbox.org'],
  ['asha+1@runbox.no', 'asha@runbox.com'],
  // relays
  ['one@asha.mozmail.com', 'asha@mozmail.com'],
  ['one@any.Asha.MOZMAIL.com.', 'asha@mozmail.com'],
  ['one@asha.aleeas.com', 'asha@aleeas.com'],
  ['one+1@asha.4wrd.cc', 'asha@anonaddy.com'],
  ['one@asha.anonaddy.me', 'asha@anonaddy.com'],
  ['asha+one@anonaddy.com', 'asha@anonaddy.com'],
  ['one.asha@erine.email', 'asha@erine.email'],
  ['one+1.asha+2@erine.email', 'asha@erine.email'],
  ['one.3.asha@spamgourmet.com', 'asha@spamgourmet.com'],
  ['one.asha@xoxy.net', 'asha@spamgourmet.com'],
  ['one@asha.clivaro.io', 'asha@clivaro.io'],
  ['asha+1@duck.com', 'asha@duck.com'],
])('%s is %s', (typed, canonical) => {
  expect(canonicalAddress(typed)).toBe(canonical);
  expect(canonicalAddress(canonical)).toBe(canonical);
});

const RELAYS = MAIL_SERVICES.filter(({ isRelay }) => isRelay).flatMap(({ domains }) => domains);

it.each(RELAYS)('each name below %s is one mailbox', (domain) => {
  const [first, second, other] = [`one@asha.${domain}`, `two@any.asha.${domain}`, `one@binu.${domain}`].map(
    canonicalAddress,
  );
  expect(first).toMatch(/^asha@/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

it.each([
  // Below a relay, an address of another service begins.
  ['one@use.startmail.com', 'two@use.startmail.com'],
  ['one@temp.mailbox.org', 'two@temp.mailbox.org'],
  ['one@nym.hush.com', 'two@nym.hush.com'],
  ['one@privaterelay.appleid.com', 'two@privaterelay.appleid.com'],
  ['one@relay.firefox.com', 'two@relay.firefox.com'],
  // At these services, the same name at two domains may be two people.
  ['asha@fastmail.com', 'asha@fastmail.fm'],
  ['asha@asha.aleeas.com', 'asha@asha.slmail.me'],
  ['asha@anonaddy.com', 'asha@anonaddy.me'],
  ['asha@tuta.com', 'asha@tutanota.com'],
  ['asha@posteo.de', 'asha@posteo.net'],
  ['asha@gmx.de', 'asha@gmx.net'],
  ['asha@outlook.com', 'asha@hotmail.com'],
  ['asha@zoho.com', 'asha@zohomail.in'],
  ['asha@mail.ru', 'asha@inbox.ru'],
  ['asha@yahoo.com', 'asha@yahoo.in'],
  // Dots and hyphens count elsewhere.
  ['a.sha@outlook.com', 'asha@outlook.com'],
  ['a-sha@fastmail.com', 'a-binu@fastmail.com'],
  ['one.asha@addy.io', 'two.asha@addy.io'],
  // Nothing below such a service is known.
  ['one@asha.gmail.com', 'two@asha.gmail.com'],
  ['one@asha.example.com', 'two@asha.example.com'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(canonicalAddress(one)).not.toBe(canonicalAddress(other));
});

it('names each domain once', () => {
  const domains = MAIL_SERVICES.flatMap((service) => service.domains);
  expect(domains).toEqual([...new Set(domains)]);
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
