import type { EmailTranslations } from '../../../translations/index.js';
import type { EmailTemplate } from './email-template.js';
import { Action, Paragraph, Title } from './parts.js';
import { plainName } from './plain-name.js';

interface LinkPayload {
  name: string;
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

type Sentences = EmailTranslations['verifyEmail'];

function AccountLink({
  t,
  sentences,
  payload,
}: {
  t: EmailTranslations;
  sentences: Sentences;
  payload: LinkPayload;
}) {
  const link = payload.link as string | undefined;
  return (
    <>
      <Title>{sentences.subject}</Title>
      <Paragraph>{t.helloTo(plainName(payload.name))}</Paragraph>
      <Paragraph>{sentences.text}</Paragraph>
      {link === undefined ? (
        <Paragraph>{t.linkRemoved}</Paragraph>
      ) : (
        <Action href={link}>{sentences.action}</Action>
      )}
      <Paragraph>{sentences.lifetime}</Paragraph>
      <Paragraph>{sentences.notYou}</Paragraph>
    </>
  );
}

const verifyEmail: EmailTemplate<LinkPayload> = {
  subject: (t) => t.verifyEmail.subject,
  audience: 'account',
  // AccountLinksService limits them.
  limit: null,
  preview: (t) => t.verifyEmail.preview,
  body: (payload, { t }) => <AccountLink t={t} sentences={t.verifyEmail} payload={payload} />,
};

const resetPassword: EmailTemplate<LinkPayload> = {
  subject: (t) => t.resetPassword.subject,
  audience: 'account',
  // AccountLinksService limits them.
  limit: null,
  preview: (t) => t.resetPassword.preview,
  body: (payload, { t }) => <AccountLink t={t} sentences={t.resetPassword} payload={payload} />,
};

export const accountEmails = { 'verify-email': verifyEmail, 'reset-password': resetPassword };
