import { defineOwnerEmail } from '../composing/define-email.js';
import { Paragraph, Title } from '../composing/parts.js';

export const testEmail = defineOwnerEmail({
  name: 'test-email',
  label: 'test email',
  limit: null,
  subject: () => 'A test email from your website',
  preview: () => 'The emails of your website arrive.',
  body: (_: object) => (
    <>
      <Title>The emails of your website arrive</Title>
      <Paragraph>You requested this email in the console.</Paragraph>
    </>
  ),
});
