import { formatCount } from '../../lib/format';
import type { Moderator } from './api';
import { inLanguage } from '../../lib/language';

const STATUS: Record<Moderator['status'], string> = {
  invited: 'Invited',
  expired: 'Expired',
  active: 'Active',
  revoked: 'Revoked',
};

export const moderatorSentences = inLanguage('moderators', {
  /** The first sentence of the page. */
  say: (active: number) =>
    active === 0
      ? 'You look after the site alone.'
      : active === 1
        ? 'You look after the site with 1 moderator.'
        : `You look after the site with ${active} moderators.`,
  list: 'Moderators and invitations',
  intro:
    'People who help you. A moderator checks entries and answers messages, and sees nothing else of this console.',
  status: STATUS,
  filter: 'Show moderators',
  loadFailed: 'Error Loading Moderators',
  empty: 'No moderators yet',
  emptyText: 'Invite somebody with the form above.',
  emptyKept: 'You can invite somebody once a mail server is set.',
  email: 'Email',
  name: 'Name',
  invitedOn: 'Invited',
  invitedAt: (date: string) => `invited ${date}`,
  inviteForm: 'Invite a moderator',
  needFactor: 'Each moderator needs a passkey or an app for codes. Until then, only Your account is open.',
  beside: 'Beside the password',
  factor: { has: 'Passkey or app', none: 'Password alone', locked: 'Password alone: must add one' },
  withoutFactor: {
    optional: (count: number) =>
      count === 1
        ? '1 moderator has the password alone. If you tick this, that person still signs in with it, and sees nothing but Your account until a passkey or an app is added there.'
        : `${formatCount(count)} moderators have the password alone. If you tick this, they still sign in with it, and see nothing but Your account until they add a passkey or an app there.`,
    needed: (count: number) =>
      count === 1
        ? '1 moderator has the password alone: after the next sign-in, and in a console that is open, only Your account is shown until a passkey or an app is added there.'
        : `${formatCount(count)} moderators have the password alone: after the next sign-in, and in a console that is open, they see only Your account until they add a passkey or an app there.`,
  },
  factorNeeded: 'Moderators need a passkey or an app now',
  factorOptional: 'Moderators need the password alone now',
  ruleFailed: 'Failed to save what moderators need',
  invite: 'Invite',
  language: 'Language of the email',
  invited: (email: string) => `Invitation to ${email} queued`,
  inviteFailed: 'Failed to send the invitation',
  inviteHint: 'The link in the email works for seven days.',
  /** Without a mail server. */
  needsServer: 'An invitation is an email, and no mail server is set.',
  linkLogged:
    'No email is sent. The terminal in which the site runs shows the link, which works for seven days.',
  inviteAgain: 'Send Again',
  revoke: 'Revoke',
  revokeTitle: (email: string) => `Revoke the rights of ${email}?`,
  revokeText:
    'The invitation stops working, and a moderator can no longer open this console, from this moment on. You can invite the person again.',
  revoked: (email: string) => `${email} is no moderator any more`,
  revokeFailed: 'Failed to revoke the rights',
  invalidEmail: 'Invalid Email',
  invalidEmailText: 'Please enter a valid email address',
});
