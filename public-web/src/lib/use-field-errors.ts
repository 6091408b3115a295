import { useRef, useState } from 'react';
import { useLocale } from '../translations/use-translations';

export interface FieldError {
  field: string;
  message: string;
}

/** The errors of a form's fields. Each appears at its field until the visitor changes that field, or the language. */
export function useFieldErrors<Field extends string>() {
  const inputs = useRef(new Map<string, HTMLElement>());
  const locale = useLocale();
  const [found, setFound] = useState<{ errors: readonly FieldError[]; locale: string }>({
    errors: [],
    locale,
  });
  const fieldErrors = found.locale === locale ? found.errors : [];

  return {
    errorOf: (field: Field): string | undefined =>
      fieldErrors.find((error) => error.field === field)?.message,
    inputOf: (field: Field) => (input: HTMLElement | null) => {
      if (input) inputs.current.set(field, input);
      else inputs.current.delete(field);
    },
    /** Shows the errors and focuses the first of their fields. */
    mark(errors: readonly FieldError[]): void {
      setFound({ errors, locale });
      const first = errors.find(({ field }) => inputs.current.has(field));
      if (first) inputs.current.get(first.field)?.focus();
    },
    /** Shows the error of a field that the visitor has left. */
    note: (field: Field, message: string): void =>
      setFound({
        errors: [...fieldErrors.filter((error) => error.field !== field), { field, message }],
        locale,
      }),
    clear: (...fields: string[]): void =>
      setFound(({ errors, ...rest }) => ({
        ...rest,
        errors: errors.filter(({ field }) => !fields.includes(field)),
      })),
    focus: (field: Field): void => inputs.current.get(field)?.focus(),
  };
}
