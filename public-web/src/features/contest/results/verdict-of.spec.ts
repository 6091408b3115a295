import type { Verdict } from '@paattu/verify';
import { differenceOf } from './verdict-of';

const points = { rendition: 30_000, engagement: 20_000, votes: 50_000, total: 100_000 };
const places = { rendition: 1, engagement: 2.5, votes: 1 };
const verdict: Verdict = {
  lines: [{ entry: 4, place: 1, points, places }],
  manifest: 'ab',
  format: 2,
  fault: null,
};
const shown = { manifest: 'ab', lines: [{ number: 4, place: 1, points, places, votes: 7, entry: null }] };

test('a page that shows what the files say has no difference', () => {
  expect(differenceOf(shown, verdict)).toBeNull();
});

test('the first difference is in the files, then in the manifest, then on the page', () => {
  const later = { ...shown, manifest: 'cd', lines: [] };
  expect(differenceOf(later, { ...verdict, fault: 'roll.txt: line 3' })).toEqual({
    in: 'files',
    fault: 'roll.txt: line 3',
  });
  expect(differenceOf(later, verdict)).toEqual({ in: 'manifest' });
  expect(differenceOf({ ...shown, lines: [] }, verdict)).toEqual({ in: 'page' });
});

test('one point more, or another place, is a difference', () => {
  const [line] = shown.lines;
  for (const changes of [{ points: { ...points, votes: 49_999 } }, { places: { ...places, votes: 2 } }])
    expect(differenceOf({ ...shown, lines: [{ ...line!, ...changes }] }, verdict)).toEqual({ in: 'page' });
});
