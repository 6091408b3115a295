import type { EmailContext } from './email-template.js';
import { ownTextEmail } from './own-text-email.js';
import { SecretLink } from './parts.js';
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

export const accountEmails = {
  'verify-email': ownTextEmail('verify-email', accountLink),
  'reset-password': ownTextEmail('reset-password', accountLink),
};
