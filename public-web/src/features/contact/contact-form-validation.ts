import { isEmailAddress } from '@paattu/api-client/rules';
import type { FieldError } from '../../lib/use-field-errors';
import type { Translations } from '../../translations/catalogue';

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type ContactMessage = Record<(typeof FIELDS)[number], string>;

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '' };

export interface ContactFormError {
  toast: { title: string; description: string };
  fieldErrors: FieldError[];
}

/** The errors of the blank fields, else the error of an invalid email; null for a valid message. */
export function validateContactForm(
  message: ContactMessage,
  t: Translations['contact'],
): ContactFormError | null {
  const fieldErrors = FIELDS.filter((field) => !message[field].trim()).map((field) => ({
    field,
    message: t.missingFields[field],
  }));
  if (fieldErrors.length) return { toast: t.missing, fieldErrors };
  if (isEmailAddress(message.email)) return null;
  return { toast: t.invalidEmail, fieldErrors: [{ field: 'email', message: t.invalidEmail.description }] };
}
