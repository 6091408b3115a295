import type { EmailContext } from './email-template.js';
import { ownTextEmail } from './own-text-email.js';
import { Action, SecretLink } from '../composing/parts.js';

interface LinkPayload {
  name: string;
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

const accountLink = {
  audience: 'account',
  values: ({ name }: LinkPayload) => ({ name: () => name }),
  body: (
    { link }: LinkPayload,
    { t, text, line }: EmailContext<'greeting' | 'text' | 'action' | 'lifetime' | 'notYou'>,
  ) => (
    <>
      {text('greeting')}
      {text('text')}
      <SecretLink link={link} removed={t.linkRemoved} label={line('action')} />
      {text('lifetime')}
      {text('notYou')}
    </>
  ),
} as const;

/** Somebody typed the address on the page of opt-outs. Its link is that of each email that offers an opt-out. */
const optOutLink = ownTextEmail('opt-out-link', {
  audience: 'account',
  limit: { count: 3, hours: 24 },
  values: () => ({}),
  body: ({ link }: Pick<LinkPayload, 'link'>, { t, text, line }) => (
    <>
      {text('greeting')}
      {text('text')}
      <SecretLink link={link} removed={t.linkRemoved} label={line('action')} />
      {text('notYou')}
    </>
  ),
});

interface NewsPayload {
  name: string;
}

/** What the person did, or somebody else. */
const accountNews = {
  audience: 'account',
  // Each needs the password, or a link that was emailed.
  limit: { count: 10, hours: 24 },
  values: ({ name }: NewsPayload) => ({ name: () => name }),
  body: (
    _: NewsPayload,
    { text, line, pageUrl }: EmailContext<'greeting' | 'text' | 'notYou' | 'action'>,
  ) => (
    <>
      {text('greeting')}
      {text('text')}
      {text('notYou')}
      <Action href={pageUrl('/auth?mode=forgot')}>{line('action')}</Action>
    </>
  ),
} as const;

export const accountEmails = {
  'opt-out-link': optOutLink,
  // Somebody may sign up with any spelling of an address, and ask again. Whoever reads the mailbox can also set a new password, which
  // verifies the address too.
  'verify-email': ownTextEmail('verify-email', { ...accountLink, limit: { count: 3, hours: 24 } }),
  // By the hour: used up by another person, a daily limit would keep a user from a new password for a day.
  'reset-password': ownTextEmail('reset-password', { ...accountLink, limit: { count: 5, hours: 1 } }),
  'password-changed': ownTextEmail('password-changed', accountNews),
  'new-browser': ownTextEmail('new-browser', accountNews),
  // An owner has at most 20 active tokens.
  'token-made': ownTextEmail('token-made', { ...accountNews, limit: { count: 40, hours: 24 } }),
};
