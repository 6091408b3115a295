import { countInWords, deletedInWords, forecastInWords } from './in-words';

const day = (instant: string) => instant.slice(0, 10);
const none = { kind: 'rejected-photo' as const, upcoming: [], laterCount: 0, heldCount: 0 };

test('a forecast says what goes on which day, what later, and what a hold keeps', () => {
  const upcoming = [
    { at: '2026-12-14T21:30:00.000Z', count: 312 },
    { at: '2026-12-15T21:30:00.000Z', count: 1 },
  ];
  expect(forecastInWords({ ...none, upcoming, laterCount: 20, heldCount: 5 }, day)).toBe(
    'On 2026-12-14: 312 photos of rejected entries. On 2026-12-15: 1 photo of a rejected entry. ' +
      'Later: 20 photos of rejected entries. A legal hold keeps 5 photos of rejected entries.',
  );
});

test('a forecast of nothing is a sentence too', () => {
  expect(forecastInWords(none, day)).toBe('Nothing that exists now.');
});

test('a report says what was deleted, the most first', () => {
  expect(deletedInWords({ email: 1, 'rejected-photo': 1_312, captcha: 0 })).toBe(
    '1,312 photos of rejected entries, 1 email of the site',
  );
  expect(deletedInWords({ captcha: 0 })).toBeNull();
});

test('a kind of another release has records', () => {
  expect(countInWords('postcard', 2)).toBe('2 other records');
});
