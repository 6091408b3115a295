import type { ValidationOptions } from 'class-validator';

/** Gives a validation its own error code and sentence: `@IsNotEmpty(rule('MISSING_NAME', 'Please enter …'))`. */
export function rule(code: string, message: string): ValidationOptions {
  return { message, context: { code } };
}
