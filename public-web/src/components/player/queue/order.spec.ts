import { moved, placeOf } from './order';

test('an item moves up or down, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 2, 0)).toEqual(['c', 'a', 'b', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

test('a row takes the place of another one once it has passed its middle', () => {
  const boxes = [0, 60, 120, 180].map((top) => ({ top, bottom: top + 60 }));
  const places = (from: number, offsets: number[]) => offsets.map((offset) => placeOf(boxes, from, offset));

  expect(places(1, [0, 30, 31, 91])).toEqual([1, 1, 2, 3]);
  expect(places(1, [-29, -30, -31])).toEqual([1, 0, 0]);
  expect(places(3, [-31, -151])).toEqual([2, 0]);
});
