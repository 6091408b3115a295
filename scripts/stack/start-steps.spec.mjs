// @ts-check
import { StartSteps } from './start-steps.mjs';

/** @type {string[]} */
let lines;
/** @type {StartSteps} */
let steps;

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  steps = new StartSteps('API', (line) => lines.push(line));
});

afterEach(() => {
  steps.end();
  jest.useRealTimers();
});

test('the first step is printed at once, and of many the latest every two seconds', () => {
  for (let entry = 1; entry <= 40; entry += 1) {
    steps.begin(`entry ${entry} of 40`);
    jest.advanceTimersByTime(100);
  }
  expect(lines[0]).toBe('API: entry 1 of 40 ...');
  expect(lines.length).toBeLessThanOrEqual(4);
  jest.advanceTimersByTime(2_000);
  expect(lines.at(-1)).toBe('API: entry 40 of 40 ...');
});

test('a step that takes long is named again every ten seconds, with its time', () => {
  steps.begin('waiting for PostgreSQL');
  jest.advanceTimersByTime(32_000);
  expect(lines).toEqual([
    'API: waiting for PostgreSQL ...',
    'API: still waiting for PostgreSQL, for 10 s ...',
    'API: still waiting for PostgreSQL, for 20 s ...',
    'API: still waiting for PostgreSQL, for 30 s ...',
  ]);
});

test('a start that is over prints no more', () => {
  steps.begin('reading the settings');
  steps.begin('waiting for PostgreSQL');
  steps.end();
  jest.advanceTimersByTime(60_000);
  expect(lines).toEqual(['API: reading the settings ...']);
});
