import { weightedMark } from './criteria.js';

test.each([
  [0, 0, 0],
  [20, 20, 10],
  [20, 0, 6],
  [0, 20, 4],
  [15, 11, 6.7],
])('%i and %i half points weigh %f', (rendition, engagement, mark) => {
  expect(weightedMark({ rendition, engagement })).toBe(mark);
});
