import { waveformPath } from './waveform-path';

const barsOf = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h4v([\d.]+)h-4z/g)].map(([, left, top, height]) =>
    [left, top, height].map(Number),
  );

test('draws a hundred bars around the middle, each as high as the loudest of its peaks', () => {
  const peaks = Array.from({ length: 800 }, (_, index) => (index === 4 ? 100 : index < 16 ? 50 : 0));

  const bars = barsOf(waveformPath(peaks));

  expect(bars).toHaveLength(100);
  expect(bars[0]).toEqual([1, 0, 44]);
  expect(bars[1]).toEqual([7, 11, 22]);
  expect(bars[2]).toEqual([13, 20.5, 3]);
  expect(bars[99]).toEqual([595, 20.5, 3]);
});

test('draws fewer peaks as broader bars, and keeps invalid peaks inside the box', () => {
  expect(barsOf(waveformPath([50, 400])).map(([, , height]) => height)).toEqual([
    ...Array<number>(50).fill(22),
    ...Array<number>(50).fill(44),
  ]);
});
