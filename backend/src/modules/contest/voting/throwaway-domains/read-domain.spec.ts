import { type DomainError } from '../../../../common/errors/domain-error.js';
import { isDisposable, relayOf } from './disposable-address.js';
import { EVERYDAY_DOMAINS } from './everyday-domains.js';
import { readDomain, toDomain } from './read-domain.js';

it.each([
  ['thrown.example', 'thrown.example'],
  [' Thrown.EXAMPLE. ', 'thrown.example'],
  ['@thrown.example', 'thrown.example'],
  ['asha@mail.thrown.example', 'mail.thrown.example'],
  ['thrown。example', 'thrown.example'],
  ['കേരളം.example', 'xn--rvc1bzem2h.example'],
  ['7.thrown-mail.example', '7.thrown-mail.example'],
  ['notgmail.com', 'notgmail.com'],
  ['duckdns.org', 'duckdns.org'],
])('%s is %s', (typed, domain) => {
  expect(readDomain(typed)).toBe(domain);
  expect(readDomain(domain)).toBe(domain);
});

it.each([
  '',
  '@',
  '.',
  'thrown example.com',
  'thrown_mail.example',
  'https://thrown.example',
  'thrown.example/inbox',
  'thrown%2eexample.com',
  'thrown.example:80',
  '*.thrown.example',
  '-thrown.example',
  'thrown-.example',
  '192.0.2.1',
  '0x7f.1',
  '[2001:db8::1]',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(125)}example`,
])('“%s” is no domain', (typed) => {
  expect(toDomain(typed)).toBeNull();
  expect(codeOf(typed)).toBe('INVALID_DOMAIN');
});

it.each([
  ...['gmail.com', 'asha@Gmail.com', 'PROTONMAIL.com.', 'pm.me', 'icloud.com'],
  ...['yahoo.co.in', 'yahoo.co.uk', 'yahoo.com.sg', 'yahoo.ca', 'ymail.com', 'myyahoo.com'],
  ...['outlook.in', 'outlook.fr', 'hotmail.co.uk', 'hotmail.de', 'live.in', 'live.co.uk', 'msn.com'],
  ...['gmx.net', 'gmx.de', 'web.de', 'mail.com', 'yandex.com', 'yandex.ru', 'ya.ru', 'mail.ru', 'qq.com'],
  ...['tutanota.com', 'tuta.io', 'fastmail.com', 'fastmail.fm', 'mailbox.org', 'hey.com', 'posteo.de'],
  ...['rediffmail.com', 'rediff.com', 'zoho.com', 'zoho.in', 'zohomail.in', 'asianetindia.com', 'bsnl.in'],
  ...['emirates.net.ae', 'singnet.com.sg', 'btinternet.com', 'comcast.net', 't-online.de', 'bigpond.com'],
])('%s is an everyday domain', (typed) => {
  expect(codeOf(typed)).toBe('EVERYDAY_DOMAIN');
});

it('no everyday domain is one of the thousands of throwaway ones, nor a relay', () => {
  const wrong = EVERYDAY_DOMAINS.filter(
    (domain) => isDisposable(`a@${domain}`) || relayOf(`a@${domain}`) !== null,
  );
  expect(wrong).toEqual([]);
});

it('a domain above an everyday one cannot be added either', () => {
  expect(codeOf('btinternet.com')).toBe('EVERYDAY_DOMAIN');
  expect(EVERYDAY_DOMAINS).toContain('i.softbank.jp');
  expect(codeOf('softbank.jp')).toBe('EVERYDAY_DOMAIN');
});

it.each([
  ...['rivalcollege.ac.in', 'student@cs.rivalcollege.ac.in', 'school.edu.in', 'iisc.res.in', 'iit.ernet.in'],
  ...['mit.edu', 'kcl.ac.uk', 'hill.kent.sch.uk', 'uni.edu.au', 'school.k12.ca.us', 'college.edu.sg'],
])('at %s only people of a school or college have addresses', (typed) => {
  expect(codeOf(typed)).toBe('ACADEMIC_DOMAIN');
});

it.each(['thrown-edu.example', 'ac.in.example', 'edu-mail.com', 'thrown.ac', 'myac.in', 'educated.in'])(
  '%s only looks like the domain of a college',
  (typed) => {
    expect(codeOf(typed)).toBeUndefined();
  },
);

it.each(['com', '.com', 'co.in', 'ac.in', 'co.uk', 'com.au', 'example'])(
  '%s is the ending of many domains',
  (typed) => {
    expect(codeOf(typed)).toBe('SHARED_ENDING');
  },
);

function codeOf(typed: string): string | undefined {
  try {
    readDomain(typed);
    return undefined;
  } catch (error) {
    return (error as DomainError).code;
  }
}
