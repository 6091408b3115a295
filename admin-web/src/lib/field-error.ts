/** A validation error of one field, in the shape that react-admin's `validate` expects. */
export interface FieldError {
  /** Shown at the field. */
  message: string;
  /** The toast that reports the error. Without a text, it repeats that of the field. */
  args: { title: string; text?: string };
}

export type FieldErrors<Field extends string = string> = Partial<Record<Field, FieldError>>;

export function fieldError(title: string, message: string, text?: string): FieldError {
  return { message, args: { title, ...(text !== undefined && { text }) } };
}

/** The sentence of an error in the form's state: an object from `validate`, or a plain text from the server. */
export function sentenceOf(error: { message?: unknown } | undefined): string | undefined {
  const message = error?.message;
  return isFieldError(message) ? message.message : (message as string | undefined);
}

/** The toast for an error in the form's state; undefined for an error from the server. */
export function toastOf(
  error: { message?: unknown } | undefined,
): { title: string; text: string } | undefined {
  if (!isFieldError(error?.message)) return undefined;
  const { message, args } = error.message;
  return { title: args.title, text: args.text ?? message };
}

function isFieldError(message: unknown): message is FieldError {
  return typeof message === 'object' && message !== null && 'args' in message;
}

/** The first error of a form, with the path of its field: the fields of an item of a list are below it. */
export function firstError(
  errors: object,
  path = '',
): { field: string; error: { message?: unknown } } | undefined {
  for (const [name, error] of Object.entries(errors) as [string, { message?: unknown } | undefined][]) {
    if (!error) continue;
    const field = path + name;
    const found = 'message' in error ? { field, error } : firstError(error, `${field}.`);
    if (found) return found;
  }
  return undefined;
}
