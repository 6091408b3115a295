import type { ReasonLists } from '../../entries/api';
import { newReason, toData, toValues } from './reason-values';

test('the form sends a reason as it was stored, with the findings that it is the likeliest for', () => {
  const reason = {
    id: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10',
    label: 'Another song',
    text: 'The video has another song.',
    textMalayalam: null,
    findings: ['too-long' as const],
    isArchived: false,
  };
  const lists: ReasonLists = { id: 'all', reject: [reason], disapprove: [], used: [], version: '1' };
  expect(toData(toValues(lists))).toEqual({ reject: [reason], disapprove: [] });
});

test('a new reason is the likeliest for nothing', () => {
  expect(newReason().findings).toEqual([]);
});
