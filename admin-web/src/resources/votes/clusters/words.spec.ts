import { foundInWords, spanOf, stateOf } from './words';

test.each([
  ['2031-08-01T10:00:00Z', 'within 1 min'],
  ['2031-08-01T10:40:10Z', 'within 41 min'],
  ['2031-08-01T12:00:00Z', 'within 2 h'],
  ['2031-08-01T12:05:00Z', 'within 2 h 5 min'],
  ['2031-08-04T10:00:00Z', 'within 3 days'],
])('votes until %s came %s', (lastAt, span) => {
  expect(spanOf({ firstAt: '2031-08-01T10:00:00Z', lastAt })).toBe(span);
});

test.each([
  [{ votes: 5, quarantined: 0, decided: 0 }, 'Counted', '', 'good'],
  [{ votes: 5, quarantined: 0, decided: 5 }, 'Counted', 'by your decision', 'good'],
  [{ votes: 5, quarantined: 5, decided: 0 }, 'Set aside', 'by itself', 'waiting'],
  [{ votes: 5, quarantined: 5, decided: 5 }, 'Set aside', 'by your decision', 'waiting'],
  [{ votes: 5, quarantined: 2, decided: 1 }, '2 of 5 set aside', '1 by your decision', 'waiting'],
])('of %o, the state is %s %s', (cluster, label, by, tone) => {
  expect(stateOf(cluster)).toEqual({ label, by, tone });
});

test.each([
  [1, '1 group'],
  [199, '199 groups'],
  [200, 'The 200 groups with the most points are listed.'],
])('below %i clusters the page says %s', (clusters, words) => {
  expect(foundInWords(clusters)).toBe(words);
});
