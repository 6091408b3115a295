import { publicationOf } from './publication';

const now = Date.parse('2026-08-15T12:30:00Z');

test.each([
  ['hidden', null],
  ['scheduled', '2026-08-15T12:30:00.001Z'],
  ['published', '2026-08-15T12:30:00.000Z'],
] as const)('a song is %s if its publication is %s', (state, publishedAt) => {
  expect(publicationOf({ publishedAt }, now)).toBe(state);
});
