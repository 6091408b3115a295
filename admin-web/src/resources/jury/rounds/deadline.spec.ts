import { deadlineOf, instantOfDeadline, validateDeadline } from './deadline';

const contest = { timeZone: 'Asia/Kolkata', winnerAt: '2098-08-18T00:00:00.000Z' };

test('a deadline is a clock time in the zone of the contest', () => {
  expect(deadlineOf('2098-08-17T12:30:00.000Z', contest)).toBe('2098-08-17T18:00');
  expect(instantOfDeadline('2098-08-17T18:00', contest)).toBe('2098-08-17T12:30:00.000Z');
});

test.each([
  ['', /^Please enter the day and the time$/],
  ['0202-08-17T18:00', /^Please enter the day and the time$/],
  ['2020-08-17T18:00', /^This time has passed$/],
  ['2098-08-18T05:30', /^This is not before the winner is announced, at 05:30 on Monday 18 August/],
])('rejects %s', (deadline, sentence) => {
  expect(validateDeadline(deadline, contest).closesAt?.message).toMatch(sentence);
});

test('accepts the last minute before the announcement of the winner', () => {
  expect(validateDeadline('2098-08-18T05:29', contest)).toEqual({});
});
