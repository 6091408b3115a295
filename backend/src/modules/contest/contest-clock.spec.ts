import { acceptsEntries } from './contest-clock.js';

const opensAt = new Date('2025-06-16T18:30:00Z');
const closesAt = new Date('2025-07-31T18:30:00Z');

test.each([
  ['2025-06-16T18:29:59.999Z', false],
  ['2025-06-16T18:30:00.000Z', true],
  ['2025-07-31T18:29:59.999Z', true],
  ['2025-07-31T18:30:00.000Z', false],
])('in its submission phase at %s: %s', (now, expected) => {
  expect(acceptsEntries({ entryGate: 'submission_phase', opensAt, closesAt }, new Date(now))).toBe(expected);
});

test.each(['2020-01-01T00:00:00Z', '2030-01-01T00:00:00Z'])('always open at %s', (now) => {
  expect(acceptsEntries({ entryGate: 'always', opensAt, closesAt }, new Date(now))).toBe(true);
});
