import { loudnessAt, towards } from './movement';

test('the loudness of a moment lies between the two peaks around it', () => {
  const peaks = [0, 100, 50];
  const shares = [0, 0.25, 0.5, 0.75, 1, 2, -1];
  expect(shares.map((share) => loudnessAt(peaks, share))).toEqual([0, 0.5, 1, 0.75, 0.5, 0.5, 0]);
  expect(loudnessAt([], 0.5)).toBe(0);
  expect(loudnessAt([400], 0.5)).toBe(1);
});

test('a movement rises soon and falls slowly, and does not go past its end', () => {
  const rise = towards(0, 1, 100);
  const fall = 1 - towards(1, 0, 100);
  expect(rise).toBeCloseTo(0.63, 2);
  expect(fall).toBeCloseTo(0.22, 2);
  expect(towards(0, 1, 100_000)).toBe(1);
});
