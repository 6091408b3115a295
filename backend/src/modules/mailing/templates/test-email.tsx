import type { EmailTemplate } from './email-template.js';
import { Paragraph, Title } from './parts.js';
import type { EmailTemplates } from './templates.js';

export const testEmail: EmailTemplate<EmailTemplates['test-email']> = {
  subject: () => 'A test mail from your website',
  audience: 'owner',
  preview: 'The mails of your website arrive.',
  body: () => (
    <>
      <Title>The mails of your website arrive</Title>
      <Paragraph>You asked for this mail in the console. There is nothing else in it.</Paragraph>
    </>
  ),
};
