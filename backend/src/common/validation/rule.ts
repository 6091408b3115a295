import type { ValidationOptions } from 'class-validator';
import { type ErrorCodeOf, sentenceOf } from '../errors/error-catalogue.js';

/** Gives a validation its own error code, and the sentence that goes with it. */
export function rule(code: ErrorCodeOf<400>, message = sentenceOf(code)): ValidationOptions {
  return { message, context: { code } };
}
