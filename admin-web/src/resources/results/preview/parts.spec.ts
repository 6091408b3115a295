import { formatPoints, formatShare, missingParts, shareOf } from './parts';

const weights = { rendition: 30, engagement: 20, votes: 50 };

test('parts with data share the weight of the others', () => {
  const shares = (parts: ('rendition' | 'engagement' | 'votes')[]) =>
    parts.map((part) => formatShare(shareOf(part, { weights, parts })));
  expect(shares(['rendition', 'engagement', 'votes'])).toEqual(['30', '20', '50']);
  expect(shares(['rendition', 'engagement'])).toEqual(['60', '40']);
  expect(shares(['rendition', 'votes'])).toEqual(['37.5', '62.5']);
});

test('names the parts without data', () => {
  expect(missingParts(['votes'])).toEqual(['rendition', 'engagement']);
});

test('points have two decimals', () => {
  expect(formatPoints(18_333)).toBe('18.333');
  expect(formatPoints(100_000)).toBe('100.000');
});
