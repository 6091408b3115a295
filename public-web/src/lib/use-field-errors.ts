import { useRef, useState } from 'react';
import type { ErrorDetail } from './api-error';

/** The errors of a form's fields. Each appears at its field until the visitor changes that field. */
export function useFieldErrors<Field extends string>() {
  const inputs = useRef(new Map<string, HTMLElement>());
  const [fieldErrors, setErrors] = useState<readonly ErrorDetail[]>([]);

  return {
    errorOf: (field: Field): string | undefined =>
      fieldErrors.find((error) => error.field === field)?.message,
    inputOf: (field: Field) => (input: HTMLElement | null) => {
      if (input) inputs.current.set(field, input);
      else inputs.current.delete(field);
    },
    /** Shows the errors and focuses the first of their fields. */
    mark(found: readonly ErrorDetail[]): void {
      setErrors(found);
      const first = found.find(({ field }) => inputs.current.has(field));
      if (first) inputs.current.get(first.field)?.focus();
    },
    clear: (...fields: string[]): void =>
      setErrors((before) => before.filter(({ field }) => !fields.includes(field))),
    focus: (field: Field): void => inputs.current.get(field)?.focus(),
  };
}
