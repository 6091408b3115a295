import type { EmailTemplate } from './email-template.js';
import { Paragraph, Quote, TextLink, Title } from './parts.js';
import type { EmailTemplates } from './templates.js';

export const contactMessage: EmailTemplate<EmailTemplates['contact-message']> = {
  subject: () => 'A message from your website',
  audience: 'owner',
  preview: 'Somebody wrote to you with the contact form.',
  body: ({ name, email, subject, message }) => (
    <>
      <Title>A message from your website</Title>
      <Paragraph>
        From: {name}, <TextLink href={`mailto:${email}`}>{email}</TextLink>
        <br />
        Subject: {subject}
      </Paragraph>
      <Quote>{message}</Quote>
      <Paragraph>An answer to this mail goes nowhere: please write to the address above.</Paragraph>
    </>
  ),
};

/** Repeats nothing of the message: who wrote it may have given the address of somebody else. */
export const contactReceipt: EmailTemplate<EmailTemplates['contact-receipt']> = {
  subject: () => 'Message Sent!',
  audience: 'contact',
  preview: 'Your message has arrived.',
  body: ({ name }) => (
    <>
      <Title>Message Sent!</Title>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>Thank you for writing. Your message has arrived, and you will hear from us.</Paragraph>
    </>
  ),
};
