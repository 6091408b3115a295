import type { EmailTemplate } from './email-template.js';
import { Paragraph, Title } from './parts.js';

const testEmail: EmailTemplate<object> = {
  audience: 'owner',
  limit: null,
  texts: () => ({
    subject: 'A test email from your website',
    preview: 'The emails of your website arrive.',
  }),
  values: () => ({}),
  body: () => (
    <>
      <Title>The emails of your website arrive</Title>
      <Paragraph>You requested this email in the console.</Paragraph>
    </>
  ),
};

export const ownerEmails = { 'test-email': testEmail };
