import { templates } from '../../../../test/render-email.js';
import { idOf, listRefs, readRef } from './email-ref.js';

const contestId = '0d3f4a52-6f0b-4d5c-9f3e-1a2b3c4d5e6f';

test('each email with own texts has an id, and the id names it', () => {
  for (const ref of listRefs(templates, contestId)) expect(readRef(templates, idOf(ref))).toEqual(ref);
});

test('an id in upper case names the same email', () => {
  expect(readRef(templates, `entry-approved_${contestId.toUpperCase()}`)).toEqual({
    template: templates.find('entry-approved'),
    contestId,
  });
});

test('without a contest, only the emails of the site are listed', () => {
  expect(listRefs(templates, null).map(idOf)).toEqual([
    'entry-link',
    'erasure-asked',
    'erasure-held',
    'erasure-taken-back',
    'erasure-done',
    'opt-out-link',
    'verify-email',
    'reset-password',
    'moderator-invitation',
    'contact-receipt',
    'contact-answer',
    'backup-failed',
    'backup-unreadable',
    'backup-overdue',
  ]);
});

test.each([
  'test-email',
  'constructor',
  'entry-approved',
  'entry-approved_1',
  `verify-email_${contestId}`,
  `entry-approved_${contestId}_`,
  '',
])('%j names no email with own texts', (id) => {
  expect(readRef(templates, id)).toBeNull();
});
