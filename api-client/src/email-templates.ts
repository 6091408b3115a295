/** The name of each email template of the server. */
export const EMAIL_TEMPLATE_NAMES = [
  'verify-email',
  'reset-password',
  'contact-message',
  'contact-receipt',
  'entry-received',
  'entry-approved',
  'entry-rejected',
  'entry-returned',
  'test-email',
] as const;

export type EmailTemplateName = (typeof EMAIL_TEMPLATE_NAMES)[number];
