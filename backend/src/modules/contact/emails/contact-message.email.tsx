import { emailLink } from '@paattu/shared/rules';
import { defineOwnerEmail } from '../../mailing/composing/define-email.js';
import { Paragraph, Quote, TextLink, Title } from '../../mailing/composing/parts.js';
import { plainName } from '../../mailing/composing/plain-name.js';

interface MessagePayload {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const contactMessage = defineOwnerEmail({
  name: 'contact-message',
  label: 'contact message',
  // `owner-notice` reports how many others there are.
  limit: { count: 60, hours: 1 },
  subject: () => 'A message from your website',
  preview: () => 'Somebody wrote to you with the contact form.',
  body: ({ name, email, subject, message }: MessagePayload) => (
    <>
      <Title>A message from your website</Title>
      <Paragraph>
        From: {plainName(name)}, <TextLink href={emailLink(email)}>{email}</TextLink>
        <br />
        Subject: {subject}
      </Paragraph>
      <Quote>{message}</Quote>
      <Paragraph>Please write to the address above. Replies to this email are not read.</Paragraph>
    </>
  ),
});
