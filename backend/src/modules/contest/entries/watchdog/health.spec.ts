import { type Health, healthAfter, nextCheckOf } from './health.js';

const START = new Date('2025-07-01T10:00:00Z');
const after = (hours: number) => new Date(START.getTime() + hours * 3_600_000);

const ok: Health = { health: 'ok', healthSince: START, problem: null };
const suspect: Health = { health: 'suspect', healthSince: START, problem: 'missing' };
const broken: Health = { health: 'broken', healthSince: START, problem: 'missing' };

test.each<[string, Health, Health['problem'], number, Health]>([
  ['stays ok', ok, null, 24, ok],
  ['is suspect after a bad answer', ok, 'missing', 24, { ...suspect, healthSince: after(24) }],
  ['stays suspect within six hours', suspect, 'missing', 5.99, suspect],
  [
    'is broken after six hours',
    suspect,
    'live',
    6,
    { health: 'broken', healthSince: after(6), problem: 'live' },
  ],
  [
    'stays broken, with the problem of now',
    broken,
    'not-embeddable',
    24,
    { ...broken, problem: 'not-embeddable' },
  ],
  ['is ok after a good answer', suspect, null, 1, { ...ok, healthSince: after(1) }],
  ['is mended by a good answer', broken, null, 24, { ...ok, healthSince: after(24) }],
])('a video %s', (_, before, problem, hours, expected) => {
  expect(healthAfter(before, problem, after(hours))).toEqual(expected);
});

test('a suspect video is looked at six hours after the bad answer, the others daily', () => {
  expect(nextCheckOf(suspect, after(1))).toEqual(after(6));
  expect([ok, broken].map((health) => nextCheckOf(health, after(1)))).toEqual([after(25), after(25)]);
});
