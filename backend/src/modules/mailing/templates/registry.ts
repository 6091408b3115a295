import { resetPassword, verifyEmail } from './account-emails.js';
import { contactMessage, contactReceipt } from './contact-emails.js';
import type { EmailTemplate } from './email-template.js';
import { entryApproved, entryReceived, entryRejected, entryReturned } from './entry-emails.js';
import { testEmail } from './test-email.js';
import type { EmailTemplateName, EmailTemplates } from './templates.js';

export const EMAIL_TEMPLATES: { [Name in EmailTemplateName]: EmailTemplate<EmailTemplates[Name]> } = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'entry-received': entryReceived,
  'entry-approved': entryApproved,
  'entry-rejected': entryRejected,
  'entry-returned': entryReturned,
  'contact-message': contactMessage,
  'contact-receipt': contactReceipt,
  'test-email': testEmail,
};

/** The template of a row, or null for one that another release wrote. The payload was typed at `queueEmail`. */
export function findTemplate(name: string): EmailTemplate<Record<string, unknown>> | null {
  if (!Object.hasOwn(EMAIL_TEMPLATES, name)) return null;
  return EMAIL_TEMPLATES[name as EmailTemplateName] as unknown as EmailTemplate<Record<string, unknown>>;
}
