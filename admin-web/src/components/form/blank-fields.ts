import { get, set } from 'react-hook-form';
import { fieldError, type FieldErrors } from '../../lib/field-error';
import { commonSentences } from '../../lib/sentences';

type Field = Pick<HTMLInputElement, 'name' | 'type' | 'required'>;

/** A form, or what it has of one. */
interface Fields {
  elements: Iterable<unknown>;
}

/** What the form marks as needed is asked for before it is sent, also where only the server knew that it is needed. */
export function withBlankFields(errors: FieldErrors, values: object, form: Fields | null): FieldErrors {
  const found = { ...errors };
  for (const { name, type, required } of (form?.elements ?? []) as Iterable<Field>) {
    const value: unknown = required && name ? get(values, name) : undefined;
    const isBlank = value === null || (typeof value === 'string' && value.trim() === '');
    if (isBlank && !get(found, name)) set(found, name, missing(type));
  }
  return found;
}

/** What is needed, by the types of form elements. The others take a text. */
const NEEDED: Record<string, keyof typeof commonSentences.needed> = {
  date: 'day',
  'datetime-local': 'time',
  number: 'number',
  'select-one': 'choice',
  radio: 'choice',
  file: 'file',
};

const missing = (type: string) =>
  fieldError(commonSentences.missingInformation, commonSentences.needed[NEEDED[type] ?? 'text']);
