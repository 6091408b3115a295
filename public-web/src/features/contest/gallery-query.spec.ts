import { rankOf } from './gallery-query';

test.each([
  ['most', '', [1, 2, 3]],
  ['fewest', '', [3, 2, 1]],
  ['newest', '', [undefined, undefined, undefined]],
  ['most', 'anju', [undefined, undefined, undefined]],
] as const)('of 3 entries, %s viewed first, searched for “%s”, the ranks are %j', (order, search, ranks) => {
  expect([0, 1, 2].map((position) => rankOf(position, 3, { order, search }))).toEqual(ranks);
});
