import type { Reason } from '../api';
import { likeliestReason } from './likeliest-reason';

function reason(
  id: string,
  recentUses: number,
  action: Reason['action'] = 'reject',
  findings: Reason['findings'] = [],
): Reason {
  return { id, action, label: id, text: id, textMalayalam: null, findings, recentUses };
}

test('is the first of the list while none was used', () => {
  const reasons = [reason('return', 0, 'disapprove'), reason('paper', 0), reason('song', 0)];
  expect(likeliestReason(reasons, 'reject')?.id).toBe('paper');
  expect(likeliestReason(reasons, 'disapprove')?.id).toBe('return');
});

test('is the one that was used most lately, of the same decision', () => {
  const reasons = [
    reason('return', 50, 'disapprove'),
    reason('paper', 3),
    reason('song', 7),
    reason('rules', 6),
  ];
  expect(likeliestReason(reasons, 'reject')?.id).toBe('song');
});

test('is the earlier one of two that were used as often', () => {
  expect(likeliestReason([reason('paper', 1), reason('song', 4), reason('rules', 4)], 'reject')?.id).toBe(
    'song',
  );
});

test('is one for what was found, however often others were used', () => {
  const reasons = [
    reason('paper', 40),
    reason('video', 0, 'reject', ['missing', 'live']),
    reason('rules', 3, 'reject', ['too-long']),
    reason('length', 5, 'reject', ['too-long']),
    reason('returned', 50, 'disapprove', ['too-long']),
  ];
  expect(likeliestReason(reasons, 'reject', ['unlisted', 'too-long'])?.id).toBe('length');
  expect(likeliestReason(reasons, 'reject', ['missing', 'too-long'])?.id).toBe('video');
  expect(likeliestReason(reasons, 'reject', ['unlisted'])?.id).toBe('paper');
});

test('is none in an empty list', () => {
  expect(likeliestReason([reason('return', 1, 'disapprove')], 'reject')).toBeNull();
});
