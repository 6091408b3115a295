import type { EmailTemplate } from './email-template.js';
import { Action, Paragraph, Title } from './parts.js';
import type { EmailTemplates } from './templates.js';

/** Stands in a mail that was sent: its link is as good as a password, so nothing of it is kept. */
const LINK_REMOVED = '(link removed after sending)';

/** The link is missing from a mail that was sent. */
type Shown<Name extends 'verify-email' | 'reset-password'> = Omit<EmailTemplates[Name], 'link'> & {
  link?: string;
};

function LinkAction({ link, children }: { link: string | undefined; children: string }) {
  return link === undefined ? <Paragraph>{LINK_REMOVED}</Paragraph> : <Action href={link}>{children}</Action>;
}

export const verifyEmail: EmailTemplate<Shown<'verify-email'>> = {
  subject: () => 'Confirm your email address',
  audience: 'account',
  preview: 'One click, and your account is ready.',
  body: ({ name, link }) => (
    <>
      <Title>Confirm your email address</Title>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>Thank you for signing up. Please confirm that this address is yours.</Paragraph>
      <LinkAction link={link}>Confirm my address</LinkAction>
      <Paragraph>The link works once, within 24 hours.</Paragraph>
      <Paragraph>
        If you did not sign up, please do not follow it: somebody else typed your address, and the account
        would be theirs.
      </Paragraph>
    </>
  ),
};

export const resetPassword: EmailTemplate<Shown<'reset-password'>> = {
  subject: () => 'Choose a new password',
  audience: 'account',
  preview: 'The link in this mail works once, within an hour.',
  body: ({ name, link }) => (
    <>
      <Title>Choose a new password</Title>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        Somebody, most likely you, asked for a new password or signed up once more with this address, which
        has an account already.
      </Paragraph>
      <LinkAction link={link}>Choose a new password</LinkAction>
      <Paragraph>
        The link works once, within an hour. A new password signs you out wherever you are signed in.
      </Paragraph>
      <Paragraph>If it was not you, there is nothing to do: your password stays as it is.</Paragraph>
    </>
  ),
};
