import { ticksOf } from './ticks';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

test.each([
  [1, 'day', ['1']],
  [7, 'day', ['1', '2', '3', '4', '5', '6', '7']],
  [8, 'day', ['1', '8']],
  [30, 'day', ['2', '9', '16', '23', '30']],
  [90, 'day', ['6', '20', '34', '48', '62', '76', '90']],
  [4, 'month', ['1', '2', '3', '4']],
  [14, 'month', ['2', '5', '8', '11', '14']],
  [40, 'month', ['4', '16', '28', '40']],
] as const)('of %i bars, each a %s, the ticks are regular and end with the last', (count, unit, ticks) => {
  expect(ticksOf(numbers(count), unit)).toEqual(ticks);
});
