import { emailLink } from '@paattu/api-client/rules';
import type { EmailTemplate } from './email-template.js';
import { Paragraph, Quote, TextLink, Title } from './parts.js';

interface MessagePayload {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const contactMessage: EmailTemplate<MessagePayload> = {
  subject: () => 'A message from your website',
  audience: 'owner',
  // The console lists every contact message.
  limit: { count: 60, hours: 1 },
  preview: () => 'Somebody wrote to you with the contact form.',
  body: ({ name, email, subject, message }) => (
    <>
      <Title>A message from your website</Title>
      <Paragraph>
        From: {name}, <TextLink href={emailLink(email)}>{email}</TextLink>
        <br />
        Subject: {subject}
      </Paragraph>
      <Quote>{message}</Quote>
      <Paragraph>Please write to the address above. Nobody reads replies to this email.</Paragraph>
    </>
  ),
};

/** Repeats nothing of the contact message, because its sender may have typed the address of another person. */
const contactReceipt: EmailTemplate<object> = {
  subject: (t) => t.contactReceipt.subject,
  audience: 'contact',
  limit: { count: 3, hours: 24 },
  preview: (t) => t.contactReceipt.preview,
  body: (_payload, { t }) => (
    <>
      <Title>{t.contactReceipt.subject}</Title>
      <Paragraph>{t.hello}</Paragraph>
      <Paragraph>{t.contactReceipt.text}</Paragraph>
    </>
  ),
};

export const contactEmails = { 'contact-message': contactMessage, 'contact-receipt': contactReceipt };
