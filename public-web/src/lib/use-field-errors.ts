import { useRef, useState } from 'react';
import { useLocale } from '../translations/use-translations';
import { toasts } from './toasts';

export interface FieldError {
  field: string;
  message: string;
}

/** A rule of the form that the content of a field breaks. `title` is that of the toast. */
export interface BrokenRule<Field extends string> extends FieldError {
  field: Field;
  title: string;
}

/**
 * The errors of a form's fields: the rules that their contents break now (`broken`), each shown once a submit or leaving
 * its field has reported it, and what the server or a file's content has rejected, until that field changes. A change of a
 * field with an error withdraws the toast of the form, identified by `about`.
 */
export function useFieldErrors<Field extends string>(about: string, broken: readonly FieldError[]) {
  const inputs = useRef(new Map<string, HTMLElement>());
  const locale = useLocale();
  const [reported, setReported] = useState<readonly string[]>([]);
  const [rejected, setRejected] = useState<readonly (FieldError & { locale: string })[]>([]);
  const shown = [
    // In the language of the page before, after a switch.
    ...rejected.filter((error) => error.locale === locale),
    ...broken.filter(({ field }) => reported.includes(field)),
  ];
  const errorOf = (field: string) => shown.find((error) => error.field === field)?.message;

  function focusFirst(errors: readonly FieldError[]): void {
    const [first] = errors
      .flatMap(({ field }) => inputs.current.get(field) ?? [])
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    first?.focus();
  }

  return {
    errorOf: (field: Field) => errorOf(field),
    inputOf: (field: Field) => (input: HTMLElement | null) => {
      if (input) inputs.current.set(field, input);
      else inputs.current.delete(field);
    },
    /** Shows all broken rules and focuses the first of their fields. */
    reportBroken(): void {
      setReported(broken.map(({ field }) => field));
      focusFirst(broken);
    },
    /** Shows the broken rule of a field that the visitor has left. */
    reportLeft: (field: Field): void =>
      setReported((before) => (before.includes(field) ? before : [...before, field])),
    /** Shows what was rejected and focuses the first of its fields. */
    reject(errors: readonly FieldError[]): void {
      const isRenewed = ({ field }: FieldError) => errors.some((error) => error.field === field);
      setRejected((before) => [
        ...before.filter((error) => !isRenewed(error)),
        ...errors.map((error) => ({ ...error, locale })),
      ]);
      focusFirst(errors);
    },
    /** The visitor has changed these fields. */
    change(...fields: string[]): void {
      if (fields.some(errorOf)) toasts.withdraw(about);
      setRejected((before) => before.filter(({ field }) => !fields.includes(field)));
    },
    /** The form is empty again. */
    reset(): void {
      setReported([]);
      setRejected([]);
    },
    focus: (field: Field): void => inputs.current.get(field)?.focus(),
  };
}
