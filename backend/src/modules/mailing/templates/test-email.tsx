import type { EmailTemplate } from './email-template.js';
import { Paragraph, Title } from './parts.js';

const testEmail: EmailTemplate<object> = {
  subject: () => 'A test mail from your website',
  audience: 'owner',
  limit: null,
  preview: 'The mails of your website arrive.',
  body: () => (
    <>
      <Title>The mails of your website arrive</Title>
      <Paragraph>You asked for this mail in the console. There is nothing else in it.</Paragraph>
    </>
  ),
};

export const ownerEmails = { 'test-email': testEmail };
