import type { EmailTemplateName } from '@paattu/api-client/email-templates';
import { EMAIL_TEMPLATES } from './registry.js';

/**
 * Why the reader cannot stop an email. Only an email without such a reason honours an opt-out: what it says is of no consequence, because
 * it only confirms what its reader did.
 */
const REASONS = {
  request: 'it answers a request of its reader, or of somebody who typed the address',
  deadline: 'it asks for something within a time',
  change: 'it says that an entry, or what holds for it, has changed',
  account: 'it says what somebody did with the account of its reader',
  work: 'its reader has agreed to do something in the contest',
  owner: 'it goes to the owner',
} as const;

const AUDIENCES: Record<EmailTemplateName, keyof typeof REASONS | 'optional'> = {
  'verify-email': 'request',
  'reset-password': 'request',
  'moderator-invitation': 'request',
  'opt-out-link': 'request',
  'password-changed': 'account',
  'new-browser': 'account',
  'token-made': 'account',
  'contact-receipt': 'request',
  'contact-answer': 'request',
  'entry-link': 'request',
  'entry-address-asked': 'request',
  'erasure-asked': 'request',
  'erasure-held': 'request',
  'erasure-taken-back': 'request',
  'erasure-done': 'request',
  'vote-link': 'request',
  'vote-entry-gone': 'deadline',
  'vote-lost': 'change',
  'vote-entry-back': 'change',
  'entry-proof-asked': 'deadline',
  'entry-video-broken': 'deadline',
  'entry-answered': 'deadline',
  'prize-offer': 'deadline',
  'prize-reminder': 'deadline',
  'prize-resumed': 'deadline',
  'prize-accepted': 'change',
  'entry-approved': 'change',
  'entry-rejected': 'change',
  'entry-returned': 'change',
  'entry-withdrawn': 'change',
  'entry-restored': 'change',
  'entry-changed': 'change',
  'entry-address-changed': 'change',
  'entry-revision-received': 'change',
  'entry-revision-cancelled': 'change',
  'entry-revision-approved': 'change',
  'entry-revision-rejected': 'change',
  'rules-changed': 'change',
  'result-entrant': 'change',
  'result-correction': 'change',
  'jury-invitation': 'work',
  'jury-opened': 'work',
  'jury-reassigned': 'work',
  'jury-extended': 'work',
  'jury-reminder': 'work',
  'contact-message': 'owner',
  'owner-entry-deleted': 'owner',
  'owner-notice': 'owner',
  'owner-digest': 'owner',
  'owner-prize': 'owner',
  'test-email': 'owner',
  'entry-received': 'optional',
  'entry-video-mended': 'optional',
};

const rows = Object.entries(AUDIENCES).map(
  ([name, reason]) =>
    [name, reason === 'optional' ? 'it only confirms what its reader did' : REASONS[reason], reason] as const,
);

// @trust needed-emails
test.each(rows)('%s: %s', (name, _, reason) => {
  const { audience } = EMAIL_TEMPLATES[name as EmailTemplateName];
  const expected = reason === 'optional' ? 'entrant' : reason === 'owner' ? 'owner' : 'account';
  expect(audience).toBe(expected);
});

test('each template is listed', () => {
  expect(Object.keys(AUDIENCES).sort()).toEqual(Object.keys(EMAIL_TEMPLATES).sort());
});
