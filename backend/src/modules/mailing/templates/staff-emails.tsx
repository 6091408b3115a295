import { ownTextEmail } from './own-text-email.js';
import { SecretLink } from '../composing/parts.js';

interface InvitationPayload {
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

const moderatorInvitation = ownTextEmail('moderator-invitation', {
  audience: 'account',
  limit: { count: 5, hours: 24 },
  values: () => ({}),
  body: ({ link }: InvitationPayload, { t, text, line }) => (
    <>
      {text('greeting')}
      {text('text')}
      <SecretLink link={link} removed={t.linkRemoved} label={line('action')} />
      {text('account')}
      {text('lifetime')}
      {text('notYou')}
    </>
  ),
});

export const staffEmails = { 'moderator-invitation': moderatorInvitation };
