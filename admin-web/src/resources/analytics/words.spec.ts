import { changeOf } from './words';

test.each([
  [0, 0, '', 'none, as before'],
  [3, 0, '', 'none before'],
  [5, 5, '', 'as many as before'],
  [39, 17, '+22', 'from 17'],
  [0, 49, '−49', 'from 49'],
  [51, 50, '+2%', 'from 50'],
  [8_344, 6_946, '+20%', 'from 6,946'],
  [1_204, 1_295, '−7%', 'from 1,295'],
  [0, 100, '−100%', 'from 100'],
  [1_001, 1_000, '+1', 'from 1,000'],
  [5_00_000, 50, '+9,99,900%', 'from 50'],
])('%i after %i', (count, previous, change, from) => {
  expect(changeOf(count, previous)).toEqual({ change, from });
});
