import { expect, it } from 'vitest';
import { type DomainError } from '../../../../common/errors/domain-error.js';
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

it.each(['gmail.com', 'asha@Gmail.com', 'yahoo.co.in', 'PROTONMAIL.com.'])(
  '%s is an everyday domain',
  (typed) => {
    expect(codeOf(typed)).toBe('EVERYDAY_DOMAIN');
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
