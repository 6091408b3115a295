import { linkedContestSlug } from './contest-link.js';

test.each([
  ['/contests/monsoon-2026', 'monsoon-2026'],
  ['/contests/monsoon-2026/', 'monsoon-2026'],
  ['/contests/monsoon-2026?from=banner#dates', 'monsoon-2026'],
  ['/contests/monsoon-2026/rules', 'monsoon-2026'],
  ['/contests/monsoon-2026/rules/2', 'monsoon-2026'],
  ['/contests/monsoon-2026.ics', 'monsoon-2026'],
  ['/ml/contests/monsoon-2026/rules', 'monsoon-2026'],
  ['/songs/../contests/monsoon-2026', 'monsoon-2026'],
  ['https://paattu.example/contests/monsoon-2026', 'monsoon-2026'],
  ['http://paattu.example/ml/contests/monsoon-2026#rules', 'monsoon-2026'],
  ['https://sponsor.example/contests/monsoon-2026', null],
  ['https://paattu.example:8443/contests/monsoon-2026', null],
  ['/contests', null],
  ['/contests/', null],
  ['/songs/monsoon-2026', null],
  ['/', null],
  ['', null],
  ['https://', null],
])('the link %s opens a page of the contest %s', (link, slug) => {
  expect(linkedContestSlug(link, 'https://paattu.example')).toBe(slug);
});
