// @ts-check
import { table, toJson, verdict } from './report.mjs';

test.each([
  [{ ratio: 0.25, goal: 0.25, spread: 0.2 }, 'reached'],
  [{ ratio: 0.249, goal: 0.25, spread: 0.1 }, 'MISSED'],
  [{ ratio: 0.3, goal: 0.25, spread: 0.31 }, 'reached, rounds 31 % apart'],
  [{ ratio: 80, goal: null, spread: 0 }, ''],
])('%j is "%s"', (result, expected) => {
  expect(verdict(result)).toBe(expected);
});

const results = [
  { name: 'list', ratio: 0.4567, goal: 0.25, spread: 0.034, detail: '9/s to 20/s', product: 9, baseline: 20 },
  { name: 'memory of the API, MB', ratio: 142.4, goal: null, spread: 0, detail: '' },
];

test('the table has a line for each result', () => {
  expect(table(results).split('\n')).toEqual([
    '                       ratio  goal  spread',
    'list                    0.46  0.25     3 %  reached  9/s to 20/s',
    'memory of the API, MB    142           0 %',
  ]);
});

test('the file contains only what programs compare', () => {
  expect(toJson(results)).toEqual([
    { name: 'list', ratio: 0.4567, goal: 0.25, spread: 0.034 },
    { name: 'memory of the API, MB', ratio: 142.4, goal: null, spread: 0 },
  ]);
});
