import { useRef, useState } from 'react';

export interface FieldFault {
  field: string;
  message: string;
}

/** What is wrong with the fields of a form, for each to say so itself until it is changed. */
export function useFieldFaults<Field extends string>() {
  const inputs = useRef(new Map<string, HTMLElement>());
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);

  return {
    errorOf: (field: Field): string | undefined => faults.find((fault) => fault.field === field)?.message,
    inputOf: (field: Field) => (input: HTMLElement | null) => {
      if (input) inputs.current.set(field, input);
      else inputs.current.delete(field);
    },
    /** Leads to the first of them. */
    mark(found: readonly FieldFault[]): void {
      setFaults(found);
      const first = found.find(({ field }) => inputs.current.has(field));
      if (first) inputs.current.get(first.field)?.focus();
    },
    clear: (...fields: string[]): void =>
      setFaults((before) => before.filter(({ field }) => !fields.includes(field))),
    focus: (field: Field): void => inputs.current.get(field)?.focus(),
  };
}
