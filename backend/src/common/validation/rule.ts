import type { ValidationOptions } from 'class-validator';
import { type ErrorCodeOf, sentenceOf } from '../errors/error-catalogue.js';

/** Gives a validation rule an error code and its message. */
export function rule(code: ErrorCodeOf<400>, message = sentenceOf(code)): ValidationOptions {
  return { message, context: { code } };
}
