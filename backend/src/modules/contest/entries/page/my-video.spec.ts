import type { EntryVideo } from '../videos/entry-video.entity.js';
import { toMyVideo } from './my-video.js';

const SINCE = new Date('2026-07-01T10:00:00Z');
const hoursLater = (hours: number) => new Date(SINCE.getTime() + hours * 3_600_000);
const VOTING = { state: 'voting' } as const;

function video(part: Partial<EntryVideo> = {}) {
  const well = { health: 'ok' as const, healthSince: SINCE, problem: null, checkedAt: SINCE, flags: [] };
  return { ...well, ...part };
}

const NOTHING = { problem: null, mendUntil: null, hints: [] };

test('names what she can change on YouTube, and no flag for moderators', () => {
  const flags = ['unlisted', 'blocked-in-india', 'age-restricted', 'too-short', 'channel-entered'] as const;
  expect(toMyVideo('approved', VOTING, video({ flags: [...flags] }), SINCE)).toEqual({
    ...NOTHING,
    state: 'ok',
    hints: flags.slice(0, 3),
  });
});

test.each([
  ['a video that nobody has looked at', video({ checkedAt: null, flags: ['unchecked'] })],
  ['a suspect one', video({ health: 'suspect', problem: 'missing' })],
])('%s is being checked', (_, known) => {
  expect(toMyVideo('pending', VOTING, known, SINCE)).toEqual({ ...NOTHING, state: 'checking' });
});

test('asks her to mend a broken one within 48 hours', () => {
  const broken = video({ health: 'broken', problem: 'missing', flags: ['unlisted'] });
  const expected = { ...NOTHING, state: 'broken', problem: 'missing' };
  expect(toMyVideo('approved', VOTING, broken, hoursLater(47))).toEqual({
    ...expected,
    mendUntil: hoursLater(48),
  });
  expect(toMyVideo('approved', VOTING, broken, hoursLater(48))).toEqual(expected);
});

test('says nothing of a video at which nobody looks', () => {
  const broken = video({ health: 'broken', problem: 'missing' });
  expect(toMyVideo('approved', VOTING, null, SINCE)).toBeNull();
  for (const status of ['rejected', 'withdrawn'] as const)
    expect(toMyVideo(status, VOTING, broken, SINCE)).toBeNull();
  for (const state of ['decided', 'archived'] as const)
    expect(toMyVideo('approved', { state }, broken, SINCE)).toBeNull();
});
