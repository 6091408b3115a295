import type { EmailTemplate } from './email-template.js';
import { Action, Greeting, Paragraph, Title } from './parts.js';

/** Replaces the link once the email was sent. The link is as good as a password, so it is not stored any longer. */
const LINK_REMOVED = '(link removed after sending)';

interface LinkPayload {
  name: string;
  link: string;
}

function LinkAction({ link, children }: { link: string | undefined; children: string }) {
  return link === undefined ? <Paragraph>{LINK_REMOVED}</Paragraph> : <Action href={link}>{children}</Action>;
}

const verifyEmail: EmailTemplate<LinkPayload> = {
  subject: () => 'Confirm your email address',
  audience: 'account',
  // AccountLinksService limits them.
  limit: null,
  preview: 'One click, and your account is ready.',
  body: ({ name, link }) => (
    <>
      <Title>Confirm your email address</Title>
      <Greeting name={name} />
      <Paragraph>Thank you for signing up. Please confirm that this address is yours.</Paragraph>
      <LinkAction link={link}>Confirm my address</LinkAction>
      <Paragraph>The link works once, within 24 hours.</Paragraph>
      <Paragraph>
        If you did not sign up, please do not follow it. Somebody else typed your address, and the account
        would be theirs.
      </Paragraph>
    </>
  ),
};

const resetPassword: EmailTemplate<LinkPayload> = {
  subject: () => 'Choose a new password',
  audience: 'account',
  // AccountLinksService limits them.
  limit: null,
  preview: 'The link in this email works once, within an hour.',
  body: ({ name, link }) => (
    <>
      <Title>Choose a new password</Title>
      <Greeting name={name} />
      <Paragraph>
        Somebody, most likely you, asked for a new password, or signed up again with this address, which
        already has an account.
      </Paragraph>
      <LinkAction link={link}>Choose a new password</LinkAction>
      <Paragraph>
        The link works once, within an hour. A new password signs you out wherever you are signed in.
      </Paragraph>
      <Paragraph>If it was not you, you need not do anything: your password stays the same.</Paragraph>
    </>
  ),
};

export const accountEmails = { 'verify-email': verifyEmail, 'reset-password': resetPassword };
