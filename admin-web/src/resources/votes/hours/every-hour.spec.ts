import { everyHour } from './every-hour';

const hour = (of: number, counted: number) => ({
  hour: `2031-08-01T0${of}:00:00.000Z`,
  counted,
  quarantined: 0,
});

test.each([
  ['nothing without votes', [], undefined, []],
  [
    'the hours without votes as well',
    [hour(1, 3), hour(4, 2)],
    undefined,
    [hour(1, 3), hour(2, 0), hour(3, 0), hour(4, 2)],
  ],
  ['only the last ones', [hour(1, 3), hour(4, 2)], 2, [hour(3, 0), hour(4, 2)]],
])('returns %s', (_, hours, count, shown) => {
  expect(everyHour(hours, count)).toEqual(shown);
});
