import { isEmail } from '../../lib/email';
import type { FieldFault } from '../../lib/use-field-faults';
import { contact as t } from '../../translations/contact';

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type Letter = Record<(typeof FIELDS)[number], string>;

export const EMPTY_LETTER: Letter = { name: '', email: '', subject: '', message: '' };

export interface LetterProblem {
  toast: { title: string; description: string };
  faults: FieldFault[];
}

/** What keeps a letter from being sent: all that is missing, blanks being nothing, else an address that is none. */
export function problemOf(letter: Letter): LetterProblem | null {
  const faults = FIELDS.filter((field) => !letter[field].trim()).map((field) => ({
    field,
    message: t.missingFields[field],
  }));
  if (faults.length) return { toast: t.missing, faults };
  if (isEmail(letter.email)) return null;
  return { toast: t.invalidEmail, faults: [{ field: 'email', message: t.invalidEmail.description }] };
}
