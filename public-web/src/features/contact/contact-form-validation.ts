import { isInvalidEmail } from '@paattu/shared/rules';
import type { FieldError } from '../../lib/use-field-errors';
import type { Translations } from '../../translations/catalogue';

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type ContactMessage = Record<(typeof FIELDS)[number], string>;

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '' };

export interface ContactFormError {
  toast: { title: string; description: string };
  fieldErrors: FieldError[];
}

/** The errors of all fields, with the toast of the first kind: blank fields, then an invalid email. Null for a valid message. */
export function validateContactForm(
  message: ContactMessage,
  t: Translations['contact'],
): ContactFormError | null {
  const missing = FIELDS.filter((field) => !message[field].trim()).map((field) => ({
    field,
    message: t.missingFields[field],
  }));
  const invalid = isInvalidEmail(message.email)
    ? [{ field: 'email', message: t.invalidEmail.description }]
    : [];
  const fieldErrors = [...missing, ...invalid];
  if (fieldErrors.length === 0) return null;
  return { toast: missing.length > 0 ? t.missing : t.invalidEmail, fieldErrors };
}
