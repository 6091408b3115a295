/** The name of each email template of the server. */
export type EmailTemplateName =
  | 'verify-email'
  | 'reset-password'
  | 'moderator-invitation'
  | 'contact-message'
  | 'contact-receipt'
  | 'contact-answer'
  | 'entry-received'
  | 'entry-approved'
  | 'entry-rejected'
  | 'entry-returned'
  | 'rules-changed'
  | 'test-email';
