import { defineOwnerEmail } from '../composing/define-email.js';
import { Action, Paragraph, Title } from '../composing/parts.js';

const SUBJECT = 'Your website sends its emails another way now';

interface Payload {
  /** The name of the new server, with its port. */
  server: string;
}

/** Sent through the server of before: what the new one takes, it need not deliver. */
export const mailServerChanged = defineOwnerEmail({
  name: 'mail-server-changed',
  label: 'other mail server',
  limit: null,
  subject: () => SUBJECT,
  preview: () => 'Its mail server was changed in the console.',
  body: ({ server }: Payload, { pageUrl }) => (
    <>
      <Title>{SUBJECT}</Title>
      <Paragraph>
        The mail server was changed in the console just now. From now on, your website sends its emails
        through {server}. This is the last email through the server of before.
      </Paragraph>
      <Paragraph>
        If it was not you, somebody else uses your account, and can read the emails of your website. Please
        change your password at once, which signs out all other browsers, and set your mail server again in
        Settings. Do not ask for a link to set a new password: it would go through {server}.
      </Paragraph>
      <Action href={pageUrl('/auth?mode=change-password&returnTo=/admin/settings')}>
        Change the password
      </Action>
    </>
  ),
});
