import { defineOwnerEmail } from '../composing/define-email.js';
import { Action, Paragraph, Title } from '../composing/parts.js';

const SUBJECT = 'The mail server of your website was changed';

interface Payload {
  /** The name of the new server, with its port. */
  server: string;
}

/** Sent through the former server: the new one may take emails and drop them. */
export const mailServerChanged = defineOwnerEmail({
  name: 'mail-server-changed',
  label: 'other mail server',
  limit: null,
  subject: () => SUBJECT,
  preview: () => 'Its emails go through the account that was just set.',
  body: ({ server }: Payload, { pageUrl }) => (
    <>
      <Title>{SUBJECT}</Title>
      <Paragraph>
        The mail server was set in the console just now. From now on, your website sends its emails through
        {server}, with the account that was typed there. This email is the last one with the former account.
      </Paragraph>
      <Paragraph>
        If it was not you, somebody else uses your account, and can read the emails of your website. Please
        change your password at once, which signs out all other browsers, and set your mail server again in
        Settings. Do not ask for a link to set a new password: it would go the new way.
      </Paragraph>
      <Action href={pageUrl('/auth?mode=change-password&returnTo=/admin/settings/email/server')}>
        Change the password
      </Action>
    </>
  ),
});
