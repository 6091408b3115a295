import type { Entry } from '../api';
import { findingsOf } from './findings-of';

const broken = {
  video: { flags: ['too-long', 'details-unknown'], health: 'broken', healthSince: '', problem: 'missing' },
  revision: { videoFlags: ['unlisted', 'unchecked'] },
} as unknown as Entry;
const long = { ...broken, video: { ...broken.video, problem: null } } as Entry;

test('are what is wrong with the video, then what was noticed', () => {
  expect(findingsOf([broken], 'reject')).toEqual(['missing', 'too-long']);
  expect(findingsOf([{ ...broken, video: null }], 'reject')).toEqual([]);
});

test('are those of the proposed video for a decision about a change', () => {
  expect(findingsOf([broken], 'reject-revision')).toEqual(['unlisted']);
});

test('are those that several entries share', () => {
  expect(findingsOf([broken, long], 'reject')).toEqual(['too-long']);
  expect(findingsOf([], 'reject')).toEqual([]);
});
