import type { Contest } from '../contests/api';
import { juryContests } from './use-jury-contests';

const winnerAt = '2031-08-18T00:00:00Z';
const listed = (...states: Contest['state'][]) =>
  juryContests(states.map((state, index) => ({ id: `${state} ${index}`, state, winnerAt }) as Contest)).map(
    ({ id }) => id,
  );

test.each([
  [
    'the current one is under way',
    ['scheduled', 'judging', 'archived'],
    ['judging 1', 'archived 2', 'scheduled 0'],
  ],
  [
    'the current one is decided',
    ['scheduled', 'decided', 'archived'],
    ['scheduled 0', 'decided 1', 'archived 2'],
  ],
  ['two are scheduled', ['scheduled', 'scheduled', 'decided'], ['scheduled 1', 'scheduled 0', 'decided 2']],
  ['none is announced yet', ['scheduled'], ['scheduled 0']],
  ['one is a draft', ['draft', 'decided'], ['decided 1']],
] as const)('when %s', (_, states, ids) => {
  expect(listed(...states)).toEqual(ids);
});
