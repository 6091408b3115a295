import { inTime } from './in-time';

test.each([
  ['2031-08-04T09:59:00Z', 'in 2 days'],
  ['2031-08-03T09:59:00Z', 'in 47 hours'],
  ['2031-08-01T12:00:00Z', 'in 2 hours'],
  ['2031-08-01T11:59:30Z', 'in 119 minutes'],
  ['2031-08-01T10:00:30Z', 'in 0 minutes'],
  ['2031-08-01T09:00:00Z', 'in 0 minutes'],
])('%s is %s', (instant, words) => {
  expect(inTime(instant, '2031-08-01T10:00:00Z')).toBe(words);
});
