import type { EmailContext } from './email-template.js';
import { ownTextEmail } from './own-text-email.js';
import { Action, SecretLink } from './parts.js';
import { plainName } from './plain-name.js';

interface LinkPayload {
  name: string;
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

const accountLink = {
  audience: 'account',
  // AccountLinksService limits them.
  limit: null,
  values: ({ name }: LinkPayload) => ({ name: () => plainName(name) }),
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

interface NewsPayload {
  name: string;
}

/** What the person did, or somebody else. */
const accountNews = {
  audience: 'account',
  // Each needs the password, or a link that was emailed.
  limit: { count: 10, hours: 24 },
  values: ({ name }: NewsPayload) => ({ name: () => plainName(name) }),
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
  'verify-email': ownTextEmail('verify-email', accountLink),
  'reset-password': ownTextEmail('reset-password', accountLink),
  'password-changed': ownTextEmail('password-changed', accountNews),
  'new-browser': ownTextEmail('new-browser', accountNews),
};
