import type { EmailContext } from '../../mailing/composing/define-email.js';
import { SecretLink } from '../../mailing/composing/parts.js';

export interface LinkPayload {
  name: string;
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

/** The email of an account with a link. A press on the link shows that the person reads the mailbox. */
export const accountLink = (
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
);
